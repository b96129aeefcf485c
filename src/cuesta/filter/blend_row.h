// SPDX-License-Identifier: Apache-2.0
// Blending (filter/blend.h) of some samples of a row.
#pragma once

#include <cstdint>

#include "cuesta/filter/blend.h"

namespace cuesta {

// `mask` may be null. Returns how many of its values are outside of 0 and 1.
std::int64_t blend_row(float* target, const float* made, const float* mask, std::int64_t count,
                       Blend blend);

}  // namespace cuesta
