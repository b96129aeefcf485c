// SPDX-License-Identifier: Apache-2.0
// From text to a Recipe: TOML with positions, hostile text refused before it can do harm.
//
// Limits  1 MB of text, 50,000 values, 64 levels of brackets or dotted keys; UTF-8 without NUL.
//         Dates and times have no meaning in a recipe and are refused. A text that is no TOML gives
//         one problem, the first, because what follows it cannot be read with certainty.
#pragma once

#include <filesystem>
#include <optional>
#include <string_view>

#include "cuesta/recipe/diagnostic.h"
#include "cuesta/recipe/prescan.h"
#include "cuesta/recipe/recipe.h"

namespace cuesta {

struct ParseResult {
    std::optional<Recipe> recipe;  // none if there are problems
    Diagnostics problems;
};

// `path` is only named in problems, and file parameters are relative to its directory.
ParseResult parse_recipe(std::string_view text, const std::filesystem::path& path);

// What stands behind "PATH=" of an override: a TOML value, or else the text itself as a string.
RecipeValue parse_override_value(std::string_view text);

}  // namespace cuesta
