// SPDX-License-Identifier: Apache-2.0
// Changes to a recipe by structure that leave the rest of its text as it was: comments, order,
// spelling of numbers.
//
// Edits are addressed by places as `--set` writes them: "seed", "grid.spacing",
// "stage.2.hurst", "stage.2.process.1.rate", "stage.3.event.1.at", "output.1.file"; lists count
// from 1.
//
// Holds   after an edit the text reads as the recipe with exactly that change; otherwise the text
//         is refused and stays. Unknown operators and values out of range are not its business:
//         check_recipe says so.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cuesta/recipe/recipe.h"

namespace cuesta {

struct RecipeEdit {
    enum class Kind {
        set,     // place = value, a TOML value as text: 3, "20 m", [1, 2]; a new key if need be
        unset,   // takes the key at `place` away
        insert,  // a new table of the list before entry `place` ("stage.2"; one past the end: at
                 // the end); `value` holds its lines: op = "rain"\nrate = 5
        remove,  // takes the table at `place` away, with everything in it and its comments
        move     // takes the table at `place` to where entry `to` stands now
    };
    Kind kind = Kind::set;
    std::string place;
    std::string value;
    std::size_t to = 0;  // move: the number it has afterwards
};

// The changed text; Error with a sentence if the text cannot be read, there is no such place, or
// the change cannot be written without touching more than it should.
std::string edit_recipe(std::string_view text, const std::vector<RecipeEdit>& edits);

}  // namespace cuesta
