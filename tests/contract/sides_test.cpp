// SPDX-License-Identifier: Apache-2.0
// A tilted plane of which one side alone is open: what leaves, leaves there, and where the plane
// falls towards a wall, nothing does.
#include <gtest/gtest.h>

#include "cuesta/process/droplet/droplets.h"
#include "cuesta/process/river/stream_power.h"
#include "cuesta/process/slope/hillslope.h"
#include "cuesta/process/slope/thermal.h"
#include "cuesta/process/water/water_flow.h"
#include "cuesta/tectonics/uplift.h"
#include "support/run_process.h"

namespace cuesta::test {
namespace {

constexpr std::array sides{Side::west, Side::east, Side::north, Side::south};

Edges open_at(Side side) {
    Edges edges = Edges::closed;
    edges.at(side) = Edge::open;
    return edges;
}

Grid plane_grid(const Edges& edges) {
    return {.columns = 33, .rows = 27, .spacing_m = 10, .edges = edges};
}

// Falls towards a side by a metre from sample to sample.
Field plane(const Grid& grid, Side side, double fall_m = 1) {
    return field_of(grid, [&](std::int64_t x, std::int64_t y) {
        const std::int64_t steps = side == Side::west    ? x
                                   : side == Side::east  ? grid.columns - 1 - x
                                   : side == Side::north ? y
                                                         : grid.rows - 1 - y;
        return 100 + fall_m * static_cast<double>(steps);
    });
}

// Metres of one cell that left over each side, of all accounts.
std::array<double, 4> left(const ProcessRun& run) {
    std::array<double, 4> sums{};
    for (const auto& [material, account] : run.ledger.accounts())
        for (std::size_t i = 0; i < 4; ++i) sums[i] += account.border[i].value();
    return sums;
}

// Runs on one block and on four, which agree, and holds the books of all sides but one at 0.
template <class Op>
ProcessRun run_and_hold(const Op& op, Side open, Side low, ProcessOptions options,
                        double fall_m = 1) {
    const Grid grid = plane_grid(open_at(open));
    const Field start = plane(grid, low, fall_m);
    ProcessRun one = run_process(op, grid, start, options);
    options.across = options.down = 2;
    const ProcessRun four = run_process(op, grid, start, options);
    EXPECT_TRUE(same_units(one.units, four.units)) << "blocks differ";
    EXPECT_EQ(left(one), left(four));
    for (const Side side : sides)
        if (side != open) {
            EXPECT_EQ(left(one)[static_cast<std::size_t>(side)], 0)
                << choice_words(side)[static_cast<std::size_t>(side)];
        }
    return one;
}

double over(const ProcessRun& run, Side side) {
    return left(run)[static_cast<std::size_t>(side)];
}

Side opposite(Side side) {
    return side == Side::west    ? Side::east
           : side == Side::east  ? Side::west
           : side == Side::north ? Side::south
                                 : Side::north;
}

TEST(Sides, water_drains_over_the_open_side_and_stands_at_walls) {
    using Flow = WaterFlow;
    for (const Flow& flow :
         {Flow{}, Flow{.neighbours = Flow::Neighbours::eight}, Flow{.model = Flow::Model::shallow}})
        for (const Side side : sides) {
            const Grid grid = plane_grid({});
            const Field water = field_of(grid, [](auto, auto) { return 0.1; });
            const ProcessOptions options{.steps = 100, .halo = 3, .fields = {{"water", &water}}};
            const double all = 0.1 * static_cast<double>(grid.cells());
            EXPECT_GT(over(run_and_hold(flow, side, side, options), side), 0.25 * all);
            EXPECT_LT(over(run_and_hold(flow, side, opposite(side), options), side), 0.02 * all)
                << "the plane falls towards a wall";
        }
}

TEST(Sides, droplets_leave_over_the_open_side) {
    for (const Droplets::Ring ring : {Droplets::Ring::mirror, Droplets::Ring::none})
        for (const Droplets::Scheme scheme :
             {Droplets::Scheme::parallel, Droplets::Scheme::sequential})
            for (const Side side : sides) {
                Droplets drops;
                drops.ring = ring, drops.scheme = scheme, drops.reference_step = 10;
                const ProcessRun down = run_and_hold(drops, side, side, {.steps = 2});
                EXPECT_GT(down.report.counts.at("drops_left"), 0);
                if (ring == Droplets::Ring::none) {
                    EXPECT_GT(over(down, side), 0);
                    // The books are whole.
                    EXPECT_NEAR(down.start() - down.ground(), over(down, side), 1e-9);
                    const ProcessRun up = run_and_hold(drops, side, opposite(side), {.steps = 2});
                    EXPECT_GT(up.report.counts.at("drops_at_border"), 0);
                }
            }
}

TEST(Sides, creep_gives_to_base_level_at_the_open_side) {
    for (const Side side : sides) {
        const Hillslope creep{.diffusivity = 0.1, .time_step = 20000};
        const ProcessRun down = run_and_hold(creep, side, side, {});
        EXPECT_GT(over(down, side), 0);
        EXPECT_NEAR(down.start() - down.ground(), over(down, side), 1e-9);
        // Samples of the open side keep their height, those of the wall opposite sink.
        const std::int64_t x = side == Side::west ? 0 : side == Side::east ? 32 : 16;
        const std::int64_t y = side == Side::north ? 0 : side == Side::south ? 26 : 13;
        EXPECT_EQ(down.height.at(x, y), 100);
        EXPECT_LT(down.height.at(32 - x, 26 - y), plane(plane_grid({}), side).at(32 - x, 26 - y));
    }
}

TEST(Sides, an_axis_that_drains_at_one_end_comes_to_rest_level) {
    const Hillslope creep{.diffusivity = 1, .time_step = 1e9};
    const ProcessRun run = run_and_hold(creep, Side::east, Side::east, {});
    for (std::int64_t x = 0; x < 33; ++x) EXPECT_NEAR(run.height.at(x, 13), 100, 2e-3) << x;
}

TEST(Sides, rivers_have_their_base_level_at_the_open_side) {
    for (const Side side : sides) {
        const StreamPower carve{.channel_area = 0, .deposition = 0.5, .time_step = 5000};
        const ProcessRun down = run_and_hold(carve, side, side, {.steps = 3});
        EXPECT_GT(over(down, side), 0);
        const std::int64_t x = side == Side::west ? 0 : side == Side::east ? 32 : 16;
        const std::int64_t y = side == Side::north ? 0 : side == Side::south ? 26 : 13;
        EXPECT_EQ(down.height.at(x, y), 100);
    }
}

TEST(Sides, uplift_leaves_the_open_side_where_it_is) {
    for (const Side side : sides) {
        const ProcessRun run = run_and_hold(Uplift{}, side, side, {});
        for (std::int64_t y = 0; y < 27; ++y)
            for (std::int64_t x = 0; x < 33; ++x) {
                const bool fixed =
                    (side == Side::west && x == 0) || (side == Side::east && x == 32) ||
                    (side == Side::north && y == 0) || (side == Side::south && y == 26);
                EXPECT_EQ(run.height.at(x, y) == plane(plane_grid({}), side).at(x, y), fixed);
            }
    }
}

TEST(Sides, slides_cross_no_border_open_or_closed) {
    const Thermal slide{};
    const ProcessRun run =
        run_and_hold(slide, Side::east, Side::east, {.steps = 20, .material = "sand"}, 20);
    EXPECT_EQ(over(run, Side::east), 0);
    const Grid grid = plane_grid(Edges::closed);
    const ProcessRun walls =
        run_process(slide, grid, plane(grid, Side::east, 20), {.steps = 20, .material = "sand"});
    EXPECT_TRUE(same_units(run.units, walls.units));
}

}  // namespace
}  // namespace cuesta::test
