// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/sea_mask.h"

#include <gtest/gtest.h>

#include <string_view>
#include <utility>
#include <vector>

#include "cuesta/grid/block_team.h"

namespace cuesta::world {
namespace {

std::vector<std::uint8_t> map_of(std::string_view text) {
    std::vector<std::uint8_t> map;
    for (const char c : text)
        if (c != ' ') map.push_back(c == '#' ? 1 : 0);
    return map;
}

// On the whole map and on blocks, which must agree.
std::vector<std::uint8_t> find_sea(const Grid& grid, const std::vector<std::uint8_t>& low,
                                   double least_share, bool all) {
    std::vector<std::uint8_t> first;
    for (const auto& [across, down] :
         {std::pair{1, 1}, std::pair{2, 2}, std::pair{3, 1}, std::pair{1, 2}, std::pair{5, 4}}) {
        std::vector<std::uint8_t> sea(low.size());
        const Decomposition cut(grid, across, down);
        BlockTeam(cut).run([&](int rank, Communicator& comm) {
            const Block block = cut.block(rank);
            ByteField part({block.columns, block.rows, 0});
            const auto at = [&](std::int64_t x, std::int64_t y) {
                return static_cast<std::size_t>((block.y0 + y) * grid.columns + block.x0 + x);
            };
            for (std::int64_t y = 0; y < block.rows; ++y)
                for (std::int64_t x = 0; x < block.columns; ++x) part.at(x, y) = low[at(x, y)];
            const ByteField found = world::find_sea(grid, block, comm, part, least_share, all);
            for (std::int64_t y = 0; y < block.rows; ++y)
                for (std::int64_t x = 0; x < block.columns; ++x) sea[at(x, y)] = found.at(x, y);
        });
        if (first.empty()) first = sea;
        EXPECT_EQ(sea, first) << across << "x" << down;
    }
    return first;
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
