// SPDX-License-Identifier: Apache-2.0
// Fields that follow from the state of a terrain, computed when an output or a mask asks for them:
// slope, aspect, curvature, surface, flow, lake, talus and the like (terrain/field_names.h says
// what they mean).
//
// Holds   the same bits for any thread count and block layout (formulas of grid/stencil.h).
// Cost    one halo exchange of the height for those that look at neighbours; flow and lake route
//         the whole map (analysis/drained_land.h).
#pragma once

#include <string_view>

#include "cuesta/grid/communicator.h"
#include "cuesta/terrain/terrain.h"

namespace cuesta {

// Fills the interior of `out`, which has the shape of the terrain. Every block must call it.
// Needs a name whose kind is FieldKind::derived.
void derive_field(std::string_view name, Terrain& terrain, Communicator& comm, Field& out);

}  // namespace cuesta
