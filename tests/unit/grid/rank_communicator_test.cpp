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
        EXPECT_EQ(comm.largest(-double(comm.rank())), 0);
        EXPECT_EQ(comm.smallest(double(comm.rank())), 0);
        const double nan = std::numeric_limits<double>::quiet_NaN();
        EXPECT_TRUE(std::isnan(comm.largest(comm.rank() == 2 ? nan : 1.0)));
    });
}

TEST(RankCommunicator, rectangles_go_where_they_are_wanted) {
    const Grid grid{.columns = 11, .rows = 7};
    over_ranks(grid, 3, 2, [&](Communicator& comm, const Block& block) {
        std::vector<std::int32_t> own(static_cast<std::size_t>(block.columns * block.rows));
        for (std::int64_t y = 0; y < block.rows; ++y)
            for (std::int64_t x = 0; x < block.columns; ++x)
                own[static_cast<std::size_t>(y * block.columns + x)] =
                    static_cast<std::int32_t>((block.y0 + y) * 100 + block.x0 + x);
        // A strip of all columns, and a corner that overlaps others.
        const Block strip{0, comm.rank(), 11, 1}, corner{5, 2, 4, 4};
        std::vector<std::int32_t> row(11, -1), square(16, -1);
        const SourceRectangle have[] = {source_rectangle(block, own.data(), block.columns)};
        const TargetRectangle wanted[] = {target_rectangle(strip, row.data(), 11),
                                          target_rectangle(corner, square.data(), 4)};
        comm.redistribute(have, wanted, sizeof(std::int32_t));
        for (std::int32_t x = 0; x < 11; ++x)
            EXPECT_EQ(row[static_cast<std::size_t>(x)], comm.rank() * 100 + x);
        for (std::int32_t i = 0; i < 16; ++i)
            EXPECT_EQ(square[static_cast<std::size_t>(i)], (2 + i / 4) * 100 + 5 + i % 4);
    });
}

TEST(RankCommunicator, parcels_come_in_the_order_of_ranks) {
    const Grid grid{.columns = 4, .rows = 4};
    over_ranks(grid, 2, 2, [&](Communicator& comm, const Block&) {
        std::vector<Parcel> parcels;
        const auto mark = static_cast<std::byte>(comm.rank());
        for (const int to : {3, 0, 3}) parcels.push_back({to, {mark, std::byte{9}}});
        parcels.push_back({1, {}});
        const std::vector<Parcel> mine = comm.migrate(std::move(parcels));
        const std::size_t each = comm.rank() == 3 ? 2 : comm.rank() == 0 ? 1 : 0;
        ASSERT_EQ(mine.size(), 4 * each);
        for (std::size_t i = 0; i < mine.size(); ++i) {
            EXPECT_EQ(mine[i].rank, static_cast<int>(i / each));
            EXPECT_EQ(mine[i].bytes[0], static_cast<std::byte>(i / each));
        }
    });
}

}  // namespace
}  // namespace cuesta
