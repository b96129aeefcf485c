// SPDX-License-Identifier: Apache-2.0
// The n-th smallest sample of the whole map, exactly.
//
// Scheme  floats are put into the order of their bits; two rounds of counts over 65536 classes find
//         the upper and the lower half of the answer's bits.
// Holds   counts are integers: the same for any block layout and thread count.
// Cost    two passes over the cells, half a megabyte.
#pragma once

#include <cstdint>

#include "cuesta/grid/communicator.h"
#include "cuesta/grid/field.h"

namespace cuesta {

struct OrderStatistic {
    float value = 0;
    std::int64_t below = 0, equal = 0;  // samples under it, and with the same value
    std::int64_t numbers = 0;           // samples that are not NaN
};

// n counts from 1; below 1 or above the number of samples it is taken as the nearest one there is.
// NaN samples are left out; a field of nothing else gives 0 with numbers = 0. -0 and 0 are equal.
// Every block must call it.
OrderStatistic nth_smallest(const Field& field, std::int64_t n, Communicator& comm);

}  // namespace cuesta
