// SPDX-License-Identifier: Apache-2.0
// From a refined lattice to the samples of a map: what diamond_square, midpoint and
// random_additions have in common. Place, sizes and resampling are described in diamond_square.h.
#pragma once

#include <cstddef>
#include <functional>

#include "cuesta/generate/midpoint_lattice.h"
#include "cuesta/grid/range.h"
#include "cuesta/operator/context.h"

namespace cuesta {

// Writes the finest level's points of a window, row by row; called from several threads at once.
using RefineLattice =
    std::function<void(const LatticeWindow& window, float* out, std::ptrdiff_t stride)>;

// Writes the block's part of a lattice that lattice_for made, in strips of rows, and takes it into
// `range`. Counts "resampled_lattice" once for the map if samples are not lattice points.
StepReport write_lattice(const MidpointLattice& lattice, const RefineLattice& refine, Field& out,
                         const StepContext& step, GrowingRange& range);

// The same with a midpoint rule. Surfaces with random corners are scaled to base and relief; with
// given corners heights stay as they come. Every block must call it. Counts "flat_surface" too.
StepReport make_midpoint_surface(const MidpointRule& rule, double base, double relief, Field& out,
                                 const StepContext& step);

}  // namespace cuesta
