// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/receivers.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/flow_maps.h"

namespace cuesta::flow {
namespace {

using test::FlowMap, test::flow_map, test::Ground;

struct Found {
    std::vector<Direction> direction;
    std::int64_t pits = 0;
};

Found find(const FlowMap& map, int across = 1, int down = 1) {
    Found found;
    found.direction.resize(map.z.size());
    std::vector<std::int64_t> pits(static_cast<std::size_t>(across * down), 0);
    test::each_block(
        map, across, down,
        [&](IntField& surface, const Block& block, Communicator& comm, const Land& land) {
            const Frame frame(map.grid, block);
            Plane<Direction> directions;
            fill_ring(surface, frame, comm);
            pits[static_cast<std::size_t>(comm.rank())] =
                find_receivers(surface, frame, land, directions);
            test::collect_block(map, frame, found.direction,
                                [&](Cell cell, auto, auto) { return directions[cell]; });
        });
    for (const std::int64_t one : pits) found.pits += one;
    return found;
}

TEST(receivers, water_takes_the_steepest_way) {
    // Down by 8 to the east is steeper than by 11 to the south-east, sqrt(2) cells away.
    auto map = flow_map(3, 3, {30, 30, 30, 30, 20, 12, 30, 30, 9});
    EXPECT_EQ(find(map).direction[4], 4);
    map.z[8] = 8;  // 12 / sqrt(2) = 8.49
    EXPECT_EQ(find(map).direction[4], 7);
}

TEST(receivers, of_equally_steep_ways_the_first_is_taken) {
    const auto map = flow_map(3, 3, {9, 5, 9, 5, 9, 5, 9, 5, 9});
    EXPECT_EQ(find(map).direction[4], 1);  // north
}

TEST(receivers, open_borders_keep_their_water_and_closed_ones_do_not) {
    const std::vector<std::int32_t> z{4, 3, 4, 5, 2, 5, 6, 1, 6};
    const Found open = find(flow_map(3, 3, z));
    for (const std::size_t i : {0, 1, 2, 3, 5, 6, 7, 8}) EXPECT_EQ(open.direction[i], outlet);
    EXPECT_EQ(open.direction[4], 6);
    EXPECT_EQ(open.pits, 0);
    const Found closed = find(flow_map(3, 3, z, Edges::closed));
    EXPECT_EQ(closed.direction[0], 7);  // by 2 over sqrt(2) rather than by 1 over 1
    EXPECT_EQ(closed.direction[1], 6);
    EXPECT_EQ(closed.direction[7], pit);
    EXPECT_EQ(closed.pits, 1);
}

TEST(receivers, water_crosses_the_seam_of_a_wrapped_map) {
    const auto map = flow_map(4, 3, {8, 8, 8, 8, 5, 6, 7, 3, 8, 8, 8, 8}, Edges::wrap_x);
    const Found found = find(map);
    EXPECT_EQ(found.direction[4], 3);  // west, to column 3
    EXPECT_EQ(found.direction[6], 4);
    EXPECT_EQ(found.direction[0], outlet);
    EXPECT_EQ(found.direction[7], pit);
}

TEST(receivers, level_ground_drains_to_the_smallest_id) {
    const auto map = flow_map(4, 3, std::vector<std::int32_t>(12, 7), Edges::closed);
    const Found found = find(map);
    EXPECT_EQ(found.direction[0], pit);
    EXPECT_EQ(found.direction[1], 3);
    EXPECT_EQ(found.direction[5], 0);
    EXPECT_EQ(found.direction[4], 1);
    EXPECT_EQ(found.pits, 1);
}

TEST(receivers, sea_and_the_rim_of_gaps_are_outlets) {
    auto map = flow_map(5, 5, std::vector<std::int32_t>(25, 10), Edges::closed);
    map.z[12] = 3;
    map.sea = 3;
    EXPECT_EQ(find(map).direction[12], outlet);
    EXPECT_EQ(find(map).direction[6], 7);
    map.sea = 2;
    EXPECT_EQ(find(map).direction[12], pit);
    map.sea.reset();
    map.gaps.assign(25, 0);
    map.gaps[0] = 1;
    const Found found = find(map);
    EXPECT_EQ(found.direction[0], gap);
    for (const std::size_t i : {1, 5, 6}) EXPECT_EQ(found.direction[i], outlet);
    EXPECT_EQ(found.direction[12], pit);
    EXPECT_EQ(found.direction[7], 6);
}

TEST(receivers, outlets_lie_along_open_sides_alone) {
    for (const Side side : {Side::west, Side::east, Side::north, Side::south}) {
        Edges edges = Edges::closed;
        edges.at(side) = Edge::open;
        const FlowMap map = test::random_map(9, 7, Ground::rough, edges);
        const Found found = find(map);
        for (std::size_t i = 0; i < map.z.size(); ++i) {
            const std::size_t x = i % 9, y = i / 9;
            const bool on_side = side == Side::west    ? x == 0
                                 : side == Side::east  ? x == 8
                                 : side == Side::north ? y == 0
                                                       : y == 6;
            EXPECT_EQ(found.direction[i] == outlet, on_side) << x << ", " << y;
        }
    }
}

TEST(receivers, height_and_id_fall_along_every_way) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x, Edges::wrap_y,
                              Edges{Edge::wrap, Edge::wrap, Edge::closed, Edge::open}})
        for (const Ground ground : {Ground::rough, Ground::stepped, Ground::dead_flat}) {
            const FlowMap map = test::random_map(41, 23, ground, edges);
            const Found found = find(map);
            std::int64_t pits = 0;
            for (std::size_t i = 0; i < map.z.size(); ++i) {
                const Direction d = found.direction[i];
                pits += d == pit ? 1 : 0;
                if (!has_receiver(d)) {
                    EXPECT_EQ(d == outlet, test::is_outlet(map, i));
                    continue;
                }
                const auto to = test::neighbour(map, i, d);
                ASSERT_TRUE(to.has_value());
                EXPECT_LT(std::pair(map.z[*to], *to), std::pair(map.z[i], i));
            }
            EXPECT_EQ(pits, found.pits);
        }
}

TEST(receivers, no_neighbour_is_steeper_than_the_receiver) {
    const FlowMap map = test::random_map(40, 30, Ground::rough, Edges::wrap, 3);
    const Found found = find(map);
    for (std::size_t i = 0; i < map.z.size(); ++i) {
        double best = 0;
        for (Direction d = 0; d < 8; ++d) {
            const double drop = map.z[i] - map.z[*test::neighbour(map, i, d)];
            best = std::max(best, is_diagonal(d) ? drop / std::sqrt(2.0) : drop);
        }
        const Direction d = found.direction[i];
        if (d == pit) {
            EXPECT_EQ(best, 0);
            continue;
        }
        const double drop = map.z[i] - map.z[*test::neighbour(map, i, d)];
        EXPECT_NEAR(is_diagonal(d) ? drop / std::sqrt(2.0) : drop, best, 1e-6 * best);
    }
}

TEST(receivers, are_the_same_for_any_blocks) {
    for (const Ground ground : {Ground::rough, Ground::stepped}) {
        const FlowMap map = test::random_map(33, 29, ground, Edges::wrap_x);
        const Found one = find(map);
        for (const auto& [across, down] : {std::pair{2, 2}, {5, 7}, {1, 29}}) {
            const Found cut = find(map, across, down);
            EXPECT_EQ(one.direction, cut.direction);
            EXPECT_EQ(one.pits, cut.pits);
        }
    }
}

}  // namespace
}  // namespace cuesta::flow
