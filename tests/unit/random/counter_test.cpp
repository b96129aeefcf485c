// SPDX-License-Identifier: Apache-2.0
#include "cuesta/random/counter.h"

#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <set>
#include <string>

#include "support/ulp.h"

namespace cuesta {
namespace {

using Words = std::array<std::uint32_t, 4>;

// The known-answer vectors published with Random123 [salmon2011].
TEST(Counter, philox_passes_the_published_vectors) {
    static_assert(philox4x32({0, 0, 0, 0}, {0, 0}) ==
                  Words{0x6627e8d5u, 0xe169c58du, 0xbc57ac4cu, 0x9b00dbd8u});
    constexpr std::uint32_t ones = 0xffffffffu;
    EXPECT_EQ(philox4x32({ones, ones, ones, ones}, {ones, ones}),
              (Words{0x408f276du, 0x41c83b0eu, 0xa20bc7c6u, 0x6d5451fdu}));
    EXPECT_EQ(philox4x32({0x243f6a88u, 0x85a308d3u, 0x13198a2eu, 0x03707344u},
                         {0xa4093822u, 0x299f31d0u}),
              (Words{0xd16cfe09u, 0x94fdccebu, 0x5001e420u, 0x24126ea1u}));
}

TEST(Counter, words_take_counter_and_key_as_documented) {
    const RandomKey key{0x299f31d0a4093822u, 0x03707344u};
    EXPECT_EQ(random_words(key, 0x243f6a88, 0x85a308d3, 0x13198a2eu),
              (Words{0xd16cfe09u, 0x94fdccebu, 0x5001e420u, 0x24126ea1u}));
    // Negative cells are their low 32 bits; cells 2^32 apart are one.
    EXPECT_EQ(random_words(key, -1, -2, 3), random_words(key, 0xffffffff, 0xfffffffe, 3));
    EXPECT_EQ(random_words(key, 5 + (std::int64_t{1} << 32), 7, 0), random_words(key, 5, 7, 0));
}

TEST(Counter, every_part_of_the_address_changes_the_draw) {
    const std::set<Words> draws = {
        random_words({42, 7}, 3, 4, 5),          random_words({43, 7}, 3, 4, 5),
        random_words({42ull << 32, 7}, 3, 4, 5), random_words({42, 8}, 3, 4, 5),
        random_words({42, 7}, 4, 3, 5),          random_words({42, 7}, 3, 5, 4),
        random_words({42, 7}, -3, 4, 5),         random_words({42, 7}, 3, 4, 6),
    };
    EXPECT_EQ(draws.size(), 8u);
}

TEST(Counter, uniform_numbers_are_exact_and_below_one) {
    static_assert(uniform_float(0) == 0.0f && uniform_float(0x80000000u) == 0.5f);
    static_assert(uniform_float(0xffffffffu) == 1.0f - 0x1p-24f);
    static_assert(uniform_float(0x1ff) == 0x1p-24f);
    static_assert(uniform_double(0, 0) == 0.0 && uniform_double(0x80000000u, 0) == 0.5);
    static_assert(uniform_double(0xffffffffu, 0xffffffffu) == 1.0 - 0x1p-53);
    static_assert(uniform_double(0, 0x800) == 0x1p-53);
    SUCCEED();
}

TEST(Counter, normals_stay_finite_at_both_ends_of_the_radius) {
    // Radius word 0 is U = 2^-32: r = sqrt(64 ln 2) = 6.6604...
    EXPECT_NEAR(normal_pair(0, 0)[0], std::sqrt(64 * std::log(2.0)), 1e-6);
    EXPECT_EQ(normal_pair(0, 0)[1], 0.0f);
    EXPECT_EQ(normal_pair(0xffffffffu, 0x40000000u)[0], 0.0f);
    EXPECT_EQ(normal_pair(0xffffffffu, 0x40000000u)[1], 0.0f);
    // A quarter turn puts the whole radius on the second number.
    EXPECT_EQ(normal_pair(0, 0x40000000u)[0], 0.0f);
    EXPECT_GT(normal_pair(0, 0x40000000u)[1], 6.66f);
}

TEST(Counter, draws_are_frozen) {
    const Words words = random_words({20240229, stream_of("base")}, -17, 4096, 12);
    EXPECT_EQ(words, (Words{0x41958bc0u, 0x40bbeab9u, 0xda5d4179u, 0xa536e26cu}));
    test::BitHash hash;
    for (std::int64_t y = -40; y < 40; ++y) {
        for (std::int64_t x = -40; x < 40; ++x) {
            const Words w = random_words({0x0123456789abcdefu, 3}, x * 977, y * 1013, 9);
            for (const std::uint32_t word : w) hash.add(word);
            hash.add(std::bit_cast<std::uint32_t>(uniform_float(w[0])));
            hash.add(std::bit_cast<std::uint64_t>(uniform_double(w[0], w[1])));
            const auto [a, b] = normal_pair(w[2], w[3]);
            hash.add(std::bit_cast<std::uint32_t>(a));
            hash.add(std::bit_cast<std::uint32_t>(b));
        }
    }
    EXPECT_EQ(hash.value(), 0x135062ad912613a9u);
}

TEST(Counter, streams_of_labels_are_frozen_and_apart) {
    EXPECT_EQ(stream_of(""), 0x947a4a43u);
    EXPECT_EQ(stream_of("base"), 0x0c293c2fu);
    std::set<std::uint32_t> streams;
    for (int i = 0; i < 2000; ++i) streams.insert(stream_of("stage_" + std::to_string(i)));
    EXPECT_EQ(streams.size(), 2000u);
    // Neighbouring labels share about half of their bits: 32/2 with a standard deviation of 2.83,
    // over 1000 pairs 0.09.
    int bits = 0;
    for (int i = 0; i < 1000; ++i) {
        bits += std::popcount(stream_of(std::to_string(i)) ^ stream_of(std::to_string(i + 1)));
    }
    EXPECT_NEAR(bits / 1000.0, 16.0, 0.45);
}

// Moments of n draws lie within five standard errors of those of the distribution.
TEST(Counter, moments_are_those_of_the_distributions) {
    constexpr int side = 400;
    constexpr double n = 2.0 * side * side;
    double uniform[2] = {}, normal[4] = {};
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            const Words w = random_words({7, 1}, x, y, 0);
            for (const double u : {double{uniform_float(w[0])}, uniform_double(w[1], w[0])}) {
                uniform[0] += u - 0.5;
                uniform[1] += (u - 0.5) * (u - 0.5) - 1.0 / 12;
            }
            for (const float value : normal_pair(w[2], w[3])) {
                const double z = double{value};
                normal[0] += z;
                normal[1] += z * z - 1;
                normal[2] += z * z * z;
                normal[3] += z * z * z * z - 3;
            }
        }
    }
    // Variances of u, u^2 about 1/2, and of z, z^2, z^3, z^4: 1/12, 1/180, 1, 2, 15, 96.
    EXPECT_LT(std::fabs(uniform[0] / n), 5 * std::sqrt(1 / 12.0 / n));
    EXPECT_LT(std::fabs(uniform[1] / n), 5 * std::sqrt(1 / 180.0 / n));
    const double variance[4] = {1, 2, 15, 96};
    for (int k = 0; k < 4; ++k) {
        EXPECT_LT(std::fabs(normal[k] / n), 5 * std::sqrt(variance[k] / n)) << k;
    }
}

TEST(Counter, neighbouring_cells_steps_streams_and_words_are_uncorrelated) {
    constexpr int side = 300;
    constexpr int count = side * side;
    const auto centred = [](std::uint32_t word) { return uniform_double(word, 0) - 0.5; };
    double products[6] = {};
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            const Words here = random_words({11, 2}, x, y, 5);
            const double u = centred(here[0]);
            products[0] += u * centred(random_words({11, 2}, x + 1, y, 5)[0]);
            products[1] += u * centred(random_words({11, 2}, x, y + 1, 5)[0]);
            products[2] += u * centred(random_words({11, 2}, x, y, 6)[0]);
            products[3] += u * centred(random_words({11, 3}, x, y, 5)[0]);
            products[4] += u * centred(random_words({12, 2}, x, y, 5)[0]);
            products[5] += u * centred(here[1]);
        }
    }
    // The correlation of n independent pairs has standard error 1/sqrt(n); five are allowed.
    for (const double product : products) {
        EXPECT_LT(std::fabs(product / count * 12), 5 / std::sqrt(double{count}));
    }
}

}  // namespace
}  // namespace cuesta
