// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/drainage_graph.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "cuesta/flow/drainage.h"
#include "cuesta/flow/flooded_routing.h"
#include "cuesta/flow/network.h"

namespace cuesta::flow {
namespace {

static_assert(DrainageGraph<Drainage> && !WholeDrainageGraph<Drainage>);
static_assert(WholeDrainageGraph<DrainageMap> && WholeDrainageGraph<FloodedRouting>);

constexpr std::uint32_t gap_cell = no_cell - 1;

// A forest given by its receivers, which need not be neighbours on any map.
struct Forest {
    std::vector<std::uint32_t> receiver;

    std::size_t size() const { return receiver.size(); }
    std::vector<std::uint32_t> order() const {
        return order_downstream(
            static_cast<std::uint32_t>(size()),
            [&](auto cell) { return receiver[cell] != gap_cell; },
            [&](auto cell) { return receiver[cell]; });
    }
    template <class Visit, class Refresh>
    void downstream(Visit&& visit, Refresh&&) const {
        for (const std::uint32_t cell : order()) visit(cell);
    }
    template <class Give>
    void donors(std::uint32_t cell, Give&& give) const {
        for (std::uint32_t other = 0; other < size(); ++other)
            if (receiver[other] == cell) give(other);
    }
    std::uint32_t cells_above(std::uint32_t cell) const {
        std::uint32_t count = 1;
        donors(cell, [&](std::uint32_t donor) { count += cells_above(donor); });
        return count;
    }
    // From the definition: the largest order that comes, one more if it comes twice.
    int strahler(std::uint32_t cell, std::uint32_t least_cells) const {
        if (receiver[cell] == gap_cell || cells_above(cell) < least_cells) return 0;
        std::vector<int> come;
        donors(cell, [&](std::uint32_t donor) { come.push_back(strahler(donor, least_cells)); });
        std::sort(come.rbegin(), come.rend());
        if (come.empty() || come[0] == 0) return 1;
        return come.size() > 1 && come[1] == come[0] ? come[0] + 1 : come[0];
    }
};

// Up to eight donors each; some gaps.
Forest random_forest(std::uint32_t cells, unsigned seed) {
    std::mt19937 random(seed);
    Forest forest;
    forest.receiver.assign(cells, no_cell);
    std::vector<int> donors(cells, 0);
    for (std::uint32_t cell = 0; cell + 1 < cells; ++cell) {
        if (random() % 10 == 0 && donors[cell] == 0) {
            forest.receiver[cell] = gap_cell;
            continue;
        }
        const std::uint32_t to =
            cell + 1 + static_cast<std::uint32_t>(random() % std::min(12u, cells - cell - 1));
        if (donors[to] < 8) forest.receiver[cell] = to, ++donors[to];
    }
    for (std::uint32_t& to : forest.receiver)
        if (to < cells && forest.receiver[to] == gap_cell) to = no_cell;
    return forest;
}

TEST(drainage_graph, the_order_holds_every_cell_once_after_its_donors) {
    for (unsigned seed = 1; seed < 20; ++seed) {
        const Forest forest = random_forest(150, seed);
        const auto order = forest.order();
        std::vector<std::size_t> place(forest.size(), order.size());
        for (std::size_t i = 0; i < order.size(); ++i) {
            EXPECT_EQ(place[order[i]], order.size()) << "twice";
            place[order[i]] = i;
        }
        std::size_t land = 0;
        for (std::uint32_t cell = 0; cell < forest.size(); ++cell) {
            if (forest.receiver[cell] == gap_cell) continue;
            ++land;
            if (forest.receiver[cell] != no_cell) {
                EXPECT_LT(place[cell], place[forest.receiver[cell]]);
            }
        }
        EXPECT_EQ(order.size(), land);
    }
}

TEST(drainage_graph, orders_are_those_of_the_definition) {
    int highest = 0;
    for (unsigned seed = 1; seed < 20; ++seed) {
        const Forest forest = random_forest(150, seed);
        for (const std::uint32_t least : {1u, 3u, 9u}) {
            const auto order = strahler_orders(forest, least);
            for (std::uint32_t cell = 0; cell < forest.size(); ++cell) {
                EXPECT_EQ(order[cell], forest.strahler(cell, least)) << seed << ' ' << cell;
                highest = std::max<int>(highest, order[cell]);
            }
        }
    }
    EXPECT_GE(highest, 4);
}

TEST(drainage_graph, three_springs_that_meet_make_a_second_order_not_a_third) {
    const Forest forest{{3, 3, 3, no_cell}};
    EXPECT_EQ(strahler_orders(forest, 1), (std::vector<std::uint8_t>{1, 1, 1, 2}));
}

}  // namespace
}  // namespace cuesta::flow
