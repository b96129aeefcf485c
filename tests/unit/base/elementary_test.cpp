// SPDX-License-Identifier: Apache-2.0
// Special values, symmetries and the frozen bits of all elementary functions. Their errors are
// tested in elementary_float_test.cpp and elementary_double_test.cpp.
#include "cuesta/base/elementary.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <iterator>
#include <limits>
#include <string>
#include <type_traits>
#include <vector>

#include "support/ulp.h"

namespace cuesta {
namespace {

namespace el = elementary;

template <class T>
using BitsOf = std::conditional_t<sizeof(T) == 4, std::uint32_t, std::uint64_t>;

template <class T>
BitsOf<T> bits(T x) {
    return std::bit_cast<BitsOf<T>>(x);
}

template <class T>
class Elementary : public ::testing::Test {
protected:
    static constexpr T infinity = std::numeric_limits<T>::infinity();
    static constexpr T nan = std::numeric_limits<T>::quiet_NaN();
    static constexpr T least = std::numeric_limits<T>::denorm_min();
    static constexpr T most = std::numeric_limits<T>::max();
    static constexpr T zero{0}, one{1};
};

using Both = ::testing::Types<float, double>;
TYPED_TEST_SUITE(Elementary, Both);

TYPED_TEST(Elementary, exponentials_reach_their_limits) {
    using T = TypeParam;
    EXPECT_EQ(el::exp(T{0}), this->one);
    EXPECT_EQ(el::exp(-this->infinity), this->zero);
    EXPECT_EQ(el::exp(this->infinity), this->infinity);
    EXPECT_EQ(el::exp(this->most), this->infinity);
    EXPECT_EQ(el::exp(-this->most), this->zero);
    EXPECT_EQ(el::exp2(this->infinity), this->infinity);
    EXPECT_EQ(el::exp2(-this->infinity), this->zero);
    constexpr int top = std::numeric_limits<T>::max_exponent;
    constexpr int bottom = std::numeric_limits<T>::min_exponent - std::numeric_limits<T>::digits;
    for (int n = bottom; n < top; ++n) {
        ASSERT_EQ(el::exp2(static_cast<T>(n)), std::ldexp(T{1}, n)) << n;
    }
    EXPECT_EQ(el::exp2(static_cast<T>(top)), this->infinity);
    EXPECT_EQ(el::exp2(static_cast<T>(bottom - 1)), this->zero);  // a tie, to even
    EXPECT_EQ(el::exp2(static_cast<T>(bottom) - T{0.5}), this->least);
}

TYPED_TEST(Elementary, logarithms_reach_their_limits) {
    using T = TypeParam;
    for (const T x : {T{0}, -T{0}}) {
        EXPECT_EQ(el::log(x), -this->infinity);
        EXPECT_EQ(el::log2(x), -this->infinity);
    }
    EXPECT_EQ(bits(el::log(T{1})), bits(T{0}));
    EXPECT_EQ(el::log(this->infinity), this->infinity);
    EXPECT_EQ(el::log2(this->infinity), this->infinity);
    constexpr int top = std::numeric_limits<T>::max_exponent;
    constexpr int bottom = std::numeric_limits<T>::min_exponent - std::numeric_limits<T>::digits;
    for (int n = bottom; n < top; ++n) {
        ASSERT_EQ(el::log2(std::ldexp(T{1}, n)), static_cast<T>(n)) << n;
    }
}

TYPED_TEST(Elementary, powers_of_zero_one_and_infinity_are_as_documented) {
    using T = TypeParam;
    const T inf = this->infinity;
    for (const T y : {T{0}, -T{0}}) {
        for (const T x : {T{0}, T{1}, T{3}, inf, this->least}) EXPECT_EQ(el::pow(x, y), this->one);
    }
    for (const T y : {T{2}, T{-0.5}, inf, -inf, this->most, this->least}) {
        EXPECT_EQ(el::pow(T{1}, y), this->one);
    }
    for (const T y : {this->least, T{0.5}, T{3}, this->most, inf}) {
        EXPECT_EQ(bits(el::pow(T{0}, y)), bits(T{0}));
        EXPECT_EQ(bits(el::pow(-T{0}, y)), bits(T{0}));
        EXPECT_EQ(el::pow(T{0}, -y), inf);
        EXPECT_EQ(el::pow(inf, y), inf);
        EXPECT_EQ(el::pow(inf, -y), this->zero);
    }
    EXPECT_EQ(el::pow(std::nextafter(T{1}, T{2}), inf), inf);
    EXPECT_EQ(el::pow(std::nextafter(T{1}, T{0}), inf), this->zero);
    EXPECT_EQ(el::pow(std::nextafter(T{1}, T{0}), this->most), this->zero);
    EXPECT_EQ(el::pow(T{2}, T{10}), T{1024});
    EXPECT_EQ(el::pow(T{9}, T{0.5}), T{3});
    EXPECT_EQ(el::pow(this->most, T{1}), this->most);
    EXPECT_EQ(el::pow(this->least, T{1}), this->least);
    EXPECT_EQ(el::pow(this->most, T{2}), inf);
    EXPECT_EQ(el::pow(this->least, T{2}), this->zero);
}

TYPED_TEST(Elementary, every_fault_gives_the_one_quiet_nan) {
    using T = TypeParam;
    const auto expected = bits(this->nan);
    const T inf = this->infinity;
    const T marked = std::bit_cast<T>(static_cast<BitsOf<T>>(~BitsOf<T>{0} - 5));  // another NaN
    for (const T x : {this->nan, marked}) {
        for (const T y : {el::exp(x), el::exp2(x), el::log(x), el::log2(x), el::sin(x), el::cos(x),
                          el::sin_turns(x), el::cos_turns(x), el::atan(x), el::cbrt(x),
                          el::pow(x, T{0}), el::pow(T{1}, x), el::atan2(x, T{1}),
                          el::atan2(T{1}, x), el::atan2(x, inf), el::atan2(inf, x)}) {
            EXPECT_EQ(bits(y), expected);
        }
    }
    const T beyond = std::nextafter(T{1e6}, inf);
    for (const T y : {el::log(T{-1}), el::log2(T{-1}), el::log(-inf), el::log2(-this->least),
                      el::pow(T{-8}, T{3}), el::pow(-inf, T{2}), el::sin(inf), el::cos(-inf),
                      el::sin(beyond), el::cos(-beyond), el::sin_turns(inf), el::cos_turns(-inf)}) {
        EXPECT_EQ(bits(y), expected);
    }
    EXPECT_TRUE(std::isfinite(el::sin(T{1e6})));
}

TYPED_TEST(Elementary, quarter_turns_are_exact_and_turns_periodic) {
    using T = TypeParam;
    constexpr int sines[] = {0, 1, 0, -1};
    for (int quarter = -4000; quarter <= 4000; ++quarter) {
        const T t = static_cast<T>(quarter) / 4;
        ASSERT_EQ(el::sin_turns(t), static_cast<T>(sines[quarter & 3])) << t;
        ASSERT_EQ(el::cos_turns(t), static_cast<T>(sines[(quarter + 1) & 3])) << t;
    }
    // Halves and wholes up to the largest number.
    for (T t = 1; t < this->infinity; t *= 2) {
        for (const T near : {t - T{0.5}, -t - T{0.5}}) {
            const T whole = std::floor(near);
            const T cosine = near == whole ? T{1} : T{-1};
            ASSERT_EQ(el::cos_turns(near), cosine) << near;
            ASSERT_EQ(el::sin_turns(near), T{0}) << near;
        }
    }
    // A number of 1/64ths is exact with any of these whole turns beside it.
    for (int i = 0; i < 64; ++i) {
        const T t = static_cast<T>(i) / 64;
        for (const T turns : {T{1}, T{-3}, T{1000}, T{100001}}) {
            if (i % 32 == 0 && i != 0) continue;
            ASSERT_EQ(el::sin_turns(t + turns), el::sin_turns(t)) << t << ' ' << turns;
            ASSERT_EQ(el::cos_turns(t + turns), el::cos_turns(t)) << t << ' ' << turns;
        }
    }
}

TYPED_TEST(Elementary, arcs_keep_the_signs_of_zeros_and_the_corners_of_infinity) {
    using T = TypeParam;
    const T inf = this->infinity;
    const T pi = static_cast<T>(3.14159265358979323846L);
    EXPECT_EQ(bits(el::atan2(T{0}, T{0})), bits(T{0}));
    EXPECT_EQ(bits(el::atan2(-T{0}, T{0})), bits(-T{0}));
    EXPECT_EQ(el::atan2(T{0}, -T{0}), pi);
    EXPECT_EQ(el::atan2(-T{0}, T{-1}), -pi);
    EXPECT_EQ(el::atan2(T{1}, T{0}), pi / 2);
    EXPECT_EQ(el::atan2(T{-1}, -T{0}), -pi / 2);
    EXPECT_EQ(el::atan2(T{1}, T{1}), pi / 4);
    EXPECT_EQ(el::atan2(this->most, this->most), pi / 4);
    EXPECT_EQ(el::atan2(this->least, this->least), pi / 4);
    EXPECT_EQ(el::atan2(inf, inf), pi / 4);
    EXPECT_EQ(el::atan2(-inf, inf), -pi / 4);
    EXPECT_EQ(el::atan2(inf, -inf), static_cast<T>(3 * 3.14159265358979323846L / 4));
    EXPECT_EQ(el::atan2(inf, T{1}), pi / 2);
    EXPECT_EQ(el::atan2(T{1}, inf), this->zero);
    EXPECT_EQ(el::atan2(T{1}, -inf), pi);
    EXPECT_EQ(el::atan(inf), pi / 2);
    EXPECT_EQ(bits(el::atan(-T{0})), bits(-T{0}));
    EXPECT_EQ(el::atan(this->least), this->least);
}

TYPED_TEST(Elementary, cube_roots_keep_limits_and_invert_small_cubes) {
    using T = TypeParam;
    for (const T x : {T{0}, -T{0}, this->infinity, -this->infinity})
        EXPECT_EQ(bits(el::cbrt(x)), bits(x));
    for (int n = -200; n <= 200; ++n) {
        const T root = static_cast<T>(n);
        ASSERT_EQ(el::cbrt(root * root * root), root);
    }
}

TYPED_TEST(Elementary, odd_functions_are_odd_and_even_ones_even_to_the_bit) {
    using T = TypeParam;
    const auto opposite = [](T x) { return bits(-x); };
    test::sweep<T>(1e-3, 20, 2000, false, [&](T x) {
        ASSERT_EQ(bits(el::sin(-x)), opposite(el::sin(x)));
        ASSERT_EQ(bits(el::cos(-x)), bits(el::cos(x)));
        ASSERT_EQ(bits(el::sin_turns(-x)), opposite(el::sin_turns(x)));
        ASSERT_EQ(bits(el::cos_turns(-x)), bits(el::cos_turns(x)));
        ASSERT_EQ(bits(el::atan(-x)), opposite(el::atan(x)));
        ASSERT_EQ(bits(el::cbrt(-x)), opposite(el::cbrt(x)));
    });
    EXPECT_EQ(el::sin(-T{0}), this->zero);
}

// Inputs of the frozen sweeps: patterns over all bits (every exponent, both signs, NaN, infinity,
// subnormals), then an even spread over [-20, 20].
template <class T>
std::vector<T> frozen_inputs() {
    constexpr std::size_t half = 4096;
    std::vector<T> inputs(2 * half);
    for (std::size_t i = 0; i < half; ++i) {
        const auto word = static_cast<std::uint64_t>(i) * 0x9e3779b97f4a7c15u;
        inputs[i] = std::bit_cast<T>(static_cast<BitsOf<T>>(word >> (64 - 8 * sizeof(T))));
        inputs[half + i] = static_cast<T>(static_cast<int>(i) - 2048) * static_cast<T>(0.009765777);
    }
    const T edges[] = {T{0},
                       -T{0},
                       std::numeric_limits<T>::infinity(),
                       -std::numeric_limits<T>::infinity(),
                       std::numeric_limits<T>::quiet_NaN(),
                       std::numeric_limits<T>::denorm_min(),
                       std::numeric_limits<T>::max(),
                       T{1}};
    inputs.insert(inputs.end(), std::begin(edges), std::end(edges));
    return inputs;
}

template <class T>
std::string hash_of(const std::vector<T>& results) {
    test::BitHash hash;
    for (const T result : results) hash.add(bits(result));
    char text[17];
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(hash.value()));
    return text;
}

// The hash of all result bits; results are made in a plain loop so that optimisers vectorise it.
template <class T, class Function>
std::string frozen(Function function) {
    const std::vector<T> inputs = frozen_inputs<T>();
    std::vector<T> results(inputs.size());
    for (std::size_t i = 0; i < inputs.size(); ++i) results[i] = function(inputs[i]);
    return hash_of(results);
}

// The second argument of two-argument functions runs through the inputs in another order.
template <class T, class Function>
std::string frozen_pairs(Function function) {
    const std::vector<T> inputs = frozen_inputs<T>();
    std::size_t at = 0;
    std::vector<T> other(inputs.size());
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        other[i] = inputs[at];
        at = (at + 2999) % inputs.size();
    }
    std::vector<T> results(inputs.size());
    for (std::size_t i = 0; i < inputs.size(); ++i) results[i] = function(inputs[i], other[i]);
    return hash_of(results);
}

