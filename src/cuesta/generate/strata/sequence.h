// SPDX-License-Identifier: Apache-2.0
// A sequence of layers, bottom to top, and the column it makes at a place.
//
//   boundary j lies at  z_j = datum + B_j stretch + a cos p_j + b sin p_j
//
// B_j is the sum of the thicknesses below it, p_j a random angle of its own: two noise values a and
// b give every boundary an undulation of its own. A point belongs to the uppermost layer whose
// lower boundary is not above it. So where a boundary dips below the one under it the layer between
// them pinches out, and the younger one rests on what lay deeper.
//
// Ends    the lowest layer goes on downwards and the uppermost upwards; a repeated sequence starts
//         over in both directions.
// Limits  a walk of `most_steps` boundaries ends with what it has found there and says so.
// Cost    O(boundaries within the column and its undulation).
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "cuesta/generate/strata/stretches.h"
#include "cuesta/random/counter.h"

namespace cuesta {

class Sequence {
public:
    static constexpr int most_steps = 4096;

    // Where the sequence lies in a column.
    struct Place {
        double datum_m = 0;  // height of its bottom
        double stretch = 1;  // vertical metres per metre of thickness
        double a_m = 0, b_m = 0;
    };

    // As many thicknesses as materials, all above 0.
    Sequence(std::span<const MaterialId> materials, std::span<const double> thickness_m,
             bool repeat, RandomKey random);

    double total_m() const { return total_m_; }
    bool repeats() const { return repeat_; }
    // Continues `out` down to `low`. False if it was cut short.
    bool lay(const Place& place, double unit_m, Units low, Stretches& out) const;

private:
    static constexpr std::size_t angles = 1024;  // p_j repeats after so many boundaries
    double boundary_m(std::int64_t j, const Place& place) const;

    std::vector<MaterialId> materials_;
    std::vector<double> below_m_;  // thickness below each layer
    double total_m_ = 0;
    bool repeat_;
    std::vector<std::array<double, 2>> angles_;
};

}  // namespace cuesta
