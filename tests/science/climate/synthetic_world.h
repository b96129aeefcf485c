// SPDX-License-Identifier: Apache-2.0
// Worlds for the climate to be tested on: noise on the sphere itself, so that no shape is stretched
// at the poles, with a given share of land and ranges across it. And Koppen's main classes.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "cuesta/grid/field.h"
#include "cuesta/grid/grid.h"

namespace cuesta::test {

// Waves through space in random directions; each octave half as long and half as high.
class SphereNoise {
public:
    SphereNoise(std::uint64_t seed, double waves, int octaves) {
        std::uint64_t state = seed * 0x9e3779b97f4a7c15u + 1;
        const auto uniform = [&] {
            state ^= state << 13, state ^= state >> 7, state ^= state << 17;
            return static_cast<double>(state >> 11) * 0x1p-53;
        };
        for (int i = 0; i < 20; ++i) uniform();
        double k = waves, high = 1;
        for (int o = 0; o < octaves; ++o, k *= 2, high /= 2)
            for (int i = 0; i < 24; ++i) {
                const double z = 2 * uniform() - 1, a = 2 * M_PI * uniform();
                const double r = std::sqrt(1 - z * z), length = k * (1 + 0.4 * uniform());
                list_.push_back({length * r * std::cos(a), length * r * std::sin(a), length * z,
                                 2 * M_PI * uniform(), high});
            }
    }
    double at(double x, double y, double z) const {
        double sum = 0;
        for (const auto& w : list_) sum += w[4] * std::sin(w[0] * x + w[1] * y + w[2] * z + w[3]);
        return sum / std::sqrt(24.0);
    }

private:
    std::vector<std::array<double, 5>> list_;
};

inline Grid globe(std::int64_t columns) {
    return {.columns = columns,
            .rows = columns / 2,
            .spacing_m = 40030e3 / static_cast<double>(columns),
            .edges = Edges::wrap_x,
            .projection = Projection::latlon};
}

// Heights with the sea at 0 and `share` of the area above it.
inline Field synthetic_world(const Grid& grid, std::uint64_t seed, double share = 0.3) {
    Field height({grid.columns, grid.rows, 1});
    const SphereNoise continents(2 * seed + 1, 2, 6), ranges(2 * seed + 2, 5, 5);
    std::vector<std::pair<float, double>> all;
    double area = 0;
    const auto place = [&](std::int64_t x, std::int64_t y) {
        const double lat = grid.latitude_deg(y) * M_PI / 180;
        const double lon =
            2 * M_PI * (static_cast<double>(x) + 0.5) / static_cast<double>(grid.columns);
        return std::array{std::cos(lat) * std::cos(lon), std::cos(lat) * std::sin(lon),
                          std::sin(lat)};
    };
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x) {
            const auto p = place(x, y);
            height.at(x, y) = static_cast<float>(continents.at(p[0], p[1], p[2]));
            all.emplace_back(height.at(x, y), grid.cell_area_m2(y));
            area += grid.cell_area_m2(y);
        }
    std::sort(all.rbegin(), all.rend());
    double sum = 0, coast = 0;
    for (const auto& [value, cell] : all)
        if ((sum += cell) <= share * area) coast = value;
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x) {
            const double above = height.at(x, y) - coast;
            const auto p = place(x, y);
            const double ridge = 1 - std::min(1.0, std::abs(ranges.at(p[0], p[1], p[2])) / 0.45);
            height.at(x, y) = static_cast<float>(
                above >= 0
                    ? 60 + 1080 * above + 3500 * ridge * ridge * ridge * std::min(1.0, above / 0.3)
                    : std::max(-5000.0, 6000 * above));
        }
    return height;
}

// 0 A tropical, 1 B dry, 2 C mild, 3 D snow, 4 E polar; of monthly temperature (C) and rain (mm).
// Polar is told before dry, so that ice is no desert.
inline int koppen_main(const std::array<double, 12>& warm, const std::array<double, 12>& wet,
                       bool southern, bool* desert = nullptr) {
    double mean = 0, rain = 0, summer = 0;
    for (int m = 0; m < 12; ++m) {
        const auto i = static_cast<std::size_t>(m);
        mean += warm[i] / 12, rain += wet[i];
        if ((m >= 3 && m <= 8) != southern) summer += wet[i];
    }
    const double coldest = *std::min_element(warm.begin(), warm.end());
    const double warmest = *std::max_element(warm.begin(), warm.end());
    const double limit = 2 * mean + (summer > 0.7 * rain ? 28 : summer < 0.3 * rain ? 0 : 14);
    if (desert != nullptr) *desert = warmest > 10 && rain < 5 * limit;
    if (warmest <= 10) return 4;
    if (rain < 10 * limit) return 1;
    return coldest >= 18 ? 0 : coldest > 0 ? 2 : 3;
}

}  // namespace cuesta::test
