// SPDX-License-Identifier: Apache-2.0
// From a midpoint rule to the samples of a map: what diamond_square, midpoint and random_additions
// have in common. Place, sizes and resampling are described in diamond_square.h.
#pragma once

#include "cuesta/generate/midpoint_lattice.h"
#include "cuesta/operator/context.h"

namespace cuesta {

// Writes the block's part. Surfaces with random corners are scaled to base and relief; with given
// corners heights stay as they come. Every block must call it. Counts "resampled_lattice" once for
// the map if samples are not lattice points, and "flat_surface".
StepReport make_midpoint_surface(const MidpointRule& rule, double base, double relief, Field& out,
                                 const StepContext& step);

}  // namespace cuesta
