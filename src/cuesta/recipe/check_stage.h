// SPDX-License-Identifier: Apache-2.0
// One operator of a recipe with its parameters, wherever it stands: a stage, a process inside
// simulate, or the operator of an event.
#pragma once

#include "cuesta/operator/stage_keys.h"
#include "cuesta/recipe/check_context.h"

namespace cuesta {

struct CheckedStage {
    StagePlan plan;
    bool enabled = true;
};

// Checks the table and adds the fields it makes to the scope. nullopt if the operator is unknown or
// may not stand here; other problems leave a plan behind, so that what follows can be checked.
// `stream_prefix` keeps the random numbers of equal labels in two simulations apart.
std::optional<CheckedStage> check_stage(CheckContext& context, const RecipeValue& stage,
                                        Place place, const std::string& label,
                                        const std::string& stream_prefix = {});

// All of [[stage]], into context.plan.
void check_stages(CheckContext& context, const RecipeTable& root);

// [[stage.process]] and [[stage.event]] of a container (check_simulate.cpp).
void check_simulate(CheckContext& context, const RecipeTable& table, StagePlan& stage);

// The most that `steps`, `every` and `at` may be.
inline constexpr double most_steps = 1e9;

}  // namespace cuesta
