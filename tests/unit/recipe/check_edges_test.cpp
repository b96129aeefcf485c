// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_edges.h"

#include "support/check_text.h"

namespace cuesta::test {
namespace {

Edges edges_of(const std::string& value) {
    return plan_of("[grid]\nedges = " + value).grid.edges;
}

TEST(check_edges, one_word_is_all_four_sides) {
    EXPECT_EQ(edges_of("\"open\""), Edges::open);
    EXPECT_EQ(edges_of("\"closed\""), Edges::closed);
    EXPECT_EQ(edges_of("\"wrap\""), Edges::wrap);
    EXPECT_EQ(edges_of("\"wrap_x\""), Edges::wrap_x);
    EXPECT_EQ(edges_of("\"wrap_y\""), Edges::wrap_y);
    EXPECT_EQ(edges_of("\"polar\""), Edges::polar);
}

TEST(check_edges, a_table_names_sides_and_the_others_are_closed) {
    EXPECT_EQ(edges_of("{ west = \"open\", east = \"closed\", south = \"open\" }"),
              (Edges{Edge::open, Edge::closed, Edge::closed, Edge::open}));
    EXPECT_EQ(edges_of("{}"), Edges::closed);
    EXPECT_EQ(edges_of("{ west = \"wrap\", east = \"wrap\", south = \"open\" }"),
              (Edges{Edge::wrap, Edge::wrap, Edge::closed, Edge::open}));
    EXPECT_EQ(plan_of("[grid.edges]\neast = \"open\"").grid.edges,
              (Edges{Edge::closed, Edge::open, Edge::closed, Edge::closed}));
}

TEST(check_edges, a_table_that_says_what_a_word_says_is_that_word) {
    const Plan word = plan_of("[grid]\nedges = \"wrap_x\"");
    const Plan table = plan_of(
        "[grid.edges]\nwest = \"wrap\"\neast = \"wrap\"\nnorth = \"open\"\nsouth = \"open\"");
    EXPECT_EQ(word.recipe_sha256, table.recipe_sha256);
    EXPECT_NE(word.recipe_sha256, plan_of("[grid.edges]\neast = \"open\"").recipe_sha256);
}

TEST(check_edges, poles_lie_north_and_south_of_a_map_that_goes_round) {
    EXPECT_EQ(edges_of("{ west = \"wrap\", east = \"wrap\", north = \"polar\" }"),
              (Edges{Edge::wrap, Edge::wrap, Edge::polar, Edge::closed}));
    EXPECT_EQ(problems_of("[grid]\nedges = { north = \"polar\" }"),
              (Lines{"2:19 north = \"polar\": poles are in the north and the south of a map with "
                     "west = \"wrap\" and east = \"wrap\""}));
    EXPECT_EQ(problems_of("[grid]\nedges = { west = \"polar\" }").size(), 1u);
}

TEST(check_edges, wrong_tables_are_refused_at_their_place) {
    EXPECT_EQ(problems_of("[grid]\nedges = { west = \"wrap\" }"),
              (Lines{"2:18 west = \"wrap\" needs east = \"wrap\": a map that goes on in the west "
                     "comes from the east, here the east is closed"}));
    EXPECT_EQ(problems_of("[grid]\nedges = { north = \"open\", south = \"wrap\" }"),
              (Lines{"2:35 south = \"wrap\" needs north = \"wrap\": a map that goes on in the "
                     "south comes from the north, here the north is open"}));
    EXPECT_EQ(problems_of("[grid]\nedges = { wets = \"open\", east = \"opne\", north = 3 }"),
              (Lines{"2:11 unknown key 'wets' in edges. Did you mean 'west'?",
                     "2:33 east = 'opne' must be open, closed, wrap or polar. Did you mean 'open'?",
                     "2:49 north must be a string in quotes, not a whole number"}));
    EXPECT_EQ(problems_of("[grid]\nedges = [\"open\"]").size(), 1u);
}

}  // namespace
}  // namespace cuesta::test
