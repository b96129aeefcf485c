// SPDX-License-Identifier: Apache-2.0
// The sea, of which a world has one.
//
//   sea_level above the stages   every operator that knows a sea takes it over; one that states
//                                another is refused at its place
//   stated by operators alone    those of one simulate agree (check_shared.h). Stages follow each
//                                other in time, and the sea may have risen or fallen between them;
//                                who says nothing takes the default, and is told where it differs
#pragma once

#include <optional>

#include "cuesta/recipe/check_context.h"

namespace cuesta {

// Reads the sea of the recipe into context.sea.
void read_sea(CheckContext& context, const RecipeTable& root);

// Gives an operator of the table the sea of the recipe and refuses what contradicts it, once its
// parameters are read and before their rule is asked. `path` is its label, inside a simulate behind
// that of the stage: "storm/rain".
void share_sea(CheckContext& context, const RecipeValue& stage, const std::string& path,
               StagePlan& plan);

// Warns of operators whose default is another sea than the one that others state.
void warn_of_seas(CheckContext& context);

}  // namespace cuesta
