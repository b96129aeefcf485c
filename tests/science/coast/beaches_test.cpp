// SPDX-License-Identifier: Apache-2.0
// Beaches and drift along the shore; claims, figures and tolerances are in README.md.
#include <gtest/gtest.h>

#include <cmath>
#include <iostream>
#include <numbers>

#include "cuesta/process/coast/beach.h"

namespace cuesta::coast {
namespace {

constexpr double unit_m = 0x1p-17, spacing_m = 20, wave_m = 1.2, A = 0.12, berm_m = 1.5;

CoastMap sandy(std::int64_t columns, std::int64_t rows, auto&& height_m) {
    CoastMap map(Grid{columns, rows, spacing_m, Edges::wrap_x});
    map.unit_m = unit_m;
    const std::size_t size = map.size();
    map.ground.resize(size);
    map.sand.assign(size, 1 << 29);
    map.notch.assign(size, 0), map.soft.assign(size, 1), map.hold.assign(size, 1);
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x)
            map.ground[map.at(x, y)] = static_cast<std::int32_t>(height_m(x, y) / unit_m);
    return map;
}
Waves waves_from(const CoastMap& map, double angle) {
    Waves waves;
    const double e = std::pow(wave_m, 2.5), s = std::sin(angle), c = std::cos(angle);
    waves.xx.assign(map.ground.size(), static_cast<float>(e * s * s));
    waves.xy.assign(map.ground.size(), static_cast<float>(e * s * c));
    waves.yy.assign(map.ground.size(), static_cast<float>(e * c * c));
    waves.force.assign(map.ground.size(), static_cast<float>(e));
    return waves;
}

BeachReport drifted(CoastMap& map, Waves waves, const BeachRule& rule) {
    return move_sand(map, waves, rule);
}

// First Fourier term of what lies in every column, metres.
double bump(const CoastMap& map) {
    double c = 0, s = 0;
    for (std::int64_t x = 0; x < map.columns(); ++x) {
        double sum = 0;
        for (std::int64_t y = 0; y < map.rows(); ++y) sum += map.ground[map.at(x, y)] * unit_m;
        const double phase =
            2 * std::numbers::pi * static_cast<double>(x) / static_cast<double>(map.columns());
        c += sum * std::cos(phase), s += sum * std::sin(phase);
    }
    return std::hypot(c, s);
}

// Height of the profile half a cell from the shore: that of the beach above the sea.
const double beach_m = A * std::pow(spacing_m / 2, 2.0 / 3.0);

TEST(coast_beaches, a_wave_of_the_shore_dies_as_the_one_line_model_says) {
    const double closure_m = closure_heights * wave_m;
    for (const double angle_deg : {0.0, 15.0}) {
        const double angle = angle_deg * std::numbers::pi / 180;
        CoastMap map = sandy(96, 48, [&](std::int64_t x, std::int64_t y) {
            const double phase = 2 * std::numbers::pi * static_cast<double>(x) / 96;
            const double out_m = (28 + 3.0 * std::cos(phase) - static_cast<double>(y)) * spacing_m;
            if (out_m <= 0) return std::min(beach_m, -2 * beach_m * out_m / spacing_m);
            return -std::min(closure_m, A * std::pow(out_m, 2.0 / 3.0));
        });
        const double k = 2 * std::numbers::pi / (96 * spacing_m);
        const double spread =
            2 * 1000 * std::pow(wave_m, 2.5) * std::cos(2 * angle) / (closure_m + beach_m);
        const BeachRule rule{1000, A, berm_m, 20, 100000};
        drifted(map, waves_from(map, angle), rule);  // the profile comes to rest
        const double before = bump(map);
        double years = 0;
        for (int i = 0; i < 6; ++i, years += rule.years) drifted(map, waves_from(map, angle), rule);
        const double measured = std::log(before / bump(map)) / (k * k * years);
        std::cout << angle_deg << " degrees: " << measured << " m2/yr, one line " << spread
                  << ", left " << bump(map) / before << '\n';
        EXPECT_NEAR(measured / spread, 1, 0.3);
    }
}

TEST(coast_beaches, sand_takes_the_profile_of_dean) {
    CoastMap map = sandy(8, 60, [](std::int64_t, std::int64_t y) {
        return std::max(-0.02 * spacing_m * (40.0 - static_cast<double>(y)), -12.0);
    });
    const Waves waves = waves_from(map, 0);
    for (int i = 0; i < 40; ++i) drifted(map, waves, {1000, A, berm_m, 50, 1000});
    std::int64_t shore = 0;
    while (map.is_sea(map.at(3, shore))) ++shore;
    const double closure_m = closure_heights * wave_m;
    for (std::int64_t y = shore - 1; y >= 0; --y) {
        const double out_m = (static_cast<double>(shore - y) - 0.5) * spacing_m;
        const double law_m = A * std::pow(out_m, 2.0 / 3.0);
        if (law_m > closure_m * 0.8) break;
        std::cout << out_m << ' ' << map.depth_m(map.at(3, y)) << ' ' << law_m << '\n';
        if (out_m > 2 * spacing_m) {
            EXPECT_NEAR(map.depth_m(map.at(3, y)), law_m, 0.15 * closure_m);
        }
    }
}

}  // namespace
}  // namespace cuesta::coast
