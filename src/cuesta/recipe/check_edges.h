// SPDX-License-Identifier: Apache-2.0
// `edges` of [grid]: one word for the whole map, or a table that names its sides.
#pragma once

#include <optional>

#include "cuesta/grid/edges.h"
#include "cuesta/recipe/check_context.h"

namespace cuesta {

// Sides that a table does not name are closed. Nullopt after a problem.
std::optional<Edges> read_edges(CheckContext& context, const RecipeValue& value);

}  // namespace cuesta
