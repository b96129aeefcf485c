// SPDX-License-Identifier: Apache-2.0
// One step of talus slippage on one block, in whole units of height. Inside of thermal.h.
//
// Every pair of neighbours is looked at once: what exceeds the threshold becomes a whole number of
// small units that leaves the upper cell and enters the lower one. Sums of whole numbers do not
// depend on their order, so neither do the bits of the result, and nothing is lost or made.
//
// Heights are changed in place, row by row from north to south: a row is written once its pairs
// with the row below are known. Rows at the seams between pieces of work are copied beforehand.
#pragma once

#include <cstdint>

#include "cuesta/grid/field.h"
#include "cuesta/grid/grid.h"

namespace cuesta {

struct ThermalRule {
    float axis_m = 0;  // threshold between neighbours along an axis, where it is one number
    float diagonal_m = 0;
    float units_per_m = 0;  // what of a metre of excess moves in one step, in units
    float unit_m = 1;       // a power of two
    bool eight = true;      // diagonal neighbours too

    // For a spacing and a share of the excess moved per step and pair; thresholds stay 0.
    static ThermalRule from(double spacing_m, double rate, bool eight);
    // The largest excess that counts: eight pairs of it stay below 2^31 units.
    float most_m() const { return 0x1.fffffp27f / units_per_m; }
};

struct ThermalBlock {
    Field& height;        // m, finite, halo filled at least one sample wide
    Field& rest;          // see grid/carry.h
    const Field* axis_m;  // threshold of each cell along an axis, halo filled; null: the rule's
    Borders borders;      // beyond these sides there is nothing
};

// Moves what exceeds the thresholds. Returns the number of pairs whose excess was above most_m()
// and counted as that. Uses vectors of at most `width_limit` floats, 0 being no limit: all give
// the same bits.
std::int64_t thermal_step(const ThermalBlock& block, const ThermalRule& rule, int width_limit = 0);

}  // namespace cuesta
