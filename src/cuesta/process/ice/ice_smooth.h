// SPDX-License-Identifier: Apache-2.0
// Means over a length: passes of the weights 1 2 1 both ways, their taps 1, 2 and 4 samples apart
// and then 4 again and again, until the spread is that of the length. Inside of glacial.h.
//
// Holds   same bits for any blocks; turned and mirrored maps give turned and mirrored bits.
// Limits  64 passes: a spread of 22 samples at the most.
#pragma once

#include <vector>

#include "cuesta/grid/communicator.h"
#include "cuesta/grid/field.h"

namespace cuesta::ice {

inline constexpr int smooth_halo = 4;

// How far apart the taps of each pass are, for a spread (standard deviation) in samples.
std::vector<int> smooth_passes(double spread);
// Both fields have a halo of smooth_halo; `other` is working memory. Halos are left old.
void smooth(Field& field, Field& other, const std::vector<int>& passes, Communicator& comm);

}  // namespace cuesta::ice
