// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/fft_size.h"

#include <algorithm>

#include "cuesta/base/check.h"

namespace cuesta {

std::int64_t fft_good_size(std::int64_t n) {
    CUESTA_CHECK(n >= 1 && n <= (std::int64_t{1} << 40), "transform of {} samples", n);
    std::int64_t best = 1;
    while (best < n) best *= 2;
    for (std::int64_t five = 1; five < best; five *= 5) {
        for (std::int64_t odd = five; odd < best; odd *= 3) {
            std::int64_t size = odd;
            while (size < n) size *= 2;
            best = std::min(best, size);
        }
    }
    return best;
}

}  // namespace cuesta
