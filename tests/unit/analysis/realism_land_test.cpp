// SPDX-License-Identifier: Apache-2.0
#include "cuesta/analysis/realism_land.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/base/error.h"
#include "support/maps.h"

namespace cuesta::realism {
namespace {

TEST(realism_land, cells_are_averaged_to_thirty_metres) {
    EXPECT_EQ(coarsening(30, 30), 1);
    EXPECT_EQ(coarsening(7.5, 7.5), 4);
    EXPECT_EQ(coarsening(29.9, 29.9), 2);
    EXPECT_EQ(coarsening(10, 90), 1);  // the root of their area counts
    Raster map{.columns = 5, .rows = 4};
    for (int i = 0; i < 20; ++i) map.samples.push_back(static_cast<float>(i));
    const LandMap land = prepare_land(map, {.spacing_m = 15});
    EXPECT_EQ(land.coarsened_by, 2);
    EXPECT_EQ(land.columns, 2);  // the fifth column is left over
    EXPECT_EQ(land.rows, 2);
    EXPECT_EQ(land.spacing_x_m, 30);
    EXPECT_EQ(land.height, (std::vector<double>{3, 5, 13, 15}));
    EXPECT_EQ(land.mean_m, 9);
    EXPECT_TRUE(land.outside.empty());
}

TEST(realism_land, what_has_no_value_and_what_is_sea_lies_outside) {
    Raster map{.columns = 3, .rows = 1, .samples = {5, NAN, -2}};
    map.spacing_m = 40;
    EXPECT_EQ(prepare_land(map, {}).outside, (std::vector<std::uint8_t>{0, 1, 0}));
    map.samples.push_back(9), map.columns = 4;
    const LandMap land = prepare_land(map, {.sea_level_m = 0.0});
    EXPECT_EQ(land.outside, (std::vector<std::uint8_t>{0, 1, 2, 0}));
    EXPECT_EQ(land.land_cells, 2);
    EXPECT_EQ(land.low_m, 5);
    EXPECT_EQ(land.relief_m(), 4);
}

TEST(realism_land, what_cannot_be_measured_is_told_in_a_sentence) {
    Raster map{.columns = 2, .rows = 2, .samples = {1, 2, 3, 4}};
    const auto complaint = [&](const RealismOptions& options) {
        return error_of([&] { prepare_land(map, options); });
    };
    EXPECT_NE(complaint({}).find("--spacing"), std::string::npos);
    EXPECT_NE(complaint({.spacing_m = 1}).find("smaller than one cell"), std::string::npos);
    EXPECT_NE(complaint({.spacing_m = 30, .sea_level_m = 9.0}).find("no land"), std::string::npos);
    EXPECT_EQ(complaint({.spacing_m = 30}), "");
    map.samples = {4, 4, 4, 4};
    EXPECT_NE(complaint({.spacing_m = 30}).find("level"), std::string::npos);
    map.in_metres = false;
    EXPECT_NE(complaint({.spacing_m = 30}).find("--low"), std::string::npos);
}

TEST(realism_land, straight_lines_are_found_with_their_scatter) {
    const LineFit exact = fit_line({{0, 1}, {1, 3}, {2, 5}});
    EXPECT_DOUBLE_EQ(exact.slope, 2);
    EXPECT_DOUBLE_EQ(exact.r2, 1);
    // Residuals 1/3, -2/3, 1/3 of (0 0) (1 0) (2 1): slope 1/2, R2 = 1 - (1/6) / (2/3).
    const LineFit scattered = fit_line({{0, 0}, {1, 0}, {2, 1}});
    EXPECT_DOUBLE_EQ(scattered.slope, 0.5);
    EXPECT_DOUBLE_EQ(scattered.r2, 0.75);
    EXPECT_TRUE(std::isnan(fit_line({{1, 1}}).slope));
    EXPECT_NEAR(fit_power_law({{1, 5}, {4, 10}, {16, 20}}).slope, 0.5, 1e-14);
}

}  // namespace
}  // namespace cuesta::realism
