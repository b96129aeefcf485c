// SPDX-License-Identifier: Apache-2.0
// Settings of operators that are known to do well: those of the examples. Nothing is listed by
// hand, so a new example brings its settings with it.
#pragma once

#include "cuesta/base/json.h"
#include "cuesta/operator/registry.h"

namespace cuesta::studio {

// {operator: [{"name": example, "label", "values": {parameter: value as written}}]}. Files, fields
// and materials are the example's own and left out; so are settings with a single value.
Json operator_presets(const Registry& registry);

}  // namespace cuesta::studio
