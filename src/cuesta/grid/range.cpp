// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/range.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"
#include "cuesta/simd/clones.h"

namespace cuesta {
namespace {

struct Extremes {
    float low = std::numeric_limits<float>::infinity();
    float high = -std::numeric_limits<float>::infinity();
};

// Comparisons with NaN are false, so NaN never enters. Sixteen lanes, because the order of
// extremes is free while the compiler may not know that.
CUESTA_SIMD_CLONES(Extremes, row_extremes, (const float* row, std::int64_t n), (row, n)) {
    constexpr int lanes = 16;
    float low[lanes], high[lanes];
    for (int l = 0; l < lanes; ++l) low[l] = Extremes{}.low, high[l] = Extremes{}.high;
    std::int64_t x = 0;
    for (; x + lanes <= n; x += lanes) {
#pragma GCC unroll 1  // unrolled whole, the loop would not be vectorised
        for (int l = 0; l < lanes; ++l) {
            low[l] = row[x + l] < low[l] ? row[x + l] : low[l];
            high[l] = row[x + l] > high[l] ? row[x + l] : high[l];
        }
    }
    for (; x < n; ++x) {
        low[0] = row[x] < low[0] ? row[x] : low[0];
        high[0] = row[x] > high[0] ? row[x] : high[0];
    }
    Extremes all;
    for (int l = 0; l < lanes; ++l) {
        all.low = low[l] < all.low ? low[l] : all.low;
        all.high = high[l] > all.high ? high[l] : all.high;
    }
    return all;
}

CUESTA_SIMD_CLONES(void, map_row,
                   (const float* in, float* out, std::int64_t n, double from, double slope,
                    double low),
                   (in, out, n, from, slope, low)) {
    for (std::int64_t x = 0; x < n; ++x)
        out[x] = static_cast<float>(low + (static_cast<double>(in[x]) - from) * slope);
}

// The slope from (from.low, low) to (from.high, high), moved by the last bits it takes for the end
// to round to the float that `high` rounds to. Half an ulp from each of two roundings can be
// missing, so a handful is tried; a range that is not finite has no such slope.
double slope_that_ends_at(ValueRange from, double low, double high) {
    const double width = from.high - from.low, slope = (high - low) / width;
    const double infinity = std::numeric_limits<double>::infinity();
    double up = slope, down = slope;
    for (int tries = 0; tries < 16; ++tries) {
        for (const double s : {up, down})
            if (static_cast<float>(low + width * s) == static_cast<float>(high)) return s;
        up = std::nextafter(up, infinity), down = std::nextafter(down, -infinity);
    }
    return slope;
}

}  // namespace

void GrowingRange::add_rows(const Field& field, std::int64_t first, std::int64_t end) {
    Extremes part;
    for (std::int64_t y = first; y < end; ++y) {
        const Extremes row = row_extremes(field.row(y), field.columns());
        part = {std::min(part.low, row.low), std::max(part.high, row.high)};
    }
    const std::lock_guard lock(mutex_);
    low_ = std::min(low_, part.low), high_ = std::max(high_, part.high);
}

ValueRange GrowingRange::over(Communicator& comm) const {
    const double low = comm.smallest(low_), high = comm.largest(high_);
    return low <= high ? ValueRange{low, high} : ValueRange{};
}

ValueRange value_range(const Field& field, Communicator& comm) {
    GrowingRange range;
    parallel_for(0, field.rows(), rows_per_piece(field.columns(), 1 << 18),
                 [&](std::int64_t lo, std::int64_t hi) { range.add_rows(field, lo, hi); });
    return range.over(comm);
}

void map_range(const Field& in, Field& out, ValueRange from, double low, double high) {
    CUESTA_CHECK(!from.flat(), "a flat range {} to {} cannot be mapped", from.low, from.high);
    const double slope = slope_that_ends_at(from, low, high);
    parallel_for(0, in.rows(), rows_per_piece(in.columns(), 1 << 17),
                 [&](std::int64_t lo, std::int64_t hi) {
                     for (std::int64_t y = lo; y < hi; ++y)
                         map_row(in.row(y), out.row(y), in.columns(), from.low, slope, low);
                 });
}

}  // namespace cuesta
