// SPDX-License-Identifier: Apache-2.0
// What a stage or process is called: its label, else its operator's name, numbered when it repeats.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cuesta/recipe/recipe.h"

namespace cuesta {

// One label for each table of the list: the one that is written, else "op", "op_2", "op_3" in the
// order of the text, passing over written ones. "" where neither label nor op can be read.
std::vector<std::string> labels_of(const RecipeArray& list);

// The table that "2", "base" or "thermal" means: a number from 1, a label, or an operator that
// stands in the list once.
struct Selected {
    std::optional<std::size_t> index;
    std::string problem;  // a sentence with the nearest name, if there is no index
};
Selected select_table(const RecipeArray& list, std::string_view what, std::string_view selector);

}  // namespace cuesta
