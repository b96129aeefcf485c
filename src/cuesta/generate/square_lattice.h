// SPDX-License-Identifier: Apache-2.0
// Square-square: the lattice of midpoint_lattice.h refined by corner cutting.
//
//   level k + 1 has four points in every square of level k, each a quarter of the side from its
//   nearest corner: 9/16 of that corner, 3/16 of the two beside it and 1/16 of the far one, then
//   s N(0,1), s = s0 2^(-H (k + 1))                                                [miller1986]
//
// The points of a level are all new and all made alike, so the surface has no lattice lines:
// without displacements it is a quadratic spline, smooth everywhere. Corners lead it and are not
// met.
//
// Open axes have no border: the lattice goes on beyond the map.
#pragma once

#include "cuesta/generate/midpoint_lattice.h"

namespace cuesta {

// As refine_window.
void refine_squares(const MidpointLattice& lattice, const MidpointRule& rule,
                    const LatticeWindow& window, MidpointScratch& scratch, float* out,
                    std::ptrdiff_t stride);

}  // namespace cuesta
