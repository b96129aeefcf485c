// SPDX-License-Identifier: Apache-2.0
// Rivers against the closed forms of stream power; claims, figures and tolerances are in README.md,
// the forms themselves in src/cuesta/verify/river_problems.cpp.
#include <gtest/gtest.h>

#include <iostream>

#include "cuesta/verify/river_problems.h"
#include "support/hold_problem.h"

namespace cuesta {
namespace {

using test::hold_problem;

TEST(rivers_steady, slopes_are_those_of_the_formula_to_1e_10) {
    hold_problem("steady_slope");
}

TEST(rivers_steady, other_powers_of_the_slope_reach_it_too) {
    hold_problem("steady_slope_n_2");
    hold_problem("steady_slope_n_07");
}

TEST(rivers_steady, rivers_that_drop_sediment_are_steeper_by_1_plus_g) {
    hold_problem("steady_slope_deposition");
    for (const double g : {0.3, 30.0, 1e4}) {
        const double error = verify::steady_slope_error(40, 1, 1e-5 * (1 + g), g, 400);
        std::cout << "G = " << g << ": " << error << '\n';
        EXPECT_LE(error, 1e-9) << g;
    }
}

}  // namespace
}  // namespace cuesta
