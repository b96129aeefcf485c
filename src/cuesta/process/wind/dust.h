// SPDX-License-Identifier: Apache-2.0
// Dust: the finest of what blown sand grinds off rock flies far, and settles as loess where nothing
// whirls it up again. Inside of aeolian.h.
//
// Scheme  a store as that of the sand, a cell a step; of it the share 1 - exp(-way / length) falls
//         out in a cell, in whole units, and lies there as silt.
// Holds   dust in the air + silt to the unit; what crosses open sides is counted; at walls it
//         stays.
// Limits  on blown sand it does not come to rest.
#pragma once

#include "cuesta/process/wind/aeolian_sweep.h"
#include "cuesta/terrain/layer_stack.h"

namespace cuesta::aeolian {

struct DustRule {
    float fall = 0;   // share that falls out in a cell
    float phase = 0;  // dither offset
    MaterialId silt = 0;
    std::int32_t now = 0;
};

// Moves the dust on by a cell. Needs its halos; `sand.load` is not touched.
Crossed drift_dust(const Law& law, const Shift& shift, const SandPlanes& sand, Field& dust,
                   const Grid& grid, const Block& block);

// Lays down what falls; `blown`: the sand in the air above each cell, on which none stays.
void lay_dust(const DustRule& rule, const Field& blown, Field& dust, LayerStack& ground,
              LayerBook& book);

}  // namespace cuesta::aeolian
