// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/edges.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

constexpr Edges to_the_east{Edge::closed, Edge::open, Edge::closed, Edge::closed};

TEST(Edges, one_word_names_all_four_sides) {
    EXPECT_EQ(Edges{}, Edges::open);
    for (const Side side : {Side::west, Side::east, Side::north, Side::south}) {
        EXPECT_TRUE(Edges::open.is_open(side));
        EXPECT_FALSE(Edges::closed.is_open(side));
        EXPECT_FALSE(Edges::wrap.is_open(side));
    }
    EXPECT_TRUE(Edges::wrap.wraps_x() && Edges::wrap.wraps_y());
    EXPECT_TRUE(Edges::wrap_x.wraps_x() && !Edges::wrap_x.wraps_y());
    EXPECT_TRUE(Edges::wrap_x.is_open(Side::north) && Edges::wrap_x.is_open(Side::south));
    EXPECT_TRUE(!Edges::wrap_y.wraps_x() && Edges::wrap_y.wraps_y());
    EXPECT_TRUE(Edges::wrap_y.is_open(Side::west) && Edges::wrap_y.is_open(Side::east));
}

TEST(Edges, poles_are_walls_to_whoever_does_not_cross_them) {
    EXPECT_TRUE(Edges::polar.wraps_x() && !Edges::polar.wraps_y());
    for (const Side side : {Side::north, Side::south}) {
        EXPECT_TRUE(Edges::polar.is_pole(side) && Edges::polar.is_wall(side));
        EXPECT_FALSE(Edges::polar.is_open(side));
        EXPECT_TRUE(Edges::closed.is_wall(side) && !Edges::closed.is_pole(side));
        EXPECT_FALSE(Edges::wrap_x.is_wall(side));
    }
}

TEST(Edges, words_and_edges_are_one_another) {
    for (const NamedEdges& named : named_edges) {
        EXPECT_EQ(word_of(named.edges), named.word);
        EXPECT_EQ(edges_of_word(named.word), named.edges);
        EXPECT_EQ(to_text(named.edges), named.word);
    }
    EXPECT_EQ(edges_of_word("round"), std::nullopt);
    EXPECT_EQ(word_of(to_the_east), "");
    EXPECT_EQ(to_text(to_the_east), "west closed, east open, north closed, south closed");
}

TEST(Edges, a_side_is_set_by_its_name) {
    Edges edges = Edges::closed;
    edges.at(Side::east) = Edge::open;
    EXPECT_EQ(edges, to_the_east);
    EXPECT_EQ(edges.at(Side::south), Edge::closed);
    edges.at(Side::north) = edges.at(Side::south) = edges.at(Side::west) = Edge::open;
    EXPECT_EQ(edges, Edges::open);
}

}  // namespace
}  // namespace cuesta
