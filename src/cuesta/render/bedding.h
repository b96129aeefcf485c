// SPDX-License-Identifier: Apache-2.0
// Beds of uneven thickness, the same everywhere: a hash of their number shifts their ends.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace cuesta {

// Mixes a number to 0..1 [splitmix64's finaliser].
inline double hash01(std::int64_t n, std::uint64_t salt) {
    std::uint64_t z = static_cast<std::uint64_t>(n) * 0x9E3779B97F4A7C15u + salt;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    z ^= z >> 31;
    return static_cast<double>(z >> 11) * 0x1p-53;
}

struct Bed {
    double foot = 0;       // metres above the bed's foot
    double thickness = 1;  // metres
    std::int64_t number = 0;
};

// The bed at a height; beds are `usual_m` thick on average, from 0.3 to 1.7 times that.
inline Bed bed_at(double height_m, double usual_m) {
    const auto boundary = [](std::int64_t k) {
        return static_cast<double>(k) + 0.7 * (hash01(k, 11) - 0.5);
    };
    const double place = std::clamp(height_m / usual_m, -1e15, 1e15);
    auto k = static_cast<std::int64_t>(std::floor(place));
    if (place < boundary(k))
        --k;
    else if (place >= boundary(k + 1))
        ++k;
    const double foot = boundary(k);
    return {(place - foot) * usual_m, (boundary(k + 1) - foot) * usual_m, k};
}

// How dark the thin line at a bed's foot is: a good pixel wide, at most a third of the bed.
inline double bed_line(const Bed& bed, double rise_m) {
    const double width = std::min(1.3 * rise_m, bed.thickness / 3);
    const double line = std::clamp(1 - bed.foot / width, 0.0, 1.0);
    return line * (0.5 + 0.5 * hash01(bed.number, 23));
}

}  // namespace cuesta
