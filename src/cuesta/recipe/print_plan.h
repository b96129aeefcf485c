// SPDX-License-Identifier: Apache-2.0
// A plan for people and for programs: what `cuesta check` prints.
#pragma once

#include <string>

#include "cuesta/recipe/plan.h"

namespace cuesta {

// Stages with the parameters that differ from their defaults, fields, outputs, memory, warnings.
std::string plan_text(const Plan& plan);

// The effective recipe with hash, fields, memory and warnings as one JSON document.
std::string plan_json(const Plan& plan);

}  // namespace cuesta
