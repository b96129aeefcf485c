// SPDX-License-Identifier: Apache-2.0
// How a new surface joins what is there: result = old + mask * (blend(old, made) - old).
//
// Holds   where the mask is 0 the old bits stay, where it is 1 (or there is none) the blended bits
//         stand, exactly. A mask is read between 0 and 1; values outside and NaN are
//         counted and taken as the nearer end, NaN as 0.
// Cost    O(cells), no temporary.
#pragma once

#include "cuesta/filter/blend_row.h"
#include "cuesta/operator/context.h"

namespace cuesta {

// `mask` may be null. `mix` is the mean of both. Changes `target`; reports "mask_outside_0_1".
StepReport blend_into(Field& target, const Field& made, Blend blend, const Field* mask);

}  // namespace cuesta
