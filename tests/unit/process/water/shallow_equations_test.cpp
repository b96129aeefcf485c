// SPDX-License-Identifier: Apache-2.0
// The laws for one face and one cell, worked out by hand. Whole steps, and that vectors make the
// same bits: shallow_kernel_test.
#include "cuesta/process/water/shallow_equations.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace cuesta {
namespace {

PipeRule rule() {
    PipeRule made;
    made.spacing_m = 10, made.dt_s = 0.5, made.unit_m = 0.5;
    return made;
}
ShallowCoefficients coefficients() {
    return shallow_coefficients_of(rule(), 20);
}

TEST(ShallowEquations, at_rest_nothing_goes_and_nothing_is_pushed) {
    const ShallowCoefficients c = coefficients();
    for (const int step : {-4, 0, 3}) {  // beds differ, the level is one
        const float first = 3, second = 3 + 0.5f * static_cast<float>(step);
        const auto flux = shallow::face_flux<float>(c, {first, 0, 0}, {second, 0, 0}, step);
        EXPECT_EQ(flux.water, 0) << step;
        EXPECT_EQ(flux.first, 0) << step;
        EXPECT_EQ(flux.second, 0) << step;
        EXPECT_EQ(flux.along, 0) << step;
    }
}

TEST(ShallowEquations, the_bed_of_a_face_is_the_higher_one_but_not_above_the_lower_level) {
    const auto up = shallow::face_bed(3.0f, 2.0f, -2.0f);  // the second bed is 2 m higher
    EXPECT_EQ(up.first, 2);
    EXPECT_EQ(up.second, 0);
    const auto fall = shallow::face_bed(1.0f, 2.0f, 5.0f);  // and here 5 m lower, its water with it
    EXPECT_EQ(fall.first, -3);
    EXPECT_EQ(fall.second, 2);
    const ShallowCoefficients c = coefficients();
    EXPECT_FLOAT_EQ(shallow::pull(c, 1.0f, fall.first), -3 * 9.81f);
    EXPECT_FLOAT_EQ(shallow::pull(c, 1.0f, -40.0f), -10 * 9.81f);  // no steeper than 1
    EXPECT_EQ(shallow::pull(c, 1.0f, 2.0f), 0);
}

TEST(ShallowEquations, a_jump_gives_the_flux_of_its_waves) {
    // Still water, 1 m and 0.25 m: the middle state runs at c1 - c2 with (c1 + c2) / 2.
    const double g = 9.81, c1 = std::sqrt(g), c2 = c1 / 2;
    const double sl = -c1, sr = (c1 - c2) + (c1 + c2) / 2;
    const auto flux = shallow::face_flux<float>(coefficients(), {1, 0, 0}, {0.25f, 0, 0}, 0);
    EXPECT_NEAR(double{flux.water}, sl * sr * (0.25 - 1) / (sr - sl), 1e-5);
    // Momentum, with the pressure of the own side taken off.
    const double rise = g / 2 * (0.0625 - 1);
    EXPECT_NEAR(double{flux.first}, -sl * rise / (sr - sl), 1e-5);
    EXPECT_NEAR(double{flux.second}, -sl * rise / (sr - sl) - rise, 1e-5);
}

TEST(ShallowEquations, the_front_on_a_dry_bed_runs_at_twice_the_wave_speed) {
    const auto right = shallow::fronts(1.0f, 0.0f, 0.5f, 0.0f, 3.0f, 0.0f);
    EXPECT_EQ(right.left, -2.5f);
    EXPECT_EQ(right.right, 6.5f);
    const auto left = shallow::fronts(0.0f, 1.0f, 0.0f, 0.5f, 0.0f, 3.0f);
    EXPECT_EQ(left.left, -5.5f);
    EXPECT_EQ(left.right, 3.5f);
}

TEST(ShallowEquations, what_is_carried_along_a_face_goes_with_the_water) {
    const ShallowCoefficients c = coefficients();
    const auto east = shallow::face_flux<float>(c, {1, 2, 0.5f}, {1, 2, 7}, 0);
    EXPECT_FLOAT_EQ(east.along, east.water * 0.5f);
    const auto west = shallow::face_flux<float>(c, {1, -2, 0.5f}, {1, -2, 7}, 0);
    EXPECT_FLOAT_EQ(west.along, west.water * 7);
}

TEST(ShallowEquations, a_wall_holds_water_and_pushes_back_and_an_edge_lets_it_go) {
    const ShallowCoefficients c = coefficients();
    const auto wall = shallow::wall_flux(c, 2.0f, 1.5f);
    EXPECT_EQ(wall.water, 0);
    EXPECT_FLOAT_EQ(wall.push, 3.0f * (3.0f + std::sqrt(19.62f)));
    const auto edge = shallow::spill_flux(c, 2.0f, 1.5f, 0.0f);  // no slope: by its own speed
    EXPECT_EQ(edge.water, 3);
    EXPECT_EQ(edge.push, 4.5f);
}

TEST(ShallowEquations, friction_is_solved_for) {
    const PipeRule r = rule();
    const ShallowCoefficients c = coefficients();
    for (double h = 0.01; h < 30; h *= 3)
        for (const double p : {1e-3, 0.02, 0.1}) {
            const double b = r.gravity * r.dt_s * r.roughness * r.roughness * std::pow(h, -7.0 / 3);
            const auto made =
                shallow::cell_flow(c, static_cast<float>(h), static_cast<float>(p), 0.0f);
            const double q = double{made.qx};
            EXPECT_NEAR(q * (1 + b * q), p, 1e-3 * p) << h;  // q is what friction leaves of p
            EXPECT_NEAR(double{made.fastest}, q / h + std::sqrt(r.gravity * h), 1e-3) << h;
        }
}

TEST(ShallowEquations, films_stand_and_nothing_is_faster_than_the_bound) {
    const ShallowCoefficients c = coefficients();
    EXPECT_EQ(shallow::cell_flow(c, c.min_depth, 1.0f, 1.0f).qx, 0);
    const float e = 2 * c.min_depth;
    EXPECT_FLOAT_EQ(shallow::film_share(c, e), 1);
    EXPECT_LT(shallow::film_share(c, 0.5f * e), 0.13f);
    EXPECT_FLOAT_EQ(shallow::film_share(c, 4 * e), 1);  // deeper water is no film
    const auto fast = shallow::cell_flow(c, 10.0f, 3000.0f, 4000.0f);
    EXPECT_LE(std::hypot(fast.qx, fast.qy), 200.01f);  // 20 m/s times 10 m
    const auto held = shallow::bounded_flow(9.81f, 20.0f, 0.5f, 40.0f, -5.0f);
    EXPECT_EQ(held.qx, 10);
    EXPECT_EQ(held.qy, -1.25f);
    EXPECT_FLOAT_EQ(held.fastest, 20 + std::sqrt(9.81f * 0.5f));
    EXPECT_EQ(shallow::bounded_flow(9.81f, 20.0f, 0.5f, 4.0f, -5.0f).qx, 4);
}

}  // namespace
}  // namespace cuesta
