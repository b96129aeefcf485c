// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/ocean_floor.h"

#include <gtest/gtest.h>

#include "support/run_operator.h"

namespace cuesta {
namespace {

Field ramp() {  // 10, 20, ... 80
    Field field({4, 2, 1});
    for (std::int64_t i = 0; i < 8; ++i) field.at(i % 4, i / 4) = 10.0f * static_cast<float>(i + 1);
    return field;
}

TEST(ocean_floor, drowns_the_lowest_share_and_shifts_the_rest) {
    const Field out =
        test::run_filter(OceanFloor{.share = 0.5, .floor = -3, .coast = 2}, ramp(), {4, 2});
    for (std::int64_t x = 0; x < 4; ++x) {
        EXPECT_EQ(out.at(x, 0), -3.0f);
        EXPECT_EQ(out.at(x, 1), -1.0f + 10.0f * static_cast<float>(x + 1));  // above 40
    }
}

TEST(ocean_floor, stretches_land_to_the_relief) {
    const Field out =
        test::run_filter(OceanFloor{.share = 0.5, .coast = 20, .relief = 100}, ramp(), {4, 2});
    EXPECT_EQ(out.at(3, 1), 100.0f);
    EXPECT_EQ(out.at(0, 1), 40.0f);  // 20 + 80 / 4
}

TEST(ocean_floor, knows_all_sea_no_sea_and_flat_ground) {
    const Field all = test::run_filter(OceanFloor{.share = 1}, ramp(), {4, 2});
    EXPECT_EQ(all.at(3, 1), 0.0f);
    const Field none = test::run_filter(OceanFloor{.share = 0, .coast = 1}, ramp(), {4, 2});
    EXPECT_EQ(none.at(0, 0), 1.0f);
    EXPECT_EQ(none.at(3, 1), 71.0f);
    Field flat({4, 2, 1});
    StepReport report;
    const Field drowned =
        test::run_filter(OceanFloor{.share = 0.25}, flat, {4, 2}, {.report = &report});
    EXPECT_EQ(drowned.at(3, 1), 0.0f);
    EXPECT_EQ(report.counts["ties_at_the_coast"], 6);
    test::run_filter(OceanFloor{.coast = 50, .relief = 10}, ramp(), {4, 2}, {.report = &report});
    EXPECT_EQ(report.counts["flat_land"], 1);
}

TEST(ocean_floor, takes_exactly_the_share_on_any_blocks) {
    const Grid grid{50, 40};
    Field land({50, 40, 1});
    for (std::int64_t i = 0; i < 2000; ++i)  // 0 to 1999, each once
        land.at(i % 50, i / 50) = static_cast<float>(i * 777 % 2000);
    const OceanFloor op{.share = 0.66};
    const Field out = test::run_filter(op, land, grid);
    std::int64_t sea = 0;
    for (std::int64_t y = 0; y < 40; ++y)
        for (std::int64_t x = 0; x < 50; ++x) sea += out.at(x, y) == 0.0f;
    EXPECT_EQ(sea, 1320);
    EXPECT_TRUE(test::same_bits(out, test::run_filter_on_blocks(op, land, grid, 3, 2)));
}

}  // namespace
}  // namespace cuesta
