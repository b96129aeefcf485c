// SPDX-License-Identifier: Apache-2.0
// A map at the size of its picture: big maps averaged down, small ones raised on a smooth surface.
//
// Scheme  fewer pixels than samples: exact area average, the weight of a sample is the part of the
//         pixel it covers. More pixels than samples: interpolating cubic spline [unser1999], whose
//         second derivative is continuous, so that shading shows no cells.
// Holds   an average lies within its samples; the spline passes through the samples; samples that
//         are not finite or marked invalid have no part in either. Same bits for any thread count.
// Limits  the spline may overshoot a sharp edge by a tenth of its step. A map longer than eight
//         times its width is drawn wider than it is, so that it can be seen at all.
// Cost    O(samples + pixels); only picture-sized memory.
#pragma once

#include "cuesta/grid/raster.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace cuesta {

struct Surface {
    int width = 0, height = 0;
    double pixel_m = 1;               // ground distance between pixel centres
    double pixels_per_sample = 1;     // above 1 where a small map was raised
    double base = 0;                  // values are kept relative to this, for precision
    std::vector<float> values;        // height x width, row 0 north; 0 where not valid
    std::vector<std::uint8_t> valid;  // 1 where there is data
    bool all_valid = true;

    std::size_t index(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
               static_cast<std::size_t>(x);
    }
};

struct PictureSize {
    int width = 0, height = 0;
    bool operator==(const PictureSize&) const = default;
};

// Size in pixels for a map of columns x rows: the longer side has at most `long_side` and, for
// small maps, at least min(512, long_side) pixels; the shorter at least an eighth of the longer.
PictureSize picture_size(std::int64_t columns, std::int64_t rows, int long_side);

// A map whose rows are lent one after the other: a row is valid until the next one is asked for.
struct MapRows {
    std::int64_t columns = 0, rows = 0;
    std::function<const float*(std::int64_t y)> row;
    bool lie_here = false;  // all of them stay valid, and threads may ask for any at once
};

// Draws `raster` at that size. An Error if the raster has no samples.
Surface fit_surface(const Raster& raster, PictureSize size, double spacing_m);
// The same to the bit from rows, each asked for three times at most and, unless they lie here,
// never before a row above it: for maps that nobody has as a whole. All finite samples count.
Surface fit_surface(const MapRows& map, PictureSize size, double spacing_m);

}  // namespace cuesta
