// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/water_edges.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/terrain/ledger.h"

namespace cuesta {
namespace {

// A plane that falls by 0.5 m per sample to the east.
struct Plane {
    Grid grid{.columns = 4, .rows = 3, .spacing_m = 10};
    IntField bed{{4, 3, 2}};
    Plane() {
        for (int y = -2; y < 5; ++y)
            for (int x = -2; x < 6; ++x) bed.at(x, y) = -x * 65536;
    }
    PipeEdges edges(Outlet outlet = Outlet::slope) const {
        return water_edges(bed, 0x1p-17, grid, {0, 0, 4, 3}, outlet, 0.1);
    }
};

TEST(WaterEdges, open_edges_go_on_with_their_slope) {
    const PipeEdges edges = Plane().edges();
    const auto of = [&](Side side) { return edges.conveyance[static_cast<std::size_t>(side)]; };
    ASSERT_EQ(of(Side::east).size(), 7u);
    EXPECT_FLOAT_EQ(of(Side::east)[2], static_cast<float>(std::sqrt(0.05) / 0.1));
    // Ground that rises towards the edge, or runs along it, gets the least slope.
    const auto least = static_cast<float>(std::sqrt(least_outlet_slope) / 0.1);
    EXPECT_FLOAT_EQ(of(Side::west)[3], least);
    ASSERT_EQ(of(Side::north).size(), 8u);
    EXPECT_FLOAT_EQ(of(Side::north)[2], least);
    EXPECT_FLOAT_EQ(of(Side::south)[5], least);
}

TEST(WaterEdges, a_fall_is_steeper_than_anything) {
    const PipeEdges edges = Plane().edges(Outlet::fall);
    EXPECT_GT(edges.conveyance[0][2], 1e6f);
}

TEST(WaterEdges, walls_and_seams_let_nothing_out) {
    Plane plane;
    plane.grid.edges = Edges::closed;
    for (const auto& side : plane.edges().conveyance) EXPECT_TRUE(side.empty());
    EXPECT_TRUE(plane.edges().borders.west);
    plane.grid.edges = Edges::wrap_x;
    EXPECT_TRUE(plane.edges().conveyance[0].empty());
    EXPECT_FALSE(plane.edges().conveyance[2].empty());
    plane.grid.edges = Edges::wrap;
    EXPECT_TRUE(plane.edges().conveyance[2].empty());
    plane.grid.edges = {Edge::closed, Edge::open, Edge::closed, Edge::closed};
    for (std::size_t side = 0; side < 4; ++side)
        EXPECT_EQ(plane.edges().conveyance[side].empty(), side != 1) << side;
}

}  // namespace
}  // namespace cuesta