#define CUESTA_ONE(T, name) frozen<T>([](T x) { return el::name(x); })
#define CUESTA_TWO(T, name) frozen_pairs<T>([](T x, T y) { return el::name(x, y); })

TEST(ElementaryBits, float_functions_give_the_frozen_bits) {
    EXPECT_EQ(CUESTA_ONE(float, exp), "b540cb60b87d7f52");
    EXPECT_EQ(CUESTA_ONE(float, exp2), "1f77729d5e529630");
    EXPECT_EQ(CUESTA_ONE(float, log), "48728134a8fd44ce");
    EXPECT_EQ(CUESTA_ONE(float, log2), "d278d5bf0f0cbef0");
    EXPECT_EQ(CUESTA_ONE(float, sin), "afe9251daa366f14");
    EXPECT_EQ(CUESTA_ONE(float, cos), "0a290255db61567a");
    EXPECT_EQ(CUESTA_ONE(float, tan), "29ac30784d0e0bcf");
    EXPECT_EQ(CUESTA_ONE(float, sin_turns), "84c4af8ef9ad2133");
    EXPECT_EQ(CUESTA_ONE(float, cos_turns), "57ad08e8fe3eff73");
    EXPECT_EQ(CUESTA_ONE(float, atan), "692fa6b10f6e3c97");
    EXPECT_EQ(CUESTA_ONE(float, cbrt), "b5ece3492d9b5657");
    EXPECT_EQ(CUESTA_TWO(float, pow), "ae8132a98651e1ba");
    EXPECT_EQ(CUESTA_TWO(float, atan2), "e8e74b20b9459323");
}

