// SPDX-License-Identifier: Apache-2.0
// How high the land stands above each pixel in one of the eight compass directions.
//
// Scheme  each line of pixels is walked away from the horizon, keeping the upper hull of what was
//         passed; the tangent from a pixel to that hull is its horizon. Every pixel is pushed and
//         popped at most once [dozier1981]. A diagonal also meets the mean of the two pixels it
//         passes between, so that no ridge is stepped over.
// Holds   exact along the line; pixels without data hide nothing. Same bits for any thread count.
// Limits  the eight directions of the grid only; beyond the edge of the map lies open sky.
// Cost    O(pixels) per direction, one stack per line.
#pragma once

#include "cuesta/render/surface.h"

#include <array>
#include <vector>

namespace cuesta {

struct GridDirection {
    int x = 0, y = 0;  // towards the horizon; x east, y south
};

inline constexpr std::array<GridDirection, 8> compass = {
    {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}};

// Tangent of the horizon's angle above level, 0 or more, for each pixel; heights count
// `exaggeration` times. Pixels without data get 0. `out` is resized.
void horizon_tangents(const Surface& surface, double exaggeration, GridDirection towards,
                      std::vector<float>& out);

}  // namespace cuesta
