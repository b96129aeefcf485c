// SPDX-License-Identifier: Apache-2.0
// Creep against closed forms; claims, figures and tolerances are in README.md.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "cuesta/process/slope/hillslope.h"
#include "cuesta/tectonics/uplift.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

using test::field_of;
using test::ProcessRun;
using test::run_process;

// Ground that rises while it creeps, one after the other in each step.
struct RisingSlope {
    Uplift uplift;
    Hillslope creep;
    StepReport apply(Terrain& terrain, const StepContext& step) const {
        StepReport report = uplift.apply(terrain, step);
        report.merge(creep.apply(terrain, step));
        return report;
    }
};

// Two streams, the north and south borders, 2 half_width_m apart; divide in the middle row.
struct Divide {
    double rate, diffusivity, half_width_m;
    std::int64_t cells;  // from the divide to a stream
    double spacing_m() const { return half_width_m / static_cast<double>(cells); }
    Grid grid() const { return {4, 2 * cells + 1, spacing_m(), Edges::wrap_x}; }
    // From level ground; returns the largest error over the height of the divide.
    double error(const Hillslope& creep, int steps, double (*exact)(const Divide&, double)) const {
        RisingSlope op{{.rate = rate, .time_step = creep.time_step}, creep};
        const Grid map = grid();
        const Field level = field_of(map, [](std::int64_t, std::int64_t) { return 0; });
        const ProcessRun run = run_process(op, map, level, {.steps = steps});
        double worst = 0;
        for (std::int64_t y = 0; y < map.rows; ++y) {
            const double x = static_cast<double>(y - cells) * spacing_m();
            const double expected = exact(*this, x) - exact(*this, half_width_m);
            worst = std::max(worst, std::abs(run.units.at(1, y) * run.unit_m - expected));
        }
        return worst / (exact(*this, 0) - exact(*this, half_width_m));
    }
};

double parabola(const Divide& d, double x) {
    return -d.rate * x * x / (2 * d.diffusivity);
}

constexpr double critical = 1.25;  // as measured in the Oregon Coast Range

double roering(const Divide& d, double x) {
    const double y = 2 * d.rate * x / (d.diffusivity * critical);
    const double root = std::sqrt(1 + y * y);
    return d.diffusivity * critical * critical / (2 * d.rate) *
           (std::log((root + 1) / 2) - root + 1);
}

TEST(HillslopeScience, between_two_streams_linear_creep_makes_a_parabola) {
    const Divide divide{1e-4, 0.02, 100, 20};
    Hillslope op{.model = Hillslope::Model::linear, .time_step = 100};
    op.diffusivity = divide.diffusivity;
    const double error = divide.error(op, 20000, parabola);
    EXPECT_LT(error, 0.001);
    std::printf("parabola: error %.2e of the divide's height\n", error);
}

TEST(HillslopeScience, near_the_critical_slope_it_makes_straight_flanks) {
    const double degrees = 180 / std::numbers::pi;
    for (const double rate : {1e-4, 3e-4}) {  // 0.69 and 0.88 of the critical slope at the stream
        const Divide divide{rate, 0.003, 50, 25};
        Hillslope op{.time_step = 400};
        op.diffusivity = divide.diffusivity;
        op.critical_slope = std::atan(critical) * degrees;
        const double error = divide.error(op, 3000, roering);
        EXPECT_LT(error, 0.01);
        std::printf("roering: uplift %.0e, error %.2e of the divide's height\n", rate, error);
    }
}

// How much of a wave is left: the amplitude at the end over that at the beginning.
double wave_left(std::int64_t cells, int waves_x, int waves_y, double years, int steps) {
    const double extent_m = 640;
    const Grid grid{cells, cells, extent_m / static_cast<double>(cells), Edges::wrap};
    const auto wave = [&](std::int64_t x, std::int64_t y) {
        return std::sin(2 * std::numbers::pi / static_cast<double>(cells) *
                        static_cast<double>(waves_x * x + waves_y * y));
    };
    Hillslope op{.model = Hillslope::Model::linear, .time_step = years / steps};
    op.diffusivity = 0.01;
    const ProcessRun run = run_process(
        op, grid, field_of(grid, [&](std::int64_t x, std::int64_t y) { return 50 * wave(x, y); }),
        {.steps = steps});
    double sum = 0, norm = 0;
    for (std::int64_t y = 0; y < cells; ++y)
        for (std::int64_t x = 0; x < cells; ++x) {
            sum += run.units.at(x, y) * run.unit_m * wave(x, y);
            norm += 50 * wave(x, y) * wave(x, y);
        }
    return sum / norm;
}

double exact_left(int waves_x, int waves_y, double years) {
    const double k = 2 * std::numbers::pi / 640;
    return std::exp(-0.01 * k * k * (waves_x * waves_x + waves_y * waves_y) * years);
}

TEST(HillslopeScience, waves_die_as_diffusion_says) {
    for (const auto& [x, y] : {std::pair{1, 0}, {0, 2}, {2, 1}}) {
        const double years = 1e6 / (x * x + y * y);
        const double left = wave_left(64, x, y, years, 400), exact = exact_left(x, y, years);
        EXPECT_NEAR(left / exact, 1, 0.005);
        std::printf("wave %d, %d: %.5f left, exact %.5f\n", x, y, left, exact);
    }
}

TEST(HillslopeScience, finer_grids_are_four_times_better_for_half_the_spacing) {
    double last = 0;
    for (const std::int64_t cells : {16, 32, 64}) {
        const double error = std::abs(wave_left(cells, 2, 1, 1e5, 2000) - exact_left(2, 1, 1e5));
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
