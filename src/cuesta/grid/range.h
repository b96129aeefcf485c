// SPDX-License-Identifier: Apache-2.0
// Lowest and highest value of a field over all blocks, and mapping one range to another.
//
// Holds   the same for any block layout and thread count: extremes do not depend on order.
// Limits  NaN samples are left out of the range and stay NaN; a field of nothing else has none.
#pragma once

#include <cstdint>
#include <limits>
#include <mutex>

#include "cuesta/grid/communicator.h"
#include "cuesta/grid/field.h"

namespace cuesta {

struct ValueRange {
    double low = 0, high = 0;
    bool flat() const { return !(low < high); }
};

// Every block must call it. A field without a number in it has the range 0 to 0.
ValueRange value_range(const Field& field, Communicator& comm);

// The range of a field that is made piece by piece: rows are looked at while they are still near.
// add_rows may be called by several threads at once.
class GrowingRange {
public:
    void add_rows(const Field& field, std::int64_t first, std::int64_t end);
    // As value_range; every block must call it.
    ValueRange over(Communicator& comm) const;

private:
    std::mutex mutex_;
    float low_ = std::numeric_limits<float>::infinity();
    float high_ = -std::numeric_limits<float>::infinity();
};

// out = low + (in - from.low) (high - low) / (from.high - from.low), in double and rounded to float
// at the end: from.low becomes exactly `low`, from.high exactly `high` (as floats). `out` may be
// `in`. Needs a range that is not flat.
void map_range(const Field& in, Field& out, ValueRange from, double low, double high);

}  // namespace cuesta
