// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/displacement.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/elementary.h"

namespace cuesta {
namespace {

struct Pair {
    double east_x, east_y, south_x, south_y;  // one gradient for each component
};

double fade(double t) {
    return t * t * t * (t * (6 * t - 15) + 10);
}

std::int64_t around(std::int64_t i, std::int64_t period) {
    if (period == 0) return i;
    const std::int64_t inside = i % period;
    return inside < 0 ? inside + period : inside;
}

}  // namespace

Displacement::Displacement(const Grid& grid, RandomKey key, double amount_m, double wavelength_m,
                           int octaves)
    : key_(key) {
    const auto axis = [&](bool wraps, double origin_m, double extent_m, double wave_m) -> Axis {
        if (!wraps) return {origin_m / wave_m, grid.spacing_m / wave_m, 0};
        const double waves = std::max(1.0, std::floor(extent_m / wave_m + 0.5));
        return {0, grid.spacing_m * waves / extent_m, static_cast<std::int64_t>(waves)};
    };
    double total = 0;
    for (int k = 0; k < octaves; ++k) {
        const double share = 1 / static_cast<double>(std::int64_t{1} << k);
        const double wave_m = wavelength_m * share;
        if (wave_m < 2 * grid.spacing_m) {
            dropped_ = octaves - k;
            break;
        }
        octaves_.push_back({axis(grid.wraps_x(), grid.origin_x_m, grid.extent_x_m(), wave_m),
                            axis(grid.wraps_y(), grid.origin_y_m, grid.extent_y_m(), wave_m),
                            share});
        total += share;
    }
    for (Octave& octave : octaves_) octave.amplitude *= std::sqrt(2.0) * amount_m / total;
}

void Displacement::row(std::int64_t x0, std::int64_t y, std::int64_t n, double* east,
                       double* south) const {
    std::fill_n(east, n, 0.0);
    std::fill_n(south, n, 0.0);
    std::vector<Pair> above, below;  // lattice points of the row north and south of y
    for (std::size_t k = 0; k < octaves_.size(); ++k) {
        const Octave& octave = octaves_[k];
        const auto position = [&](std::int64_t x) {
            return octave.x.begin + static_cast<double>(x) * octave.x.step;
        };
        const double v = octave.y.begin + static_cast<double>(y) * octave.y.step;
        const double v_low = std::floor(v), dy = v - v_low, down = fade(dy);
        const auto first = static_cast<std::int64_t>(std::floor(position(x0)));
        const auto last = static_cast<std::int64_t>(std::floor(position(x0 + n - 1))) + 1;
        const auto fill = [&](std::vector<Pair>& line, std::int64_t lattice_y) {
            line.clear();
            for (std::int64_t i = first; i <= last; ++i) {
                const auto words =
                    random_words(key_, around(i, octave.x.period),
                                 around(lattice_y, octave.y.period), static_cast<std::uint32_t>(k));
                const auto a = elementary::sincos_turns(uniform_double(words[0], words[1]));
                const auto b = elementary::sincos_turns(uniform_double(words[2], words[3]));
                line.push_back({a.cos, a.sin, b.cos, b.sin});
            }
        };
        fill(above, static_cast<std::int64_t>(v_low));
        fill(below, static_cast<std::int64_t>(v_low) + 1);
        for (std::int64_t x = 0; x < n; ++x) {
            const double u = position(x0 + x), u_low = std::floor(u), dx = u - u_low;
            const double right = fade(dx);
            const auto i = static_cast<std::size_t>(static_cast<std::int64_t>(u_low) - first);
            const Pair &nw = above[i], &ne = above[i + 1], &sw = below[i], &se = below[i + 1];
            const auto mix = [&](double a, double b, double c, double d) {
                const double top = a + right * (b - a), bottom = c + right * (d - c);
                return octave.amplitude * (top + down * (bottom - top));
            };
            east[x] += mix(nw.east_x * dx + nw.east_y * dy, ne.east_x * (dx - 1) + ne.east_y * dy,
                           sw.east_x * dx + sw.east_y * (dy - 1),
                           se.east_x * (dx - 1) + se.east_y * (dy - 1));
            south[x] +=
                mix(nw.south_x * dx + nw.south_y * dy, ne.south_x * (dx - 1) + ne.south_y * dy,
                    sw.south_x * dx + sw.south_y * (dy - 1),
                    se.south_x * (dx - 1) + se.south_y * (dy - 1));
        }
    }
}

}  // namespace cuesta
