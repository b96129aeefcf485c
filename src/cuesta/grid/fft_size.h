// SPDX-License-Identifier: Apache-2.0
// Sizes that the Fourier transform takes directly: products of 2, 3 and 5.
#pragma once

#include <cstdint>

namespace cuesta {

// Smallest 2^a 3^b 5^c that is at least n; needs 1 <= n <= 2^40.
std::int64_t fft_good_size(std::int64_t n);

}  // namespace cuesta
