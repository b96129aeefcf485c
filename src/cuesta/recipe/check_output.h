// SPDX-License-Identifier: Apache-2.0
// [[output]]: which field goes into which file, and when.
#pragma once

#include "cuesta/recipe/check_context.h"

namespace cuesta {

// Into context.plan.outputs; a recipe without any writes height.exr. Call after the stages, because
// an output may name what they make.
void check_outputs(CheckContext& context, const RecipeTable& root);

}  // namespace cuesta
