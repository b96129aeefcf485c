// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_remainder.h"

#include <gtest/gtest.h>

#include "support/drop_lab.h"

namespace cuesta::test {
namespace {

struct Land {
    DropMap before = drop_map(60, 60, [](auto, auto) { return 10; });
    DropMap map = copy_of(before);
    DropRule rule = rule_of(printed_drops(), drop_grid(60, 60));
    DropBrush brush{rule.radius};
    DropWaiting waiting = DropWaiting(60);
    std::int64_t deposit(const DropCover& cover) {
        return deposit_waiting(map, before, rule, cover, brush, waiting);
    }
    std::int32_t ground() const { return before.height.at(0, 0); }
    // Largest change, up or down.
    std::int32_t most() const {
        std::int32_t by = 0;
        for (std::int64_t y = 0; y < 60; ++y)
            for (std::int64_t x = 0; x < 60; ++x)
                by = std::max(by, std::abs(map.height.at(x, y) - before.height.at(x, y)));
        return by;
    }
};

TEST(DepositWaiting, spreads_over_as_many_samples_as_it_needs) {
    for (const int sign : {1, -1}) {
        Land land;
        const std::int32_t heap = 500 * land.rule.clearance;
        land.waiting[30].emplace_back(30, sign * heap);
        EXPECT_EQ(land.deposit({}), 0);
        EXPECT_EQ(drop_sum(land.map), drop_sum(land.before) + sign * heap);
        EXPECT_LE(land.most(), 2 * land.rule.clearance);
    }
}

TEST(DepositWaiting, keeps_floor_and_ceiling_and_returns_what_has_no_place) {
    Land land;
    DropCover cover;
    cover.floor = land.ground() - 3, cover.ceiling = land.ground() + 5;
    land.waiting[30].emplace_back(30, 1000);
    land.waiting[10].emplace_back(10, -2000);
    const std::int64_t rest = land.deposit(cover);
    EXPECT_EQ(rest, 0);
    EXPECT_EQ(drop_sum(land.map), drop_sum(land.before) - 1000);
    EXPECT_LE(land.most(), 5);
    // The whole land has no room for so much.
    land.waiting[30].emplace_back(30, -1'000'000);
    EXPECT_LT(land.deposit(cover), -900'000);
    for (std::int64_t y = 0; y < 60; ++y)
        for (std::int64_t x = 0; x < 60; ++x) EXPECT_GE(land.map.height.at(x, y), cover.floor);
}

TEST(SpreadTowards, brings_samples_evenly_back_to_what_they_were_and_no_further) {
    Land land;
    DoubleField own({60, 60, 0});
    own.at(3, 4) = -100, own.at(7, 9) = -100, own.at(20, 20) = 50;
    EXPECT_EQ(spread_towards(land.map, land.before, own, -120), 0);
    EXPECT_EQ(land.map.height.at(3, 4), land.ground() - 60);
    EXPECT_EQ(land.map.height.at(7, 9), land.ground() - 60);
    EXPECT_EQ(land.map.height.at(20, 20), land.ground());
    EXPECT_EQ(spread_towards(land.map, land.before, own, -100), -20) << "no further than they were";
    EXPECT_EQ(spread_towards(land.map, land.before, own, 50), 0);
    EXPECT_EQ(land.map.height.at(20, 20), land.ground() + 50);
}

TEST(DepositWaiting, takes_from_hard_ground_only_what_was_laid_on_it) {
    Land land;
    Field soft(land.map.height.shape());
    soft.fill(0);
    DropCover cover;
    cover.softness = &soft;
    for (std::int64_t x = 0; x < 60; ++x) land.map.height.at(x, 20) += 100;
    land.waiting[20].emplace_back(30, -2000);
    EXPECT_EQ(land.deposit(cover), 0);
    for (std::int64_t y = 0; y < 60; ++y)
        for (std::int64_t x = 0; x < 60; ++x) EXPECT_GE(land.map.height.at(x, y), land.ground());
    EXPECT_EQ(drop_sum(land.map), drop_sum(land.before) + 60 * 100 - 2000);
}

TEST(SpreadUnits, adds_exactly_as_many_where_the_land_has_changed_in_that_sense) {
    // Samples that grew in the east, sank in the west, and stayed in between.
    const DropMap before = drop_map(20, 20, [](auto, auto) { return 1; });
    for (const std::int64_t units : {0, 1, -7, 99, -101, 12'345, -1234}) {
        DropMap map = drop_map(20, 20, [](auto x, auto) { return x < 5 ? 0.5 : x < 15 ? 1 : 1.5; });
        const DropMap changed = copy_of(map);
        EXPECT_EQ(spread_units(map, before, {}, units), 0);
        EXPECT_EQ(drop_sum(map), drop_sum(changed) + units);
        for (std::int64_t y = 0; y < 20; ++y)
            for (std::int64_t x = 0; x < 20; ++x) {
                const std::int64_t by = map.height.at(x, y) - changed.height.at(x, y);
                EXPECT_LE(std::abs(by), std::abs(units) / 100 + 1);
                if (x < 5) {
                    EXPECT_LE(by, 0);
                } else if (x < 15) {
                    EXPECT_EQ(by, 0);
                } else {
                    EXPECT_GE(by, 0);
                }
            }
    }
}

TEST(SpreadUnits, few_samples_that_have_changed_do_not_take_all) {
    Land land;
    land.map.height.at(7, 7) += 5;
    land.map.height.at(9, 9) -= 5;
    EXPECT_EQ(spread_units(land.map, land.before, {}, 7200, 100), 0);
    EXPECT_EQ(land.most(), 7) << "two units more on each, instead of a needle of 7200";
    EXPECT_EQ(spread_units(land.map, land.before, {}, 100'000, 100), 0);
    EXPECT_LE(land.most(), 7 + 28);
}

TEST(SpreadUnits, returns_what_the_floor_does_not_give) {
    Land land;
    DropCover cover;
    cover.floor = land.ground() - 2;
    EXPECT_EQ(spread_units(land.map, land.before, cover, -10'000), -10'000 + 2 * 3600);
    EXPECT_EQ(land.most(), 2);
}

}  // namespace
}  // namespace cuesta::test
