// SPDX-License-Identifier: Apache-2.0
// Between recipe texts and the page: values as TOML, a recipe as JSON that sliders are made from,
// and the text that a stroke, an act or a slider "from now on" becomes.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "cuesta/base/json.h"
#include "cuesta/engine/run.h"
#include "cuesta/recipe/check.h"
#include "cuesta/recipe/edit.h"

namespace cuesta::studio {

// A text that was read and checked as far as it goes.
struct CheckedText {
    std::string text;
    std::optional<Recipe> recipe;
    std::optional<Plan> plan;  // none if there are problems
    Diagnostics problems;
    std::vector<std::string> warnings;
};
// `longest`: a coarser grid whose longer side has so many samples at most; 0 leaves it as written.
CheckedText check_text(const Registry& registry, const std::string& text,
                       const std::filesystem::path& path, std::int64_t longest = 0);

// A value as a recipe writes it: 3, "20 m", [1, 2], { a = 1 }. Error for null.
std::string toml_value(const Json& value);
std::string toml_value(const RecipeValue& value);
// One line a key, in the order of the keys.
std::string toml_lines(const Json& table);

// The edits of a message: [{"kind": "set", "place": ..., "value": TOML text or any JSON}, ...].
std::vector<RecipeEdit> edits_of(const Json& list);

// The edits, and behind them one that names the plugins of operators which they bring in: a recipe
// says which ones it needs.
std::vector<RecipeEdit> with_plugins(std::vector<RecipeEdit> edits, const Recipe& recipe,
                                     const Registry& registry);

// Stages with operator, label, line, values as written and in effect; grid, seed, outputs.
Json structure_of(const CheckedText& checked);
Json problems_of(const Diagnostics& problems);

// Where in the text a stage of the plan stands, from 1: disabled stages are in the text alone.
std::size_t text_stage(const Recipe& recipe, const Plan& plan, std::size_t stage);

// What happens at a position of the run: an event inside of `simulate` once it has begun, else a
// stage before the one that comes next. `by_event` tells which it became.
std::vector<RecipeEdit> happen_now(const CheckedText& checked, const RunPosition& position,
                                   const Json& table, bool* by_event);

// The stage of the plan before which a stroke must lie for what wears the land to answer to it: the
// first process that works on what lies around a place, after the last stage that made the ground.
// Nothing if that one is still to come or under way at this position (then what happens now is in
// time), or if there is none.
std::optional<std::size_t> stage_that_answers(const Plan& plan, const RunPosition& position);

// What happens, as a stage before this one.
std::vector<RecipeEdit> happen_before(const CheckedText& checked, std::size_t stage,
                                      const Json& table);

// A parameter of a process from now on: the edit "stage.3.process.1.rate" = value as an event, or
// as a change of the event of this very step. Error if that process is not at work.
std::vector<RecipeEdit> set_from_now(const CheckedText& checked, const RunPosition& position,
                                     const RecipeEdit& edit);

}  // namespace cuesta::studio
