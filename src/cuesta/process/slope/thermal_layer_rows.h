// SPDX-License-Identifier: Apache-2.0
// The vector part of thermal_layers.h: pairs of neighbours that move some of a thick uppermost
// layer, in place on the planes of surface and uppermost layer, row by row as in thermal_kernel.h.
#pragma once

#include <vector>

#include "cuesta/grid/grid.h"
#include "cuesta/process/slope/thermal_parcel.h"
#include "cuesta/process/slope/thermal_rule.h"

namespace cuesta::thermal {

// Halos of surface, materials, axis and share are filled.
struct LayerRowsInput {
    LayerStack& ground;
    const Field& axis;   // thresholds; infinite where the cell gives nothing here
    const Field* share;  // for models that divide
    Borders borders;
    std::int32_t now = 0;
    const ParcelOrder& order;
};

// Like material is moved at once; what meets another material is only taken, and comes back as
// parcels, one list for each row of tiles.
ThermalMoved slide_rows(const LayerRowsInput& input, const ThermalRule& rule,
                        std::vector<std::vector<Parcel>>& parcels, int width_limit);

}  // namespace cuesta::thermal
