// SPDX-License-Identifier: Apache-2.0
// Cliffs go back by their law; claims, figures and tolerances are in README.md.
#include <gtest/gtest.h>

#include <cmath>
#include <iostream>

#include "cuesta/process/coast/coast.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

using test::field_of;
using test::run_process;

constexpr double cliff_m = 15, toe_m = 0.5;

Coast attacked(double from_deg) {
    Coast op;
    op.wind_from = from_deg, op.wind_spread = 5, op.damping = 1e6;
    op.coarse = 0, op.downwear = 0, op.drift = 0, op.retreat = 0.01;
    return op;
}
double force(const Coast& op) {
    const double height = 0.0016 * op.wind_speed * std::sqrt(op.fetch / 9.81);
    return std::pow(height, 2.5);
}
// Metres that a cliff along the y axis went back in 2000 years, over what the law says.
double straight(double spacing_m, const char* rock, double erodibility, double step_yr) {
    const auto columns = static_cast<std::int64_t>(1200 / spacing_m);
    const Grid grid{columns, 24, spacing_m, {Edge::open, Edge::closed, Edge::wrap, Edge::wrap}};
    const auto shore = columns / 3;
    const Field start =
        field_of(grid, [&](std::int64_t x, std::int64_t) { return x < shore ? -60 : cliff_m; });
    Coast op = attacked(270);
    op.time_step = step_yr;
    const int steps = static_cast<int>(2000 / step_yr);
    const auto run = run_process(op, grid, start, {.steps = steps, .material = rock});
    const Account& account = run.ledger.accounts().at(*MaterialTable().find(rock));
    const double back_m =
        account.turned.value() / (cliff_m + toe_m) / static_cast<double>(grid.rows) * spacing_m;
    return back_m / (op.retreat * erodibility * force(op) * 2000);
}

TEST(coast_cliffs, go_back_by_wave_force_and_rock) {
    for (const double spacing_m : {10.0, 25.0}) {
        const double granite = straight(spacing_m, "granite", 1, 100);
        const double sandstone = straight(spacing_m, "sandstone", 4, 100);
        const double slow = straight(spacing_m, "granite", 1, 20);
        std::cout << "spacing " << spacing_m << ": " << granite << ' ' << sandstone << ' ' << slow
                  << '\n';
        EXPECT_NEAR(granite, 1, 0.02);
        EXPECT_NEAR(sandstone, 1, 0.02);
        EXPECT_NEAR(slow, 1, 0.02);
    }
}

TEST(coast_cliffs, go_back_as_fast_across_the_grid) {
    const Grid grid{96, 96, 10, Edges::open};
    const Field start =
        field_of(grid, [&](std::int64_t x, std::int64_t y) { return x + y < 80 ? -60 : cliff_m; });
    Coast op = attacked(315);
    op.time_step = 100;
    // Cells of sea along the diagonal, away from the borders.
    const auto run = run_process(op, grid, start, {.steps = 20});
    double cells = 0;
    for (std::int64_t k = -20; k < 20; ++k)
        for (std::int64_t s = 0; s < 60; ++s)
            for (std::int64_t odd = 0; odd < 2; ++odd) {
                const std::int64_t x = 40 + k + s, y = 40 - k + s + odd;
                if (x < 96 && y < 96 && x + y >= 80 && x >= 0 && y >= 0)
                    cells += (cliff_m - run.height.at(x, y)) / (cliff_m + toe_m);
            }
    const double back_m = cells / 40 / std::sqrt(2.0) * 10;
    const double law_m = op.retreat * force(op) * 2000;
    std::cout << "45 degrees: " << back_m << " of " << law_m << '\n';
    EXPECT_NEAR(back_m / law_m, 1, 0.1);
}

}  // namespace
}  // namespace cuesta
