// SPDX-License-Identifier: Apache-2.0
// A deadlock shows as the timeout of the test runner; nothing here waits for a clock.
#include "cuesta/grid/block_team.h"

#include <gtest/gtest.h>

#include <atomic>
#include <cmath>
#include <functional>
#include <limits>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "cuesta/base/check.h"
#include "cuesta/base/error.h"
#include "cuesta/base/interrupt.h"
#include "cuesta/base/parallel.h"
#include "support/halo_definition.h"

namespace cuesta {
namespace {

using test::field_before_exchange;
using test::wrong_samples;

const std::vector<std::pair<int, int>> cuts = {{1, 1}, {2, 2}, {3, 1}, {1, 5}, {2, 1}, {7, 6}};

TEST(BlockTeam, halos_follow_edges_and_outside_rule_for_every_cut) {
    const std::vector<std::pair<int, int>> sizes = {{1, 1}, {1, 5}, {5, 1}, {7, 6}};
    for (const auto& [columns, rows] : sizes)
        for (const auto& [across, down] : cuts)
            for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x})
                for (const Outside outside : {Outside::repeat, Outside::zero})
                    for (const int halo : {1, 3}) {
                        const Grid grid{.columns = columns, .rows = rows, .edges = edges};
                        BlockTeam team(Decomposition(grid, across, down));
                        std::atomic<int> wrong{0};
                        team.run([&](int rank, Communicator& comm) {
                            const Block block = team.cut().block(rank);
                            Field field = field_before_exchange(block, halo);
                            comm.exchange(field, outside);
                            wrong += wrong_samples(field, grid, block, outside);
                        });
                        ASSERT_EQ(wrong, 0) << columns << "x" << rows << " in " << across << "x"
                                            << down << " halo " << halo;
                    }
}

TEST(BlockTeam, halos_go_over_poles_for_every_cut) {
    const Grid grid{.columns = 8, .rows = 6, .edges = Edges::polar};
    for (const auto& [across, down] : cuts)
        for (const Outside outside : {Outside::repeat, Outside::over_poles}) {
            BlockTeam team(Decomposition(grid, across, down));
            std::atomic<int> wrong{0};
            team.run([&](int rank, Communicator& comm) {
                const Block block = team.cut().block(rank);
                Field field = field_before_exchange(block, 2);
                comm.exchange(field, outside);
                wrong += wrong_samples(field, grid, block, outside);
            });
            ASSERT_EQ(wrong, 0) << across << "x" << down;
        }
}

TEST(BlockTeam, every_rank_runs_once_and_knows_itself) {
    BlockTeam team(Decomposition({.columns = 6, .rows = 6}, 3, 2));
    std::vector<int> runs(6, 0);
    team.run([&](int rank, Communicator& comm) {
        EXPECT_EQ(comm.rank(), rank);
        EXPECT_EQ(comm.size(), 6);
        ++runs[static_cast<std::size_t>(rank)];
    });
    EXPECT_EQ(runs, std::vector<int>(6, 1));
}

TEST(BlockTeam, sums_reach_every_rank) {
    BlockTeam team(Decomposition({.columns = 8, .rows = 8}, 2, 2));
    team.run([&](int rank, Communicator& comm) {
        for (int round = 0; round < 50; ++round) {
            std::int64_t values[] = {rank, 10 * rank + round, 1};
            comm.sum(values);
            ASSERT_EQ(values[0], 6);
            ASSERT_EQ(values[1], 60 + 4 * round);
            ASSERT_EQ(values[2], 4);
            comm.sum(std::span<std::int64_t>{});
        }
    });
}

TEST(BlockTeam, largest_and_smallest_reach_every_rank) {
    BlockTeam team(Decomposition({.columns = 8, .rows = 8}, 2, 2));
    team.run([&](int rank, Communicator& comm) {
        EXPECT_EQ(comm.largest(-5.0 - rank), -5);
        EXPECT_EQ(comm.smallest(-5.0 - rank), -8);
        EXPECT_TRUE(comm.any(rank == 2));
        EXPECT_FALSE(comm.any(false));
        EXPECT_EQ(comm.largest(rank == 1 ? std::numeric_limits<double>::infinity() : 0),
                  std::numeric_limits<double>::infinity());
    });
}

