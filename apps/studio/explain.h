// SPDX-License-Identifier: Apache-2.0
// What an operator does, as a small picture: the land before and after it with its defaults, made
// by the engine itself.
#pragma once

#include <string>

#include "cuesta/operator/registry.h"
#include "cuesta/render/picture.h"

namespace cuesta::studio {

// A recipe that shows the operator on a small map; with `after` false the same without it. Inside
// of it the operator has the label "explained".
std::string explain_recipe(const OperatorRow& op, bool after);

// Before left, after right; Error if the operator cannot be shown alone (it needs a file or a
// field).
Picture explain_picture(const Registry& registry, const std::string& name);

}  // namespace cuesta::studio
