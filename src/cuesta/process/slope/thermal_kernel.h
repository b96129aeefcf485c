// SPDX-License-Identifier: Apache-2.0
// One step of talus slippage on one block of ground without layers, in whole units. Inside of
// thermal.h.
//
// Every pair of neighbours is worked out once: what exceeds the threshold becomes a whole number of
// units that leaves the upper cell and enters the lower one. Sums of whole numbers do not depend on
// their order, so neither do the bits of the result, and nothing is lost or made.
//
// The surface is changed in place, row by row from north to south: a row is written once its pairs
// with the row below are known. Rows at the seams between pieces of work are copied beforehand.
#pragma once

#include <cstdint>
#include <vector>

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

// Pieces of rows for a change in place, and the old rows on both sides of every seam: one piece
// changes what the other still has to read.
class RowSeams {
public:
    RowSeams(const IntField& field, std::int64_t piece);
    std::int64_t piece() const { return piece_; }
    // For the piece from row `lo` to `hi`: row y as it was, y from lo - 1 to hi.
    const std::int32_t* row(std::int64_t y, std::int64_t lo, std::int64_t hi) const {
        if (y == lo - 1 && lo > 0) return kept(lo, 0);
        if (y == hi && hi < field_.rows()) return kept(hi, 1);
        return field_.row(y);
    }

private:
    const std::int32_t* kept(std::int64_t first_row_below, int below) const {
        return rows_.data() + (2 * (first_row_below / piece_ - 1) + below) * pitch_ + 1;
    }
    const IntField& field_;
    std::int64_t piece_, pitch_;
    std::vector<std::int32_t> rows_;
};

}  // namespace cuesta
