// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/droplets.h"

#include <gtest/gtest.h>

#include "support/drop_lab.h"
#include "support/run_process.h"

namespace cuesta::test {
namespace {

Grid land_grid(std::int64_t n, Edges edges = Edges::open) {
    Grid grid = drop_grid(n, n, edges);
    grid.spacing_m = 10;
    return grid;
}
Field land(const Grid& grid) {
    return field_of(grid, [&](auto x, auto y) { return 5 * drop_hills(x, y, grid.columns); });
}
Droplets drops_of(std::int64_t count) {
    Droplets op;
    op.reference_step = 10, op.height_unit = 300, op.count = count;
    return op;
}
double lost_m(const ProcessRun& run) {
    double lost = 0;
    for (const auto& [material, account] : run.ledger.accounts()) {
        for (const ExactSum& side : account.border) lost += side.value();
        lost += account.out.value();
    }
    return lost;
}
std::int64_t count_of(const ProcessRun& run, std::string_view what) {
    const auto found = run.report.counts.find(what);
    return found == run.report.counts.end() ? 0 : found->second;
}

// C1: to the unit, for every ring, residual, scheme and edge.
TEST(Droplets, ground_and_what_left_over_the_borders_are_what_was_there) {
    const Grid grid = land_grid(64);
    for (const auto ring :
         {Droplets::Ring::extrapolate, Droplets::Ring::mirror, Droplets::Ring::none})
        for (const auto scheme : {Droplets::Scheme::parallel, Droplets::Scheme::sequential})
            for (const auto residual : {Droplets::Residual::spread, Droplets::Residual::discard}) {
                Droplets op = drops_of(3000);
                op.ring = ring, op.scheme = scheme, op.residual = residual;
                const ProcessRun run = run_process(op, grid, land(grid));
                EXPECT_EQ(run.ground() + lost_m(run), run.start());
                EXPECT_NE(run.ground(), run.start());
            }
}

TEST(Droplets, closed_and_wrapped_edges_lose_nothing) {
    for (const Edges edges : {Edges::closed, Edges::wrap}) {
        const Grid grid = land_grid(64, edges);
        const ProcessRun run = run_process(drops_of(3000), grid, land(grid));
        EXPECT_EQ(run.ground(), run.start());
        EXPECT_FALSE(same_units(run.units,
                                run_process(drops_of(3000), grid, land(grid), {.steps = 0}).units));
    }
}

TEST(Droplets, count_falls_on_the_map_and_as_densely_on_the_ring) {
    const Grid grid = land_grid(101);
    Droplets op = drops_of(5000);
    op.ring = Droplets::Ring::none;
    EXPECT_EQ(count_of(run_process(op, grid, land(grid)), "drops"), 5000);
    op.ring = Droplets::Ring::mirror, op.padding = 100;  // ten cells
    const double wide = 121.0 * 121 / (101.0 * 101);
    EXPECT_NEAR(static_cast<double>(count_of(run_process(op, grid, land(grid)), "drops")),
                5000 * wide, 1);
    op.count = 0, op.density = 2000;  // 1.0201 km2
    op.ring = Droplets::Ring::none;
    EXPECT_NEAR(static_cast<double>(count_of(run_process(op, grid, land(grid)), "drops")), 2040.2,
                1);
}

TEST(Droplets, rain_falls_where_the_field_of_densities_says) {
    const Grid grid = land_grid(96);
    const Field rain = field_of(grid, [](auto x, auto) { return x < 40 ? 10'000 : 0; });
    Droplets op = drops_of(0);
    op.density = "rain", op.ring = Droplets::Ring::none, op.path = 50, op.radius = 20;
    const Field start = land(grid);
    const ProcessRun run = run_process(op, grid, start, {.fields = {{"rain", &rain}}});
    const ProcessRun none = run_process(op, grid, start, {.steps = 0, .fields = {{"rain", &rain}}});
    EXPECT_NEAR(static_cast<double>(count_of(run, "drops")), 40.0 * 95 * 96 / 95, 250);
    std::int64_t west = 0, east = 0;
    for (std::int64_t y = 0; y < 96; ++y)
        for (std::int64_t x = 0; x < 96; ++x)
            (x < 48 ? west : east) += std::abs(run.units.at(x, y) - none.units.at(x, y));
    EXPECT_GT(west, 0);
    EXPECT_EQ(east, 0);  // five steps and two samples of a brush beyond the 40th column
}

TEST(Droplets, maps_of_wear_and_deposit_add_up_to_the_change) {
    const Grid grid = land_grid(64);
    const Field start = land(grid);
    run_process(drops_of(3000), grid, start,
                {.steps = 2, .inspect = [&](Terrain& terrain) {
                     const Field& wear = *terrain.find(field::wear);
                     const Field& deposit = *terrain.find(field::deposit);
                     double moved = 0;
                     for (std::int64_t y = 0; y < 64; ++y)
                         for (std::int64_t x = 0; x < 64; ++x) {
                             const double change =
                                 double{terrain.height().at(x, y)} - double{start.at(x, y)};
                             EXPECT_NEAR(double{deposit.at(x, y)} - double{wear.at(x, y)}, change,
                                         1e-3);
                             moved += std::abs(change);
                         }
                     EXPECT_GT(moved, 64 * 64 * 0.1);
                 }});
}

// C7
TEST(Droplets, fewer_drops_leave_larger_maps) {
    double before = 1;
    for (const std::int64_t n : {64, 128, 256}) {
        const Grid grid = land_grid(n);
        Droplets op = drops_of(4000);
        op.ring = Droplets::Ring::none;
        const double share =
            static_cast<double>(count_of(run_process(op, grid, land(grid)), "drops_left")) / 4000;
        EXPECT_LT(share, before);
        before = share;
    }
    EXPECT_GT(before, 0.02);
}

}  // namespace
}  // namespace cuesta::test
