// SPDX-License-Identifier: Apache-2.0
// The surface of a map at finer samples, `ratio` of them for each of its own.
//
//   h(t) = cubic through two samples with slopes m0, m1        along x, then along y
//   m    = mean of the slopes to both sides, at most three times the smaller, 0 at an extreme
//                                                              [fritsch1980]
//
// A fine sample is named by whole numbers counted from sample (0, 0) of the map, X = ratio x + k,
// so its value does not depend on the part of the map that somebody looks at: two neighbouring
// parts agree on the line they share, to the bit.
//
// Holds   samples of the map stay as they are, planes stay planes (beyond an open border they go
//         straight on), the slope has no jumps, and along a row or column nothing rises above or
//         falls below the samples on both sides: no new summits and hollows there.
// Cost    five cubics a sample.
#pragma once

#include <cstdint>

#include "cuesta/grid/raster.h"

namespace cuesta {

// Between b (t = 0) and c (t = 1) of four samples in a row.
double limited_cubic(double a, double b, double c, double d, double t);

class FinerMap {
public:
    FinerMap(const Raster& map, std::int64_t ratio, bool wraps_x, bool wraps_y)
        : map_(map), ratio_(ratio), wraps_x_(wraps_x), wraps_y_(wraps_y) {}

    std::int64_t ratio() const { return ratio_; }
    double at(std::int64_t x, std::int64_t y) const;
    // Anywhere between samples: `x` and `y` count samples of the map from its first.
    double between(double x, double y) const;

private:
    struct Spot {
        std::int64_t sample;
        double part;  // of the way to the next
    };
    double at_spot(const Spot& across, const Spot& down) const;
    double sample(std::int64_t x, std::int64_t y) const;  // also one beyond a border
    double along_x(const Spot& across, std::int64_t y) const;

    const Raster& map_;
    std::int64_t ratio_;
    bool wraps_x_, wraps_y_;
};

}  // namespace cuesta
