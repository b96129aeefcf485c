// SPDX-License-Identifier: Apache-2.0
// Adds up many faults: each one lifts one side and lowers the other, with a profile over the signed
// distance s (in samples).
//
//   step     sgn(s)
//   power    sgn(s) max(|s|, 1/8)^exponent
//   sine     sin(s / width) up to a quarter wave on either side, +-1 beyond
//   cosine   (1 + cos(s / width)) / 2 up to half a wave on either side, 0 beyond
//
// Scheme  tiles of 32 x 32 samples of the whole map. Faults that are far from a tile are a constant
//         there, or for the power a smooth function that 8 x 8 Chebyshev nodes give to 1e-6 of
//         itself; only the near ones are evaluated at every sample. Faults are added in order.
// Holds   tiles follow from the map: same bits for any threads and blocks; step sums are exact.
// Limits  the power is cut off at an eighth of a sample from the fault, where it may be singular.
//         With half a sample the exponent of a map with H = 0.2 would come out 0.16 too large.
// Cost    O(cells x faults), with about 0.15 (power) or 0.03 (step) of the cells evaluated on a map
//         of 1024 x 1024; less on larger ones.
#pragma once

#include <span>

#include "cuesta/generate/fault/fault_surface.h"
#include "cuesta/grid/field.h"

namespace cuesta {

struct FaultProfile {
    enum class Kind { step, power, sine, cosine };
    Kind kind = Kind::step;
    float exponent = 0;  // power
    float width = 1;     // sine and cosine: samples per radian, above 0
};

// Writes the sum over all faults into the block's part of the map.
void sum_faults(std::span<const Fault> faults, const FaultSurface& surface,
                const FaultProfile& profile, const Block& block, Field& out);

}  // namespace cuesta
