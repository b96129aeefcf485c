// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/spread.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "support/flow_maps.h"

namespace cuesta::flow {
namespace {

using test::FlowMap, test::flow_map, test::Ground;

constexpr SpreadOptions both[] = {{Spreading::multiple, 1.1}, {Spreading::d_infinity, 1.1}};

std::vector<std::uint64_t> spread_over(const FlowMap& map, const SpreadOptions& options,
                                       int across = 1, int down = 1) {
    std::vector<std::uint64_t> out(map.z.size());
    test::each_block(
        map, across, down,
        [&](IntField& surface, const Block& block, Communicator& comm, const Land& land) {
            Drainage drainage;
            drainage.route(surface, map.grid, block, comm, land);
            const auto amount = spread_cells(drainage, surface, comm, options);
            test::collect_block(map, drainage.frame(), out,
                                [&](Cell cell, auto, auto) { return amount[cell]; });
        });
    return out;
}

double cells(std::uint64_t amount) {
    return static_cast<double>(amount) / static_cast<double>(spread_cell);
}

TEST(spread, multiple_flow_shares_by_slope) {
    // From the middle the east falls by 4, the south by 2, the corner between by 3: all are sea.
    auto map = flow_map(3, 3, {10, 10, 10, 10, 10, 6, 10, 8, 7}, Edges::closed);
    map.sea = 8;
    map.z[4] = 9;  // a little lower than the rest: they give to it and to what is lower still
    map.z[5] = 5, map.z[7] = 7, map.z[8] = 6;
    const auto found = spread_over(map, {Spreading::multiple, 1.0});
    const double r2 = std::numbers::sqrt2;
    // North (1, 0): 5 to the corner (2, 1) at sqrt(2), 1 to the middle.
    const double north = 1 / (1 + 5 / r2);
    // West (0, 1): 3 to the corner (1, 2), 1 to the middle. North-west: all to the middle.
    const double west = 1 / (1 + 3 / r2);
    // North-east (2, 0): 5 straight south, 1 to the middle at sqrt(2). South-west (0, 2): 3 east,
    // 1 to the middle at sqrt(2).
    const double north_east = (1 / r2) / (5 + 1 / r2), south_west = (1 / r2) / (3 + 1 / r2);
    const double middle = 1 + north + west + 1 + north_east + south_west;
    EXPECT_NEAR(cells(found[4]), middle, 1e-6);
    const double sum = 4 + 2 + 3 / r2;
    EXPECT_NEAR(cells(found[8]), 1 + middle * (3 / r2) / sum, 1e-6);
    EXPECT_NEAR(cells(found[5]), 1 + middle * 4 / sum + (1 - north) + (1 - north_east), 1e-6);
    EXPECT_NEAR(cells(found[7]), 1 + middle * 2 / sum + (1 - west) + (1 - south_west), 1e-6);
}

TEST(spread, what_arrives_is_exactly_what_was_given) {
    for (const SpreadOptions& options : both)
        for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x})
            for (const Ground ground : {Ground::rough, Ground::stepped, Ground::dead_flat}) {
                const FlowMap map = test::random_map(53, 41, ground, edges, 71);
                const auto found = spread_over(map, options);
                const test::Routed routed = test::route(map);
                std::uint64_t sum = 0;
                for (std::size_t i = 0; i < map.z.size(); ++i) {
                    EXPECT_GE(found[i], spread_cell);
                    if (!has_receiver(routed.direction[i])) sum += found[i];
                }
                EXPECT_EQ(sum, 53 * 41 * spread_cell);
            }
}

TEST(spread, is_the_same_for_any_blocks) {
    for (const SpreadOptions& options : both)
        for (const Edges edges : {Edges::open, Edges::wrap}) {
            const FlowMap map = test::random_map(40, 33, Ground::hilly, edges, 72);
            const auto one = spread_over(map, options);
            for (const auto& [across, down] : {std::pair{2, 2}, {5, 3}, {1, 8}})
                EXPECT_EQ(one, spread_over(map, options, across, down));
        }
}

TEST(spread, gaps_take_no_part) {
    FlowMap map = test::random_map(30, 30, Ground::rough, Edges::closed, 73);
    map.gaps.assign(900, 0);
    for (const std::size_t i : {100, 101, 450, 899}) map.gaps[i] = 1;
    for (const SpreadOptions& options : both) {
        const auto found = spread_over(map, options);
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i < 900; ++i) {
            if (map.is_gap(i)) {
                EXPECT_EQ(found[i], 0u);
            } else if (test::is_outlet(map, i)) {
                sum += found[i];
            }
        }
        EXPECT_EQ(sum, 896 * spread_cell);
    }
}

TEST(spread, lakes_follow_the_single_receivers) {
    // A bowl with a flat lake: all that enters it leaves at its one outlet.
    FlowMap map = flow_map(9, 9, std::vector<std::int32_t>(81, 20));
    for (int y = 1; y < 8; ++y)
        for (int x = 1; x < 8; ++x)
            map.z[map.at(x, y)] = 2 + std::max(std::abs(x - 4), std::abs(y - 4));
    map.z[map.at(8, 4)] = 10;
    for (const SpreadOptions& options : both) {
        const auto found = spread_over(map, options);
        EXPECT_EQ(found[map.at(8, 4)], 50 * spread_cell);
    }
}

