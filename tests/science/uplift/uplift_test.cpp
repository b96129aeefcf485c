// SPDX-License-Identifier: Apache-2.0
// Uplift against its own integrals; claims, figures and tolerances are in README.md.
#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/tectonics/uplift.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

using test::field_of;
using test::ProcessRun;
using test::run_process;

double in(const ProcessRun& run) {
    double sum = 0;
    for (const auto& [id, account] : run.ledger.accounts())
        sum += account.in.value() - account.out.value();
    return sum;
}

TEST(UpliftScience, a_million_years_of_half_a_millimetre_are_500_metres) {
    const Grid grid{9, 9, 100, Edges::closed};
    const Field start = field_of(grid, [](std::int64_t x, std::int64_t) { return 10.0 * x; });
    for (const int steps : {1, 50, 5000}) {
        const Uplift op{.rate = 0.0005, .time_step = 1e6 / steps};
        const ProcessRun run = run_process(op, grid, start, {.steps = steps});
        for (std::int64_t x = 0; x < 9; ++x)
            EXPECT_NEAR(run.units.at(x, 4) * run.unit_m, 500 + 10 * x, 500e-6) << steps;
        EXPECT_EQ(in(run), run.ground() - run.start());
    }
}

TEST(UpliftScience, ten_thousand_steps_of_a_micrometre_lift_a_plateau_by_10_mm) {
    const Grid grid{3, 3, 10, Edges::closed};
    const Field start = field_of(grid, [](std::int64_t, std::int64_t) { return 4000; });
    const Uplift op{.rate = 1e-6, .time_step = 1};
    const ProcessRun run = run_process(op, grid, start, {.steps = 10000});
    EXPECT_NEAR(run.units.at(1, 1) * run.unit_m - 4000, 0.010, run.unit_m);
}

TEST(UpliftScience, a_ridge_lifts_the_volume_of_its_profile) {
    // Across an endless ridge: integral of (1 - t^2)^2 over -1..1 is 16/15.
    const Grid grid{201, 3, 10, Edges::wrap};
    const Uplift op{
        .rate = 0.001, .shape = Uplift::Shape::ridge, .length = 10, .width = 0.2, .time_step = 1e5};
    const Field start = field_of(grid, [](std::int64_t, std::int64_t) { return 0; });
    const ProcessRun run = run_process(op, grid, start);
    const double half_width_m = 0.2 * 2010;
    EXPECT_NEAR(run.ground() * 10 / 3, 100 * half_width_m * 16 / 15, 100 * half_width_m * 1e-5);
}

TEST(UpliftScience, pulses_add_up_to_their_area_whatever_the_steps) {
    const Grid grid{2, 2, 10, Edges::closed};
    const Field start = field_of(grid, [](std::int64_t, std::int64_t) { return 0; });
    // A triangle of 1 Myr and a box of 0.5 Myr at a half: 0.5 + 0.25 Myr of the full rate.
    for (const int steps : {3, 7, 100}) {
        Uplift op{.rate = 0.001, .time_step = 3e6 / steps};
        op.history = {0, 0, 5e5, 1, 1e6, 0, 2e6, 0, 2e6, 0.5, 2.5e6, 0.5, 2.5e6, 0};
        const ProcessRun run = run_process(op, grid, start, {.steps = steps});
        EXPECT_NEAR(run.units.at(0, 0) * run.unit_m, 750, 1e-4) << steps;
    }
}

}  // namespace
}  // namespace cuesta
