// SPDX-License-Identifier: Apache-2.0
// Inside a container: the processes that take turns and the events between their steps.
#pragma once

#include "cuesta/recipe/check_context.h"

namespace cuesta {

// [[stage.process]] and [[stage.event]] of the table of a container, into its plan, which has the
// container's own values.
void check_simulate(CheckContext& context, const RecipeTable& table, StagePlan& stage);

}  // namespace cuesta
