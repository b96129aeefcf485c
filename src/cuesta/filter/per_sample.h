// SPDX-License-Identifier: Apache-2.0
// The loop of a filter that looks at one sample at a time.
#pragma once

#include "cuesta/base/parallel.h"
#include "cuesta/grid/field.h"

namespace cuesta {

// out(x, y) = rule(in(x, y), x, y, count) for all samples of the block, rows in parallel. What the
// rule adds to `count` (an std::int64_t&) is summed up and returned. `out` may be `in`.
template <class Rule>
std::int64_t per_sample(const Field& in, Field& out, const Rule& rule) {
    const std::int64_t columns = in.columns();
    return ordered_reduce(
        0, in.rows(), rows_per_piece(columns), std::int64_t{0},
        [&](std::int64_t lo, std::int64_t hi) {
            std::int64_t count = 0;
            for (std::int64_t y = lo; y < hi; ++y) {
                const float* from = in.row(y);
                float* to = out.row(y);
                for (std::int64_t x = 0; x < columns; ++x) to[x] = rule(from[x], x, y, count);
            }
            return count;
        },
        [](std::int64_t a, std::int64_t b) { return a + b; });
}

}  // namespace cuesta
