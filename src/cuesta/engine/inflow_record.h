// SPDX-License-Identifier: Apache-2.0
// Rivers that enter a land which was refined before, read back from its manifest.
#pragma once

#include <cstdint>
#include <vector>

#include "cuesta/base/json.h"
#include "cuesta/flow/inflow.h"
#include "cuesta/grid/grid.h"

namespace cuesta {

// Inlets and the samples beside them, in order; `reach` for each inlet.
std::vector<flow::BorderCell> closed_beside(const std::vector<flow::Inlet>& inlets,
                                            const std::vector<std::int64_t>& reach,
                                            std::int64_t columns, std::int64_t rows);

// The inflow of a land that was refined before, from its manifest; none of any other.
flow::Inflow inflow_of_manifest(const Json& manifest, const Grid& grid);

}  // namespace cuesta