TEST(BlockTeam, no_number_of_one_rank_is_no_number_for_all) {
    // If ranks disagreed here, one could leave a loop in which the others go on.
    BlockTeam team(Decomposition({.columns = 8, .rows = 8}, 2, 2));
    for (int sick = 0; sick < 4; ++sick)
        team.run([&](int rank, Communicator& comm) {
            const double mine = rank == sick ? std::nan("") : rank;
            EXPECT_TRUE(std::isnan(comm.largest(mine))) << "rank " << rank;
            EXPECT_TRUE(std::isnan(comm.smallest(mine))) << "rank " << rank;
        });
}

TEST(BlockTeam, gather_keeps_the_order_of_ranks_and_any_length) {
    BlockTeam team(Decomposition({.columns = 9, .rows = 1}, 3, 1));
    team.run([&](int rank, Communicator& comm) {
        const std::vector<std::byte> mine(static_cast<std::size_t>(rank), std::byte(rank));
        const auto all = comm.gather(mine);
        ASSERT_EQ(all.size(), 3u);
        EXPECT_EQ(all[0], std::vector<std::byte>{});
        EXPECT_EQ(all[1], (std::vector<std::byte>{std::byte{1}}));
        EXPECT_EQ(all[2], (std::vector<std::byte>{std::byte{2}, std::byte{2}}));
    });
}

TEST(BlockTeam, several_numbers_go_in_one_call) {
    BlockTeam team(Decomposition({.columns = 8, .rows = 8}, 2, 2));
    team.run([&](int rank, Communicator& comm) {
        for (int round = 0; round < 20; ++round) {
            double values[] = {static_cast<double>(rank), -static_cast<double>(rank), 7.0 + round,
                               rank == 3 ? std::nan("") : 0.0};
            comm.largest(values);
            ASSERT_EQ(values[0], 3);
            ASSERT_EQ(values[1], 0);
            ASSERT_EQ(values[2], 7 + round);
            ASSERT_TRUE(std::isnan(values[3]));
        }
    });
}

TEST(BlockTeam, scan_and_broadcast) {
    BlockTeam team(Decomposition({.columns = 8, .rows = 8}, 2, 2));
    team.run([&](int rank, Communicator& comm) {
        std::int64_t values[] = {10 + rank, 1};
        comm.scan(values);
        const std::int64_t before[] = {0, 10, 21, 33};
        EXPECT_EQ(values[0], before[rank]);
        EXPECT_EQ(values[1], rank);
        std::byte told{static_cast<unsigned char>(rank)};
        comm.broadcast({&told, 1}, 2);
        EXPECT_EQ(told, std::byte{2});
    });
}

