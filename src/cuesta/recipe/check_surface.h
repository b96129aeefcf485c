// SPDX-License-Identifier: Apache-2.0
// Where a generator or filter puts its surface: into, from, blend and material of its table.
#pragma once

#include "cuesta/recipe/check_context.h"

namespace cuesta {

// Reads them into the plan of an operator that makes a surface, and does nothing for any other.
void check_surface(CheckContext& context, const RecipeTable& table, StagePlan& plan);

}  // namespace cuesta
