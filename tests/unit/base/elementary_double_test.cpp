// SPDX-License-Identifier: Apache-2.0
// The double functions against long double libm; every bound is the figure of the table in
// elementary.h.
#include "cuesta/base/elementary_double.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/ulp.h"

namespace cuesta {
namespace {

using test::largest_ulp;
using test::ulp_error;
namespace el = elementary;

// Exact functions of long double, named so that they can be passed on.
#define CUESTA_EXACT(name) [](long double x) { return std::name(x); }
#define CUESTA_DOUBLE(name) [](double x) { return el::name(x); }

TEST(ElementaryDouble, exponentials_stay_within_their_error) {
    EXPECT_LE(largest_ulp<double>(CUESTA_DOUBLE(exp), CUESTA_EXACT(exp), -750, 712), 1.1);
    EXPECT_LE(largest_ulp<double>(CUESTA_DOUBLE(exp), CUESTA_EXACT(exp), -1, 1), 1.1);
    EXPECT_LE(largest_ulp<double>(CUESTA_DOUBLE(exp2), CUESTA_EXACT(exp2), -1080, 1026), 1.4);
    EXPECT_LE(largest_ulp<double>(CUESTA_DOUBLE(exp2), CUESTA_EXACT(exp2), -1, 1), 1.4);
}

TEST(ElementaryDouble, logarithms_stay_within_their_error) {
    EXPECT_LE(largest_ulp<double>(CUESTA_DOUBLE(log), CUESTA_EXACT(log), -1074, 1024, true), 1.0);
    EXPECT_LE(largest_ulp<double>(CUESTA_DOUBLE(log), CUESTA_EXACT(log), -1, 1, true), 1.0);
    EXPECT_LE(largest_ulp<double>(CUESTA_DOUBLE(log2), CUESTA_EXACT(log2), -1074, 1024, true), 1.5);
    EXPECT_LE(largest_ulp<double>(CUESTA_DOUBLE(log2), CUESTA_EXACT(log2), -1, 1, true), 1.5);
    EXPECT_LE(largest_ulp<double>(CUESTA_DOUBLE(log2), CUESTA_EXACT(log2), 0.999, 1.001), 1.5);
}

TEST(ElementaryDouble, powers_stay_within_their_error) {
    double largest = 0;
    int turn = 0;
    test::sweep<double>(-1022, 1022, 40000, true, [&](double x) {
        // Exponents over the whole range of results, and everyday ones.
        const double share = std::fmod(++turn * 0.7548776662466927, 1.0) * 2 - 1;
        const auto whole = static_cast<double>(share * 1090 / std::log2(static_cast<double>(x)));
        const auto everyday = static_cast<double>(share * 4);
        for (const double y : {whole, everyday}) {
            largest = std::max(
                largest, ulp_error<double>(el::pow(x, y), std::pow(static_cast<long double>(x),
                                                                   static_cast<long double>(y))));
        }
    });
    EXPECT_LE(largest, 1.6);
}

TEST(ElementaryDouble, circular_functions_stay_within_their_error) {
    for (const double range : {1e6, 1e3, 10.0, 0.8}) {
        EXPECT_LE(largest_ulp<double>(CUESTA_DOUBLE(sin), CUESTA_EXACT(sin), -range, range), 1.1);
        EXPECT_LE(largest_ulp<double>(CUESTA_DOUBLE(cos), CUESTA_EXACT(cos), -range, range), 1.1);
    }
}

TEST(ElementaryDouble, sine_keeps_its_relative_error_next_to_multiples_of_a_quarter_circle) {
    double largest = 0;
    for (int k = 1; k <= 636619; k += 7) {
        const auto x = static_cast<double>(k * 1.57079632679489661923L);
        largest =
            std::max(largest, ulp_error<double>(el::sin(x), std::sin(static_cast<long double>(x))));
        largest =
            std::max(largest, ulp_error<double>(el::cos(x), std::cos(static_cast<long double>(x))));
    }
    EXPECT_LE(largest, 1.1);
}

TEST(ElementaryDouble, turns_stay_within_their_error) {
    for (const double range : {0.25, 2.0, 1000.0, 1e9, 4503599627370496.0}) {
        EXPECT_LE(
            largest_ulp<double>(CUESTA_DOUBLE(sin_turns), test::exact_sin_turns, -range, range),
            1.6);
        EXPECT_LE(
            largest_ulp<double>(CUESTA_DOUBLE(cos_turns), test::exact_cos_turns, -range, range),
            1.6);
    }
}

TEST(ElementaryDouble, arcs_and_cube_roots_stay_within_their_error) {
    EXPECT_LE(largest_ulp<double>(CUESTA_DOUBLE(atan), CUESTA_EXACT(atan), -3, 3), 2.5);
    EXPECT_LE(largest_ulp<double>(CUESTA_DOUBLE(atan), CUESTA_EXACT(atan), -1000, 1000, true), 2.5);
    EXPECT_LE(largest_ulp<double>(CUESTA_DOUBLE(cbrt), CUESTA_EXACT(cbrt), -1074, 1024, true), 0.7);
    double largest = 0;
    int turn = 0;
    test::sweep<double>(-3, 3, 60000, false, [&](double x) {
        const auto y = static_cast<double>(std::fmod(++turn * 0.7548776662466927, 1.0) * 2 - 1);
        largest = std::max(
            largest, ulp_error<double>(el::atan2(y, x), std::atan2(static_cast<long double>(y),
                                                                   static_cast<long double>(x))));
    });
    EXPECT_LE(largest, 2.5);
}

}  // namespace
}  // namespace cuesta
