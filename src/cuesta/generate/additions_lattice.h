// SPDX-License-Identifier: Apache-2.0
// The lattice under random_additions: refined by half steps with smooth interpolation, displaced
// everywhere at each.
//
//   half step   new points = mean of their 4 neighbours                            [saupe1988]
//               every point += s N(0, 1),  s = 2^(-H / 2) to the power of the half step
//               every point = 1/2 itself + 1/2 the mean of its 4 neighbours        [velho2001]
//
// The neighbours of a half step lie sqrt(2) closer than those of the one before: first centres of
// squares among their corners, then edge points among corners and centres.
//
// The last two additions stand for the finer ones that will not come: the last but one has its
// variance times 1.95 - 1.65 H, the last is not averaged any more and has its variance times
// (0.155 - 0.155 H + 0.065 H^2) / H (with 1/16 for smaller H). Both were fitted, so that
// differences over 1 to 16 samples grow as those of point samples of an endless series.
//
// Open axes have no border: the lattice goes on beyond the map.
#pragma once

#include <cstddef>
#include <vector>

#include "cuesta/generate/midpoint_lattice.h"

namespace cuesta {

struct AdditionsRule {
    RandomKey random;
    double hurst = 0.9;
};

// Memory of one refinement, kept from call to call.
struct AdditionsScratch {
    std::vector<float> coarse, fine;              // a level, and the next
    std::vector<float> corner, centre;            // displaced
    std::vector<float> mean_corner, mean_centre;  // and averaged
    std::vector<float> line, normal;
};

// Writes the finest level's points of the window, row by row; on open axes any point from -16 on.
// Every point has the same bits in every window that holds it.
void refine_additions(const MidpointLattice& lattice, const AdditionsRule& rule,
                      const LatticeWindow& window, AdditionsScratch& scratch, float* out,
                      std::ptrdiff_t stride);

}  // namespace cuesta
