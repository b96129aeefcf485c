// SPDX-License-Identifier: Apache-2.0
// Moves ground through faces: from what crept, in units and parts of units, to columns. Inside of
// hillslope.h.
//
// Whole units leave one cell and enter the other; the part below a unit waits in a field of the
// face, in metres, so that it means the same after the unit of the ground has changed.
//
// Layered ground goes in rounds. In each one a cell gives no more than its uppermost layer, divided
// over its faces in proportion to what is due, and receives what its neighbours give, laid softest
// first: soil that comes from above and goes on downhill passes through thin cover without the rock
// below being taken for it. Most cells are done after one round. What is still due after 64 of them
// (`late_faces`: steps that move hundreds of metres through thin layers) is then taken at once from
// whatever lies below, layer by layer, before anything is laid; with soil_only a cell of rock gives
// nothing, and what no soil is there for is left.
//
// Holds   every material to the unit; same bits for any threads and blocks. Both blocks at a face
//         work from the same numbers.
#pragma once

#include "cuesta/operator/context.h"
#include "cuesta/process/slope/hillslope_kernel.h"
#include "cuesta/terrain/layer_stack.h"

namespace cuesta {

struct HillslopeMove {
    Borders borders;
    Borders fixed;  // at these of them samples keep their height; what arrives leaves there
    bool soil_only = false;
    Units mixing = 0;
    std::int32_t now = 0;
};

struct HillslopeRounds {            // memory for layered ground
    std::array<IntField, 4> gives;  // by Side
    ByteField material;
};

// Turns flux_x and flux_y into whole units in moved_x and moved_y and the rests of their faces.
void hillslope_whole_units(HillslopeWork& work, double unit_m, Field& rest_x, Field& rest_y);
// moved_x and moved_y to a surface alone; border samples that keep their height are left out.
void hillslope_shift(IntField& surface, const HillslopeWork& work, const HillslopeMove& move);
// Ground of one material: moved_x and moved_y to the surface, and to the ledger at the borders.
void hillslope_move_surface(LayerStack& ground, const HillslopeWork& work,
                            const HillslopeMove& move, Ledger& ledger);
// The same for layers. Every block must call it.
void hillslope_move_layers(LayerStack& ground, HillslopeWork& work, HillslopeRounds& rounds,
                           const HillslopeMove& move, Communicator& comm, Ledger& ledger,
                           StepReport& report);

}  // namespace cuesta