TEST(ElementaryBits, double_functions_give_the_frozen_bits) {
    EXPECT_EQ(CUESTA_ONE(double, exp), "7c100c52c436d42b");
    EXPECT_EQ(CUESTA_ONE(double, exp2), "0454affe47d3a692");
    EXPECT_EQ(CUESTA_ONE(double, log), "0bba52d776c88e9a");
    EXPECT_EQ(CUESTA_ONE(double, log2), "2c3a6c1100b3f6fc");
    EXPECT_EQ(CUESTA_ONE(double, sin), "c26647876969199c");
    EXPECT_EQ(CUESTA_ONE(double, cos), "d724154c2c81061e");
    EXPECT_EQ(CUESTA_ONE(double, sin_turns), "5b38704376973aa6");
    EXPECT_EQ(CUESTA_ONE(double, cos_turns), "a11f6ea617fdf436");
    EXPECT_EQ(CUESTA_ONE(double, atan), "e36f9d3c3b804dbc");
    EXPECT_EQ(CUESTA_ONE(double, cbrt), "ac9f923741720887");
    EXPECT_EQ(CUESTA_TWO(double, pow), "a68f66079b94cf84");
    EXPECT_EQ(CUESTA_TWO(double, atan2), "39d71bf5c7d567af");
}

// Compile time and run time are one function.
static_assert(el::exp2(10.0f) == 1024.0f && el::log2(1024.0) == 10.0);
static_assert(el::sin_turns(0.25) == 1.0 && el::cos_turns(0.25f) == 0.0f);
static_assert(el::cbrt(27.0) == 3.0 && el::pow(2.0f, 0.5f) == 0x1.6a09e6p0f);

}  // namespace
}  // namespace cuesta
