// SPDX-License-Identifier: Apache-2.0
// Creep against closed forms; claims, figures and tolerances are in README.md, the forms themselves
// in src/cuesta/verify/slope_problems.cpp.
#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "cuesta/process/slope/hillslope.h"
#include "cuesta/verify/slope_problems.h"
#include "support/hold_problem.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

using test::field_of;
using test::hold_problem;
using test::ProcessRun;
using test::run_process;

TEST(HillslopeScience, between_two_streams_linear_creep_makes_a_parabola) {
    hold_problem("parabola");
}

TEST(HillslopeScience, near_the_critical_slope_it_makes_straight_flanks) {
    hold_problem("roering_069");
    hold_problem("roering_088");
}

TEST(HillslopeScience, waves_die_as_diffusion_says) {
    hold_problem("dying_wave");
    hold_problem("dying_wave_oblique");
    const verify::DyingWave north{0, 2, 1e6 / 4};
    EXPECT_NEAR(share_left(north) / north.exact(), 1, 0.005);
}

TEST(HillslopeScience, finer_grids_are_four_times_better_for_half_the_spacing) {
    double last = 0;
    for (const std::int64_t cells : {16, 32, 64}) {
        const verify::DyingWave wave{2, 1, 1e5, cells, 2000};
        const double error = std::abs(share_left(wave) - wave.exact());
        if (last > 0) {
            EXPECT_NEAR(last / error, 4, 0.5) << cells;
        }
        last = error;
    }
}

TEST(HillslopeScience, a_step_of_any_length_ends_near_the_same_ground) {
    // 20 kyr at once, or in 400 parts; hills of 60 m with slopes around the critical one.
    const Grid grid{48, 48, 10, Edges::wrap};
    const double k = 2 * std::numbers::pi / 48;
    const Field start = field_of(grid, [&](std::int64_t x, std::int64_t y) {
        return 30 * std::sin(2 * k * static_cast<double>(x)) *
                   std::cos(3 * k * static_cast<double>(y)) +
               3 * std::sin(11 * k * static_cast<double>(x + 2 * y));
    });
    const ProcessRun fine = run_process(Hillslope{.time_step = 50}, grid, start, {.steps = 400});
    for (const int steps : {1, 4, 20}) {
        const ProcessRun run =
            run_process(Hillslope{.time_step = 20000.0 / steps}, grid, start, {.steps = steps});
        double change = 0, error = 0;
        for (std::int64_t y = 0; y < 48; ++y)
            for (std::int64_t x = 0; x < 48; ++x) {
                change += std::pow(fine.height.at(x, y) - start.at(x, y), 2);
                error += std::pow(fine.height.at(x, y) - run.height.at(x, y), 2);
            }
        const double relative = std::sqrt(error / change);
        EXPECT_LT(relative, 0.03);
        std::printf("20 kyr in %d steps: %.2f %% of the change\n", steps, 100 * relative);
    }
}

}  // namespace
}  // namespace cuesta
