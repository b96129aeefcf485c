// SPDX-License-Identifier: Apache-2.0
// Places on a coarse land, and the samples around them.
#pragma once

#include <algorithm>
#include <cstdint>

namespace cuesta {

// In samples of the coarse land, from its first.
struct CoarsePlace {
    double x = 0, y = 0;
};

// The sample for position i of an axis with n samples: where it does not wrap, the last one stands
// for all beyond.
inline std::int64_t coarse_sample(std::int64_t i, std::int64_t n, bool wraps) {
    return wraps ? (i % n + n) % n : std::clamp<std::int64_t>(i, 0, n - 1);
}

}  // namespace cuesta
