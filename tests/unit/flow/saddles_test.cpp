// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/saddles.h"

#include <gtest/gtest.h>

#include <map>

#include "cuesta/flow/messages.h"
#include "cuesta/flow/receivers.h"
#include "support/flow_maps.h"

namespace cuesta::flow {
namespace {

using test::FlowMap, test::flow_map, test::Ground;

struct Scanned {
    std::vector<Saddle> saddles;
    std::vector<Label> label;
};

Scanned scan(const FlowMap& map, int across = 1, int down = 1) {
    Scanned out;
    out.label.resize(map.z.size());
    test::each_block(
        map, across, down,
        [&](IntField& surface, const Block& block, Communicator& comm, const Land& land) {
            const Frame frame(map.grid, block);
            Plane<Direction> directions;
            fill_ring(surface, frame, comm);
            find_receivers(surface, frame, land, directions);
            Basins basins;
            label_basins(directions, surface, frame, comm, basins);
            auto saddles = find_saddles(basins, surface, frame);
            for (Saddle& one : saddles) {
                one.basin_high = basins.map_number(one.basin_high);
                one.basin_low = basins.map_number(one.basin_low);
            }
            saddles = gather_all(comm, saddles);
            test::collect_block(map, frame, out.label, [&](Cell cell, auto, auto) {
                return basins.map_number(basins.label[cell]);
            });
            if (comm.rank() == 0) out.saddles = saddles;
        });
    return out;
}

using Pair = std::pair<Label, Label>;
std::map<Pair, Saddle> lowest(const std::vector<Saddle>& saddles) {
    std::map<Pair, Saddle> best;
    for (const Saddle& saddle : saddles) {
        const Pair pair = std::minmax(saddle.basin_high, saddle.basin_low);
        const auto [at, fresh] = best.try_emplace(pair, saddle);
        if (!fresh && saddle.before(at->second)) at->second = saddle;
    }
    return best;
}

// Every pair of touching cells of two basins.
std::map<Pair, Saddle> by_hand(const FlowMap& map, const std::vector<Label>& label) {
    std::vector<Saddle> all;
    for (std::size_t i = 0; i < map.z.size(); ++i)
        for (Direction d = 0; d < 8; ++d) {
            const auto j = test::neighbour(map, i, d);
            if (!j || label[i] == label[*j] || label[i] == no_basin || label[*j] == no_basin)
                continue;
            if (std::pair(map.z[i], i) < std::pair(map.z[*j], *j)) continue;
            all.push_back({label[i], label[*j], map.z[i], map.z[*j], static_cast<CellId>(i),
                           static_cast<CellId>(*j)});
        }
    return lowest(all);
}

void expect_same(const std::map<Pair, Saddle>& a, const std::map<Pair, Saddle>& b) {
    ASSERT_EQ(a.size(), b.size());
    for (const auto& [pair, saddle] : a) {
        const Saddle& other = b.at(pair);
        EXPECT_EQ(saddle.high, other.high);
        EXPECT_EQ(saddle.low, other.low);
        EXPECT_EQ(saddle.height, other.height);
        EXPECT_EQ(saddle.lower, other.lower);
        EXPECT_EQ(saddle.basin_high, other.basin_high);
    }
}

TEST(saddles, the_lowest_between_two_bowls) {
    const auto map = flow_map(7, 4, {9, 9, 9, 9, 9, 9, 9,  //
                                     9, 5, 3, 7, 4, 5, 9,  //
                                     9, 5, 5, 6, 5, 5, 9,  //
                                     9, 9, 9, 9, 8, 9, 9});
    const Scanned found = scan(map);
    const Label west = found.label[9], east = found.label[11];
    const auto best = lowest(found.saddles);
    const Saddle& between = best.at(std::minmax(west, east));
    EXPECT_EQ(between.height, 6);  // cell 17 falls to the west, by 3 over sqrt(2)
    EXPECT_EQ(between.high, 17u);
    EXPECT_EQ(between.low, 11u);  // the lower of the two eastern cells that it touches
    EXPECT_EQ(between.lower, 4);
    const Saddle& out = best.at({sea_basin, east});
    EXPECT_EQ(out.height, 8);
    EXPECT_EQ(out.high, 25u);
    EXPECT_EQ(out.basin_high, sea_basin);
}

TEST(saddles, no_two_are_equal_in_order) {
    const Saddle a{2, 3, 5, 4, 10, 11}, b{2, 3, 5, 4, 10, 12}, c{2, 3, 5, 3, 20, 21},
        d{2, 3, -1, -4, 30, 31};
    EXPECT_TRUE(a.before(b));
    EXPECT_FALSE(b.before(a));
    EXPECT_TRUE(c.before(a));
    EXPECT_TRUE(d.before(c));
    EXPECT_FALSE(a.before(a));
}

TEST(saddles, hold_the_lowest_of_every_two_basins) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x})
        for (const Ground ground : {Ground::rough, Ground::stepped, Ground::hilly}) {
            const FlowMap map = test::random_map(73, 41, ground, edges, 2);
            const Scanned found = scan(map);
            expect_same(lowest(found.saddles), by_hand(map, found.label));
        }
}

TEST(saddles, are_found_across_blocks) {
    const FlowMap map = test::random_map(40, 37, Ground::stepped, Edges::wrap, 4);
    for (const auto& [across, down] : {std::pair{2, 2}, {5, 7}}) {
        const Scanned found = scan(map, across, down);
        expect_same(lowest(found.saddles), by_hand(map, found.label));
    }
}

}  // namespace
}  // namespace cuesta::flow
