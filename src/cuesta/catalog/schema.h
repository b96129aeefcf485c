// SPDX-License-Identifier: Apache-2.0
// JSON Schema (draft 2020-12) of a recipe, made from the registry, for completion in editors.
//
// It knows names, kinds, words and ranges of bare numbers. Units, field order and labels are beyond
// a schema; `cuesta check` has the last word.
#pragma once

#include <string>

#include "cuesta/operator/registry.h"

namespace cuesta {

std::string recipe_schema(const Registry& registry);

}  // namespace cuesta
