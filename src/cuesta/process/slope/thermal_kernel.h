// SPDX-License-Identifier: Apache-2.0
// One step of talus slippage on one block of ground without layers, in whole units. Inside of
// thermal.h.
//
// Every pair of neighbours is worked out once: what exceeds the threshold becomes a whole number of
// units that leaves the upper cell and enters the lower one. Sums of whole numbers do not depend on
// their order, so neither do the bits of the result, and nothing is lost or made.
//
// The surface is changed in place, row by row from north to south: a row is written once its pairs
// with the row below are known. Rows at the seams between pieces of work are copied beforehand
// (grid/row_sweep.h).
#pragma once

#include "cuesta/grid/field.h"
#include "cuesta/grid/grid.h"
#include "cuesta/process/slope/thermal_rule.h"

namespace cuesta {

// Halos are filled at least one sample wide; beyond borders they repeat the border sample.
struct ThermalBlock {
    IntField& surface;      // units, within 2^30 - 64: eight excesses as floats then add up
    const Field* axis;      // threshold of each cell along an axis; null: the rule's
    const Field* fraction;  // of the excess that each cell gives, for models that divide; else null
    Borders borders;        // beyond these sides there is nothing
};

// Moves what exceeds the thresholds. Uses vectors of at most `width_limit` floats, 0 being no
// limit: all give the same bits.
ThermalMoved thermal_step(const ThermalBlock& block, const ThermalRule& rule, int width_limit = 0);

}  // namespace cuesta
