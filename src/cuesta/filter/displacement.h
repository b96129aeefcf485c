// SPDX-License-Identifier: Apache-2.0
// A random field of shifts: two independent gradient noises [perlin2002] in world metres, sums of
// octaves.
//
//   n(p) = sqrt(2) sum over the 4 lattice points around p of f(|dx|) f(|dy|) g . (p - point)
//   f(t) = 1 - t^3 (6 t^2 - 15 t + 10),  g of length 1 in a random direction
//   shift = amount sum_k 2^(-k) n(p 2^k / wavelength) / sum_k 2^(-k)
//
// Holds   each component stays within -amount .. amount; the same shift at the same place in the
//         world for any size of the map and any block. Wrapped axes take the whole number of waves
//         per period that is nearest, so there is no seam.
// Cost    per octave about 20 operations per sample and two random blocks per lattice column.
#pragma once

#include <cstdint>
#include <vector>

#include "cuesta/grid/grid.h"
#include "cuesta/random/counter.h"

namespace cuesta {

class Displacement {
public:
    // Octaves whose waves are shorter than two samples are left out; see dropped().
    Displacement(const Grid& grid, RandomKey key, double amount_m, double wavelength_m,
                 int octaves);
    int dropped() const { return dropped_; }
    // Shifts in metres at the samples x0 .. x0 + n - 1 of row y of the whole map.
    void row(std::int64_t x0, std::int64_t y, std::int64_t n, double* east, double* south) const;

private:
    struct Axis {
        double begin, step;   // lattice position of sample 0, and from sample to sample
        std::int64_t period;  // lattice points around, 0 if the axis does not wrap
    };
    struct Octave {
        Axis x, y;
        double amplitude;
    };
    RandomKey key_;
    std::vector<Octave> octaves_;
    int dropped_ = 0;
};

}  // namespace cuesta
