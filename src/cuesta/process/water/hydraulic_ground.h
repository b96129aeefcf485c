// SPDX-License-Identifier: Apache-2.0
// Cells where hydraulic erosion begins a layer or uses one up. Inside of hydraulic_kernel.h.
#pragma once

#include "cuesta/process/water/hydraulic_substep.h"

namespace cuesta {

// Units worn off if the top alone, had it no end, would lose `wanted`: each layer below takes the
// time that is left at its own speed, and a cave ends it.
std::int32_t worn_off(const LayerStack& ground, const hydraulic::Tables& tables, std::int64_t x,
                      std::int64_t y, std::int32_t wanted);

// `change` units for one cell, whose rock would give `gain` quanta if it were all that of the top.
// What is worn off beyond the top takes the time that is left, at the speed of what lies below, and
// ends above a cave. The load and the balance hold the change as if the top had no end, and are
// corrected.
void change_layers(LayerStack& ground, const HydraulicSubstep& part, std::int64_t x, std::int64_t y,
                   std::int32_t change, std::int32_t gain, const CellMaps& row, float& load,
                   HydraulicBalance& balance);

}  // namespace cuesta
