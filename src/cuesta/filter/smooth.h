// SPDX-License-Identifier: Apache-2.0
// Moving means over a whole map, of any width: what blur, sharpen and select stand on.
//
//   gaussian_mean   weights exp(-d^2 / (2 sigma^2)) at the samples, out to 6 sigma
//   box_mean        the mean over a square; samples at its rim count with the share inside it
//
// Scheme  one axis after the other. Wide Gaussians go through a coarse axis: G(sigma) is
//         G(sqrt(sigma^2 - e^2)) read at points e apart, e <= sigma / 3, then spread by G(e). A
//         Gaussian of one point spacing lets exp(-2 pi^2) = 3e-9 of the next alias through, below
//         what float32 resolves, so the cost does not grow with sigma. Boxes are running sums,
//         begun afresh at fixed rows, so that their rounding does not depend on blocks.
// Holds   a constant stays to the bit, the sum over the map to rounding (edges mirror or wrap, see
//         grid/map_window.h); same bits on any block layout and thread count. Error against the
//         full sum over all mirror images: below 1e-7 of the range of the samples.
// Limits  `out` must not be the field of the map. A Gaussian below 0.1 samples and
//         a box of half width up to 1/2 sample contain no second sample: the map is copied.
// Blocks  Gaussians below 6 samples read a window around the block. Wider ones and boxes go down
//         strips of whole columns, then along strips of whole rows: every sum keeps its order.
// Cost    O(samples): at most 73 products per sample and axis (sigma below 6 samples), about 50
//         beyond. Wide Gaussians hold up to one more map of the block's columns, on several blocks
//         up to three of its size; boxes on several blocks one.
#pragma once

#include "cuesta/grid/map_window.h"

namespace cuesta {

// Both write the map's own block into `out`; widths in samples. Every block must call them.
void gaussian_mean(const MapPart& map, double sigma, Field& out);
void box_mean(const MapPart& map, double half_width, Field& out);

}  // namespace cuesta
