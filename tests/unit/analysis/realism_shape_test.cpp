// SPDX-License-Identifier: Apache-2.0
#include "cuesta/analysis/realism_shape.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "cuesta/base/parallel.h"

namespace cuesta::realism {
namespace {

LandMap land_of(std::int64_t columns, std::int64_t rows, const auto& height) {
    LandMap land{.columns = columns, .rows = rows, .spacing_x_m = 30, .spacing_y_m = 30};
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x)
            land.height.push_back(height(static_cast<double>(x), static_cast<double>(y)));
    const auto [low, high] = std::minmax_element(land.height.begin(), land.height.end());
    land.low_m = *low, land.high_m = *high, land.land_cells = columns * rows;
    return land;
}

flow::FloodedRouting route(const LandMap& land) {
    return flow::route_flooded(land.height, land.columns, land.rows, 30, 30,
                               {.outside = land.outside});
}

TEST(realism_shape, a_groove_in_a_plane_is_carved_as_deep_as_the_map_is_wide) {
    // One column of 64, 100 m deep. In it the mean of 11 cells lies 100 * 10/11 above; in the ten
    // columns beside it 100/11 below. So the index is (10/11) / ((10 + 10) / 11 / 64) = 32.
    const LandMap land =
        land_of(64, 400, [](double x, double y) { return (x == 32 ? -100 : 0) - 1e-3 * y; });
    const Finding carve = carve_index(land, route(land));
    EXPECT_NEAR(carve.value, 32, 0.1);
    const LandMap small = land_of(64, 64, [](double x, double y) { return x + y; });
    EXPECT_NE(carve_index(small, route(small)).reason.find("too small"), std::string::npos);
}

TEST(realism_shape, volumes_of_pits_and_bumps_are_compared_in_whole_windows) {
    const auto height = [](double x, double y) {
        if (x == 10 && y == 10) return -1.0;  // a pit of 1 m
        if (x == 40 && y == 20) return 4.0;   // a bump of 4 m
        if (x == 90 && y == 30) return -9.0;  // beyond the last whole window
        if (x == 0 && y == 40) return -7.0;   // on a rim that drains
        return 0.0;
    };
    EXPECT_DOUBLE_EQ(inversion_asymmetry(land_of(100, 70, height)).value, 0.25);
    LandMap gap = land_of(100, 70, height);
    gap.outside.assign(7000, 0);
    gap.outside[11 * 100 + 11] = 1;  // the pit drains into it
    EXPECT_DOUBLE_EQ(inversion_asymmetry(gap).value, 0);
    EXPECT_FALSE(inversion_asymmetry(land_of(63, 100, height)).reason.empty());
    EXPECT_FALSE(
        inversion_asymmetry(land_of(64, 64, [](double x, double) { return x; })).reason.empty());
    EXPECT_TRUE(std::isinf(inversion_asymmetry(land_of(64, 64, [](double x, double y) {
                               return x == 5 && y == 5 ? -1.0 : 0.0;
                           })).value));
}

TEST(realism_shape, lakes_are_listed_with_level_area_and_volume) {
    // Relief 100 m, so that hollows of more than 1 cm count. Two lakes and a puddle.
    const LandMap land = land_of(20, 12, [](double x, double y) {
        if (x == 19 && y == 11) return 100.0;
        if (y == 5 && x >= 3 && x <= 5) return 20 - x;  // 17, 16, 15
        if (x == 12 && (y == 3 || y == 4)) return 10.0;
        if (x == 15 && y == 8) return 19.995;
        return x == 4 && y == 6 ? 18.0 : x == 0 && y == 0 ? 0.0 : 20.0;
    });
    const Lakes lakes = find_lakes(land, route(land).surface);
    ASSERT_EQ(lakes.list.size(), 2u);
    const ListedLake &deep = lakes.list[0], &wide = lakes.list[1];
    EXPECT_EQ(deep.cells, 2);
    EXPECT_NEAR(deep.volume_m3, 20 * 900, 1e-6);
    EXPECT_EQ(deep.x, 12);
    EXPECT_EQ(wide.cells, 4);  // with the diagonal cell below
    EXPECT_NEAR(wide.level_m, 20, 1e-9);
    EXPECT_NEAR(wide.deepest_m, 5, 1e-9);
    EXPECT_EQ(wide.x, 5);
    EXPECT_EQ(wide.y, 5);
    EXPECT_NEAR(wide.volume_m3, (3 + 4 + 5 + 2) * 900.0, 1e-6);
    EXPECT_EQ(lakes.cells, 6);
    EXPECT_NEAR(lakes.area_m2, 6 * 900.0, 1e-9);
    EXPECT_EQ(lakes.depth_m[8 * 20 + 15], 0);
}

TEST(realism_shape, slopes_know_both_spacings) {
    LandMap land = land_of(20, 20, [](double x, double y) { return 30 * x + 30 * y; });
    land.spacing_x_m = 40, land.spacing_y_m = 60;
    const double slope = std::atan(std::hypot(0.75, 0.5)) * 180 / std::numbers::pi;
    const Steepness steep = measure_steepness(land, 40);
    EXPECT_NEAR(steep.p99_9_deg, slope, 0.002);  // two bins
    EXPECT_EQ(steep.above_repose, 1);
    EXPECT_EQ(measure_steepness(land, 45).above_repose, 0);
}

TEST(realism_shape, a_map_turned_upside_down_swaps_spurs_and_hollows) {
    const auto waves = [](double x, double y) {
        return 200 * std::exp(std::sin(x * 0.21) + std::cos(y * 0.17 + x * 0.05));
    };
    const double up = spur_hollow_ratio(land_of(150, 150, waves)).value;
    const double down = spur_hollow_ratio(land_of(150, 150, [&](double x, double y) {
                            return -waves(x, y);
                        })).value;
    EXPECT_GT(up, 0);
    EXPECT_NE(up, 1);
    EXPECT_DOUBLE_EQ(up * down, 1);
    EXPECT_FALSE(
        spur_hollow_ratio(land_of(40, 40, [](double x, double) { return x; })).reason.empty());
}

TEST(realism_shape, a_spectrum_needs_a_whole_map_of_some_size) {
    const auto rough = [](double x, double y) { return std::sin(x * x * 0.37 + y * y * 0.73); };
    std::vector<CurvePoint> curve;
    EXPECT_TRUE(std::isfinite(spectral_slope_of(land_of(128, 128, rough), curve).value));
    EXPECT_FALSE(curve.empty());
    EXPECT_FALSE(spectral_slope_of(land_of(100, 200, rough), curve).reason.empty());
    EXPECT_TRUE(curve.empty());
    LandMap gap = land_of(128, 128, rough);
    gap.outside.assign(128 * 128, 0);
    gap.outside[7] = 1;
    EXPECT_FALSE(spectral_slope_of(gap, curve).reason.empty());
}

TEST(realism_shape, the_hypsometric_curve_of_a_plane_is_a_diagonal) {
    const auto curve = hypsometric_curve(land_of(101, 3, [](double x, double) { return x; }));
    ASSERT_EQ(curve.size(), 101u);
    for (const auto& [share, height] : curve) EXPECT_NEAR(height, 1 - share, 0.011);
}

}  // namespace
}  // namespace cuesta::realism
