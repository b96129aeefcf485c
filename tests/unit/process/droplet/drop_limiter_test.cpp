// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_limiter.h"

#include <gtest/gtest.h>

#include "support/drop_lab.h"

namespace cuesta::test {
namespace {

// One land and what drops have done to it.
struct Sheet {
    explicit Sheet(DropMap land, const DropCover& cover_ = {})
        : map(std::move(land)),
          cover(cover_),
          rule(rule_of(printed_drops(), drop_grid(map.columns(), map.rows()))),
          deposited({map.columns(), map.rows(), 0}),
          eroded({map.columns(), map.rows(), 0}),
          waiting(static_cast<std::size_t>(map.rows())) {}
    void apply() {
        DropLimiter limiter(map, rule, cover);
        for (std::int64_t y = 0; y < map.rows(); ++y)
            limiter.apply(y, deposited.row(y), eroded.row(y), waiting[static_cast<std::size_t>(y)]);
        eroded.fill(0);
    }
    std::int64_t waits() const {
        std::int64_t units = 0;
        for (const auto& row : waiting)
            for (const auto& [x, amount] : row) units += amount;
        return units;
    }
    DropMap map;
    DropCover cover;
    DropRule rule;
    IntField deposited;
    Field eroded;
    DropWaiting waiting;
};
DropMap flat(std::int64_t n = 20) {
    return drop_map(n, n, [](auto, auto) { return 10; });
}

TEST(DropLimiter, units_are_rounded_to_the_nearest) {
    EXPECT_EQ(rounded_units(2.4f), 2);
    EXPECT_EQ(rounded_units(2.5f), 3);
    EXPECT_EQ(rounded_units(-2.4f), -2);
    EXPECT_EQ(rounded_units(-2.5f), -3);
}

TEST(DropLimiter, a_needle_is_cut_to_the_clearance_and_the_rest_waits) {
    Sheet sheet(flat());
    const std::int64_t before = drop_sum(sheet.map);
    const std::int32_t ground = sheet.map.height.at(9, 9), clearance = sheet.rule.clearance;
    const std::int32_t heap = 10 * clearance;
    sheet.deposited.at(9, 9) = heap;
    sheet.apply();
    EXPECT_EQ(sheet.deposited.at(9, 9), 0);
    EXPECT_EQ(sheet.map.height.at(9, 9), ground + clearance);
    EXPECT_EQ(sheet.waits(), heap - clearance);
    EXPECT_EQ(drop_sum(sheet.map) + sheet.waits(), before + heap);
    // It gets no higher as long as its neighbours do not grow.
    sheet.apply();
    EXPECT_EQ(sheet.map.height.at(9, 9), ground + clearance);
    EXPECT_EQ(sheet.waits(), heap - clearance);
}

TEST(DropLimiter, a_hole_is_no_deeper_than_the_clearance_and_never_below_the_floor) {
    Sheet sheet(flat());
    const std::int32_t ground = sheet.map.height.at(9, 9), clearance = sheet.rule.clearance;
    sheet.eroded.at(9, 9) = static_cast<float>(10 * clearance);
    sheet.apply();
    EXPECT_EQ(sheet.map.height.at(9, 9), ground - clearance);
    EXPECT_EQ(sheet.waits(), -9 * clearance);
    DropCover cover;
    cover.floor = ground - clearance / 2;
    Sheet held(flat(), cover);
    held.eroded.at(9, 9) = static_cast<float>(10 * clearance);
    held.apply();
    EXPECT_EQ(held.map.height.at(9, 9), ground - clearance / 2);
}

TEST(DropLimiter, a_summit_that_stood_above_its_neighbours_is_left_alone) {
    Sheet sheet(drop_map(20, 20, [](auto x, auto y) { return x == 9 && y == 9 ? 60 : 10; }));
    const DropMap before = copy_of(sheet.map);
    sheet.apply();
    EXPECT_TRUE(same_land(sheet.map, before));
}

TEST(DropLimiter, nothing_rises_above_the_ceiling) {
    DropMap land = drop_map(20, 20, [](auto x, auto) { return x < 10 ? 10 : 11; });
    DropCover cover;
    cover.ceiling = land.height.at(15, 5) + 7;
    Sheet sheet(std::move(land), cover);
    sheet.deposited.at(15, 5) = 1000, sheet.deposited.at(10, 7) = 1000;
    const std::int64_t before = drop_sum(sheet.map);
    sheet.apply();
    EXPECT_EQ(sheet.map.height.at(15, 5), cover.ceiling);
    EXPECT_EQ(sheet.map.height.at(10, 7), cover.ceiling);
    EXPECT_EQ(drop_sum(sheet.map) + sheet.waits(), before + 2000);
}

// On a slope to the south the last row may be cut to below the one within: land goes on beyond.
TEST(DropLimiter, a_valley_may_leave_over_the_last_row) {
    Sheet sheet(drop_map(20, 20, [](auto, auto y) { return 10.0 - 0.4 * static_cast<double>(y); }));
    const std::int32_t before = sheet.map.height.at(9, 19);
    const auto cut = static_cast<std::int32_t>(0.3 / drop_unit_m);
    sheet.eroded.at(9, 19) = static_cast<float>(cut);
    sheet.apply();
    EXPECT_EQ(sheet.map.height.at(9, 19), before - cut);
    EXPECT_EQ(sheet.waits(), 0);
}

}  // namespace
}  // namespace cuesta::test
