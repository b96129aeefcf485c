// SPDX-License-Identifier: Apache-2.0
// The age of a layer that is made of two parts: the one place that states it.
//
//   s = s_a + (s_b - s_a) t_b / (t_a + t_b)      s: step of deposit   t: thickness
//
// rounded to a whole step, up with the probability of what is broken off, so that the mean is right
// however thin a part is and however often one comes. What decides is no draw but a product of the
// thicknesses with the golden ratio: the same bits in any order of cells.
//
// Scheme  two forms. Two layers that join: whole numbers of 64 bits, either part may be the older.
//         A deposit of now on a layer, many cells at once: floats over lanes (age_equations.inc).
//         Kernels use the second, LayerStack, which takes any amounts, the first.
// Limits  a float knows steps apart up to 2^24; from 2^22 on the second may be off by one more.
#pragma once

#include <cstdint>

#include "cuesta/simd/lanes.h"

namespace cuesta {

// Of parts a and b. A part below thickness 0 counts as none; without both the later step.
std::int32_t mixed_deposited_step(std::int64_t thickness_a, std::int32_t deposited_step_a,
                                  std::int64_t thickness_b, std::int32_t deposited_step_b);

// One cell at a time.
namespace age {
using namespace simd;
#include "cuesta/terrain/age_equations.inc"
}  // namespace age

}  // namespace cuesta
