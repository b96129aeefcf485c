// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/river/river_balance.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/base/parallel.h"
#include "support/flow_maps.h"

namespace cuesta::river {
namespace {

using flow::Cell;
using flow::Direction;
using test::flow_map;
using test::FlowMap;
using test::Ground;

// Wear and settling that differ from cell to cell.
struct Toy {
    const RiverWork& work;
    double strength = 0.01, settling_g = 1;
    std::optional<double> fixed(Cell cell) const {
        if (flow::has_receiver(work.drainage.direction(cell))) return {};
        return work.z[cell];
    }
    double wear(Cell cell, Direction d) const {
        const auto area = static_cast<double>(work.drainage.cells_above(cell));
        return strength * std::sqrt(area) * (flow::is_diagonal(d) ? 0.7 : 1);
    }
    void ahead(Cell) const {}
    double brought_in(Cell) const { return 0; }
    double settling(Cell cell) const {
        return settling_g / static_cast<double>(work.drainage.cells_above(cell));
    }
};

struct Solved {
    std::vector<double> before, after;
    std::vector<Direction> direction;
    std::vector<std::uint32_t> cells;
};

void drain(RiverWork& work, IntField& surface, const FlowMap& map, const Block& block,
           Communicator& comm, const flow::Land& land) {
    work.drainage.route(surface, map.grid, block, comm, land);
    work.drainage.accumulate(comm);
    const flow::Frame& frame = work.drainage.frame();
    work.z.resize(frame);
    for (std::int64_t y = 0; y < frame.rows(); ++y)
        for (std::int64_t x = 0; x < frame.columns(); ++x)
            work.z[frame.cell(x, y)] = surface.at(x, y);
    flow::exchange_ring(work.z, frame, comm, 0.0);
}

Solved solve(const FlowMap& map, double strength, double g, int across = 1, int down = 1) {
    Solved out;
    out.after.resize(map.z.size()), out.direction.resize(map.z.size());
    out.cells.resize(map.z.size());
    for (const std::int32_t z : map.z) out.before.push_back(z);
    test::each_block(
        map, across, down,
        [&](IntField& surface, const Block& block, Communicator& comm, const flow::Land& land) {
            RiverWork work;
            drain(work, surface, map, block, comm, land);
            solve_balance(work, Toy{work, strength, g}, comm);
            const auto& drainage = work.drainage;
            test::collect_block(map, drainage.frame(), out.after,
                                [&](Cell cell, auto, auto) { return work.alpha[cell]; });
            test::collect_block(map, drainage.frame(), out.direction,
                                [&](Cell cell, auto, auto) { return drainage.direction(cell); });
            test::collect_block(map, drainage.frame(), out.cells, [&](Cell cell, auto, auto) {
                return static_cast<std::uint32_t>(drainage.cells_above(cell));
            });
        });
    return out;
}

// Two cells in a row beside an outlet at 0: heights 8 and 2, f = 1 and 1, g = 1 and 1/2.
TEST(river_balance, two_cells_by_hand) {
    const auto map = flow_map(3, 1, {0, 2, 8}, Edges::closed);
    FlowMap sea = map;
    sea.sea = 0;
    std::vector<double> after(3);
    test::each_block(
        sea, 1, 1,
        [&](IntField& surface, const Block& block, Communicator& comm, const flow::Land& land) {
            RiverWork work;
            drain(work, surface, sea, block, comm, land);
            struct Ones : Toy {
                double wear(Cell, Direction) const { return 1; }
            };
            solve_balance(work, Ones{{work, 1, 1}}, comm);
            test::collect_block(sea, work.drainage.frame(), after,
                                [&](Cell cell, auto, auto) { return work.alpha[cell]; });
        });
    // Upper: E2 = (z2 - z1) - E2.  Lower: E1 = z1 - (E1 + E2) / 2.
    // z2 = 8 - E2, z1 = 2 - E1: 3 E2 = 6 + E1 and 5 E1 = 4 - E2: E2 = 2.125, E1 = 0.375.
    EXPECT_EQ(after[0], 0);
    EXPECT_NEAR(after[1], 1.625, 1e-14);
    EXPECT_NEAR(after[2], 5.875, 1e-14);
}

TEST(river_balance, every_cell_meets_the_equation) {
    for (const double g : {0.0, 1.0, 1e4})
        for (const double strength : {1e-6, 0.1, 1e6}) {
            const FlowMap map = test::random_map(37, 29, Ground::hilly, Edges::wrap_x);
            const Solved s = solve(map, strength, g);
            // Sediment from above, from the springs down: by rising area.
            std::vector<std::size_t> order(map.z.size());
            for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
            std::stable_sort(order.begin(), order.end(),
                             [&](auto a, auto b) { return s.cells[a] < s.cells[b]; });
            std::vector<double> q(map.z.size());
            double worst = 0;
            for (const std::size_t i : order) {
                const Direction d = s.direction[i];
                if (!flow::has_receiver(d)) continue;
                const double e = s.before[i] - s.after[i];
                q[i] += e;
                const std::size_t r = *test::neighbour(map, i, d);
                const double f = strength * std::sqrt(static_cast<double>(s.cells[i])) *
                                 (flow::is_diagonal(d) ? 0.7 : 1);
                const double wear = f * (s.after[i] - s.after[r]), drop = g / s.cells[i] * q[i];
                const double scale = std::abs(wear) + std::abs(drop) + 1e5 * (1 + f + g);
                worst = std::max(worst, std::abs(e - wear + drop) / scale);
                q[r] += q[i];
            }
            EXPECT_LE(worst, 1e-11) << g << ' ' << strength;
        }
}

TEST(river_balance, without_settling_it_is_the_implicit_sweep) {
    const FlowMap map = test::random_map(20, 20, Ground::hilly);
    const Solved s = solve(map, 0.3, 0);
    for (std::size_t i = 0; i < map.z.size(); ++i) {
        const Direction d = s.direction[i];
        if (!flow::has_receiver(d)) continue;
        const double base = s.after[*test::neighbour(map, i, d)];
        const double f =
            0.3 * std::sqrt(static_cast<double>(s.cells[i])) * (flow::is_diagonal(d) ? 0.7 : 1);
        const double wanted = (s.before[i] + f * base) / (1 + f);
        EXPECT_NEAR(s.after[i], wanted, 1e-9 * std::abs(wanted) + 1e-9);
    }
}

TEST(river_balance, is_the_same_for_any_threads_and_blocks) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x}) {
        const FlowMap map = test::random_map(41, 33, Ground::rough, edges);
        set_thread_count(1);
        const Solved one = solve(map, 0.05, 1.3);
        for (const auto& [across, down] : {std::pair{2, 2}, {3, 1}, {1, 5}})
            EXPECT_EQ(solve(map, 0.05, 1.3, across, down).after, one.after) << across << down;
        for (const int threads : {2, 3}) {
            set_thread_count(threads);
            EXPECT_EQ(solve(map, 0.05, 1.3).after, one.after) << threads;
        }
        set_thread_count(0);
    }
}

