// SPDX-License-Identifier: Apache-2.0
// The vector part of thermal_layers.h: pairs of neighbours that move some of a thick uppermost
// layer, in place on the planes of surface and uppermost layer, row by row as in thermal_kernel.h.
#pragma once

#include <vector>

#include "cuesta/grid/grid.h"
#include "cuesta/process/slope/thermal_rule.h"
#include "cuesta/process/slope/thermal_transfer.h"

namespace cuesta::thermal {

// Halos of surface, materials, axis and fraction are filled.
struct LayerRowsInput {
    LayerStack& ground;
    const Field& axis;      // thresholds; infinite where the cell gives nothing here
    const Field* fraction;  // for models that divide
    Borders borders;
    std::int32_t now = 0;
    const TransferOrder& order;
};

// Like material is moved at once; what meets another material is only taken, and comes back as
// transfers, one list for each row of tiles.
ThermalMoved slide_rows(const LayerRowsInput& input, const ThermalRule& rule,
                        std::vector<TransferRows>& transfers, int width_limit);

}  // namespace cuesta::thermal
