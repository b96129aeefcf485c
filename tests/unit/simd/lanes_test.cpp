// SPDX-License-Identifier: Apache-2.0
#include "cuesta/simd/lanes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <vector>

namespace cuesta {
namespace {

constexpr std::size_t results = 15, count = 208;

struct Made {
    std::array<float*, results> rows;
    const std::uint8_t* bytes;
    float first;
};
struct Functions {
    std::int64_t width;
    void (*work)(const float* a, const float* b, std::int64_t count, Made& made);
    std::int64_t (*count_above)(const float* a, std::int64_t count, float limit);
    float (*law_of_one)(float a, float b);
    void (*part_pairs)(const std::int32_t* pairs, std::int32_t* first, std::int32_t* second);
};

#define CUESTA_TARGET_BODY "unit/simd/lanes_body.inc"
#include "cuesta/simd/for_each_target.inc"

constexpr std::array widths{4, 8, 16};

// Both signs, small and large; the second above 0.
struct Input {
    std::vector<float> a = std::vector<float>(count), b = a;
    std::vector<std::uint8_t> bytes = std::vector<std::uint8_t>(count);
    Input() {
        for (std::size_t i = 0; i < count; ++i) {
            const auto n = static_cast<float>(i);
            a[i] = (i % 2 == 0 ? 1.0f : -1.0f) * 0.37f * n;
            b[i] = 1e-6f * std::exp(0.13f * n);
            bytes[i] = static_cast<std::uint8_t>(i * 37);
        }
    }
};

std::vector<std::vector<float>> work(int width, const Input& in) {
    std::vector<std::vector<float>> rows(results, std::vector<float>(count));
    Made made{{}, in.bytes.data(), -5.5f};
    for (std::size_t i = 0; i < results; ++i) made.rows[i] = rows[i].data();
    widest_table(width).work(in.a.data(), in.b.data(), count, made);
    return rows;
}

float cut(float a) {
    return static_cast<float>(static_cast<std::int32_t>(a));
}

TEST(simd_lanes, every_width_gives_the_bits_of_one_lane) {
    const Input in;
    for (const int width : widths) {
        const auto rows = work(width, in);
        const Functions& functions = widest_table(width);
        for (std::size_t i = 0; i < count; ++i) {
            const float a = in.a[i], b = in.b[i];
            const std::array<float, results> one{
                simd::larger(a, b),
                simd::smaller(a, b),
                std::sqrt(b),
                simd::inverse_root(b),
                simd::inverse_cbrt(b),
                simd::round_dithered(a, 0.3f),
                cut(a),
                simd::as_float(simd::as_ints(a) ^ 1),
                functions.law_of_one(a, b),
                i == 0 ? -5.5f : in.a[i - 1],
                a > b ? a : b + 1.0f,
                std::max(cut(a), cut(b)),
                std::min(cut(a), cut(b)),
                static_cast<float>(in.bytes[i]),
                std::abs(a),
            };
            for (std::size_t k = 0; k < results; ++k)
                ASSERT_EQ(std::memcmp(&one[k], &rows[k][i], sizeof(float)), 0)
                    << "width " << width << ", result " << k << ", lane " << i;
        }
    }
}

TEST(simd_lanes, the_second_is_taken_beside_what_is_no_number) {
    const float none = std::nanf("");
    std::vector<float> a(count, none), b(count, 2.0f);
    Input in;
    in.a = a, in.b = b;
    for (const int width : widths) {
        const auto rows = work(width, in);
        EXPECT_EQ(rows[0][3], 2.0f) << width;
        EXPECT_EQ(rows[1][3], 2.0f) << width;
    }
    EXPECT_EQ(simd::larger(none, 2.0f), 2.0f);
    EXPECT_EQ(simd::smaller(none, 2.0f), 2.0f);
    EXPECT_TRUE(std::isnan(simd::larger(2.0f, none)));
}

TEST(simd_lanes, pairs_are_taken_apart_in_order) {
    std::array<std::int32_t, 32> pairs{};
    for (std::size_t i = 0; i < pairs.size(); ++i) pairs[i] = static_cast<std::int32_t>(3 * i);
    for (const int limit : widths) {
        const Functions& functions = widest_table(limit);
        std::array<std::int32_t, 16> first{}, second{};
        functions.part_pairs(pairs.data(), first.data(), second.data());
        for (std::size_t i = 0; i < static_cast<std::size_t>(functions.width); ++i) {
            EXPECT_EQ(first[i], pairs[2 * i]) << functions.width;
            EXPECT_EQ(second[i], pairs[2 * i + 1]) << functions.width;
        }
    }
}

TEST(simd_lanes, any_sees_each_lane) {
    for (const int limit : widths) {
        const Functions& functions = widest_table(limit);
        for (std::int64_t lane = 0; lane < functions.width; ++lane) {
            std::vector<float> a(16, 0.0f);
            EXPECT_EQ(functions.count_above(a.data(), functions.width, 0.5f), 0);
            a[static_cast<std::size_t>(lane)] = 1;
            EXPECT_EQ(functions.count_above(a.data(), functions.width, 0.5f), 1) << lane;
        }
    }
}

TEST(simd_lanes, roots_keep_to_their_stated_error) {
    double root_error = 0, cbrt_error = 0;
    for (float v = 1e-30f; v < 1e30f; v *= 1.0007f) {
        const double exact = double{v};
        root_error =
            std::max(root_error, std::abs(double{simd::inverse_root(v)} * std::sqrt(exact) - 1));
        cbrt_error =
            std::max(cbrt_error, std::abs(double{simd::inverse_cbrt(v)} * std::cbrt(exact) - 1));
    }
    EXPECT_LT(root_error, 2.6e-5);
    EXPECT_GT(root_error, 2.0e-5) << "the stated error is no longer that of the function";
    EXPECT_LT(cbrt_error, 5e-5);
    EXPECT_GT(cbrt_error, 3e-5);
}

TEST(simd_lanes, a_factor_goes_into_the_last_step_of_the_cube_root) {
    const simd::InverseCbrt plain;
    const simd::InverseCbrt twice{2 * plain.c0, 2 * plain.c1, 2 * plain.c2};
    for (const float v : {1e-4f, 0.3f, 1.0f, 77.0f})
        EXPECT_EQ(simd::inverse_cbrt(v, simd::inverse_cbrt_guess(v), twice),
                  2 * simd::inverse_cbrt(v));
}

TEST(simd_lanes, dithered_numbers_are_whole_and_true_in_the_mean) {
    for (const float v : {0.2f, -0.2f, 3.75f, -1000.5f}) {
        double sum = 0;
        for (int i = 0; i < 1000; ++i) {
            const float offset = (static_cast<float>(i) + 0.5f) / 1000 - 0.5f;
            const float whole = simd::round_dithered(v, offset);
            EXPECT_EQ(whole, std::trunc(whole));
            EXPECT_LT(std::abs(whole - v), 1.0f);
            sum += double{whole};
        }
        EXPECT_NEAR(sum / 1000, double{v}, 2e-3);
    }
}

}  // namespace
}  // namespace cuesta
