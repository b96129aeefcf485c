// SPDX-License-Identifier: Apache-2.0
// The coarse map on which the climate is solved: rows of cells by latitude, with their true sizes,
// and the land in them.
//
// A cell stands for the ground around its centre. Cells of a row are dx wide and dy high; faces
// between rows have a width of their own, so that a cell near the pole is small, nothing crosses
// the pole and sums weighted by area are budgets.
#pragma once

#include <cstdint>
#include <vector>

#include "cuesta/grid/communicator.h"
#include "cuesta/grid/field.h"
#include "cuesta/grid/grid.h"

namespace cuesta {

// One value for each cell of the coarse map, row by row from the north.
using ClimatePlane = std::vector<double>;

struct ClimateGrid {
    std::int64_t columns = 1, rows = 1;
    bool wraps_x = false, wraps_y = false;
    bool sphere = false;  // north and south are walls, otherwise air comes in there
    double dy_m = 1;
    std::vector<double> latitude;  // radians, of each row
    std::vector<double> dx_m;      // of each row
    std::vector<double> face_m;    // width of the face north of row y; one more than there are rows
    std::vector<double> area_m2;   // of a cell of each row

    std::int64_t cells() const { return columns * rows; }
    std::size_t at(std::int64_t x, std::int64_t y) const {
        return static_cast<std::size_t>(y * columns + x);
    }
    double extent_m() const;  // the longer side at its widest
};

// At most `most` columns and rows. `latitude_deg` is the middle of a map that has none of its own.
ClimateGrid climate_grid(const Grid& grid, std::int64_t most, double latitude_deg);

// Which cell of n coarse ones sample i of an axis belongs to.
constexpr std::int64_t coarse_cell(std::int64_t i, std::int64_t samples, std::int64_t n) {
    return (2 * i + 1) * n / (2 * samples);
}

struct ClimateLand {
    ClimatePlane share;     // of land in the cell, 0 .. 1
    ClimatePlane height_m;  // mean height of the surface above the sea, sea counting as 0
};

// Means over the samples of each cell, from all blocks: sums of whole millimetres, so the same for
// any blocks. Every block must call it.
ClimateLand climate_land(const ClimateGrid& coarse, const Field& height, double sea_level_m,
                         const Grid& grid, const Block& block, Communicator& comm);

}  // namespace cuesta
