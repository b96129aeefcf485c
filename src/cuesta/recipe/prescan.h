// SPDX-License-Identifier: Apache-2.0
// A look at the raw text before the TOML parser sees it: size, encoding, nesting.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "cuesta/recipe/diagnostic.h"

namespace cuesta {

inline constexpr std::size_t most_recipe_bytes = 1'000'000;
inline constexpr int most_recipe_depth = 64;
inline constexpr int most_recipe_values = 50'000;  // keeps the tree below 32 MiB

struct PrescanProblem {
    Position at;
    std::string sentence;
};

// The first reason to refuse the text, or nullopt. Needs no recursion and O(bytes) time, so that
// neither ten thousand brackets nor a key of fifty thousand dots reaches a recursive parser.
std::optional<PrescanProblem> prescan(std::string_view text);

// Line and column (in letters, from 1) of a byte; the text before it must be UTF-8.
Position position_at(std::string_view text, std::size_t byte);

}  // namespace cuesta