TEST(BlockTeam, rectangles_of_any_cut_go_over_into_each_other) {
    const Grid grid{.columns = 9, .rows = 7};
    const Decomposition cut(grid, 2, 2);
    BlockTeam(cut).run([&](int rank, Communicator& comm) {
        const Block block = cut.block(rank);
        const Field part = field_before_exchange(block, 1);
        // From blocks to columns, and to an overlapping window and nothing.
        const Block column{rank * 2, 0, rank == 3 ? 3 : 2, 7};
        std::vector<float> strip(static_cast<std::size_t>(column.columns * 7)), window(12, -1.0f);
        const SourceRectangle have = source_rectangle(block, part.row(0), part.stride());
        const TargetRectangle wanted[] = {target_rectangle(column, strip.data(), column.columns),
                                          target_rectangle(Block{3, 2, 4, 3}, window.data(), 4),
                                          target_rectangle(Block{0, 0, 0, 0}, window.data(), 0)};
        comm.redistribute({&have, 1}, {wanted, rank == 1 ? 3u : 2u}, sizeof(float));
        for (std::int64_t y = 0; y < 7; ++y)
            for (std::int64_t x = 0; x < column.columns; ++x)
                ASSERT_EQ(strip[static_cast<std::size_t>(y * column.columns + x)],
                          test::sample_of(column.x0 + x, y));
        for (std::int64_t i = 0; i < 12; ++i)
            ASSERT_EQ(window[static_cast<std::size_t>(i)], test::sample_of(3 + i % 4, 2 + i / 4));
        // And back.
        Field again({block.columns, block.rows, 0});
        const SourceRectangle columns = source_rectangle(column, strip.data(), column.columns);
        const TargetRectangle own = target_rectangle(block, again.row(0), again.stride());
        comm.redistribute({&columns, 1}, {&own, 1}, sizeof(float));
        for (std::int64_t y = 0; y < block.rows; ++y)
            for (std::int64_t x = 0; x < block.columns; ++x)
                ASSERT_EQ(again.at(x, y), part.at(x, y));
    });
}

TEST(BlockTeam, blocks_that_call_different_things_are_named) {
    BlockTeam team(Decomposition({.columns = 8, .rows = 8}, 2, 2));
    for (int round = 0; round < 20; ++round) {
        std::string text;
        try {
            team.run([&](int rank, Communicator& comm) {
                std::int64_t values[] = {1, 2};
                if (rank == 3)
                    comm.largest(1.0);
                else
                    comm.sum(values);
            });
        } catch (const std::exception& error) {
            text = error.what();
        }
        ASSERT_NE(text.find("block 0 calls sum(2) while block 3 calls largest(1)"),
                  std::string::npos)
            << text;
    }
}

TEST(BlockTeam, no_more_blocks_run_at_once_than_there_are_threads) {
    const int threads = thread_count();
    set_thread_count(1);
    std::atomic<int> running{0}, most{0};
    BlockTeam team(Decomposition({.columns = 16, .rows = 16}, 4, 4));
    for (int call = 0; call < 3; ++call)
        team.run([&](int, Communicator& comm) {
            for (int round = 0; round < 10; ++round) {
                const int now = ++running;
                int before = most;
                while (now > before && !most.compare_exchange_weak(before, now)) {
                }
                --running;
                comm.any(false);
            }
        });
    set_thread_count(threads);
    EXPECT_EQ(most, 1);
}

TEST(BlockTeam, hundreds_of_rounds_stay_in_step) {
    // Each round every block adds its halo neighbours; a block that ran ahead would change a
    // neighbour's input, so the cut map must equal the whole one.
    const Grid grid{.columns = 12, .rows = 9, .edges = Edges::wrap};
    const auto smooth = [&](const Decomposition& cut) {
        std::vector<float> result(static_cast<std::size_t>(grid.cells()));
        BlockTeam team(cut);
        team.run([&](int rank, Communicator& comm) {
            const Block block = cut.block(rank);
            Field now = field_before_exchange(block, 1), next = now.clone();
            for (int round = 0; round < 300; ++round) {
                comm.exchange(now);
                for (std::int64_t y = 0; y < block.rows; ++y)
                    for (std::int64_t x = 0; x < block.columns; ++x)
                        next.at(x, y) = 0.5f * now.at(x, y) + 0.25f * now.at(x - 1, y) +
                                        0.25f * now.at(x, y + 1);
                now.swap(next);
            }
            for (std::int64_t y = 0; y < block.rows; ++y)
                for (std::int64_t x = 0; x < block.columns; ++x)
                    result[static_cast<std::size_t>((block.y0 + y) * grid.columns + block.x0 + x)] =
                        now.at(x, y);
        });
        return result;
    };
    const auto whole_map = smooth(Decomposition(grid, 1, 1));
    EXPECT_EQ(smooth(Decomposition(grid, 2, 2)), whole_map);
    EXPECT_EQ(smooth(Decomposition(grid, 4, 3)), whole_map);
}

