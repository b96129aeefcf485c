// SPDX-License-Identifier: Apache-2.0
#include "cuesta/analysis/realism_network.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace cuesta::realism {
namespace {

constexpr std::int64_t columns = 40, rows = 700;

// Falls to the south in straight lines: y cells drain through a cell of row y.
LandMap slope_of(const auto& height) {
    LandMap land{.columns = columns, .rows = rows, .spacing_x_m = 30, .spacing_y_m = 30};
    for (std::int64_t y = 0; y < rows; ++y)
        land.height.insert(land.height.end(), columns, height(static_cast<double>(y)));
    land.land_cells = columns * rows;
    land.high_m = land.height.front(), land.low_m = land.height.back();
    return land;
}

flow::FloodedRouting route(const LandMap& land) {
    return flow::route_flooded(land.height, land.columns, land.rows, land.spacing_x_m,
                               land.spacing_y_m);
}

TEST(realism_network, paths_of_a_plane_are_as_long_as_their_area) {
    std::vector<CurvePoint> curve;
    const LandMap land = slope_of([](double y) { return 1000 - y; });
    const Finding hack = hack_exponent(route(land), curve);
    EXPECT_NEAR(hack.value, 1, 0.01);  // L = 30 (A - 1)
    EXPECT_GT(*hack.r2, 0.9999);
    ASSERT_EQ(curve.size(), 7u);  // half octaves from 64 to 699
    for (const auto& [area, length] : curve) EXPECT_NEAR(length / (30 * (area - 1)), 1, 0.001);
}

TEST(realism_network, channels_of_a_plane_are_counted_by_hand) {
    const LandMap land = slope_of([](double y) { return 1000 - y; });
    // In 38 columns rows 100 to 698 carry 100 cells or more and go on by 30 m each.
    const double length = 38 * 599 * 30.0, area = columns * rows * 900.0;
    EXPECT_NEAR(drainage_density(route(land), land).value, length / area * 300, 1e-12);
}

TEST(realism_network, exceedance_of_a_plane_falls_in_a_line) {
    const LandMap land = slope_of([](double y) { return 1000 - y; });
    std::vector<CurvePoint> curve;
    const Finding area = area_exponent(route(land), land.land_cells, curve);
    EXPECT_TRUE(area.reason.empty());
    ASSERT_EQ(curve.size(), 20u);
    EXPECT_DOUBLE_EQ(curve.front().x, 8);
    EXPECT_NEAR(curve.back().x, 140, 1e-9);  // 0.5 % of 28000
    // Areas 9 to 699 in each of 38 columns are above 8 cells.
    EXPECT_DOUBLE_EQ(curve.front().y, 38.0 * 691 / 28000);
    EXPECT_DOUBLE_EQ(curve.back().y, 38.0 * 559 / 28000);
}

TEST(realism_network, concavity_of_a_river_made_for_it) {
    // Slope 0.5 A^-theta at area A.
    for (const double theta : {0.3, 0.5}) {
        std::array<double, rows> z{};
        for (std::size_t y = 1; y < rows; ++y)
            z[y] = z[y - 1] - 30 * 0.5 * std::pow(static_cast<double>(y), -theta);
        const LandMap land = slope_of([&](double y) { return z[static_cast<std::size_t>(y)]; });
        std::vector<CurvePoint> curve;
        const Finding found = concavity(route(land), land, curve);
        EXPECT_NEAR(found.value, theta, 0.03);
        EXPECT_GT(*found.r2, 0.99);
    }
}

TEST(realism_network, slopes_are_taken_over_ten_metres) {
    // Steps of 12 m every 40 cells: at any cell the next step is what 10 m of drop take.
    const LandMap land =
        slope_of([](double y) { return 300 - 12 * std::floor(y / 40) - 1e-3 * y; });
    std::vector<CurvePoint> curve;
    concavity(route(land), land, curve);
    ASSERT_FALSE(curve.empty());
    for (const auto& [area, slope] : curve) {
        EXPECT_GT(slope, 12.0 / (40 * 30));
        EXPECT_LT(slope, 12.1 / 30);
    }
}

TEST(realism_network, gentle_ground_and_small_maps_are_told) {
    const LandMap land = slope_of([](double y) { return 5 - y * 0.005; });
    std::vector<CurvePoint> curve;
    EXPECT_NE(concavity(route(land), land, curve).reason.find("falls by 10 m"), std::string::npos);
    LandMap small = land;
    small.rows = 30, small.height.resize(columns * 30), small.land_cells = columns * 30;
    EXPECT_FALSE(hack_exponent(route(small), curve).reason.empty());
    EXPECT_FALSE(area_exponent(route(small), small.land_cells, curve).reason.empty());
    EXPECT_FALSE(drainage_density(route(small), small).reason.empty());
}

TEST(realism_network, bifurcation_leaves_out_the_order_the_map_cuts) {
    EXPECT_NEAR(bifurcation_ratio(std::array<std::int64_t, 4>{64, 16, 4, 3}).value, 4, 1e-12);
    EXPECT_FALSE(bifurcation_ratio(std::array<std::int64_t, 2>{4, 1}).reason.empty());
    EXPECT_FALSE(bifurcation_ratio({}).reason.empty());
}

}  // namespace
}  // namespace cuesta::realism
