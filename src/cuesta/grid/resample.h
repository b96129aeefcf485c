// SPDX-License-Identifier: Apache-2.0
// From one set of samples to another along both axes, one axis after the other.
//
//   nearest    the closest sample; nothing new is made up
//   bilinear   straight lines between samples
//   bicubic    Catmull-Rom cubic through the samples [keys1981, a = -1/2]
//   spline     cubic B-spline near the samples: softens equally everywhere, so that fine detail
//              does not beat with the new spacing
//
// Shrinking by more than 1.5 takes the mean over the ground a new sample stands for instead
// (except nearest), so that detail too fine for the new spacing does not turn into false shapes.
//
// Holds   values and weights are summed in double in a fixed order: same bits for any block and
//         thread count; a constant stays the same constant, a plane stays a plane up to an open
//         border (beyond it lines go straight on), wrapped axes join without a seam.
// Cost    O(target cells * taps), taps 1 to 4, or the shrinking ratio + 2; a few rows per thread.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

#include "cuesta/grid/field.h"
#include "cuesta/grid/grid.h"
#include "cuesta/grid/raster.h"

namespace cuesta {

enum class Interpolation { nearest, bilinear, bicubic, spline };

constexpr auto choice_words(Interpolation) {
    return std::array<std::string_view, 4>{"nearest", "bilinear", "bicubic", "spline"};
}

// One axis of source samples: how many, and whether the last is followed by the first.
struct SourceAxis {
    std::int64_t samples = 1;
    bool wraps = false;
};

// For each target sample the source samples it is made of: weight[t] * source[first + t]. Indices
// may lie outside 0 .. samples-1; the reader of the source continues it there (see continue_line).
struct AxisTaps {
    int taps = 1;
    std::vector<std::int64_t> first;
    std::vector<double> weights;           // taps for each target sample
    std::int64_t lowest = 0, highest = 0;  // range of all indices

    std::int64_t count() const { return static_cast<std::int64_t>(first.size()); }
};

// Target sample i (begin <= i < begin + count) stands at source position offset + i * step.
AxisTaps axis_taps(SourceAxis source, double offset, double step, std::int64_t begin,
                   std::int64_t count, Interpolation interpolation);

// Fills line[x - lowest] for lowest <= x <= highest from values[0 .. samples-1]: wrapped, or
// straight on beyond the ends.
void continue_line(const float* values, SourceAxis axis, std::int64_t lowest, std::int64_t highest,
                   float* line);

// Writes source line y (down.lowest <= y <= down.highest) for all x from across.lowest to
// across.highest. Called from several threads at once.
using SourceLine = std::function<void(std::int64_t y, float* line)>;

// out.at(x, y) for 0 <= x < across.count(), 0 <= y < rows of target samples from down_begin on:
// row y of `out` is target sample down_begin + y of `down`.
void resample_rows(const SourceLine& source, const AxisTaps& across, const AxisTaps& down,
                   std::int64_t down_begin, std::int64_t rows, float* out, std::ptrdiff_t stride);

// Samples of a source by rows: row(y)[x] for those x and y that resample_needs() names.
struct SourceRows {
    std::int64_t columns = 1, rows = 1;
    std::function<const float*(std::int64_t y)> row;
};
SourceRows rows_of(const Raster& raster);

// A part of a raster, in its samples; columns and rows may be fractional.
struct SourceWindow {
    double x = 0, y = 0, columns = 0, rows = 0;
};
SourceWindow whole(const Raster& raster);

// Stretches the window over the whole map and writes the block's part of it to `out`. The corner
// samples of the window and of an unwrapped map agree; on a wrapped axis the window is one period.
void resample(const Raster& raster, SourceWindow window, const Grid& grid, const Block& block,
              Interpolation interpolation, Field& out);
void resample(const SourceRows& source, SourceWindow window, const Grid& grid, const Block& block,
              Interpolation interpolation, Field& out);
// The same for a block of which the first sample lies at `out`.
void resample(const SourceRows& source, SourceWindow window, const Grid& grid, const Block& block,
              Interpolation interpolation, float* out, std::ptrdiff_t stride);
// The samples of a source of that size which are read for the block. Rows of a source that wraps
// may lie beyond its ends: row -1 is the last.
Block resample_reach(std::int64_t columns, std::int64_t rows, SourceWindow window, const Grid& grid,
                     const Block& block, Interpolation interpolation);
// The same inside the source: of one that wraps all rows where a row beyond an end is read.
Block resample_needs(std::int64_t columns, std::int64_t rows, SourceWindow window, const Grid& grid,
                     const Block& block, Interpolation interpolation);

}  // namespace cuesta
