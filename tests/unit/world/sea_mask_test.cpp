// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/sea_mask.h"

#include <gtest/gtest.h>

#include <string_view>

namespace cuesta::world {
namespace {

std::vector<std::uint8_t> map_of(std::string_view text) {
    std::vector<std::uint8_t> map;
    for (const char c : text)
        if (c != ' ') map.push_back(c == '#' ? 1 : 0);
    return map;
}

TEST(SeaMask, the_largest_region_is_sea_and_small_ones_are_not) {
    const Grid grid{5, 3, 1, Edges::closed};
    const auto low = map_of(
        "##..#"
        "##..."
        "##..#");
    EXPECT_EQ(find_sea(grid, low, 0.5, false), map_of("##..."
                                                      "##..."
                                                      "##..."));
}

TEST(SeaMask, regions_of_the_asked_share_are_sea_too) {
    const Grid grid{5, 2, 1, Edges::closed};
    const auto low = map_of(
        "##.#."
        "##.#.");
    EXPECT_EQ(find_sea(grid, low, 0.2, false), low);
    EXPECT_EQ(find_sea(grid, low, 0.21, false), map_of("##..."
                                                       "##..."));
}

TEST(SeaMask, diagonal_neighbours_do_not_hang_together) {
    const Grid grid{3, 2, 1, Edges::closed};
    EXPECT_EQ(find_sea(grid,
                       map_of("##."
                              "..#"),
                       1, false),
              map_of("##."
                     "..."));
}

TEST(SeaMask, goes_around_a_map_that_wraps) {
    const auto low = map_of("#..##");
    EXPECT_EQ(find_sea({5, 1, 1, Edges::wrap_x}, low, 0.55, false), low);
    EXPECT_EQ(find_sea({5, 1, 1, Edges::closed}, low, 0.55, false), map_of("...##"));
    const auto column = map_of("#.#");
    EXPECT_EQ(find_sea({1, 3, 1, Edges::wrap}, column, 0.6, false), column);
}

TEST(SeaMask, every_low_sample_as_in_the_document) {
    const auto low = map_of("#.#.#");
    EXPECT_EQ(find_sea({5, 1, 1, Edges::closed}, low, 1, true), low);
}

TEST(SeaMask, regions_hang_together_over_poles) {
    const auto low = map_of(
        "#....#.."
        "........"
        "..#...#.");
    const Grid walls{8, 3, 1, Edges::wrap_x}, poles{8, 3, 1, Edges::polar};
    EXPECT_EQ(find_sea(walls, low, 0.5, false), map_of("#....#.."
                                                       "........"
                                                       "..#...#."));
    // In the south columns 2 and 6 are opposite: two cells, larger than those of the north.
    EXPECT_EQ(find_sea(poles, low, 0.5, false), map_of("........"
                                                       "........"
                                                       "..#...#."));
}

}  // namespace
}  // namespace cuesta::world
