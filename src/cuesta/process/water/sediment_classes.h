// SPDX-License-Identifier: Apache-2.0
// A load for every material: what is worn off stays what it was. Inside of hydraulic_erosion.h.
//
// Loads lie in the fields sediment.<material>; their sum is the field `sediment`. What settles is
// shared out in proportion to the loads, in whole units, the heaviest at the bottom; it joins its
// like within the uppermost centimetre, so that a day of mixed mud is two beds and not thousands.
#pragma once

#include <vector>

#include "cuesta/process/water/hydraulic_substep.h"

namespace cuesta {

// The loads of all materials but air, by id; none for air.
std::vector<Field*> sediment_classes(Terrain& terrain);

// `change` units for one cell, for which `load`, the sum, has been changed already. Corrects it
// where layers wear otherwise or what settles does not make whole units.
void change_classes(LayerStack& ground, const HydraulicSubstep& part, std::int64_t x,
                    std::int64_t y, std::int32_t change, const CellMaps& row, float& load,
                    HydraulicBalance& balance);

}  // namespace cuesta
