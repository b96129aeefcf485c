// SPDX-License-Identifier: Apache-2.0
// The stores of water that a step of the world moves between: on the ground, in the air, as ice
// and in the ground, all in whole quanta of one size (process/water/water_store.h).
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta::world {

// Which stores a step may change.
struct StoreUse {
    bool changes = false;      // any
    bool groundwater = false;  // that of the ground too, which otherwise keeps its own quanta
};

// All stores in whole quanta of one size, which also holds `more_m`; what rounding makes or loses
// is booked. Depths below zero become 0, counted as `negative_water`; one that is not finite stops
// the run. A step that does not change them reads them in such quanta. Returns the quantum in
// metres. Every block calls it.
double settle_stores(Terrain& terrain, const StepContext& step, double more_m, StoreUse use,
                     StepReport& report);

// At the end of a step: all stores are whole quanta of that size and at most `deepest_m`, so that
// the next step need not look unless somebody else writes to them (operator/field_watch.h).
void note_stores(const StepContext& step, double quantum_m, double deepest_m, StoreUse use);
// What stands there is not known.
void forget_stores(const StepContext& step);

}  // namespace cuesta::world
