// SPDX-License-Identifier: Apache-2.0
// Loads carried by the water, by themselves. Inside of hydraulic_erosion.h.
//
//   upwind     as in hydraulic_kernel.h: the share of the water that leaves takes its share along
//   lagrange   each cell looks back along the flow to where its water was and takes a weighted mean
//              of four loads; a source that is asked for more than it has shares out what there is,
//              and what nobody asks for is carried forward along the flow [lentine2011]. Loads go
//              to water alone, and to none that holds twice what it may, as upwind; over an open
//              border they go as before it.
//
// Holds   the load exactly, in whole quanta, and at or above 0; the same bits for any threads and
//         blocks.
// Limits  no load passes more than a cell at once. Four quanta of each cell (lagrange: 9) stay.
#pragma once

#include <array>

#include "cuesta/operator/context.h"
#include "cuesta/process/water/hydraulic_faces.h"
#include "cuesta/process/water/hydraulic_rows.h"

namespace cuesta {

using LeftOverBorders = std::array<std::int64_t, 4>;  // quanta, by Side

// Halos of water and load are filled, two and one samples wide.
LeftOverBorders carry_upwind(const HydraulicFaces& faces, const Grid& grid, const Block& block,
                             const hydraulic::Coefficients& n, const Field& load, Field& made);

// How far the water of each cell goes in the part, in cells, at most one.
struct Drift {
    Field *x, *y;
    Field* asked;  // share of each load that the cells around ask for
};
// Every block calls it; fills halos.
void find_drift(const HydraulicFaces& faces, const StepContext& step,
                const hydraulic::Coefficients& n, const Drift& drift);
// Halos of load and depth are filled, two samples wide.
LeftOverBorders carry_lagrange(const Drift& drift, const Field& depth, const Grid& grid,
                               const Block& block, const hydraulic::Coefficients& n,
                               const Field& load, Field& made);

}  // namespace cuesta
