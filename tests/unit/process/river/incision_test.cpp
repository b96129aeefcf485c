// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/river/incision.h"

#include <gtest/gtest.h>

#include <cmath>

namespace cuesta::river {
namespace {

// The root of x + C x^n = d by halving.
double halved(double d, double c, double n) {
    double low = 0, high = d;
    for (int i = 0; i < 400; ++i) {
        const double x = low + (high - low) / 2;
        (x + c * std::pow(x, n) > d ? high : low) = x;
    }
    return low;
}

TEST(incision, the_drop_left_solves_its_equation_for_any_power_and_strength) {
    for (const double n : {0.3, 0.5, 0.7, 0.999, 1.0, 1.001, 1.5, 2.0, 3.0, 4.0})
        for (int c = -12; c <= 12; c += 2)
            for (int d = -6; d <= 9; d += 3) {
                const double strength = std::pow(10.0, c), drop = 3 * std::pow(10.0, d);
                const double expected = halved(drop, strength, n);
                const double x = drop_left(drop, strength, n);
                EXPECT_NEAR(x / expected, 1, 2e-13) << n << ' ' << strength << ' ' << drop;
            }
}

TEST(incision, the_drop_left_lies_between_nothing_and_all) {
    for (const double n : {0.2, 0.3, 1.0, 2.5, 5.0})
        for (const double c : {1e-300, 1e-20, 1.0, 1e20, 1e100}) {
            const double x = drop_left(1000, c, n);
            EXPECT_GE(x, 0) << n << ' ' << c;
            EXPECT_LE(x, 1000) << n << ' ' << c;
            EXPECT_TRUE(std::isfinite(x));
        }
}

TEST(incision, by_hand) {
    EXPECT_EQ(drop_left(12, 2, 1), 4);             // 4 + 2 x 4
    EXPECT_NEAR(drop_left(12, 0.5, 2), 4, 1e-14);  // 4 + 1/2 x 16
    EXPECT_NEAR(drop_left(12, 4, 0.5), 4, 1e-14);  // 4 + 4 x 2
}

TEST(incision, no_drop_or_no_strength_changes_nothing) {
    for (const double n : {0.5, 1.0, 2.0}) {
        EXPECT_EQ(drop_left(0, 5, n), 0);
        EXPECT_EQ(drop_left(-3, 5, n), -3);
        EXPECT_EQ(drop_left(7, 0, n), 7);
    }
}

TEST(incision, strength_by_hand) {
    // Four cells of 100 m2, m = 1/2: 20 m. On diagonals the way is sqrt 2 longer.
    const Strength one(0.5, 0.5, 1, 100);
    EXPECT_NEAR(one.at(4, false), 10, 1e-14);
    EXPECT_NEAR(one.at(4, true), 10 / std::sqrt(2.0), 1e-14);
    const Strength two(0.5, 0.5, 2, 100);
    EXPECT_NEAR(two.at(4, true), 5, 1e-14);
    EXPECT_EQ(one.at(0, false), 0);
}

TEST(incision, tables_and_formula_are_the_same_bits) {
    const Strength strength(1e-3, 0.45, 1.3, 3600);
    for (const std::uint32_t cells : {0u, 1u, 2u, 4095u, 4096u, 4097u, 4000000000u})
        for (const bool diagonal : {false, true})
            EXPECT_EQ(strength.at(cells, diagonal),
                      strength.at_area(static_cast<double>(cells), diagonal));
}

TEST(incision, without_area_exponent_all_rivers_are_alike) {
    const Strength strength(0.25, 0, 1, 3600);
    for (const std::uint32_t cells : {1u, 17u, 5000u}) EXPECT_EQ(strength.at(cells, false), 0.25);
}

}  // namespace
}  // namespace cuesta::river
