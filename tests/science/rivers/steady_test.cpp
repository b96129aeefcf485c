// SPDX-License-Identifier: Apache-2.0
// Rivers against the closed forms of stream power; claims, figures and tolerances are in README.md.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <iostream>
#include <vector>

#include "support/river_lab.h"

namespace cuesta {
namespace {

using test::ExactHeights;
using test::field_of;
using test::ProcessRun;
using test::RisingLand;
using test::run_process;

Field rough(const Grid& grid) {
    return field_of(grid, [](std::int64_t x, std::int64_t y) {
        return static_cast<double>((x * 7919 + y * 104729 + x * y * 31) % 1000) * 0.01;
    });
}

// The largest relative difference of a slope from (U (1 + G) / K)^(1/n) A^(-m/n), over all edges.
double slope_error(const Grid& grid, const RisingLand& land, int steps) {
    ExactHeights exact(grid);
    const ProcessRun run =
        run_process(land, grid, rough(grid), {.steps = steps, .inspect = exact.reader()});
    const StreamPower& r = land.rivers;
    const double n = r.slope_exponent, m = r.area_exponent;
    const double ratio = land.uplift.rate.number * (1 + r.deposition) / r.erodibility.number;
    // Rivers run over land that has just risen.
    IntField risen({grid.columns, grid.rows, 1});
    const auto rise = static_cast<std::int32_t>(
        std::lround(land.uplift.rate.number * land.uplift.time_step / run.unit_m));
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x) {
            const bool base = x == 0 || y == 0 || x == grid.columns - 1 || y == grid.rows - 1;
            risen.at(x, y) = run.units.at(x, y) + (base ? 0 : rise);
        }
    double worst = 0;
    std::int64_t edges = 0;
    test::over_drainage(
        grid, risen, {},
        [&](std::int64_t x, std::int64_t y, const flow::Drainage& drainage, flow::Cell cell) {
            const flow::Direction d = drainage.direction(cell);
            if (!flow::has_receiver(d)) return;
            const double drop = exact.at(x, y) - exact.at(x + flow::step_x[d], y + flow::step_y[d]);
            const double way = grid.spacing_m * (flow::is_diagonal(d) ? std::sqrt(2.0) : 1.0);
            const double area = drainage.cells_above(cell) * grid.cell_area_m2();
            const double wanted = std::pow(ratio, 1 / n) * std::pow(area, -m / n);
            worst = std::max(worst, std::abs(drop / way / wanted - 1));
            ++edges;
        });
    EXPECT_EQ(edges, (grid.columns - 2) * (grid.rows - 2));
    return worst;
}

// 100 m rise in a step: whole units, so that nothing of the uplift waits.
RisingLand land(double n, double k, double g = 0) {
    RisingLand made{.uplift = {.rate = 0.0005, .time_step = 200000}, .rivers = {}};
    made.rivers.erodibility = k, made.rivers.slope_exponent = n,
    made.rivers.area_exponent = 0.45 * n;
    made.rivers.deposition = g, made.rivers.time_step = 200000;
    return made;
}

TEST(rivers_steady, slopes_are_those_of_the_formula_to_1e_10) {
    const Grid grid{128, 128, 500};
    const double error = slope_error(grid, land(1, 1e-5), 600);
    std::cout << "n = 1: " << error << '\n';
    EXPECT_LE(error, 1e-10);
}

TEST(rivers_steady, other_powers_of_the_slope_reach_it_too) {
    const Grid grid{40, 40, 500};
    const double two = slope_error(grid, land(2, 3e-7), 400);
    const double less = slope_error(grid, land(0.7, 3e-5), 400);
    std::cout << "n = 2: " << two << ", n = 0.7: " << less << '\n';
    EXPECT_LE(two, 1e-9);
    EXPECT_LE(less, 1e-9);
}

TEST(rivers_steady, rivers_that_drop_sediment_are_steeper_by_1_plus_g) {
    const Grid grid{40, 40, 500};
    for (const double g : {0.3, 1.0, 30.0, 1e4}) {
        const double error = slope_error(grid, land(1, 1e-5 * (1 + g), g), 400);
        std::cout << "G = " << g << ": " << error << '\n';
        EXPECT_LE(error, 1e-9) << g;
    }
}

}  // namespace
}  // namespace cuesta
