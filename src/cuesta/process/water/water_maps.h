// SPDX-License-Identifier: Apache-2.0
// Maps of moving water for outputs and other processes: velocity_x, velocity_y, discharge, wetness.
//
//   velocity   u = sqrt(2) h q / sqrt(h^4 + max(h^4, e^4)), e = 5 mm: q / h, and 0 as
//              water vanishes                                              [kurganov2007]
//   discharge  spacing |q|, drawn towards that of this step by `weight`: a mean over time
//   wetness    1 under water deeper than 1 mm, else 0, drawn likewise: the share of time a cell was
//              wet
#pragma once

#include "cuesta/grid/field.h"
#include "cuesta/grid/grid.h"
#include "cuesta/process/water/pipe_kernel.h"

namespace cuesta {

struct WaterMaps {
    Field *velocity_x, *velocity_y, *discharge, *wetness;
};

// q at the faces (pipe): halos of qx and qy are filled one sample wide except beyond borders.
// `open`: those of the borders over which water leaves. q in the cells (shallow): `faces` is false.
void write_water_maps(const WaterState& water, const Borders& borders, const Borders& open,
                      bool faces, double spacing_m, double weight, const WaterMaps& maps);

}  // namespace cuesta
