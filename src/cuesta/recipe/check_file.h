// SPDX-License-Identifier: Apache-2.0
// File names in recipes: nothing may be read outside the recipe's directory (unless the user allows
// it) and nothing written outside the output directory.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "cuesta/recipe/check_context.h"

namespace cuesta {

// A file to read, relative to the recipe. Symbolic links are followed, the file itself need not
// exist.
std::optional<std::string> read_file_in_reach(CheckContext& context, std::string_view key,
                                              const RecipeValue& value);

// The same of a map: entered into plan.inputs, and asked for what is wrong with it if somebody
// looks (CheckOptions::input_problem).
std::optional<std::string> read_input_file(CheckContext& context, std::string_view key,
                                           const RecipeValue& value);

// A file to write, relative to the output directory: no "..", nothing hidden from view, and one of
// these endings; any if there are none.
std::optional<std::string> read_output_file(CheckContext& context, std::string_view key,
                                            const RecipeValue& value,
                                            std::span<const std::string> endings);

}  // namespace cuesta
