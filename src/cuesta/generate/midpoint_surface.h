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
//
// A `land_m` above 0 makes the map a window, at the grid's origin, of an endless land of squares of
// that side, scaled as a patch of it: two maps of it agree where they overlap. Maps that wrap have
// no outside and count "land_size_ignored"; squares smaller than a sample have its size and count
// "land_size_below_spacing".
StepReport make_midpoint_surface(const MidpointRule& rule, double land_m, double base,
                                 double relief, Field& out, const StepContext& step);

}  // namespace cuesta
