// SPDX-License-Identifier: Apache-2.0
// One step of talus slippage on one block of ground without layers, in whole units. Inside of
// thermal.h.
//
// Every pair of neighbours is looked at once: what exceeds the threshold becomes a whole number of
// units that leaves the upper cell and enters the lower one. Sums of whole numbers do not depend on
// their order, so neither do the bits of the result, and nothing is lost or made.
//
// The surface is changed in place, row by row from north to south: a row is written once its pairs
// with the row below are known. Rows at the seams between pieces of work are copied beforehand.
#pragma once

#include <cstdint>

#include "cuesta/grid/field.h"
#include "cuesta/grid/grid.h"

namespace cuesta {

struct ThermalRule {
    float axis = 0;  // threshold between neighbours along an axis in units, where it is one number
    float diagonal = 0;
    float share = 0.125f;  // of the excess that moves in one step
    bool eight = true;     // diagonal neighbours too
    // A share that makes less than a unit moves one now and then: a unit is rounded up where the
    // broken part is above 1 - phase. Not used where share is the largest allowed.
    float phase = 0;

    // The largest share: all pairs of a cell together level it.
    float most_share() const { return eight ? 0.125f : 0.25f; }
};

struct ThermalBlock {
    IntField& surface;  // units, below 2^30, halo filled at least one sample wide
    const Field* axis;  // threshold of each cell along an axis, halo filled; null: the rule's
    Borders borders;    // beyond these sides there is nothing
};

// Moves what exceeds the thresholds; returns how many units came to rest in other cells. Uses
// vectors of at most `width_limit` floats, 0 being no limit: all give the same bits.
std::int64_t thermal_step(const ThermalBlock& block, const ThermalRule& rule, int width_limit = 0);

}  // namespace cuesta
