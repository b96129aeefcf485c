// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/breach.h"

#include <gtest/gtest.h>

#include "support/flow_maps.h"

namespace cuesta::flow {
namespace {

using test::FlowMap, test::flow_map, test::Ground;

struct Breached {
    FlowMap map;  // afterwards
    BreachReport report;
};

Breached breached(const FlowMap& map, const BreachLimits& limits = {}, int across = 1,
                  int down = 1) {
    Breached out{map, {}};
    test::each_block(
        map, across, down,
        [&](IntField& surface, const Block& block, Communicator& comm, const Land& land) {
            Drainage drainage;
            drainage.route(surface, map.grid, block, comm, land);
            const BreachReport report = breach(drainage, surface, comm, limits);
            test::collect_block(map, drainage.frame(), out.map.z,
                                [&](Cell, auto x, auto y) { return surface.at(x, y); });
            if (comm.rank() == 0) out.report = report;
        });
    return out;
}

// A pit of 2 behind a wall of 9 and 8, lower ground of 1 beyond.
FlowMap dammed() {
    return flow_map(6, 3,
                    {20, 20, 20, 20, 20, 20,  //
                     20, 2, 9, 8, 1, 0,       //
                     20, 20, 20, 20, 20, 20});
}

TEST(breach, a_wall_is_cut_just_below_the_pit) {
    const Breached found = breached(dammed());
    EXPECT_EQ(found.map.z[7], 2);
    EXPECT_EQ(found.map.z[8], 1);
    EXPECT_EQ(found.map.z[9], 0);
    EXPECT_EQ(found.map.z[10], -1);  // it was 1: the cut falls all the way
    EXPECT_EQ(found.map.z[11], -2);
    EXPECT_EQ(found.report, (BreachReport{1, 1, 4, 8 + 8 + 2 + 2}));
}

TEST(breach, ends_where_the_ground_is_lower_anyway) {
    FlowMap map = dammed();
    map.z[10] = -5, map.z[11] = -9;
    const Breached found = breached(map);
    EXPECT_EQ(found.map.z[10], -5);
    EXPECT_EQ(found.report.lowered_cells, 2);
}

TEST(breach, keeps_what_would_need_too_deep_or_too_long_a_cut) {
    FlowMap map = dammed();
    map.z[10] = -5, map.z[11] = -9;  // two cells to cut, 8 deep at most
    EXPECT_EQ(breached(map, {.max_depth = 7}).map.z, map.z);
    EXPECT_EQ(breached(map, {.max_depth = 7}).report.cut, 0);
    EXPECT_EQ(breached(map, {.max_depth = 8}).report.cut, 1);
    EXPECT_EQ(breached(map, {.max_length = 1}).map.z, map.z);
    EXPECT_EQ(breached(map, {.max_length = 2}).report.cut, 1);
    EXPECT_EQ(breached(map, {.max_depth = 8, .max_length = 1}).report.cut, 0);
}

TEST(breach, the_cheaper_of_cutting_and_filling) {
    FlowMap map = dammed();
    map.z[10] = -5, map.z[11] = -9;
    // The cut takes 8 + 8, filling one cell up to 9 takes 7.
    EXPECT_EQ(breached(map, {.only_if_cheaper = true}).map.z, map.z);
    // A wide depression behind the same wall: 3 cells to fill take 21.
    FlowMap wide = flow_map(6, 4, {20, 20, 20, 20, 20, 20,  //
                                   20, 2,  9,  8,  -5, -9,  //
                                   20, 2,  20, 20, 20, 20,  //
                                   20, 2,  20, 20, 20, 20});
    wide.grid.edges = Edges::closed;
    wide.sea = -5;
    EXPECT_EQ(breached(wide, {.only_if_cheaper = true}).report.cut, 1);
}

TEST(breach, leaves_no_pit_and_only_lowers) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x})
        for (const Ground ground : {Ground::rough, Ground::stepped, Ground::hilly}) {
            const FlowMap map = test::random_map(70, 50, ground, edges, 61);
            const Breached found = breached(map);
            std::int64_t removed = 0, lowered = 0;
            for (std::size_t i = 0; i < map.z.size(); ++i) {
                ASSERT_LE(found.map.z[i], map.z[i]);
                removed += map.z[i] - found.map.z[i];
                lowered += found.map.z[i] < map.z[i] ? 1 : 0;
            }
            const test::Routed routed = test::route(found.map);
            EXPECT_EQ(routed.pits, routed.has_outlet ? 0 : 1);
            EXPECT_EQ(routed.level, found.map.z);
            EXPECT_EQ(found.report.removed, removed);
            EXPECT_EQ(found.report.lowered_cells, lowered);
            EXPECT_GT(found.report.pits, 50);
            EXPECT_EQ(found.report.cut, found.report.pits - (routed.has_outlet ? 0 : 1));
        }
}

TEST(breach, with_limits_it_leaves_fewer_lakes_the_wider_they_are) {
    const FlowMap map = test::random_map(80, 60, Ground::rough, Edges::open, 62);
    std::int64_t before = test::route(map).pits;
    for (const std::int32_t depth : {50000, 200000, 500000, 1000000}) {
        const Breached found = breached(map, {.max_depth = depth});
        const std::int64_t pits = test::route(found.map).pits;
        EXPECT_LE(pits, before);
        for (std::size_t i = 0; i < map.z.size(); ++i) EXPECT_LE(map.z[i] - found.map.z[i], depth);
        before = pits;
    }
    EXPECT_EQ(before, 0);
}

TEST(breach, is_the_same_for_any_blocks) {
    for (const Edges edges : {Edges::open, Edges::wrap}) {
        const FlowMap map = test::random_map(64, 48, Ground::hilly, edges, 63);
        for (const BreachLimits& limits :
             {BreachLimits{}, BreachLimits{.max_depth = 40000},
              BreachLimits{.max_length = 3, .only_if_cheaper = true}}) {
            const Breached one = breached(map, limits);
            for (const auto& [across, down] : {std::pair{2, 2}, {5, 7}, {1, 16}}) {
                const Breached cut = breached(map, limits, across, down);
                EXPECT_EQ(one.map.z, cut.map.z);
                EXPECT_EQ(one.report, cut.report);
            }
        }
    }
}

}  // namespace
}  // namespace cuesta::flow
