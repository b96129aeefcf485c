// SPDX-License-Identifier: Apache-2.0
// The stages of a recipe, one after the other, with what stands inside of them.
#pragma once

#include "cuesta/recipe/check_context.h"

namespace cuesta {

// All of [[stage]], into context.plan.
void check_stages(CheckContext& context, const RecipeTable& root);

}  // namespace cuesta
