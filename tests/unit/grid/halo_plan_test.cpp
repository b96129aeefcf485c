// SPDX-License-Identifier: Apache-2.0
// That halos hold what they should is tested with the communicators; here the pieces themselves.
#include "cuesta/grid/halo_plan.h"

#include <gtest/gtest.h>

#include <map>
#include <utility>

namespace cuesta {
namespace {

TEST(halo_pieces, cover_the_halo_once_and_lie_in_their_owners) {
    for (const Edges edges : {Edges::open, Edges::wrap, Edges::wrap_x, Edges::polar})
        for (const Outside outside : {Outside::repeat, Outside::zero, Outside::over_poles})
            for (const int halo : {1, 2, 5}) {
                const Decomposition cut({.columns = 10, .rows = 7, .edges = edges}, 3, 2);
                for (int rank = 0; rank < cut.size(); ++rank) {
                    const Block block = cut.block(rank);
                    std::map<std::pair<std::int64_t, std::int64_t>, int> seen;
                    for (const HaloPiece& piece : halo_pieces(cut, rank, halo, outside)) {
                        for (std::int64_t y = 0; y < piece.rows; ++y)
                            for (std::int64_t x = 0; x < piece.columns; ++x) {
                                ++seen[{piece.to_x + x, piece.to_y + y}];
                                if (piece.owner == HaloPiece::nobody) continue;
                                const Block from = cut.block(piece.owner);
                                const std::int64_t u = piece.from_x + x * piece.step_x;
                                const std::int64_t v = piece.from_y + y * piece.step_y;
                                ASSERT_TRUE(u >= 0 && u < from.columns && v >= 0 && v < from.rows);
                            }
                    }
                    const std::int64_t all = (block.columns + 2 * halo) * (block.rows + 2 * halo) -
                                             block.columns * block.rows;
                    ASSERT_EQ(static_cast<std::int64_t>(seen.size()), all);
                    for (const auto& [place, times] : seen) {
                        ASSERT_EQ(times, 1);
                        ASSERT_FALSE(place.first >= 0 && place.first < block.columns &&
                                     place.second >= 0 && place.second < block.rows);
                    }
                }
            }
}

TEST(halo_pieces, a_block_amid_others_has_one_piece_for_each) {
    const Decomposition cut({.columns = 90, .rows = 90}, 3, 3);
    EXPECT_EQ(halo_pieces(cut, 4, 2, Outside::repeat).size(), 8u);
}

TEST(HaloPlans, are_those_asked_for) {
    const Decomposition cut({.columns = 20, .rows = 20}, 2, 2);
    HaloPlans plans;
    for (int round = 0; round < 2; ++round)
        for (const int halo : {1, 3})
            for (const Outside outside : {Outside::repeat, Outside::zero}) {
                const auto plan = plans.find(cut, 1, halo, outside);
                EXPECT_EQ(std::vector<HaloPiece>(plan.begin(), plan.end()),
                          halo_pieces(cut, 1, halo, outside));
            }
}

}  // namespace
}  // namespace cuesta
