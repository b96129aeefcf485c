// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/inlets.h"

#include <gtest/gtest.h>

#include "cuesta/base/error.h"

namespace cuesta {
namespace {

using flow::BorderCell;

TEST(Inlets, are_samples_of_the_border_whose_water_goes_inside) {
    const Grid grid{9, 9, 100};
    CoarseRivers rivers{std::vector<flow::Direction>(81, 4), std::vector<std::uint64_t>(81)};
    for (std::size_t i = 0; i < 81; ++i) rivers.cells[i] = i % 9 + 1;  // all runs east
    const RegionInflow found = find_inflow(rivers, grid, Wander(), {2, 2, 4, 5}, 6);
    const flow::Inflow& inflow = found.inflow;
    // The western side without its corners, from where water runs along the sides.
    ASSERT_EQ(inflow.inlets.size(), 3u);
    EXPECT_EQ(inflow.inlets[0], (flow::Inlet{{0, 6}, 3 * 36, 0}));
    EXPECT_EQ(inflow.inlets[2].at, (BorderCell{0, 18}));
    EXPECT_EQ(found.sources[0].x, 2);
    EXPECT_EQ(found.sources[0].y, 3);
    // Closed from half a spacing above the first to half a spacing below the last.
    ASSERT_EQ(inflow.closed.size(), 19u);
    EXPECT_EQ(inflow.closed.front(), (BorderCell{0, 3}));
    EXPECT_EQ(inflow.closed.back(), (BorderCell{0, 21}));
}

// A river that turns back after a visit inside.
TEST(Inlets, the_border_stays_open_where_the_river_leaves_again) {
    const Grid grid{9, 9, 100};
    CoarseRivers rivers{std::vector<flow::Direction>(81, flow::outlet),
                        std::vector<std::uint64_t>(81)};
    constexpr flow::Direction south_east = 7, north_east = 2;
    rivers.ways[2 * 9 + 3] = south_east, rivers.cells[2 * 9 + 3] = 20;
    rivers.ways[3 * 9 + 4] = north_east, rivers.cells[3 * 9 + 4] = 21;
    const RegionInflow far = find_inflow(rivers, grid, Wander(), {2, 2, 6, 5}, 8);
    ASSERT_EQ(far.inflow.inlets.size(), 1u);
    EXPECT_EQ(far.inflow.inlets[0].at, (BorderCell{8, 0}));
    EXPECT_EQ(far.sources[0].reach, 4);  // leaves 16 samples farther
    // Closed up to half the way.
    for (const BorderCell& at : far.inflow.closed) EXPECT_LE(at.x, 12);
    // A small one that leaves beside a large one does not open the border for that.
    rivers.cells[3 * 9 + 4] = 2;
    rivers.ways[2 * 9 + 4] = flow::outlet;
    EXPECT_EQ(find_inflow(rivers, grid, Wander(), {2, 2, 6, 5}, 8).sources[0].reach, 4);
}

}  // namespace
}  // namespace cuesta
