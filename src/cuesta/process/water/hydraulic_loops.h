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

struct Loops {
    std::int64_t (*concentration)(const Numbers& n, std::int64_t columns,
                                  const ConcentrationRow& row);
    std::int64_t (*flux)(const Numbers& n, std::int64_t columns, const FluxRow& row);
    std::int64_t (*fall)(const Numbers& n, std::int64_t columns, const FallRow& row);
    // `limited` gets how many cells a limit held back. `take` and `give` are those of row.material;
    // with row.top they stand in row.take and row.give.
    std::int64_t (*exchange)(const Numbers& n, float take, float give, std::int64_t columns,
                             const ExchangeRow& row, std::int64_t& limited);
    // `marked` gets how many cells are special. Cells in which nothing changes are not touched.
    std::int64_t (*lay)(const Numbers& n, std::int64_t columns, const LayRow& row,
                        const std::int32_t* change, std::int32_t* special, std::int64_t& marked);
};

// The widest that this processor has, of at most `width_limit` floats; 0 is no limit.
const Loops& loops(int width_limit = 0);

}  // namespace cuesta::hydraulic
