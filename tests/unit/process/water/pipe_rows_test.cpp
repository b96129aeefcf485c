// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/pipe_rows.h"

#include <gtest/gtest.h>

#include <cmath>

namespace cuesta {
namespace {

TEST(PipeRows, roots_are_within_their_errors) {
    for (double h = 1e-5; h < 1e5; h *= 1.0007) {
        const auto f = static_cast<float>(h);
        EXPECT_NEAR(pipe::inverse_cbrt(f) * std::cbrt(double{f}), 1, 5e-5) << h;
        EXPECT_NEAR(pipe::inverse_root(f) * std::sqrt(double{f}), 1, 2.6e-5) << h;
    }
}

TEST(PipeRows, volumes_are_whole_quanta_and_right_on_average) {
    pipe::Numbers n{};
    n.quantum = 0x1p-20f, n.per_quantum = 0x1p20f, n.reach = 0.5f;
    for (const float q : {0.3e-6f, -0.3e-6f, 1e-5f, 0.0f, 0.75f}) {
        double sum = 0;
        for (int i = 0; i < 1000; ++i) {
            n.shift = (static_cast<float>(i) + 0.5f) / 1000 - 0.5f;
            const float v = pipe::volume(n, q);
            EXPECT_EQ(v * 0x1p20f, std::nearbyint(v * 0x1p20f));
            EXPECT_EQ(v, -pipe::volume(n, -q));
            sum += double{v};
        }
        EXPECT_NEAR(sum / 1000, double{q} * 0.5, 0.002 * 0x1p-20);
    }
}

TEST(PipeRows, without_friction_water_keeps_its_speed) {
    pipe::Numbers n{};
    n.damping = n.damping2 = 1;
    n.root_gravity = 3, n.min_depth = 1e-4f;
    for (const float q : {1e-4f, 0.1f, 0.7f, -0.7f})
        EXPECT_FLOAT_EQ(pipe::discharge(n, q, 0.2f, 1), q);
}

}  // namespace
}  // namespace cuesta
