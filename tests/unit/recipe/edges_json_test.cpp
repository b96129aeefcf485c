// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/edges_json.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

TEST(edges_json, is_the_word_if_there_is_one_and_else_all_four_sides) {
    EXPECT_EQ(edges_json(Edges::wrap_x), R"("wrap_x")");
    EXPECT_EQ(edges_json({Edge::wrap, Edge::wrap, Edge::closed, Edge::open}),
              R"({"west":"wrap","east":"wrap","north":"closed","south":"open"})");
}

TEST(edges_json, comes_back_as_it_was) {
    for (const Edges edges :
         {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x, Edges::wrap_y, Edges::polar,
          Edges{Edge::closed, Edge::open, Edge::closed, Edge::closed}})
        EXPECT_EQ(edges_from_json(edges_json(edges)), edges);
}

TEST(edges_json, what_describes_no_edges_is_refused) {
    for (const char* text : {"", R"("round")", "3", "{}", R"({"west":"open"})",
                             R"({"west":"open","east":"open","north":"open","south":"ajar"})",
                             R"({"west":"open","east":"open","north":"open","south":3})",
                             R"({"west":"open","east":"open","north":"open","sout":"open"})",
                             R"({"west":"wrap","east":"open","north":"open","south":"open"})",
                             R"({"west":"open","east":"open","north":"polar","south":"open"})",
                             R"({"west":"polar","east":"polar","north":"open","south":"open"})"})
        EXPECT_EQ(edges_from_json(text), std::nullopt) << text;
}

}  // namespace
}  // namespace cuesta
