// SPDX-License-Identifier: Apache-2.0
// The store of water: depths in whole quanta, so that no drop is lost to rounding.
//
//   quantum = 2^-20 m (1 micrometre) where no water is deeper than 4 m, and doubled for every
//             doubling of the greatest depth: 2^22 quanta hold it
//
// Depths are float32 multiples of the quantum and sums of them below 2^24 quanta are exact, so what
// one cell gives another gets, to the bit, in any order. The quantum follows from the depths alone;
// nothing of it is saved. Rates below a quantum per step are right on average: an amount a becomes
// floor(a / quantum + phase) quanta, the phase running through (0, 1) by the golden ratio.
//
// Everything that comes in or goes out is booked in the ledger's account of water. Depths that are
// no whole quanta (made by hand, blended by a mask, or shallow water that becomes deep) are rounded
// by settle_water, and the difference is booked as well.
#pragma once

#include <cmath>
#include <optional>
#include <string_view>

#include "cuesta/operator/operator.h"

namespace cuesta {

// What all water operators know before they begin. The same on every block.
struct WaterStore {
    double quantum_m = 0x1p-20;
    double deepest_m = 0;
    // No cell of a model of faces gives more in a second than this times its depth, by spacing, but
    // for those at borders; water shallower than slow_below_m counts as that deep. 0: not known.
    double cfl_speed = 0;
};

// Shallower water counts as this deep where it is asked how fast it is: what a film holds when
// nearly all of it has left says nothing of its speed.
inline constexpr double slow_below_m = 0.1;
// In working memory: somebody wants to know of cfl_speed.
struct CflSpeedWanted {
    bool wanted = false;
};

double water_quantum(double deepest_m);

// In [0, 1); runs with the steps of the simulation, and with the parts of one step.
double water_phase(std::int64_t step, std::int64_t part = 0);

// Looks at all depths and makes them whole quanta of the size that also holds `more_m` on top of
// the deepest. Depths below zero become 0, counted as `negative_water`. Fails, naming the cell, if
// a depth is not finite. Every block calls it.
WaterStore settle_water(Terrain& terrain, const StepContext& step, double more_m,
                        StepReport& report);

// Depths are as settle_water would find them; the next operator need not look unless somebody else
// writes to them before (operator/field_watch.h). Every block calls it.
void note_water(const StepContext& step, const WaterStore& store);
// What is known of them when an operator begins.
std::optional<WaterStore> noted_water(const StepContext& step);

// Metres that each sample gets or loses in this step. Amounts that are below zero or not finite
// count as 0; their number is reported as `limited_rates`.
class WaterAmount {
public:
    virtual ~WaterAmount() = default;
    // Of `count` samples of row y; `water` are their depths.
    virtual void row(std::int64_t y, const float* water, std::int64_t count, float* out) const = 0;
};

// Adds the amounts, booked as `in`; or takes them, as far as there is water, booked as `out`.
void add_water(Terrain& terrain, const StepContext& step, const WaterAmount& amount,
               StepReport& report);
void take_water(Terrain& terrain, const StepContext& step, const WaterAmount& amount,
                StepReport& report);
// As add_water, for much in few cells (springs, drops): what has come is told in `water.fresh`, in
// metres, and water_flow lets it in little by little. Where no water flows it is told of the last
// step alone, and nobody minds.
void pour_water(Terrain& terrain, const StepContext& step, const WaterAmount& amount,
                StepReport& report);
// The same amount everywhere.
void add_even_water(Terrain& terrain, const StepContext& step, double amount_m, StepReport& report);

}  // namespace cuesta
