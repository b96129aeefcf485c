// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/ice/ice_smooth.h"

#include <algorithm>

#include "cuesta/base/parallel.h"
#include "cuesta/simd/clones.h"

namespace cuesta::ice {
namespace {

constexpr std::size_t most_passes = 64;

CUESTA_SIMD_CLONES(void, smooth_row,
                   (const float* __restrict above, const float* __restrict here,
                    const float* __restrict below, int apart, float* __restrict out,
                    std::int64_t count),
                   (above, here, below, apart, out, count)) {
    for (std::int64_t x = 0; x < count; ++x) {
        const float corners =
            (above[x - apart] + below[x + apart]) + (above[x + apart] + below[x - apart]);
        const float sides = (above[x] + below[x]) + (here[x - apart] + here[x + apart]);
        out[x] = 0.25f * here[x] + (0.125f * sides + 0.0625f * corners);
    }
}

}  // namespace

std::vector<int> smooth_passes(double spread) {
    std::vector<int> passes;
    double left = spread * spread;
    for (int apart = 1; left > 0 && passes.size() < most_passes; apart = std::min(2 * apart, 4)) {
        const double variance = 0.5 * apart * apart;
        if (left < 0.5 * variance) {  // less than this pass would give: finer ones end it
            if (apart == 1 || left < 0.25) break;
            passes.push_back(apart / 2);
            left -= 0.125 * apart * apart;
            apart = 1;
            continue;
        }
        passes.push_back(apart);
        left -= variance;
    }
    return passes;
}

void smooth(Field& field, Field& other, const std::vector<int>& passes, Communicator& comm) {
    for (const int apart : passes) {
        comm.exchange(field, Outside::repeat);
        parallel_for(0, field.rows(), rows_per_piece(field.columns()),
                     [&](std::int64_t lo, std::int64_t hi) {
                         for (std::int64_t y = lo; y < hi; ++y)
                             smooth_row(field.row(y - apart), field.row(y), field.row(y + apart),
                                        apart, other.row(y), field.columns());
                     });
        field.swap(other);
    }
}

}  // namespace cuesta::ice
