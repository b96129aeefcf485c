// SPDX-License-Identifier: Apache-2.0
// Parts of a plan as JSON, for the canonical text and for `cuesta check --json`.
#pragma once

#include <nlohmann/json.hpp>

#include "cuesta/recipe/plan.h"

namespace cuesta {

nlohmann::json to_json(const ParamValue& value);
nlohmann::json to_json(const Grid& grid);
nlohmann::json to_json(const OutputPlan& output);
// With every parameter. Names of materials come from the plan.
nlohmann::json to_json(const StagePlan& stage, const Plan& plan);
// Everything that can change a result.
nlohmann::json to_json(const Plan& plan);

}  // namespace cuesta
