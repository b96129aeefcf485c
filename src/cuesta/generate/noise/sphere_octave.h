// SPDX-License-Identifier: Apache-2.0
// One octave of noise on a sphere, for maps of a whole world: a lattice in space, cut by the globe.
//
//   perlin, simplex   n = sum over the 8 corners of (g . d), blended by 6 t^5 - 15 t^4 + 10 t^3, g
//                     one of the 12 ways from the middle of a cube to its edges   [perlin2002]
//   value             n = random values of the corners in [-1, 1), blended likewise
//
// On a map of longitudes and latitudes, noise of the plane would be drawn out round the poles to
// spokes; here features have one size everywhere, and there is neither seam nor pole.
//
// Scheme  every sample has its place (x, y, z) in cells; rows lie on one z, so the two lattice
//         planes round a row are keyed once and a sample hashes 8 points.
// Holds   the variance of noise_octave.h's perlin; the same bits for any stretch, block, thread
//         count and vector width; a smaller map shows the same world.
// Limits  blends of value noise other than the quintic count as quintic.
// Cost    some 150 operations a sample; memory O(columns).
#pragma once

#include <cstdint>
#include <vector>

#include "cuesta/generate/noise/noise_octave.h"

namespace cuesta {

// Where the columns and rows of a block of a latitude-longitude map lie on the sphere, in metres.
class SpherePlaces {
public:
    SpherePlaces(const Grid& grid, const Block& block);

    // Of the axis through the equator at the middle of the map, of that 90 degrees east of it and
    // of the poles' axis: metres, cos(latitude) left out of the first two.
    const double* x() const { return x_.data(); }
    const double* y() const { return y_.data(); }
    double cos_latitude(std::int64_t row) const { return cos_[static_cast<std::size_t>(row)]; }
    double z(std::int64_t row) const { return z_[static_cast<std::size_t>(row)]; }

private:
    std::vector<double> x_, y_, cos_, z_;
};

class SphereOctave {
public:
    // `width_limit`: at most so many floats a vector, for tests.
    SphereOctave(const OctaveSpec& spec, const SpherePlaces& places, int width_limit = 0);
    // Columns first .. first + count - 1 of row y of the block.
    void make(std::int64_t y, std::int64_t first, int count, float* out) const;

private:
    OctaveSpec spec_;
    const SpherePlaces* places_;
    double shift_z_;
    int width_limit_;
};

}  // namespace cuesta
