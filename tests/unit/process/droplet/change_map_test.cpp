// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/change_map.h"

#include <gtest/gtest.h>

#include "support/drop_lab.h"

namespace cuesta::test {
namespace {

DropMap hills(bool wraps) {
    return drop_map(
        24, 24, [](auto x, auto y) { return drop_hills(x, y, 24); }, wraps, wraps);
}

TEST(ChangeMap, one_pass_spreads_a_heap_over_nine_samples_and_leaves_the_land) {
    const DropMap before = hills(false);
    DropMap land = copy_of(before);
    land.height.at(10, 12) += 9000;
    mix_change(land, before, {}, 1, 1);
    for (std::int64_t y = 0; y < 24; ++y)
        for (std::int64_t x = 0; x < 24; ++x)
            EXPECT_EQ(land.height.at(x, y) - before.height.at(x, y),
                      std::abs(x - 10) <= 1 && std::abs(y - 12) <= 1 ? 1000 : 0);
}

TEST(ChangeMap, half_of_it_is_the_mean_of_both) {
    const DropMap before = hills(false);
    DropMap land = copy_of(before);
    land.height.at(10, 12) -= 18'000;
    mix_change(land, before, {}, 0.5, 1);
    EXPECT_EQ(land.height.at(10, 12) - before.height.at(10, 12), -10'000);
    EXPECT_EQ(land.height.at(11, 13) - before.height.at(11, 13), -1000);
}

TEST(ChangeMap, the_sum_stays_to_the_unit_at_any_edge_and_number_of_passes) {
    for (const bool wraps : {false, true})
        for (const double b : {0.0, 0.3, 1.0})
            for (const int passes : {1, 8}) {
                const DropMap before = hills(wraps);
                DropMap land = copy_of(before);
                for (std::int64_t i = 0; i < 24; ++i) {
                    land.height.at(i, 0) -= static_cast<std::int32_t>(1000 + 77 * i);
                    land.height.at(0, i) += static_cast<std::int32_t>(31 * i);
                    land.height.at(23, 23 - i) += static_cast<std::int32_t>(5 * i * i);
                }
                const std::int64_t sum = drop_sum(land);
                mix_change(land, before, {}, b, passes);
                EXPECT_EQ(drop_sum(land), sum);
            }
}

// A trench down to the floor beside ground that stands just above it, and a heap up to the ceiling.
TEST(ChangeMap, what_is_blurred_stays_above_the_floor_and_below_the_ceiling) {
    const DropMap before = drop_map(24, 24, [](auto x, auto) { return x < 12 ? 10.0 : 10.5; });
    DropCover cover;
    cover.floor = before.height.at(0, 0) - 300;
    cover.ceiling = before.height.at(23, 0) + 200;
    for (const double b : {0.4, 1.0})
        for (const int passes : {1, 8}) {
            DropMap land = copy_of(before);
            for (std::int64_t y = 0; y < 24; ++y) {
                land.height.at(14, y) = cover.floor;
                land.height.at(5, y) = cover.ceiling;
                land.close_row(y);
            }
            const std::int64_t sum = drop_sum(land);
            mix_change(land, before, cover, b, passes);
            EXPECT_EQ(drop_sum(land), sum);
            for (std::int64_t y = 0; y < 24; ++y)
                for (std::int64_t x = 0; x < 24; ++x) {
                    EXPECT_GE(land.height.at(x, y), cover.floor);
                    EXPECT_LE(land.height.at(x, y), cover.ceiling);
                }
        }
}

// A hole below the floor, half filled: nothing may take away there what lies below the floor.
TEST(ChangeMap, what_lies_below_the_floor_is_not_blurred_away) {
    const DropMap before = drop_map(24, 24, [](auto x, auto) { return x < 12 ? 10.0 : 8.0; });
    DropCover cover;
    cover.floor = before.height.at(0, 0) - 300;
    DropMap land = copy_of(before);
    for (std::int64_t y = 0; y < 24; ++y) {
        land.height.at(14, y) += 50'000;
        land.height.at(15, y) = cover.floor + 200;
        land.close_row(y);
    }
    const DropMap laid = copy_of(land);
    mix_change(land, before, cover, 1, 4);
    EXPECT_EQ(drop_sum(land), drop_sum(laid));
    for (std::int64_t y = 0; y < 24; ++y)
        for (std::int64_t x = 0; x < 24; ++x)
            EXPECT_GE(land.height.at(x, y), std::min(laid.height.at(x, y), cover.floor));
}

// Drops have cut soft ground down to something hard, which the cover shows as hard from then on:
// as deep as they came, all of the change counts.
TEST(ChangeMap, the_sum_stays_where_drops_have_come_down_to_hard_ground) {
    const DropMap before = drop_map(24, 24, [](auto, auto) { return 10.0; });
    Field softness({24, 24, 1});
    softness.fill(0);
    DropCover cover;
    cover.softness = &softness;
    cover.ceiling = before.height.at(0, 0);
    cover.floor = before.height.at(0, 0) - 500;
    for (const double b : {0.4, 1.0}) {
        DropMap land = copy_of(before);
        for (std::int64_t y = 0; y < 24; ++y) {
            land.height.at(9, y) = cover.floor;
            land.close_row(y);
        }
        const std::int64_t sum = drop_sum(land);
        mix_change(land, before, cover, b, 2);
        EXPECT_EQ(drop_sum(land), sum);
        for (std::int64_t y = 0; y < 24; ++y)
            for (std::int64_t x = 0; x < 24; ++x) {
                EXPECT_GE(land.height.at(x, y), cover.floor);
                EXPECT_LE(land.height.at(x, y), cover.ceiling);
            }
    }
}

}  // namespace
}  // namespace cuesta::test
