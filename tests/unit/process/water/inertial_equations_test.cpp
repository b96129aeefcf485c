// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/inertial_equations.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace cuesta {
namespace {

PipeRule rule() {
    PipeRule made;
    made.spacing_m = 10, made.damping = 0.02, made.dt_s = 0.5;
    return made;
}

TEST(InertialEquations, levels_are_those_above_the_higher_bed) {
    FlowCoefficients c;
    c.resolution = 0.5f;
    const auto up = inertial::face_levels(c, 3.0f, 2.0f, -4);  // the second bed is 2 m higher
    EXPECT_EQ(up.first, 1.0f);
    EXPECT_EQ(up.second, 2.0f);
    const auto down = inertial::face_levels(c, 3.0f, 2.0f, 4);
    EXPECT_EQ(down.first, 3.0f);
    EXPECT_EQ(down.second, 0.0f);
}

TEST(InertialEquations, a_face_without_water_has_no_momentum) {
    const FlowCoefficients c = coefficients_of(rule());
    const inertial::FaceLevels<float> wet{0.5f, 0.25f}, dry{1e-5f, -3.0f};
    EXPECT_FLOAT_EQ(inertial::momentum(c, wet, 0.5f, 0.1f), 0.1f + 9.81f * 0.05f * 0.5f * 0.25f);
    EXPECT_EQ(inertial::momentum(c, dry, 1e-5f, 0.1f), 0.0f);
}

TEST(InertialEquations, discharge_is_the_solution_of_the_formula) {
    const PipeRule r = rule();
    const FlowCoefficients c = coefficients_of(r);
    for (double h = 2e-4; h < 300; h *= 3)
        for (const double momentum : {-40.0, -0.3, 1e-4, 2e-3, 0.7})
            for (const double along : {0.0, 0.01, -3.0}) {
                const double d = 1 + r.damping * r.dt_s;
                const double B =
                    r.gravity * r.dt_s * r.roughness * r.roughness * std::pow(h, -7.0 / 3);
                const double norm = std::hypot(momentum, along * (d + B * std::abs(along)));
                const double solved = 2 * norm / (d + std::sqrt(d * d + 4 * B * norm));
                const double most = (h - r.min_depth_m) * std::sqrt(r.gravity * h);
                const double expected = momentum / norm * std::min(solved, most);
                const float q =
                    inertial::face_discharge(c, static_cast<float>(h), static_cast<float>(momentum),
                                             static_cast<float>(along));
                EXPECT_NEAR(double{q} / expected, 1, 5e-4) << h << ' ' << momentum << ' ' << along;
            }
}

TEST(InertialEquations, friction_alone_leaves_the_discharge_that_needs_this_momentum) {
    for (const double damping : {0.0, 0.02, 0.5}) {
        PipeRule some = rule();
        some.damping = damping;
        const FlowCoefficients c = coefficients_of(some);
        for (float friction = 1e-6f; friction < 1e6f; friction *= 1.07f)
            for (const float momentum : {-2.0f, 1e-3f, 0.4f}) {
                const float q = 4 * inertial::quarter_discharge(c, momentum, friction);
                const double d = 2 * double{c.damping}, B = double{friction};
                const double N = double{momentum};
                const double exact = 2 * N / (d + std::sqrt(d * d + 4 * B * std::abs(N)));
                EXPECT_NEAR(double{q} / exact, 1, 0.035) << damping << ' ' << friction;
                const double back =
                    double{inertial::needed_momentum(c, static_cast<float>(exact), friction)};
                EXPECT_NEAR(back / N, 1, 1e-5);
            }
    }
}

TEST(InertialEquations, divergence_drives_by_the_speed_of_waves) {
    FlowCoefficients c = coefficients_of(rule());
    c.friction = {0, 0, 0}, c.damping = 0.5f, c.damping2 = 0.25f;
    const float q = inertial::face_discharge(c, 1.0f, 0.1f, 0.0f, 0.01f, 0.03f);
    EXPECT_NEAR(q, 0.1f + std::sqrt(9.81f) * 0.02f, 1e-6f);
}

TEST(InertialEquations, without_friction_water_keeps_its_speed) {
    FlowCoefficients c;
    c.damping = 0.5f, c.damping2 = 0.25f, c.friction = {0, 0, 0};
    c.gravity = 9, c.min_depth = 1e-4f;
    for (const float q : {1e-4f, 0.1f, 0.7f, -0.7f})
        EXPECT_FLOAT_EQ(inertial::face_discharge(c, 1, q, 0.2f), q);
}

TEST(InertialEquations, volumes_are_whole_quanta_and_right_on_average) {
    FlowCoefficients c;
    c.quanta_factor = 0x1p20f * 0.5f;
    for (const float q : {0.3e-6f, -0.3e-6f, 1e-5f, 0.0f, 0.75f}) {
        double sum = 0;
        for (int i = 0; i < 1000; ++i) {
            c.dither = (static_cast<float>(i) + 0.5f) / 1000 - 0.5f;
            const float v = inertial::volume(c, q);
            EXPECT_EQ(v, std::nearbyint(v));
            EXPECT_EQ(v, -inertial::volume(c, -q));
            sum += double{v};
        }
        EXPECT_NEAR(sum / 1000, double{q} * 0.5 * 0x1p20, 0.002);
    }
}

TEST(InertialEquations, water_leaves_uniformly_but_no_faster_than_waves) {
    const FlowCoefficients c = coefficients_of(rule());
    const float gentle = std::sqrt(1e-3f) / 0.05f, cliff = 1e6f / 0.05f;
    EXPECT_NEAR(inertial::spill(c, 0.5f, gentle), gentle * std::pow(0.5f, 5.0f / 3), 1e-4f);
    EXPECT_FLOAT_EQ(inertial::spill(c, 0.5f, cliff), (0.5f - 1e-4f) * std::sqrt(9.81f * 0.5f));
    EXPECT_EQ(inertial::spill(c, 0.0f, cliff), 0.0f);
}

TEST(InertialEquations, a_cell_gives_what_it_has_less_a_quantum_for_each_face) {
    FlowCoefficients c;
    c.quantum = 0x1p-20f;
    const float there = inertial::available(c, 1.0f, 4);
    EXPECT_EQ(there, 1.0f - 0x1p-20f - 4 * 0x1p-20f);
    EXPECT_EQ(inertial::share(there, 0.5f), 1.0f);
    EXPECT_EQ(inertial::share(there, 2.0f), 0.5f * there);
    EXPECT_GT(inertial::available(c, 0.0f, 4), 0.0f);
    EXPECT_EQ(inertial::outflow(3.0f, -2.0f), 5.0f);
    EXPECT_EQ(inertial::outflow(-3.0f, 2.0f), 0.0f);
    EXPECT_EQ(inertial::limited(2.0f, 0.5f, 0.25f), 1.0f);
    EXPECT_EQ(inertial::limited(-2.0f, 0.5f, 0.25f), -0.5f);
}

TEST(InertialEquations, pipes_of_another_shape_differ_in_width_and_length_alone) {
    const FlowCoefficients whole = coefficients_of(rule());
    const FlowCoefficients half = coefficients_of(rule(), {0.5, 2, 4});
    EXPECT_EQ(half.gravity_factor, whole.gravity_factor / 2);
    EXPECT_EQ(half.courant_factor, whole.courant_factor / 2);
    EXPECT_EQ(half.quanta_factor, whole.quanta_factor / 2);
    EXPECT_EQ(half.smoothing, whole.smoothing * 2);
    EXPECT_EQ(half.friction.c1, whole.friction.c1);
    EXPECT_EQ(half.damping2, whole.damping2);
}

}  // namespace
}  // namespace cuesta
