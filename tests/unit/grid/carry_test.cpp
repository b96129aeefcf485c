// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/carry.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace cuesta {
namespace {

double sum(Carried pair) {
    return double{pair.value} + double{pair.rest};
}

// What 10,000 changes of 1 micrometre make of 4,000 m.
double ten_thousand_micrometres(float micrometre) {
    Carried pair{4000, 0};
    for (int i = 0; i < 10'000; ++i) pair = apply_change(pair.value, pair.rest, micrometre);
    return sum(pair) - 4000;
}

TEST(Carry, a_float_alone_loses_the_change) {
    EXPECT_EQ(4000.0f - 1e-6f, 4000.0f);  // the reason for all this
}

TEST(Carry, ten_thousand_micrometres_lower_a_plateau_by_ten_millimetres) {
    // The rest stays below 2^-13 m, so each step rounds by at most 2^-38 m: 3.7e-8 m in all, which
    // is 1e-11 of the height.
    EXPECT_NEAR(ten_thousand_micrometres(-1e-6f), -0.01, 3.7e-8);
    EXPECT_NEAR(ten_thousand_micrometres(1e-6f), 0.01, 3.7e-8);
}

TEST(Carry, the_value_moves_in_whole_steps_and_the_rest_stays_below_half_of_one) {
    Carried pair{4000, 0};
    for (int i = 0; i < 10'000; ++i) {
        pair = apply_change(pair.value, pair.rest, -1e-6f);
        ASSERT_LE(std::abs(pair.rest), 0x1p-13f);  // a step of 4,000 m is 2^-12 m
    }
    EXPECT_LT(pair.value, 4000);
    EXPECT_NEAR(pair.value, 3999.99, 0x1p-12);
}

TEST(Carry, exact_changes_leave_no_rest) {
    const Carried pair = apply_change(100, 0, 0.5f);
    EXPECT_EQ(pair.value, 100.5f);
    EXPECT_EQ(pair.rest, 0);
    const Carried same = apply_change(100, 0.001953125f, 0);
    EXPECT_EQ(sum(same), 100.001953125);
}

TEST(Carry, a_change_larger_than_the_value_is_exact_too) {
    // The order of magnitudes is free: 1e-6 and then 4,000.
    const Carried pair = apply_change(1e-6f, 0, 4000);
    EXPECT_EQ(sum(pair), 4000 + double{1e-6f});
    const Carried back = apply_change(pair.value, pair.rest, -4000);
    EXPECT_EQ(sum(back), double{1e-6f});
}

TEST(Carry, a_large_change_does_not_swallow_the_rest) {
    // 2^-15 m lies below the last bit of 2,048.5 m (2^-12 m), so their float sum would lose it.
    const Carried pair = apply_change(4000, 0x1p-15f, -2048.5f);
    EXPECT_EQ(sum(pair), 1951.5 + 0x1p-15);
}

TEST(Carry, random_changes_add_up_as_in_double) {
    std::mt19937 random(7);
    std::uniform_real_distribution<double> share(-1, 1);
    for (const double scale : {1e-7, 1e-5, 1e-3, 0.1}) {
        Carried pair{2500, 0};
        double exact = 2500;
        for (int i = 0; i < 20'000; ++i) {
            const float change = static_cast<float>(scale * share(random));
            pair = apply_change(pair.value, pair.rest, change);
            exact += double{change};
        }
        EXPECT_NEAR(sum(pair), exact, 1e-9 * exact) << "changes up to " << scale;
    }
}

TEST(Carry, it_is_known_while_compiling) {
    constexpr Carried pair = apply_change(4000, 0, 0.25f);
    static_assert(pair.value == 4000.25f && pair.rest == 0);
}

}  // namespace
}  // namespace cuesta
