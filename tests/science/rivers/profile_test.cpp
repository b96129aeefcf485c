// SPDX-License-Identifier: Apache-2.0
// One river along a row of samples, against its closed forms; claims, figures and tolerances are in
// README.md, the forms themselves in src/cuesta/verify/river_problems.cpp.
#include <gtest/gtest.h>

#include <cmath>
#include <iostream>

#include "cuesta/verify/river_problems.h"
#include "support/hold_problem.h"
#include "support/river_lab.h"

namespace cuesta {
namespace {

using test::ExactHeights;
using test::field_of;
using test::hold_problem;
using test::RisingLand;
using test::run_process;

constexpr double U = 0.0005;

TEST(rivers_profile, a_single_river_meets_its_integral_to_first_order_at_least) {
    hold_problem("one_river");
    hold_problem("one_river_n_2");
    struct Case {
        double n, p, k_a, k;
    };
    for (const Case& c : {Case{1, 1, 200, 1e-5}, Case{1, 5. / 3, 2, 1e-5}, Case{2, 5. / 3, 2, 1e-6},
                          Case{0.7, 1, 200, 2e-5}}) {
        double last = 0;
        for (const std::int64_t cells : {50, 100, 200}) {
            const double error = verify::profile_error(cells, c.n, c.p, c.k_a, c.k);
            std::cout << "n " << c.n << " p " << c.p << ' ' << cells << ": " << error;
            if (last > 0) std::cout << " order " << std::log2(last / error);
            std::cout << '\n';
            if (last > 0) {
                EXPECT_GE(std::log2(last / error), 0.95) << c.n << ' ' << c.p << ' ' << cells;
            }
            last = error;
        }
        EXPECT_LE(last, 1e-4);
    }
}

TEST(rivers_profile, a_knickpoint_climbs_at_k_times_area_to_the_m) {
    hold_problem("knickpoint");
    for (const int steps : {40, 80}) {
        const verify::Knickpoint after = verify::climb(steps);
        std::cout << steps << " steps: at cell " << after.found << ", formula " << after.exact
                  << '\n';
        EXPECT_NEAR(after.found, after.exact, 2) << steps;
    }
}

TEST(rivers_profile, long_steps_are_close_to_short_ones) {
    hold_problem("large_steps");
}

TEST(rivers_profile, few_dropped_grains_are_none) {
    const Grid grid{64, 64, 100};
    const Field start = field_of(grid, [](std::int64_t x, std::int64_t y) {
        return static_cast<double>((x * 7919 + y * 104729 + x * y * 31) % 1000) * 0.1;
    });
    const auto heights = [&](double g, ExactHeights& exact) {
        RisingLand land;
        land.uplift.rate = U, land.uplift.time_step = 20000;
        land.rivers.deposition = g, land.rivers.hollows = Hollows::breach;
        run_process(land, grid, start, {.steps = 1, .inspect = exact.reader()});
    };
    ExactHeights none(grid), few(grid), fewer(grid);
    heights(0, none), heights(1e-5, few), heights(1e-6, fewer);
    double first = 0, second = 0;
    for (std::int64_t y = 0; y < 64; ++y)
        for (std::int64_t x = 0; x < 64; ++x) {
            first = std::max(first, std::abs(few.at(x, y) - none.at(x, y)));
            second = std::max(second, std::abs(fewer.at(x, y) - none.at(x, y)));
        }
    std::cout << "G = 1e-5: " << first << " m, 1e-6: " << second << " m\n";
    EXPECT_GT(first, 0);
    EXPECT_NEAR(first / second, 10, 0.5);
    EXPECT_LE(second, 1e-4);
}

}  // namespace
}  // namespace cuesta
