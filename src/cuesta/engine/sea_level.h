// SPDX-License-Identifier: Apache-2.0
// Where the sea of a recipe stands: the `sea_level` of the last stage or process that has one.
#pragma once

#include <optional>
#include <vector>

#include "cuesta/recipe/plan.h"

namespace cuesta {

// Metres; nothing if no stage speaks of a sea. Levels below -100 km mean that there is none.
std::optional<double> sea_level_of(const std::vector<StagePlan>& stages);

}  // namespace cuesta
