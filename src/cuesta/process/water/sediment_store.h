// SPDX-License-Identifier: Apache-2.0
// The store of sediment in the water: loads in whole quanta, so that no grain is lost to rounding.
//
//   quantum = the unit of the ground by 2^k, the finest of k = 0..3 at which 2^20 quanta hold the
//             largest load that can be
//
// A load is metres of the material it will be laid down as, spread over the cell. Loads are float32
// multiples of the quantum and sums of eight of them are exact (water_store.h has the same for
// water). What processes put into the water stands in the ledger's account `suspended` of its
// material. Loads that are no whole quanta (made by hand, blended by a mask, of ground whose unit
// has changed), negative or too large are mended by settle_sediment, and what that adds or takes is
// booked as in or out. What a recipe itself writes to `sediment` or holds back by a mask is in no
// account until it settles; then `suspended` falls by it.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

// What a process lets a load be when a step ends, and what a float can count.
inline constexpr double most_load_quanta = 0x1p20;
inline constexpr double most_counted_quanta = 0x1p24;

// For loads up to `most_m`; the unit itself if none is fine enough.
double sediment_quantum(double unit_m, double most_m);

// In [0, 1): what amounts of one kind are rounded by, running with the steps of the simulation and
// the parts of one step. Kinds: 0, 1, 2; they spread evenly together.
double sediment_phase(std::int64_t step, std::int64_t part, int kind);

// Makes loads whole quanta. Fails, naming the cell, if a load is not finite. Every block calls it.
// Returns the quanta of all blocks.
std::int64_t settle_sediment(Terrain& terrain, const StepContext& step, Field& load,
                             MaterialId material, double quantum_m, StepReport& report);

// The load is in whole quanta, and no more than `most_m` anywhere: the next one to settle it need
// not look unless somebody else writes to it before (operator/field_watch.h). Every block calls it,
// with the most of all of them.
void note_sediment(const StepContext& step, double quantum_m, double most_m);
// Whether it is in whole quanta of this size when an operator begins.
bool noted_sediment(const StepContext& step, double quantum_m);

}  // namespace cuesta
