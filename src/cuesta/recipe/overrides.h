// SPDX-License-Identifier: Apache-2.0
// --set PATH=VALUE: a value of the recipe replaced or added before it is checked.
//
//   grid.spacing=5   stage.2.hurst=0.8   stage.base.relief="2 km"
//   stage.sim.process.thermal.rate=0.1 output.1.file=a.png   materials.basalt.density=2900   seed=7
//
// A step into a list is a number from 1, a label, or the name of an operator that stands there
// once.
#pragma once

#include "cuesta/recipe/check_context.h"
#include "cuesta/recipe/recipe.h"

namespace cuesta {

// Changes `root`; a path that leads nowhere is a problem. Values carry the option as their origin.
void apply_overrides(CheckContext& context, RecipeTable& root);

}  // namespace cuesta
