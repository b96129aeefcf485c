// SPDX-License-Identifier: Apache-2.0
// Problems of moving water with exact answers; README.md says which and how near they must come.
// The answers themselves stand in src/cuesta/verify/water_problems.cpp.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdio>

#include "cuesta/verify/water_problems.h"
#include "support/hold_problem.h"

namespace cuesta::test {
namespace {

using Model = WaterFlow::Model;
using Neighbours = WaterFlow::Neighbours;

// To the bit, where the sheet would allow a millionth of a metre.
void expect_nothing_moves(const verify::Answer& lake) {
    for (const verify::Figure& one : lake.figures) EXPECT_EQ(one.measured, 0) << one.what;
}

TEST(WaterExact, lakes_over_a_rough_bed_with_islands_rest) {
    for (const char* lake : {"lake_at_rest_pipe", "lake_at_rest_eight", "lake_at_rest_shallow"})
        expect_nothing_moves(hold_problem(lake));
    for (const Model model : {Model::pipe, Model::shallow})
        expect_nothing_moves(verify::lake_at_rest(model, Neighbours::four, 0));
}

TEST(WaterExact, a_dam_breaks_on_dry_ground) {
    hold_problem("ritter");
}

TEST(WaterExact, a_dam_breaks_on_water) {
    hold_problem("stoker");
}

TEST(WaterExact, pipes_cannot_break_dams_and_say_so) {
    const verify::DamBreak coarse = verify::break_dam_on_dry_ground(Model::pipe, 400);
    const verify::DamBreak fine = verify::break_dam_on_dry_ground(Model::pipe, 800);
    std::printf("pipe ritter: depth %.4f, %.4f with 800 cells\n", coarse.depth, fine.depth);
    EXPECT_GT(fine.depth, 0.03);  // no convergence: the number in the documents stays true
}

TEST(WaterExact, water_swings_in_a_bowl_with_its_period) {
    const verify::Answer bowl = hold_problem("thacker");
    EXPECT_EQ(bowl.figures.back().measured, 0) << "its volume, to the bit";
}

TEST(WaterExact, uniform_flow_has_the_depth_of_manning) {
    hold_problem("uniform_flow_pipe");
    hold_problem("uniform_flow_eight");
    hold_problem("uniform_flow_shallow");
    for (const Neighbours neighbours : {Neighbours::four, Neighbours::eight}) {
        const double error =
            verify::depth_error({.neighbours = neighbours, .slope = 0.005, .n = 0.05, .q = 0.5});
        std::printf("uniform flow, %d neighbours, slope 0.005: %.5f\n",
                    neighbours == Neighbours::four ? 4 : 8, error);
        EXPECT_LE(error, 1e-3);
    }
}

TEST(WaterExact, uniform_flow_of_the_full_equations_is_of_first_order) {
    double before = 0;
    for (const double spacing : {8.0, 4.0, 2.0}) {
        const double error = verify::depth_error({.model = Model::shallow, .spacing_m = spacing});
        std::printf("uniform flow, full equations, cells of %.0f m: %.5f\n", spacing, error);
        EXPECT_LE(error, 0.002 * spacing);
        if (before > 0) {
            EXPECT_LE(error, 0.65 * before);
        }
        before = error;
    }
}

TEST(WaterExact, rain_on_a_plane_runs_off_as_it_falls) {
    hold_problem("rain_on_plane_pipe");
    hold_problem("rain_on_plane_shallow");
    // On cells of 1 m the full equations of first order smear films: the bed falls by 2 mm from
    // cell to cell, a fifth of the depth.
    const double coarse =
        verify::depth_errors({Model::shallow, 0.002, 0.05, 100, 1, 150, 1, 3000}).kinematic;
    std::printf("rain on a plane, full equations, cells of 1 m: %.5f\n", coarse);
    EXPECT_LE(coarse, 0.15);
}

TEST(WaterExact, films_on_steps_and_steep_ground_stay_sane) {
    hold_problem("thin_film_pipe");
    hold_problem("thin_film_shallow");
}

TEST(WaterExact, a_cone_drains_alike_in_all_directions) {
    hold_problem("cone_under_rain");
    hold_problem("cone_under_rain_eight");
    const double gentle = verify::axes_over_diagonals(0.02, Neighbours::four, 1500);
    std::printf("cone, slope 0.02: axes against diagonals %+.4f\n", gentle - 1);
    EXPECT_NEAR(gentle, 1, 0.05);
}

}  // namespace
}  // namespace cuesta::test
