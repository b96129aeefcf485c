// SPDX-License-Identifier: Apache-2.0
// Where the cells of a block lie in the planes that flow routing walks over.
//
// Walking a river jumps from cell to cell, so cells have one number in all planes: row by row, with
// a ring of one cell around the block that stands for neighbours' cells. A cell of the whole map
// has its own number, `id`, the same for every block layout.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "cuesta/base/huge_pages.h"
#include "cuesta/flow/direction.h"
#include "cuesta/grid/communicator.h"
#include "cuesta/grid/grid.h"

namespace cuesta::flow {

using Cell = std::uint32_t;    // in the planes of a block
using CellId = std::uint64_t;  // on the whole map, however large: row * columns + column

struct Band {  // rows of a block that one thread walks over
    std::int64_t first = 0, end = 0;
};

class Frame {
public:
    // A block, its ring included, has fewer cells: one bit of their numbers is a mark.
    static constexpr std::int64_t most_numbered = 0x7fffff00LL;

    Frame() = default;
    // Error if the block has more cells than can be numbered.
    Frame(const Grid& grid, const Block& block);

    const Grid& grid() const { return grid_; }
    const Block& block() const { return block_; }
    std::int64_t columns() const { return block_.columns; }
    std::int64_t rows() const { return block_.rows; }
    std::int64_t width() const { return block_.columns + 2; }
    std::size_t size() const { return static_cast<std::size_t>(width() * (rows() + 2)); }
    Cell cell(std::int64_t x, std::int64_t y) const {
        return static_cast<Cell>((y + 1) * width() + x + 1);
    }
    std::int64_t x_of(Cell cell) const { return static_cast<std::int64_t>(cell) % width() - 1; }
    std::int64_t y_of(Cell cell) const { return static_cast<std::int64_t>(cell) / width() - 1; }
    std::int32_t offset(Direction d) const { return offsets_[d]; }
    const std::array<std::int32_t, 8>& offsets() const { return offsets_; }
    Cell neighbour(Cell cell, Direction d) const { return cell + static_cast<Cell>(offsets_[d]); }
    // False in the ring.
    bool inside(Cell cell) const { return contains(x_of(cell), y_of(cell)); }
    bool contains(std::int64_t x, std::int64_t y) const {
        return x >= 0 && x < columns() && y >= 0 && y < rows();
    }

    static constexpr CellId nowhere = ~CellId{0};
    // Also of cells in the ring; nowhere beyond the border of the map.
    CellId id(std::int64_t x, std::int64_t y) const {
        const std::int64_t on_x = block_.x0 + x, on_y = block_.y0 + y;
        if (on_x >= 0 && on_x < grid_.columns && on_y >= 0 && on_y < grid_.rows) [[likely]]
            return static_cast<CellId>(on_y * grid_.columns + on_x);
        return id_beyond(on_x, on_y);
    }
    CellId id(Cell cell) const { return id(x_of(cell), y_of(cell)); }
    bool owns(CellId id) const {
        const auto [x, y] = position(id);
        return block_.contains(x, y);
    }
    Cell cell_of(CellId id) const {  // of a cell that the block owns
        const auto [x, y] = position(id);
        return cell(x - block_.x0, y - block_.y0);
    }
    struct Position {
        std::int64_t x, y;
    };
    Position position(CellId id) const {
        return {static_cast<std::int64_t>(id) % grid_.columns,
                static_cast<std::int64_t>(id) / grid_.columns};
    }

    // Whether the ring holds cells that are walked to: other blocks, or the far side of a wrapped
    // map.
    bool has_neighbours() const { return has_neighbours_; }
    // For the threads there are now; results do not depend on it.
    const std::vector<Band>& bands() const { return bands_; }

    // All cells of the ring, and all cells of the block that touch it.
    std::vector<Cell> ring() const;
    std::vector<Cell> rim() const;

private:
    CellId id_beyond(std::int64_t x, std::int64_t y) const;
    Grid grid_;
    Block block_;
    std::array<std::int32_t, 8> offsets_{};
    std::vector<Band> bands_;
    bool has_neighbours_ = false;
};

// One value per cell of a frame, ring included. Keeps its memory when it is used again.
template <class T>
class Plane {
public:
    void resize(const Frame& frame) {
        if (frame.size() > capacity_) {
            values_ = std::make_unique_for_overwrite<T[]>(frame.size());
            capacity_ = frame.size();
            wish_huge_pages(values_.get(), capacity_ * sizeof(T));
        }
    }
    bool empty() const { return capacity_ == 0; }
    T* data() { return values_.get(); }
    const T* data() const { return values_.get(); }
    T& operator[](Cell cell) { return values_[cell]; }
    const T& operator[](Cell cell) const { return values_[cell]; }

private:
    std::unique_ptr<T[]> values_;
    std::size_t capacity_ = 0;
};

// Fills the ring of a plane from neighbours; beyond the border of the map with `outside`.
// Every block must call it.
template <class T>
void exchange_ring(Plane<T>& plane, const Frame& frame, Communicator& comm, T outside) {
    const std::int64_t columns = frame.columns(), rows = frame.rows();
    if (frame.has_neighbours() || comm.size() > 1) {
        // The ring is a halo of one cell, in place.
        const HaloView ring[] = {
            HaloView(plane.data() + frame.cell(0, 0), frame.width(), {columns, rows, 1})};
        comm.exchange(ring, Outside::zero);
    }
    const Borders borders = borders_of(frame.grid(), frame.block());
    const auto fill_row = [&](std::int64_t y) {
        std::fill_n(plane.data() + frame.cell(-1, y), frame.width(), outside);
    };
    if (borders.north) fill_row(-1);
    if (borders.south) fill_row(rows);
    for (std::int64_t y = -1; y <= rows; ++y) {
        if (borders.west) plane[frame.cell(-1, y)] = outside;
        if (borders.east) plane[frame.cell(columns, y)] = outside;
    }
}

}  // namespace cuesta::flow
