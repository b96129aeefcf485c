// SPDX-License-Identifier: Apache-2.0
// One operator of a recipe with its parameters, wherever it stands: a stage, a process inside
// simulate, or the operator of an event.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "cuesta/operator/stage_keys.h"
#include "cuesta/recipe/check_context.h"

namespace cuesta {

struct CheckedStage {
    StagePlan plan;
    bool enabled = true;
};

// Checks what stands inside of a container, into its plan.
using CheckInside = std::function<void(StagePlan& container)>;

// Checks the table and adds the fields it makes to the scope. nullopt if the operator is unknown or
// may not stand here; other problems leave a plan behind, so that what follows can be checked.
// `stream_prefix` keeps the random numbers of equal labels in two simulations apart. `inside` is
// needed for a stage, which may be a container, and called once its own values are read.
std::optional<CheckedStage> check_operator(CheckContext& context, const RecipeValue& stage,
                                           Place place, const std::string& label,
                                           const std::string& stream_prefix = {},
                                           const CheckInside& inside = {});

}  // namespace cuesta
