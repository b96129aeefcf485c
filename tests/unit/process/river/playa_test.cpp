// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/river/playa.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "cuesta/process/river/stream_power.h"
#include "support/columns.h"

namespace cuesta {
namespace {

using test::Columns;
using test::field_of;
using test::ProcessRun;
using test::run_process;

// Lays units on the lowest land; the first block has them all.
struct Fill {
    std::int64_t units;
    StepReport apply(Terrain& terrain, const StepContext& step) const {
        LayerStack& ground = terrain.ground();
        ground.make_layered();
        flow::Drainage& drainage = step.scratch.object<flow::Drainage>();
        drainage.route(ground.surface(), step.grid, step.block, step.comm, {});
        LayerBook book;
        river::fill_lowest(ground, drainage, *terrain.materials().find("sand"),
                           step.comm.rank() == 0 ? units : 0, terrain.now, step.comm, book);
        return {};
    }
};

TEST(playa, fills_the_lowest_land_to_one_level) {
    const Grid grid{5, 1, 10, Edges::closed};
    const double heights[] = {9, 2, 4, 3, 8};
    const Field start = field_of(grid, [&](std::int64_t x, std::int64_t) { return heights[x]; });
    for (const int across : {1, 2, 5}) {
        const auto filled = [&](std::int64_t units) {
            return run_process(Fill{units}, grid, start, {.across = across}).units;
        };
        const IntField before = filled(0);
        const std::int32_t metre = (before.at(0, 0) - before.at(4, 0));
        // 1 m to reach 3 m, 2 m more to reach 4 m with two cells; then three of them.
        const IntField after = filled(3 * std::int64_t{metre} + 3 * 7 + 2);
        EXPECT_EQ(after.at(0, 0), before.at(0, 0));
        EXPECT_EQ(after.at(4, 0), before.at(4, 0));
        EXPECT_EQ(after.at(1, 0), before.at(2, 0) + 8);
        EXPECT_EQ(after.at(2, 0), before.at(2, 0) + 8);
        EXPECT_EQ(after.at(3, 0), before.at(2, 0) + 7);
    }
}

// All that rivers of a closed map wore off once lay on its lowest sample, up to 2 km high.
TEST(playa, rivers_of_a_map_without_outlet_build_no_tower) {
    for (const Edges edges : {Edges::closed, Edges::wrap}) {
        const Grid grid{31, 27, 40, edges};
        const Field start = field_of(grid, [](std::int64_t x, std::int64_t y) {
            return 100 +
                   60 * std::sin(0.4 * static_cast<double>(x)) *
                       std::cos(0.5 * static_cast<double>(y)) +
                   static_cast<double>((x * 7919 + y * 104729) % 97) * 0.1;
        });
        StreamPower op;
        op.deposition = 1, op.sediment = "sand";
        IntField one;
        for (const int blocks : {1, 3}) {
            const ProcessRun run =
                run_process(op, grid, start, {.steps = 5, .across = blocks, .down = blocks});
            float high = 0, highest = 0;
            for (std::int64_t y = 0; y < grid.rows; ++y)
                for (std::int64_t x = 0; x < grid.columns; ++x) {
                    high = std::max(high, start.at(x, y));
                    highest = std::max(highest, run.height.at(x, y));
                }
            EXPECT_LE(highest, high);
            if (blocks == 1)
                one = run.units.clone();
            else
                EXPECT_TRUE(test::same_units(one, run.units));
            // Nothing leaves but parts of a unit, rounded as rock becomes sand by mass.
            for (const auto& [id, account] : run.ledger.accounts()) {
                EXPECT_LT(account.out.value(), 0.01);
                for (const ExactSum& side : account.border) EXPECT_EQ(side.value(), 0);
            }
        }
    }
}

}  // namespace
}  // namespace cuesta
