// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/river/lake_rates.h"

#include <gtest/gtest.h>

#include <limits>

#include "support/run_process.h"

namespace cuesta::river {
namespace {

Terrain land_of(const Grid& grid, double height_m) {
    Terrain terrain(grid, whole(grid), 1, std::make_shared<MaterialTable>());
    terrain.height().fill(static_cast<float>(height_m));
    terrain.settle(0.01);
    return terrain;
}

TEST(lake_rates, are_parts_of_a_cell_at_its_widest) {
    const Grid grid{3, 2, 100};
    const Terrain terrain = land_of(grid, 5);
    StepReport report;
    const LakeRates rates = lake_rates(FieldValue(0.5), FieldValue(0.25), FieldValue(2),
                                       terrain.ground(), 0, grid, whole(grid), report);
    EXPECT_EQ(rates.gain.at(1, 1), static_cast<std::int32_t>(0.5 * rate_parts));
    EXPECT_EQ(rates.loss.at(1, 1), static_cast<std::int32_t>(2.25 * rate_parts));
    EXPECT_TRUE(report.counts.empty());
    const LakeRates sea = lake_rates(FieldValue(0.5), FieldValue(0.25), FieldValue(2),
                                     terrain.ground(), 5, grid, whole(grid), report);
    EXPECT_EQ(sea.gain.at(1, 1), 0);
    EXPECT_EQ(sea.loss.at(1, 1), 0);
}

TEST(lake_rates, count_what_is_out_of_range) {
    const Grid grid{2, 2, 100};
    const Terrain terrain = land_of(grid, 5);
    const Field odd = test::field_of(grid, [](std::int64_t x, std::int64_t y) {
        if (x == 0 && y == 0) return -1.0;
        if (x == 1 && y == 0) return std::numeric_limits<double>::quiet_NaN();
        return x == 0 ? 1e9 : 1.0;
    });
    StepReport report;
    const LakeRates rates = lake_rates(FieldValue(odd), FieldValue(3), FieldValue(odd),
                                       terrain.ground(), 0, grid, whole(grid), report);
    EXPECT_EQ(report.counts.at("limited_runoff"), 3);
    EXPECT_EQ(report.counts.at("limited_evaporation"), 3);
    EXPECT_EQ(report.counts.at("wet_lakes"), 3);
    EXPECT_EQ(rates.gain.at(0, 0), 0);
    EXPECT_EQ(rates.gain.at(1, 0), 0);
    EXPECT_EQ(rates.gain.at(0, 1), static_cast<std::int32_t>(100 * rate_parts));
    EXPECT_EQ(rates.loss.at(0, 1), static_cast<std::int32_t>(197 * rate_parts));
    EXPECT_EQ(rates.loss.at(1, 1), 0);
}

TEST(lake_rates, cells_near_the_pole_are_small) {
    Grid grid{64, 32, 1000};
    grid.projection = Projection::latlon;
    const std::vector<double> shares = area_shares(grid, {0, 4, 64, 8});
    ASSERT_EQ(shares.size(), 8u);
    for (std::size_t y = 0; y < 8; ++y)
        EXPECT_NEAR(shares[y],
                    grid.cell_area_m2(static_cast<std::int64_t>(y) + 4) / grid.cell_area_m2(),
                    1e-12);
    EXPECT_LT(shares[0], 0.5);
    // Rows three times as high as columns are wide: nothing is cut off.
    Grid tall{192, 32, 1000};
    tall.projection = Projection::latlon;
    EXPECT_GT(area_shares(tall, whole(tall))[16], 2.9);
    grid.projection = Projection::flat;
    EXPECT_EQ(area_shares(grid, whole(grid))[0], 1);
}

TEST(one_number, is_that_of_a_field_with_one_value) {
    const Grid grid{4, 3, 100};
    SingleCommunicator comm(grid);
    Field map = test::field_of(grid, [](auto, auto) { return 0.75; });
    const FieldOr by_name = "rain";
    const auto found = [&] { return one_number(by_name, FieldValue(map), 100, whole(grid), comm); };
    EXPECT_EQ(found(), 0.75);
    EXPECT_EQ(one_number(FieldOr(0.1), FieldValue(0.1), 100, whole(grid), comm), 0.1);
    map.at(3, 2) = 0.5f;
    EXPECT_EQ(found(), std::nullopt);
    map.at(3, 2) = std::numeric_limits<float>::quiet_NaN();
    EXPECT_EQ(found(), std::nullopt);
    map.fill(-1);
    EXPECT_EQ(found(), std::nullopt);
    map.fill(101);
    EXPECT_EQ(found(), std::nullopt);
}

}  // namespace
}  // namespace cuesta::river
