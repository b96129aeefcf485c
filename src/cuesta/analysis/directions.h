// SPDX-License-Identifier: Apache-2.0
// The compass of a landscape: how often the ground falls in each direction.
//
//   all       every sample with four neighbours that is not level, by the direction of its fall
//   ravines   the tenth of them that lies lowest between its neighbours (largest Laplacian)
//   axes      share of the ravines within half a sector of north, east, south and west, over that
//             of all samples: 1 if ravines follow the axes of the grid no more than the slopes do
//
// Erosion on grids is known for ravines along the axes, erosion by drops for none [beyer2015, ch.
// 4]: compare one landscape before and after, or after both.
//
// Scheme  sectors of 22.5 degrees around north, north-north-east and so on, clockwise.
// Limits  samples without a value, and those beside one, are left out.
#pragma once

#include <array>
#include <cstdint>

#include "cuesta/grid/raster.h"

namespace cuesta {

struct Directions {
    static constexpr std::size_t sectors = 16;
    std::array<std::int64_t, sectors> all{}, ravines{};
    double axes = 0;  // 0 if there is no ravine
};

Directions count_directions(const Raster& map);

}  // namespace cuesta
