// SPDX-License-Identifier: Apache-2.0
// The float functions against long double libm; every bound is the figure of the table in
// elementary.h.
#include "cuesta/base/elementary_float.h"

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
#define CUESTA_FLOAT(name) [](float x) { return el::name(x); }

TEST(ElementaryFloat, exponentials_stay_within_their_error) {
    EXPECT_LE(largest_ulp<float>(CUESTA_FLOAT(exp), CUESTA_EXACT(exp), -105, 90), 1.0);
    EXPECT_LE(largest_ulp<float>(CUESTA_FLOAT(exp), CUESTA_EXACT(exp), -1, 1), 1.0);
    EXPECT_LE(largest_ulp<float>(CUESTA_FLOAT(exp2), CUESTA_EXACT(exp2), -152, 129), 1.4);
    EXPECT_LE(largest_ulp<float>(CUESTA_FLOAT(exp2), CUESTA_EXACT(exp2), -1, 1), 1.4);
}

TEST(ElementaryFloat, logarithms_stay_within_their_error) {
    EXPECT_LE(largest_ulp<float>(CUESTA_FLOAT(log), CUESTA_EXACT(log), -149, 128, true), 1.0);
    EXPECT_LE(largest_ulp<float>(CUESTA_FLOAT(log), CUESTA_EXACT(log), -1, 1, true), 1.0);
    EXPECT_LE(largest_ulp<float>(CUESTA_FLOAT(log2), CUESTA_EXACT(log2), -149, 128, true), 1.4);
    EXPECT_LE(largest_ulp<float>(CUESTA_FLOAT(log2), CUESTA_EXACT(log2), -1, 1, true), 1.4);
    EXPECT_LE(largest_ulp<float>(CUESTA_FLOAT(log2), CUESTA_EXACT(log2), 0.999, 1.001), 1.4);
}

TEST(ElementaryFloat, powers_stay_within_their_error) {
    double largest = 0;
    int turn = 0;
    test::sweep<float>(-127, 127, 40000, true, [&](float x) {
        // Exponents over the whole range of results, and everyday ones.
        const double share = std::fmod(++turn * 0.7548776662466927, 1.0) * 2 - 1;
        const auto whole = static_cast<float>(share * 155 / std::log2(static_cast<double>(x)));
        const auto everyday = static_cast<float>(share * 4);
        for (const float y : {whole, everyday}) {
            largest = std::max(
                largest, ulp_error<float>(el::pow(x, y), std::pow(static_cast<long double>(x),
                                                                  static_cast<long double>(y))));
        }
    });
    EXPECT_LE(largest, 0.51);
}

TEST(ElementaryFloat, circular_functions_stay_within_their_error) {
    for (const double range : {1e6, 1e3, 10.0, 0.8}) {
        EXPECT_LE(largest_ulp<float>(CUESTA_FLOAT(sin), CUESTA_EXACT(sin), -range, range), 1.6);
        EXPECT_LE(largest_ulp<float>(CUESTA_FLOAT(cos), CUESTA_EXACT(cos), -range, range), 1.6);
        EXPECT_LE(largest_ulp<float>(CUESTA_FLOAT(tan), CUESTA_EXACT(tan), -range, range), 0.51);
    }
}

TEST(ElementaryFloat, sine_keeps_its_relative_error_next_to_multiples_of_a_quarter_circle) {
    double largest = 0;
    for (int k = 1; k <= 636619; k += 7) {
        const auto x = static_cast<float>(k * 1.57079632679489661923L);
        largest =
            std::max(largest, ulp_error<float>(el::sin(x), std::sin(static_cast<long double>(x))));
        largest =
            std::max(largest, ulp_error<float>(el::cos(x), std::cos(static_cast<long double>(x))));
    }
    EXPECT_LE(largest, 1.6);
}

TEST(ElementaryFloat, turns_stay_within_their_error) {
    for (const double range : {0.25, 2.0, 1000.0, 8388608.0, 1e9}) {
        EXPECT_LE(largest_ulp<float>(CUESTA_FLOAT(sin_turns), test::exact_sin_turns, -range, range),
                  1.4);
        EXPECT_LE(largest_ulp<float>(CUESTA_FLOAT(cos_turns), test::exact_cos_turns, -range, range),
                  1.4);
    }
}

TEST(ElementaryFloat, arcs_and_cube_roots_stay_within_their_error) {
    EXPECT_LE(largest_ulp<float>(CUESTA_FLOAT(atan), CUESTA_EXACT(atan), -3, 3), 1.7);
    EXPECT_LE(largest_ulp<float>(CUESTA_FLOAT(atan), CUESTA_EXACT(atan), -140, 120, true), 1.7);
    EXPECT_LE(largest_ulp<float>(CUESTA_FLOAT(cbrt), CUESTA_EXACT(cbrt), -149, 128, true), 0.51);
    double largest = 0;
    int turn = 0;
    test::sweep<float>(-3, 3, 60000, false, [&](float x) {
        const auto y = static_cast<float>(std::fmod(++turn * 0.7548776662466927, 1.0) * 2 - 1);
        largest = std::max(
            largest, ulp_error<float>(el::atan2(y, x), std::atan2(static_cast<long double>(y),
                                                                  static_cast<long double>(x))));
    });
    EXPECT_LE(largest, 1.7);
}

TEST(ElementaryFloat, forms_for_a_known_range_give_the_same_bits) {
    std::size_t different = 0;
    test::sweep<float>(-126, 127, 60000, true, [&](float x) {
        if (el::log_normal(x) != el::log(x) || el::log2_normal(x) != el::log2(x)) ++different;
    });
    test::sweep<float>(-1, 1, 60000, false, [&](float t) {
        const auto a = el::sincos_one_turn(t), b = el::sincos_turns(t);
        if (a.sin != b.sin || a.cos != b.cos) ++different;
    });
    EXPECT_EQ(different, 0u);
}

// Every float on both sides of a seam of the range reduction: sqrt(1/2) and ln(2)/2.
TEST(ElementaryFloat, exp_and_logarithms_never_fall) {
    const auto rises = [](auto function, float from) {
        float last = function(from);
        for (float x = from; x < from + 0.05f; x = std::nextafter(x, 10.0f)) {
            const float next = function(x);
            if (next < last) return false;
            last = next;
        }
        return true;
    };
    EXPECT_TRUE(rises(CUESTA_FLOAT(log), 0.68f));
    EXPECT_TRUE(rises(CUESTA_FLOAT(log2), 0.68f));
    EXPECT_TRUE(rises(CUESTA_FLOAT(exp), 0.32f));
    EXPECT_TRUE(rises(CUESTA_FLOAT(exp), -0.37f));
}

}  // namespace
}  // namespace cuesta