std::vector<double> breached(const FlowMap& map, double fall, Solved* ways = nullptr,
                             int across = 1, int down = 1) {
    std::vector<double> out(map.z.size());
    if (ways != nullptr) ways->direction.resize(map.z.size());
    test::each_block(
        map, across, down,
        [&](IntField& surface, const Block& block, Communicator& comm, const flow::Land& land) {
            RiverWork work;
            drain(work, surface, map, block, comm, land);
            breach(work, map.sea ? *map.sea : -1e9, fall, comm);
            test::collect_block(map, work.drainage.frame(), out,
                                [&](Cell cell, auto, auto) { return work.z[cell]; });
            if (ways != nullptr)
                test::collect_block(
                    map, work.drainage.frame(), ways->direction,
                    [&](Cell cell, auto, auto) { return work.drainage.direction(cell); });
        });
    return out;
}

TEST(river_balance, a_breach_cuts_the_rim_and_nothing_else) {
    const auto map = flow_map(5, 5, {9, 9, 9, 9, 9,  //
                                     9, 5, 4, 5, 9,  //
                                     9, 4, 2, 4, 7,  //
                                     9, 5, 4, 5, 9,  //
                                     9, 9, 9, 9, 9});
    const auto z = breached(map, 0.5);
    for (std::size_t i = 0; i < z.size(); ++i)
        EXPECT_EQ(z[i], i == 13 ? 1.5 : i == 14 ? 1 : map.z[i]) << i;  // from the pit at 2
}

TEST(river_balance, a_breach_leaves_every_river_falling_to_its_end) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x})
        for (const Ground ground : {Ground::rough, Ground::stepped, Ground::dead_flat}) {
            const FlowMap map = test::random_map(31, 23, ground, edges);
            Solved ways;
            const auto z = breached(map, 0.25, &ways);
            for (std::size_t i = 0; i < z.size(); ++i) {
                EXPECT_LE(z[i], map.z[i]);
                if (!flow::has_receiver(ways.direction[i])) continue;
                EXPECT_LE(z[*test::neighbour(map, i, ways.direction[i])], z[i] - 0.25);
            }
            EXPECT_EQ(breached(map, 0.25, nullptr, 2, 2), z);
            EXPECT_EQ(breached(map, 0.25, nullptr, 1, 5), z);
        }
}

TEST(river_balance, a_breach_does_not_deepen_the_sea) {
    FlowMap map = flow_map(5, 1, {1, 9, 4, 9, 9}, Edges::closed);
    map.sea = 1;
    EXPECT_EQ(breached(map, 1), (std::vector<double>{1, 3, 4, 8, 9}));
}

}  // namespace
}  // namespace cuesta::river
