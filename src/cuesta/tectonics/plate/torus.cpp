// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/plate/torus.h"

#include "cuesta/base/check.h"

namespace cuesta::plate {
namespace {

// Neighbours on a torus of nx x ny places, numbered by `number(i, j)`.
template <class Number>
std::vector<CellId> neighbours(int nx, int ny, Number&& number) {
    std::vector<CellId> four(static_cast<std::size_t>(nx) * static_cast<std::size_t>(ny) * 4);
    for (int j = 0; j < ny; ++j)
        for (int i = 0; i < nx; ++i) {
            CellId* to = &four[static_cast<std::size_t>(number(i, j)) * 4];
            to[0] = number((i + nx - 1) % nx, j);
            to[1] = number((i + 1) % nx, j);
            to[2] = number(i, (j + ny - 1) % ny);
            to[3] = number(i, (j + 1) % ny);
        }
    return four;
}

}  // namespace

Torus::Torus(int columns_, int rows_, int belt_) : columns(columns_), rows(rows_), belt(belt_) {
    CUESTA_CHECK(columns >= tile_side && columns % tile_side == 0 && rows >= tile_side &&
                     rows % tile_side == 0 && belt >= 0 && belt < rows,
                 "a torus of {} x {} cells with {} rows behind walls", columns, rows, belt);
    cells = columns * rows;
    tiles = cells / cells_in_tile;
    subs = cells / cells_in_sub;
    const auto count = static_cast<std::size_t>(cells);
    x.resize(count), y.resize(count), area.assign(count, 4096), per_km.assign(count, 0.001f / 4096);
    for (int j = 0; j < rows; ++j)
        for (int i = 0; i < columns; ++i) {
            const auto c = static_cast<std::size_t>(at(i, j));
            x[c] = static_cast<std::int16_t>(i), y[c] = static_cast<std::int16_t>(j);
        }
    const int across = columns / tile_side;
    four = neighbours(columns, rows, [&](int i, int j) { return at(i, j); });
    cell_ring = rings_of(four);
    tile_ring = rings_of(
        neighbours(across, rows / tile_side, [&](int i, int j) { return j * across + i; }));
    sub_ring = rings_of(neighbours(columns / sub_side, rows / sub_side, [&](int i, int j) {
        return sub_of(at(i * sub_side, j * sub_side));
    }));
}

}  // namespace cuesta::plate
