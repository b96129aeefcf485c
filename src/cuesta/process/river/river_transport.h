// SPDX-License-Identifier: Apache-2.0
// Rivers that carry sediment and drop it again. Inside of stream_power.h.
//
//   E = C (z - z_r) - G Q / A          E what a cell loses in the step, Q what leaves it: E and all
//                                      that comes from above                       [hergarten2020]
//
// Solve   with n = 1 every cell is z = a + b z_r and Q = c + d z_r, found from the springs down;
//         heights follow from the outlets up. Sums over donors run in a fixed order of directions.
//         With another n, or where rivers cut through a layer, f is what wears that much at the
//         drop of the last of four rounds.
// Move    then from the springs down in whole units: rock worn off becomes sediment by mass, what
//         is to be laid down is taken from what is there, never more. What reaches a lake or the
//         sea builds a delta around the mouth (delta.h); a lake that gets more than it holds fills
//         up and passes the rest on. Without `spread` the way of the river is filled to the level
//         of the water, and no more.
//
// Inlets  (flow/inflow.h) keep their height and bring their sediment, booked as what came in.
//
// Holds   sediment formed and brought = laid down + gone over the borders, in whole units.
// Limits  where supply runs short a valley floor stays below what was solved for.
#pragma once

#include "cuesta/flow/inflow.h"
#include "cuesta/process/river/delta.h"
#include "cuesta/process/river/river_work.h"

namespace cuesta::river {

struct Transport {
    double deposition = 1;  // G
    MaterialId sediment = 0;
    std::int32_t sea_level = 0;  // units
    bool breached = false;       // no lakes: rivers have cut through
    bool spread = false;         // deltas, of this shape
    DeltaShape delta = {};
    double years = 1;  // of the step
    const flow::BorderInflow& inflow;
};

// Needs the drainage with its amounts, and work.z. Every block must call it.
void carry_sediment(Terrain& terrain, RiverWork& work, const Wear& wear, Field& rest,
                    const Transport& rule, const StepContext& step, StepReport& report);

}  // namespace cuesta::river
