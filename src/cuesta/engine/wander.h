// SPDX-License-Identifier: Apache-2.0
// Valleys and ridges of a coarse land leave the straight lines of its samples.
//
// Rivers of a coarse land go from sample to sample in eight directions, so its valleys are straight
// and bend by 45 degrees. Before the land is laid at finer samples, its plane is bent: what lay at
// q comes to lie at p = q + d(q), with all that is around it. Since the bending is one to one, a
// valley keeps its tributaries, its profile and its divides; only its course changes.
//
//   d = cubic B-spline of a vector D for each coarse sample          twice continuous
//   D = S + N, at the open borders of the land 0
//   S   draws rivers smoother: each sample to the middle of the next above and the next below,
//       again and again; the banks go with their river. A bend of 45 degrees in stairs of five
//       samples is left with two thirds of its angle
//   N   smooth noise by the place in the world, wavelengths of 5, 10 and 20 spacings
//
// Depends on the coarse land alone, never on a part of it: neighbouring regions agree.
//
// Holds   one to one: vectors of neighbours differ by at most half a spacing, so d changes by less
//         than 0.71 of the way and p = q + d(q) has one solution q, found by q <- p - d(q).
// Cost    O(samples of the coarse land) once; a few dozen splines of 16 vectors each for origin().
#pragma once

#include <vector>

#include "cuesta/engine/coarse_land.h"
#include "cuesta/engine/coarse_place.h"

namespace cuesta {

class Wander {
public:
    Wander() = default;  // everything stays
    // `amount` 1 is the usual; 0 leaves everything where it is.
    Wander(const CoarseLand& land, const CoarseRivers& rivers, double amount);

    bool none() const { return moves_.empty(); }
    CoarsePlace moved(CoarsePlace from) const;  // q to p
    CoarsePlace origin(CoarsePlace at) const;   // p to q
    double farthest() const { return farthest_; }

private:
    CoarsePlace move_at(CoarsePlace q) const;                 // d(q)
    std::size_t index(std::int64_t x, std::int64_t y) const;  // of a sample, also beyond an end
    // Steps of making D.
    void draw_smooth(const CoarseRivers& rivers);
    void meet_rivers(const CoarseRivers& rivers);
    void add_noise(const CoarseLand& land);
    void fade_at_borders();
    void limit_differences();
    double inwards(std::int64_t x, std::int64_t y) const;  // samples from the nearest open border

    std::int64_t columns_ = 0, rows_ = 0;
    bool wraps_x_ = false, wraps_y_ = false;
    double farthest_ = 0;
    std::vector<CoarsePlace> moves_;  // D, row by row
};

}  // namespace cuesta