// Which failure run() throws again.
std::string failure(BlockTeam& team, const std::function<void(int, Communicator&)>& body) {
    try {
        team.run(body);
    } catch (const std::exception& error) {
        return error.what();
    }
    return "";
}

TEST(BlockTeam, an_exception_releases_the_others_and_is_thrown_again) {
    BlockTeam team(Decomposition({.columns = 8, .rows = 8}, 2, 2));
    for (int round = 0; round < 50; ++round) {
        EXPECT_EQ(failure(team,
                          [&](int rank, Communicator& comm) {
                              comm.any(false);
                              if (rank == 2) throw std::runtime_error("rank 2");
                              for (int i = 0; i < 3; ++i) comm.any(false);
                          }),
                  "rank 2");
        // The team works again afterwards.
        std::atomic<int> reached{0};
        team.run([&](int, Communicator& comm) { reached += comm.any(true) ? 1 : 0; });
        ASSERT_EQ(reached, 4);
    }
}

TEST(BlockTeam, an_exception_before_any_meeting_releases_the_others) {
    BlockTeam team(Decomposition({.columns = 8, .rows = 8}, 2, 2));
    for (int sick = 0; sick < 4; ++sick)
        EXPECT_EQ(failure(team,
                          [&](int rank, Communicator& comm) {
                              if (rank == sick) throw std::runtime_error("at once");
                              comm.any(false);
                          }),
                  "at once");
}

TEST(BlockTeam, every_block_can_be_left_and_releases_those_that_wait) {
    std::atomic<bool> asked = false;
    const InterruptScope scope(asked);
    BlockTeam team(Decomposition({.columns = 8, .rows = 8}, 2, 2));
    const auto run = [&] {
        team.run([&](int rank, Communicator& comm) {
            if (rank == 2)
                for (;; check_interrupt()) asked = true;  // without end
            comm.largest(1);
        });
    };
    EXPECT_THROW(run(), Interrupted);
    asked = false;
    team.run([](int, Communicator& comm) { EXPECT_EQ(comm.largest(3), 3); });
}

TEST(BlockTeam, of_several_exceptions_the_lowest_rank_is_thrown) {
    BlockTeam team(Decomposition({.columns = 8, .rows = 8}, 2, 2));
    for (int round = 0; round < 20; ++round)
        EXPECT_EQ(failure(team,
                          [&](int rank, Communicator&) {
                              if (rank > 0) throw std::runtime_error(std::to_string(rank));
                          }),
                  "1");
}

TEST(BlockTeam, a_failure_inside_an_exchange_waits_until_all_have_read) {
    // Rank 1 offers one field less. Whoever notices must not take its own fields away while
    // another block still reads them; the address sanitizer sees it if it does.
    BlockTeam team(Decomposition({.columns = 64, .rows = 8}, 2, 2));
    for (int round = 0; round < 20; ++round) {
        const std::string text = failure(team, [&](int rank, Communicator& comm) {
            const Block block = team.cut().block(rank);
            Field a = field_before_exchange(block, 1), b = field_before_exchange(block, 1);
            const HaloView both[] = {HaloView(a), HaloView(b)};
            comm.exchange(std::span<const HaloView>(both, rank == 1 ? 1 : 2), Outside::zero);
        });
        ASSERT_NE(text.find("calls exchange("), std::string::npos) << text;
    }
}

TEST(BlockTeam, a_block_that_leaves_early_is_our_mistake_and_no_deadlock) {
    BlockTeam team(Decomposition({.columns = 8, .rows = 8}, 2, 2));
    for (int round = 0; round < 20; ++round) {
        const std::string text = failure(team, [&](int rank, Communicator& comm) {
            comm.any(false);
            if (rank != 3) comm.any(false);
        });
        ASSERT_NE(text.find("has left"), std::string::npos) << text;
    }
}

}  // namespace
}  // namespace cuesta
