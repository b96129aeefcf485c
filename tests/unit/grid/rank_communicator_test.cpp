// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/rank_communicator.h"

#include <gtest/gtest.h>

#include <atomic>
#include <cmath>
#include <limits>

#include "cuesta/grid/block_team.h"
#include "support/halo_definition.h"
#include "support/team_ranks.h"

namespace cuesta {
namespace {

using test::field_before_exchange;
using test::TeamRanks;
using test::wrong_samples;

const std::vector<std::pair<int, int>> cuts = {{1, 1}, {2, 2}, {3, 1}, {1, 5}, {7, 6}};

// Blocks of `grid` as ranks; body(communicator, block).
template <class Body>
void over_ranks(const Grid& grid, int across, int down, Body&& body) {
    BlockTeam team(Decomposition(grid, across, down));
    team.run([&](int rank, Communicator& member) {
        RankCommunicator comm(team.cut(), std::make_shared<TeamRanks>(member));
        body(comm, team.cut().block(rank));
    });
}

TEST(RankCommunicator, halos_follow_edges_and_outside_rule_for_every_cut) {
    for (const auto& [across, down] : cuts)
        for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x})
            for (const Outside outside : {Outside::repeat, Outside::zero})
                for (const int halo : {1, 3}) {
                    const Grid grid{.columns = 7, .rows = 6, .edges = edges};
                    std::atomic<int> wrong{0};
                    over_ranks(grid, across, down, [&](Communicator& comm, const Block& block) {
                        Field field = field_before_exchange(block, halo);
                        comm.exchange(field, outside);
                        wrong += wrong_samples(field, grid, block, outside);
                    });
                    ASSERT_EQ(wrong, 0) << across << "x" << down << " halo " << halo;
                }
}

TEST(RankCommunicator, halos_go_over_poles) {
    const Grid grid{.columns = 8, .rows = 6, .edges = Edges::polar};
    for (const auto& [across, down] : cuts) {
        std::atomic<int> wrong{0};
        over_ranks(grid, across, down, [&](Communicator& comm, const Block& block) {
            Field field = field_before_exchange(block, 2);
            comm.exchange(field, Outside::over_poles);
            wrong += wrong_samples(field, grid, block, Outside::over_poles);
        });
        ASSERT_EQ(wrong, 0) << across << "x" << down;
    }
}

TEST(RankCommunicator, several_fields_and_halos_travel_in_one_exchange) {
    const Grid grid{.columns = 9, .rows = 8, .edges = Edges::wrap};
    std::atomic<int> wrong{0};
    over_ranks(grid, 3, 2, [&](Communicator& comm, const Block& block) {
        Field narrow = field_before_exchange(block, 1), wide = field_before_exchange(block, 2);
        const HaloView both[] = {HaloView(narrow), HaloView(wide)};
        comm.exchange(both, Outside::repeat);
        wrong += wrong_samples(narrow, grid, block, Outside::repeat);
        wrong += wrong_samples(wide, grid, block, Outside::repeat);
    });
    EXPECT_EQ(wrong, 0);
}

TEST(RankCommunicator, answers_are_those_of_all) {
    const Grid grid{.columns = 4, .rows = 4};
    over_ranks(grid, 2, 2, [&](Communicator& comm, const Block&) {
        std::int64_t values[] = {comm.rank(), 1};
        comm.sum(values);
        EXPECT_EQ(values[0], 6);
        EXPECT_EQ(values[1], 4);
        EXPECT_EQ(comm.largest(-comm.rank()), 0);
        EXPECT_EQ(comm.smallest(comm.rank()), 0);
        const double nan = std::numeric_limits<double>::quiet_NaN();
        EXPECT_TRUE(std::isnan(comm.largest(comm.rank() == 2 ? nan : 1)));
    });
}

}  // namespace
}  // namespace cuesta
