// SPDX-License-Identifier: Apache-2.0
// The loops of hydraulic_rows.h in vectors, as far as whole vectors go. Inside of hydraulic_rows.h,
// which does the rest of a row by plain loops with the same bits.
//
// Each returns how many columns it has done, from the first on.
#pragma once

#include "cuesta/process/water/hydraulic_rows.h"

namespace cuesta::hydraulic {

struct ConcentrationRow {
    const float *depth, *load, *east, *north, *south;
    float *out, *takes;
};
struct FluxRow {
    const float *q, *plus, *minus, *plus_takes, *minus_takes;
    float* out;
};
struct FallRow {
    const float* depth;
    const std::int32_t* bed;
    const float* next_depth;
    const std::int32_t* next_bed;
    float* out;
};

// Of the material on top: the sediment's own, and the one other that there is.
struct Pair {
    MaterialId sediment = 0;
    float take = 0, give = 0;
    float other_take = 0, other_give = 0;
};

struct Loops {
    // `fall_west`: over the face west of the first column.
    void (*able)(const Numbers& n, std::int64_t columns, float fall_west, const AbleRow& row);
    std::int64_t (*concentration)(const Numbers& n, std::int64_t columns,
                                  const ConcentrationRow& row);
    std::int64_t (*flux)(const Numbers& n, std::int64_t columns, const FluxRow& row);
    std::int64_t (*fall)(const Numbers& n, std::int64_t columns, const FallRow& row);
    // By row.able. `pair` is of use for Kinds::one and two.
    std::int64_t (*exchange)(const Numbers& n, Kinds kinds, const Pair& pair, std::int64_t columns,
                             const ExchangeRow& row, Exchanged& made);
    // `marked` gets how many cells are special. Cells in which nothing changes are not touched.
    std::int64_t (*lay)(const Numbers& n, std::int64_t columns, const LayRow& row,
                        const std::int32_t* change, std::int32_t* special, std::int64_t& marked);
};

// The widest that this processor has, of at most `width_limit` floats; 0 is no limit.
const Loops& loops(int width_limit = 0);

}  // namespace cuesta::hydraulic
