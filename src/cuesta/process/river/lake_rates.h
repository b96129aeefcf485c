// SPDX-License-Identifier: Apache-2.0
// What every cell gives to the lake it drains to, and loses under one, in whole parts a year.
// Inside of fill_lakes.h and river_flow.h.
//
//   gain = runoff                              as dry land
//   loss = runoff + evaporation - rain         what it gives less when water covers it
//
// One part is 2^-19 m/yr, 2 thousandths of a millimetre, over a square of the spacing; on latlon
// maps a cell counts by its true area.
//
// Limits  amounts outside 0 to 100 m/yr are taken at the end of that range (`limited_runoff`,
//         `limited_rain`, `limited_evaporation`). Where a lake would gain more by its rain than it
//         loses, its loss is 0 (`wet_lakes` counts the cells).
#pragma once

#include <optional>
#include <vector>

#include "cuesta/operator/context.h"

namespace cuesta::river {

inline constexpr double rate_parts = 0x1p19;  // of 1 m/yr
inline constexpr double most_rate_m = 100;

// Area of a cell of each row of the block, as a share of a square of the spacing.
std::vector<double> area_shares(const Grid& grid, const Block& block);

// The number that a parameter has everywhere: itself, or that of a field with one value between 0
// and `most`, so that such a field gives the same bits. Every block must call it.
std::optional<double> one_number(const FieldOr& parameter, const FieldValue& value, double most,
                                 const Block& block, Communicator& comm);

struct LakeRates {
    IntField gain, loss;
};
// Ground at or below `sea_level_m` gives and loses nothing.
LakeRates lake_rates(const FieldValue& runoff, const FieldValue& rain,
                     const FieldValue& evaporation, const LayerStack& ground, double sea_level_m,
                     const Grid& grid, const Block& block, StepReport& report);

}  // namespace cuesta::river
