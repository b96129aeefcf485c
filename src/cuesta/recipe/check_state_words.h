// SPDX-License-Identifier: Apache-2.0
// Parameters that say what fields of the state mean (`of_state` in operator/param.h), such as the
// model of the water: its discharge is one of faces in pipes and one of cells in the full
// equations. What a stage leaves is read by the next, so the whole recipe has one word for it.
//
//   stated twice     the later one is refused where it differs, at its place
//   stated by one    who says nothing takes the default, as ever, and is told where it differs
//   set by an event  refused if steps have been made with another word
//
// Inside a simulate who says nothing takes it over from who does (check_shared.h). How long a step
// is changes no meaning, and stages may differ in it.
#pragma once

#include <functional>

#include "cuesta/recipe/check_context.h"

namespace cuesta {

// Remembers where the operator of a table states such words, once its parameters are read; those of
// a simulate, once they are shared. `path` is its label as in check_sea.h.
void note_state_words(CheckContext& context, const RecipeTable& table, const std::string& path,
                      const StagePlan& plan);
void note_state_word(CheckContext& context, const StagePlan& stage, const StagePlan& process,
                     const ParamRow& row, const Origin& stated_at);

// Where the recipe states a change of an event, both counted as in the plan.
using ChangeOrigin = std::function<Origin(std::size_t event, std::size_t change)>;

// Refuses events that change what is there already.
void check_state_changes(CheckContext& context, const StagePlan& stage, const ChangeOrigin& origin);

// Compares the stages of the plan.
void check_state_words(CheckContext& context);

}  // namespace cuesta
