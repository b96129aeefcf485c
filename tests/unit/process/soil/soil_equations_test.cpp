// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/soil/soil_equations.h"

#include <gtest/gtest.h>

#include <cmath>

namespace cuesta::soil {
namespace {

TEST(SoilEquations, production_is_exact_in_time) {
    // Small explicit steps come to the same.
    const double p = 1e-4, s = 2700.0 / 1400, h0 = 0.5;
    for (const double hump : {0.0, 0.8}) {
        double cover = 0.1, lost = 0;
        for (int i = 0; i < 400000; ++i) {
            const double rate =
                p * (1 - hump * std::exp(-4 * cover / h0)) * std::exp(-cover / h0) * 0.1;
            lost += rate, cover += s * rate;
        }
        const double once = rock_lost(p, s, 40000, h0, hump, 0.1);
        EXPECT_NEAR(once / lost, 1, hump > 0 ? 0.05 : 1e-4) << hump;
    }
}

TEST(SoilEquations, a_hump_slows_bare_rock_alone) {
    EXPECT_NEAR(rock_lost(1e-4, 2, 1, 0.5, 0.8, 0), 0.2e-4, 1e-7);
    EXPECT_NEAR(rock_lost(1e-4, 2, 1, 0.5, 0.8, 2) / rock_lost(1e-4, 2, 1, 0.5, 0, 2), 1, 1e-4);
    EXPECT_EQ(rock_lost(1e-4, 2, 0, 0.5, 0, 1), 0);
}

TEST(SoilEquations, grains_become_finer_and_quartz_stays) {
    Texture t{0.7f, 0.2f, 0.1f};
    for (int i = 0; i < 10; ++i) {
        const Texture next = weathered(t, 0.3f, 0.2f);
        EXPECT_LE(next.sand, t.sand);
        EXPECT_GE(next.clay, t.clay);
        EXPECT_NEAR(next.sand + next.silt + next.clay, 1, 1e-6);
        t = next;
    }
    const Texture once = weathered({0.7f, 0.2f, 0.1f}, 0.3f, 2);
    EXPECT_NEAR(once.sand, t.sand, 1e-5);
    EXPECT_NEAR(once.silt, t.silt, 1e-5);
    const Texture old = weathered(t, 0.3f, 1e3f);
    EXPECT_NEAR(old.sand, 0.3, 1e-5);
    EXPECT_NEAR(old.silt, 0, 1e-5);
}

TEST(SoilEquations, classes_are_those_of_the_triangle) {
    const auto of = [](float sand, float silt) {
        return texture_class({sand, silt, 1 - sand - silt});
    };
    EXPECT_EQ(of(0.92f, 0.05f), 1);   // sand
    EXPECT_EQ(of(0.82f, 0.12f), 2);   // loamy sand
    EXPECT_EQ(of(0.65f, 0.25f), 3);   // sandy loam
    EXPECT_EQ(of(0.40f, 0.40f), 4);   // loam
    EXPECT_EQ(of(0.20f, 0.65f), 5);   // silt loam
    EXPECT_EQ(of(0.05f, 0.88f), 6);   // silt
    EXPECT_EQ(of(0.60f, 0.13f), 7);   // sandy clay loam
    EXPECT_EQ(of(0.32f, 0.34f), 8);   // clay loam
    EXPECT_EQ(of(0.10f, 0.57f), 9);   // silty clay loam
    EXPECT_EQ(of(0.52f, 0.07f), 10);  // sandy clay
    EXPECT_EQ(of(0.06f, 0.47f), 11);  // silty clay
    EXPECT_EQ(of(0.20f, 0.20f), 12);  // clay
}

}  // namespace
}  // namespace cuesta::soil
