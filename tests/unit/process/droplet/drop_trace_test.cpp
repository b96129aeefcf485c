// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_trace.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/base/error.h"

namespace cuesta::test {
namespace {

template <class Of>
Raster map_of(const Grid& grid, Of&& of) {
    Raster map{.columns = grid.columns, .rows = grid.rows};
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x)
            map.samples.push_back(
                static_cast<float>(of(static_cast<double>(x), static_cast<double>(y))));
    return map;
}

Droplets as_printed() {
    Droplets op;
    op.reference_step = 1, op.height_unit = 64;
    op.ring = Droplets::Ring::none;
    return op;
}

TEST(DropTrace, on_a_plane_it_goes_straight_down_gains_speed_and_loses_water) {
    const Grid grid{.columns = 80, .rows = 9, .spacing_m = 1};
    Droplets op = as_printed();
    op.path = 40;
    op.hardness = 1.0;  // nothing comes off
    const DropTrace trace =
        trace_drop(op, grid, map_of(grid, [](double x, double) { return 100 - 0.25 * x; }), 5.5, 4);
    EXPECT_EQ(trace.end, "path");
    ASSERT_EQ(trace.states.size(), 41u);  // before each step, and at the end
    for (std::size_t i = 0; i < 40; ++i) {
        const DropState& m = trace.states[i];
        const auto steps = static_cast<double>(i);
        EXPECT_NEAR(m.x_m, 5.5 + steps, 1e-4);
        EXPECT_NEAR(m.y_m, 4, 1e-6);
        EXPECT_NEAR(m.height_m, 100 - 0.25 * (5.5 + steps), 1e-3);
        EXPECT_NEAR(m.east, i == 0 ? 0 : 1, 1e-6);
        EXPECT_NEAR(m.speed, std::sqrt(1 + steps * 0.25 / 64 * 10), 1e-4);
        EXPECT_NEAR(m.water, std::pow(0.98, steps), 1e-4);
        EXPECT_EQ(m.sediment_m3, 0);
    }
    op.hardness = 0.0;
    EXPECT_GT(
        trace_drop(op, grid, map_of(grid, [](double x, double) { return 100 - 0.25 * x; }), 5.5, 4)
            .states[5]
            .sediment_m3,
        0);
}

// The land repeats itself every 65,536 samples: so does the way, to the bit. In float cells of the
// whole map drift of less than 1/256 of a cell a step would be none there.
TEST(DropTrace, far_out_it_goes_the_way_it_goes_near_the_origin) {
    const Grid grid{.columns = 100'000, .rows = 48, .spacing_m = 1};
    Droplets op = as_printed();
    op.inertia = 0, op.path = 40;
    const Raster land = map_of(grid, [](double x, double y) {
        return 60 - 0.5 * y + 0.2 * std::sin(0.0625 * 3.141592653589793 * x);
    });
    const DropTrace near = trace_drop(op, grid, land, 1021.3, 2.5),
                    far = trace_drop(op, grid, land, 1021.3 + 65'536, 2.5);
    ASSERT_EQ(near.states.size(), 41u);
    ASSERT_EQ(far.states.size(), 41u);
    for (std::size_t i = 0; i < 41; ++i) {
        EXPECT_EQ(far.states[i].x_m - 65'536, near.states[i].x_m) << i;
        EXPECT_EQ(far.states[i].y_m, near.states[i].y_m) << i;
        EXPECT_EQ(far.states[i].sediment_m3, near.states[i].sediment_m3) << i;
    }
    // A slope of 1 in 500 to the east: 40 steps of 1/500 of a cell.
    op.hardness = 1.0;
    const Raster tilted =
        map_of(grid, [](double x, double y) { return 200 - 0.5 * y - 0.001 * x; });
    for (const double x : {10.25, 90'000.25}) {
        const DropTrace drift = trace_drop(op, grid, tilted, x, 2.5);
        ASSERT_EQ(drift.states.size(), 41u);
        EXPECT_NEAR(drift.states.back().x_m - x, 39 * 0.002, 0.005) << x;
    }
}

TEST(DropTrace, its_ends_are_told_apart) {
    Grid grid{.columns = 40, .rows = 40, .spacing_m = 1};
    const Raster slope = map_of(grid, [](double x, double) { return 100 - x; });
    const Raster bowl =
        map_of(grid, [](double x, double y) { return 0.1 * std::hypot(x - 20, y - 20); });
    Droplets op = as_printed();
    EXPECT_EQ(trace_drop(op, grid, slope, 30, 20).end, "edge");
    op.path = 4;
    EXPECT_EQ(trace_drop(op, grid, slope, 3, 20).end, "path");
    op.path = 200, op.evaporation = 0.5, op.min_water = 0.2;
    EXPECT_EQ(trace_drop(op, grid, slope, 3, 20).end, "water");
    op = as_printed();
    op.speed = 0.1, op.path = 200, op.evaporation = 0, op.gravity = 1000, op.hardness = 1.0;
    EXPECT_EQ(trace_drop(op, grid, bowl, 10, 20).end, "pit");
    grid.edges = Edges::closed;
    EXPECT_EQ(trace_drop(as_printed(), grid, slope, 30, 20).end, "border");
    EXPECT_THROW(trace_drop(op, grid, bowl, 41, 3), Error);
}

TEST(DropTrace, a_ring_around_the_map_does_not_move_it) {
    const Grid grid{.columns = 60, .rows = 50, .spacing_m = 10};
    const Raster land = map_of(
        grid, [](double x, double y) { return 50 * std::sin(0.1 * x) + 40 * std::cos(0.13 * y); });
    Droplets op;
    op.reference_step = 10, op.path = 80;
    const DropTrace with = trace_drop(op, grid, land, 300, 250);
    op.ring = Droplets::Ring::none;
    const DropTrace without = trace_drop(op, grid, land, 300, 250);
    ASSERT_EQ(with.states.size(), without.states.size());
    for (std::size_t i = 0; i < with.states.size(); ++i) {
        EXPECT_NEAR(with.states[i].x_m, without.states[i].x_m, 0.05);
        EXPECT_NEAR(with.states[i].sediment_m3, without.states[i].sediment_m3, 0.5);
    }
}

}  // namespace
}  // namespace cuesta::test
