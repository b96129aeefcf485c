// SPDX-License-Identifier: Apache-2.0
// Single values of a recipe: kind, unit, range. Each function returns nullopt after it has reported
// a problem at the value's own place.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "cuesta/recipe/check_context.h"

namespace cuesta {

struct NumberRange {
    std::string_view unit;  // "1" for a pure number
    double min, max;        // closed
};

// The most that `steps`, `every` and `at` may be.
inline constexpr double most_steps = 1e9;

// A number in the unit of the range: bare, or a string with a unit that can be converted.
std::optional<double> read_number(CheckContext& context, std::string_view key,
                                  const RecipeValue& value, const NumberRange& range);
// A whole number; 1e3 and 1000.0 are whole too.
std::optional<std::int64_t> read_integer(CheckContext& context, std::string_view key,
                                         const RecipeValue& value, const NumberRange& range);
std::optional<bool> read_toggle(CheckContext& context, std::string_view key,
                                const RecipeValue& value);
std::optional<std::string> read_text(CheckContext& context, std::string_view key,
                                     const RecipeValue& value);
// One of `words`.
std::optional<std::string> read_choice(CheckContext& context, std::string_view key,
                                       const RecipeValue& value,
                                       std::span<const std::string> words);
// 0 to 2^63-1, as a string of digits up to 2^64-1.
std::optional<std::uint64_t> read_seed(CheckContext& context, const RecipeValue& value);
// Letters, digits, _ and -, a letter first, at most 63: what names a recipe, a stage or a material.
bool is_label(std::string_view text);
std::optional<std::string> read_label(CheckContext& context, std::string_view key,
                                      const RecipeValue& value);

// Whether a text begins with a letter, so that it is a word and no number.
bool begins_as_word(std::string_view text);

// "0 to 20000 m", "0 to 1".
std::string range_text(const NumberRange& range);

}  // namespace cuesta