// Falls by `a` a cell to the east and by `b` to the south.
FlowMap plane(std::int64_t size, std::int32_t a, std::int32_t b) {
    FlowMap map = flow_map(size, size, {});
    for (std::int32_t y = 0; y < size; ++y)
        for (std::int32_t x = 0; x < size; ++x) map.z.push_back(1000000 - a * x - b * y);
    return map;
}

TEST(spread, d_infinity_follows_the_slope_of_a_plane) {
    const FlowMap map = plane(40, 1000, 414);  // 22.49 degrees south of east
    const auto found = spread_over(map, {Spreading::d_infinity, 1});
    const double share = 0.414;  // 414 south for 1000 east
    // (1, 1) has no donor but border cells, which keep theirs; (2, 1) gets from (1, 1) alone, and
    // (2, 2) from (1, 1) the rest and from (1, 2) its straight share.
    EXPECT_EQ(found[map.at(1, 1)], spread_cell);
    EXPECT_NEAR(cells(found[map.at(2, 1)]), 1 + (1 - share), 1e-6);
    EXPECT_NEAR(cells(found[map.at(2, 2)]), 1 + (1 - share) * 1 + share * 1, 1e-6);
    // Along a contour far from the sides all is alike: the distance from the upper border.
    const double here = cells(found[map.at(20, 25)]), there = cells(found[map.at(20, 30)]);
    EXPECT_NEAR(here, there, 1e-3 * here);
}

TEST(spread, straight_and_diagonal_planes_need_one_receiver) {
    const auto east = spread_over(plane(12, 5, 0), {Spreading::d_infinity, 1});
    const auto corner = spread_over(plane(12, 5, 5), {Spreading::d_infinity, 1});
    for (std::int64_t i = 1; i < 11; ++i) {
        EXPECT_EQ(east[static_cast<std::size_t>(6 * 12 + i)],
                  static_cast<std::uint64_t>(i) * spread_cell);
        EXPECT_EQ(corner[static_cast<std::size_t>(13 * i)],
                  static_cast<std::uint64_t>(i) * spread_cell);
    }
}

TEST(spread, a_valley_gathers_both_sides) {
    FlowMap map = flow_map(15, 12, {});
    for (int y = 0; y < 12; ++y)
        for (int x = 0; x < 15; ++x) map.z.push_back(100 * std::abs(x - 7) + 10 * (12 - y));
    for (const SpreadOptions& options : both) {
        const auto found = spread_over(map, options);
        // Both sides alike, and all of the land above but for what the border keeps.
        for (int y = 1; y < 11; ++y)
            for (int x = 1; x < 7; ++x) EXPECT_EQ(found[map.at(x, y)], found[map.at(14 - x, y)]);
        for (int y = 2; y < 10; ++y) EXPECT_GT(found[map.at(7, y + 1)], found[map.at(7, y)]);
        EXPECT_GT(cells(found[map.at(7, 11)]), 0.8 * 13 * 10);
    }
}

struct Sectors {
    double largest = 0, smallest = 0;  // of what arrives in each, as part of the mean
};

// What leaves a cone of this radius in sectors of a sixteenth of a turn, axes in their middles.
Sectors sectors_of(const FlowMap& map, const std::vector<double>& amount, int radius) {
    std::array<double, 16> sum{};
    for (std::size_t i = 0; i < map.z.size(); ++i) {
        if (map.z[i] > *map.sea || amount[i] <= 1) continue;
        const double x = static_cast<double>(static_cast<std::int64_t>(i) % map.grid.columns) -
                         static_cast<double>(radius + 4);
        const double y = static_cast<double>(static_cast<std::int64_t>(i) / map.grid.columns) -
                         static_cast<double>(radius + 4);
        const double turn = std::atan2(y, x) / (2 * std::numbers::pi) * 16;
        sum[static_cast<std::size_t>(std::lround(turn) + 16) % 16] += amount[i] - 1;
    }
    double all = 0;
    for (const double one : sum) all += one;
    const auto [least, most] = std::minmax_element(sum.begin(), sum.end());
    return {*most / (all / 16), *least / (all / 16)};
}

TEST(spread, a_cone_drains_alike_to_all_sides) {
    const int radius = 100, size = 2 * radius + 9;
    FlowMap map = flow_map(size, size, {});
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x)
            map.z.push_back(static_cast<std::int32_t>(
                1e6 * (radius - std::hypot(x - radius - 4.0, y - radius - 4.0))));
    map.sea = 0;
    for (const SpreadOptions& options : both) {
        std::vector<double> amount;
        for (const std::uint64_t one : spread_over(map, options)) amount.push_back(cells(one));
        const Sectors found = sectors_of(map, amount, radius);
        EXPECT_LT(found.largest, 1.05);
        EXPECT_GT(found.smallest, 0.95);
        RecordProperty(options.scheme == Spreading::multiple ? "multiple" : "d_infinity",
                       std::to_string(found.largest));
    }
    // One receiver out of eight does not: that is what spreading is for.
    std::vector<double> single;
    for (const std::uint32_t one : test::route(map).cells) single.push_back(one);
    EXPECT_GT(sectors_of(map, single, radius).largest, 1.2);
}

}  // namespace
}  // namespace cuesta::flow
