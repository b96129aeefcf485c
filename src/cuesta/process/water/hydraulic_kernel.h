// SPDX-License-Identifier: Apache-2.0
// One substep of hydraulic erosion, on one block. Inside of hydraulic_erosion.h.
//
// Depth h and discharge q over the faces stay as water_flow left them; s is the load.
//   c = s / max(h, what leaves)            flux = floor(q dt / dx c / quantum + phase)     upwind
//   C = min(Kc |q| S, c_max h)             S the sine of the slope of the water's surface, at least
//                                          `least_slope`; q and slopes are means of opposite faces
//   C > s   worn off   (C - s) (1 - exp(-k dt)), at most share x h, and half the height above the
//                      lowest of eight neighbours; k by the material on top, and where a layer is
//                      used up by that below for what is left of the time
//   C < s   laid down  (s - C) (1 - exp(-k dt)), at most share x h, half the way up to the highest
//                      of eight neighbours and 0.02 h above them; water below 1 mm drops all, up to
//                      1 cm at once
// Whole units of ground against whole quanta of load, rock turned into sediment by mass. Amounts
// are rounded by a phase that runs with the steps, so that small ones are right on average.
//
// Edges   what leaves over an open border is what a cell gets and does not pass on inside. The
//         ground beyond it goes on falling as it does before it.
// Holds   all solids exactly; loads at or above 0; no cell is dug below its neighbours. The same
//         bits for any pieces, blocks, vector widths.
#pragma once

#include <cstdint>
#include <memory>

#include "cuesta/process/water/flow_follower.h"
#include "cuesta/process/water/hydraulic_faces.h"
#include "cuesta/process/water/hydraulic_substep.h"

namespace cuesta {

// Halos of water, `load` and the ground's surface are filled, two, one and one samples wide.
// Changes the load, the columns of the ground and the maps.
HydraulicBalance hydraulic_substep(LayerStack& ground, const HydraulicWater& water, Field& load,
                                   const HydraulicMaps& maps, const Grid& grid, const Block& block,
                                   const HydraulicSubstep& part);

// What a substep works on.
struct HydraulicScene {
    LayerStack& ground;
    Field &depth, &qx, &qy;
    Field& load;
    const HydraulicMaps& maps;
    const Grid& grid;
    const Block& block;
};

// The same substep in the sweep of the flow, of a block that is the whole map. Halos of load and
// surface are filled; those of the water are made row by row. The bits are those of
// hydraulic_substep behind the flow.
class HydraulicFollower {
public:
    // Pieces have `piece` rows: whole tiles of the ground, two at least.
    HydraulicFollower(const HydraulicScene& scene, const HydraulicSubstep& part,
                      std::int64_t piece);
    ~HydraulicFollower();
    std::unique_ptr<FlowRows> rows(std::int64_t lo, std::int64_t hi);
    // When all pieces are done: the rows between them. Discharge is again as the flow left it.
    HydraulicBalance finish();

private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace cuesta
