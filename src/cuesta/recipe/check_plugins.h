// SPDX-License-Identifier: Apache-2.0
// `plugins = ["NAME"]` at the top of a recipe: which plugins it needs. It loads none of them; that
// is up to who runs it.
#pragma once

#include "cuesta/recipe/check_context.h"

namespace cuesta {

// Enters them into the plan. A problem for each that is not loaded.
void check_plugins(CheckContext& context, const RecipeTable& root);

// A problem at `op` if an operator comes from a plugin that the recipe does not name.
void check_origin(CheckContext& context, const OperatorRow& row, const RecipeValue& op);

}  // namespace cuesta
