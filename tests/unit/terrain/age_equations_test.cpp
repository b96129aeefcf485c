// SPDX-License-Identifier: Apache-2.0
// Worked out by hand. That vectors make the same bits: hydraulic_rows_test, thermal_layers_test.
#include "cuesta/terrain/age_equations.h"

#include <gtest/gtest.h>

#include <cstdlib>

namespace cuesta {
namespace {

TEST(AgeEquations, two_parts_mix_by_thickness) {
    EXPECT_EQ(mixed_deposited_step(10, 0, 10, 100), 50);
    EXPECT_EQ(mixed_deposited_step(30, 0, 10, 100), 25);
    EXPECT_EQ(mixed_deposited_step(10, 100, 30, 0), 25);  // the second the older
    EXPECT_EQ(mixed_deposited_step(10, -40, 0, 100), -40);
    EXPECT_EQ(mixed_deposited_step(-5, 0, 10, 100), 100);  // a bed below height 0 counts as none
    EXPECT_EQ(mixed_deposited_step(0, 7, 0, 9), 9);
}

TEST(AgeEquations, a_deposit_of_now_mixes_by_thickness) {
    EXPECT_EQ(age::step_after_deposit(100, 500, 80, 0), 100);   // nothing came
    EXPECT_EQ(age::step_after_deposit(100, 500, 80, 80), 500);  // nothing was there
    EXPECT_EQ(age::step_after_deposit(100, 500, -3, 8), 500);   // a bed below height 0
    EXPECT_EQ(age::step_after_deposit(500, 100, 80, 40), 500);  // never older
}

TEST(AgeEquations, both_forms_are_right_on_average_and_a_step_apart_at_most) {
    double joined = 0, deposited = 0;
    for (std::int32_t thickness = 1000; thickness < 3000; ++thickness) {
        const std::int32_t a = mixed_deposited_step(thickness - 1, 0, 1, 1000);
        const std::int32_t b = age::step_after_deposit(0, 1000, thickness, 1);
        EXPECT_LE(std::abs(a - b), 1) << thickness;
        joined += a * static_cast<double>(thickness);
        deposited += b * static_cast<double>(thickness);
    }
    EXPECT_NEAR(joined / 2000, 1000, 30);  // rounded either way
    EXPECT_NEAR(deposited / 2000, 1000, 30);
}

}  // namespace
}  // namespace cuesta
