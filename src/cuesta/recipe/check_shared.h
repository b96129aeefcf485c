// SPDX-License-Identifier: Apache-2.0
// What processes that take turns in one simulation must agree on: the time of a step, the model of
// the water that they share, and what they put into it: the load of the water has one material, or
// every material its own. And the sea, of which there is one.
//
//   a parameter of this name, unit and choices is one thing, whoever has it
//   stated by the simulate   holds for all; a process that states another is refused at its place,
//                            and so is a time that a process cannot count in its unit and range
//   stated twice             the values must agree, or the later one is refused at its place
//   stated once              the others, which say nothing, take it over: it is said once
//   not stated               everybody's default
//
// A process that runs `every` 20 steps may state the time of one step or of twenty. If the simulate
// says how long a step is, it has twenty to do.
//
// Water counts seconds and ground years. Where the simulate does not say how long a step is these
// are two clocks: a step is a second of rain and a thousand years of rivers, as recipes want it
// that let land grow while it rains. Who leaves the years to defaults is warned.
#pragma once

#include <functional>

#include "cuesta/recipe/check_state_words.h"

namespace cuesta {

// `table` of a process of the plan as it is written, null if it is not.
using ProcessTable = std::function<const RecipeTable*(std::size_t process)>;

// Takes over and refuses as above. `own` is the table of the simulate.
void share_params(CheckContext& context, const RecipeTable& own, const ProcessTable& table,
                  StagePlan& stage);

// Whether a parameter is one that processes share.
bool is_shared(const ParamRow& param);

// Refuses what events set so that processes no longer agree.
void check_shared_changes(CheckContext& context, const StagePlan& stage,
                          const ChangeOrigin& origin);

}  // namespace cuesta
