// SPDX-License-Identifier: Apache-2.0
// Random numbers without state: value = f(seed, stream, cell, step), by Philox4x32-10 [salmon2011].
//
// The counter is (x, y, step, stream), the key the two halves of the seed (low word first). Any
// cell can be asked at any time, in any order, by any thread or rank, and answers the same; a
// window of a larger map draws the same numbers. A stage takes its stream from its label, so that
// adding or moving another stage leaves its numbers alone.
//
// Holds   passes the three published vectors; all values here are frozen by tests, because saved
//         recipes depend on them.
// Limits  x and y count modulo 2^32 (their low 32 bits; -1 is 0xffffffff), so cells 2^32 apart draw
//         the same. One draw gives four words; a fifth needs another step or stream.
// Cost    ten rounds of two 32x32 products per four words; loops over x vectorise, for which the
//         functions are inlined by order.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <string_view>

#include "cuesta/base/elementary.h"

namespace cuesta {

struct RandomKey {
    std::uint64_t seed = 0;
    std::uint32_t stream = 0;
};

// The bijection itself: ten rounds, Weyl steps of the key between them. Written out round by round,
// because compilers vectorise a loop over cells only if it holds no inner loop.
[[gnu::always_inline]] constexpr std::array<std::uint32_t, 4> philox4x32(
    std::array<std::uint32_t, 4> counter, std::array<std::uint32_t, 2> key) {
    std::uint32_t c0 = counter[0], c1 = counter[1], c2 = counter[2], c3 = counter[3];
    const auto round = [&](std::uint32_t n) {
        const std::uint64_t p = std::uint64_t{0xd2511f53u} * c0;
        const std::uint64_t q = std::uint64_t{0xcd9e8d57u} * c2;
        c0 = static_cast<std::uint32_t>(q >> 32) ^ c1 ^ (key[0] + n * 0x9e3779b9u);
        c1 = static_cast<std::uint32_t>(q);
        c2 = static_cast<std::uint32_t>(p >> 32) ^ c3 ^ (key[1] + n * 0xbb67ae85u);
        c3 = static_cast<std::uint32_t>(p);
    };
    round(0), round(1), round(2), round(3), round(4);
    round(5), round(6), round(7), round(8), round(9);
    return {c0, c1, c2, c3};
}

// Four independent uniform words for the cell (x, y) at a step.
[[gnu::always_inline]] constexpr std::array<std::uint32_t, 4> random_words(RandomKey key,
                                                                           std::int64_t x,
                                                                           std::int64_t y,
                                                                           std::uint32_t step) {
    return philox4x32(
        {static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y), step, key.stream},
        {static_cast<std::uint32_t>(key.seed), static_cast<std::uint32_t>(key.seed >> 32)});
}

// [0, 1) in steps of 2^-24, exact: the upper 24 bits. (Through int32: SSE2 converts only signed.)
constexpr float uniform_float(std::uint32_t word) {
    return static_cast<float>(static_cast<std::int32_t>(word >> 8)) * 0x1p-24f;
}

// [0, 1) in steps of 2^-53, exact: all of high and the upper 21 bits of low.
constexpr double uniform_double(std::uint32_t high, std::uint32_t low) {
    return static_cast<double>(std::int64_t{high} << 21 | std::int64_t{low >> 11}) * 0x1p-53;
}

// Two independent standard normal numbers by Box and Muller [boxmuller1958]. The radius comes from
// the upper 31 bits of the first word, taken as (n + 1/2) / 2^31 in [2^-32, 1], so the logarithm
// is finite and |value| <= 6.67; the angle from the upper 24 bits of the second.
[[gnu::always_inline]] inline std::array<float, 2> normal_pair(std::uint32_t radius_word,
                                                               std::uint32_t angle_word) {
    const auto n = static_cast<float>(static_cast<std::int32_t>(radius_word >> 1));
    const float radius = std::sqrt(-2.0f * elementary::log_normal((n + 0.5f) * 0x1p-31f));
    const auto [sin, cos] = elementary::sincos_one_turn(uniform_float(angle_word));
    return {radius * cos, radius * sin};
}

// The stream of a stage label: FNV-1a over its bytes [fowler2019], then one Philox block, so that
// labels of one letter's difference differ in half of all bits.
constexpr std::uint32_t stream_of(std::string_view name) {
    std::uint32_t hash = 0x811c9dc5u;
    for (const char letter : name) {
        hash = (hash ^ static_cast<unsigned char>(letter)) * 0x01000193u;
    }
    return philox4x32({hash, 0, 0, 0}, {0, 0})[0];
}

}  // namespace cuesta
