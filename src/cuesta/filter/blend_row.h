// SPDX-License-Identifier: Apache-2.0
// Blending of some samples of a row, and the ways of blending. What they mean: filter/blend.h.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace cuesta {

enum class Blend { replace, add, subtract, multiply, min, max, mix };

constexpr auto choice_words(Blend) {
    return std::array<std::string_view, 7>{"replace", "add", "subtract", "multiply",
                                           "min",     "max", "mix"};
}

// `mask` may be null. Returns how many of its values are outside of 0 and 1.
std::int64_t blend_row(float* target, const float* made, const float* mask, std::int64_t count,
                       Blend blend);

}  // namespace cuesta
