// SPDX-License-Identifier: Apache-2.0
// One step of talus slippage on one block of layered ground. Inside of thermal.h.
//
// For every cell and every neighbour, all from the old state                [muench2011, ch. 3.1.5]
//   the uppermost layer stands too steep for its own angle    it slides; used up, the next follows
//   else solid layers rest on a loose run that stands too steep, seen from its upper face:
//     the run weighs more than what lies on it                it slides and carries its load along
//     else                                                    it trickles out, the load sinks, or
//                                                             with `undercut` hangs over a gap
//   else                                                      nothing moves
// What slides keeps its material and is laid on the neighbour's column.
//
// Scheme  1. Cells whose slide is not simply some of a thick uppermost layer ("donors") are worked
//            out column by column; what they give becomes transfers.
//         2. All other pairs run as vectors on the planes of surface and uppermost layer; what
//            meets another material becomes a transfer.
//         3. Donors' columns are cut, then transfers are laid: level by level as they left their
//            column, the softest first. They lie on top; a loose transfer is stirred into a loose
//            layer of its kind within `mixing` of the surface, but only through loose layers
//            (LayerStack::add_mixed), so that two kinds of debris arriving together do not pile
//            up in films and no solid layer ever floats on what came after it.
// Holds   every material to the unit; highest and lowest never grow as long as no cave opens; same
//         bits for any threads and blocks, and for turned and mirrored ground but where drops are
//         equal to the unit and the last units of a layer have to take one way.
// Limits  a slab with its load moves at most the fraction of the drop that levels.
#pragma once

#include "cuesta/grid/communicator.h"
#include "cuesta/process/slope/thermal_layer_slide.h"
#include "cuesta/terrain/layer_stack.h"

namespace cuesta {

struct LayerSlideResult {
    ThermalMoved moved;          // of this block
    std::int64_t donors = 0;     // cells worked out column by column
    std::int64_t transfers = 0;  // that met another material
    LayerBook book;
};

// `axis` holds the thresholds if they are given by cell, else it is a temporary field like
// `fraction`, which models that divide need. All blocks call it together.
LayerSlideResult thermal_layers_step(LayerStack& ground, const Grid& grid, const Block& block,
                                     Communicator& comm, const LayerSlide& slide, Field& axis,
                                     Field* fraction, int width_limit = 0);

}  // namespace cuesta
