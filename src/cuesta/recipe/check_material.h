// SPDX-License-Identifier: Apache-2.0
// [materials.NAME]: a material added to the table, or one of it changed.
#pragma once

#include "cuesta/recipe/check_context.h"

namespace cuesta {

// Into context.plan.materials. A new material starts from `base` if it is given.
void check_materials(CheckContext& context, const RecipeTable& root);

}  // namespace cuesta
