// SPDX-License-Identifier: Apache-2.0
// A block of the map as the sea sees it: ground, loose sediment on it, how far cliffs are cut.
// Inside of coast.h.
//
// Every list has a margin of neighbours' samples around the block. Columns and rows count from the
// first of the block. exchange() fills margins; beyond an unwrapped edge they repeat the border,
// and low_x .. high_y say where the map ends.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "cuesta/grid/communicator.h"
#include "cuesta/grid/grid.h"

namespace cuesta::coast {

struct CoastMap {
    static constexpr std::int64_t margin = 6;  // what moves marks its surroundings so far

    // All of the map in one block.
    explicit CoastMap(const Grid& of)
        : CoastMap(of, whole(of), std::make_shared<SingleCommunicator>(of)) {}
    CoastMap(const Grid& of, const Block& part, std::shared_ptr<Communicator> others);
    // Other blocks are there as long as the map is.
    CoastMap(const Grid& of, const Block& part, Communicator& others)
        : CoastMap(of, part, std::shared_ptr<Communicator>(std::shared_ptr<void>(), &others)) {}

    Grid grid;
    Block block;
    std::shared_ptr<Communicator> comm;
    // The map goes from low to high - 1 here, as far as the margin.
    std::int64_t low_x, high_x, low_y, high_y;
    double unit_m = 1;
    std::int32_t sea = 0;              // level, units; ground at or below it is under water
    std::vector<std::int32_t> ground;  // units
    std::vector<std::int32_t> sand;    // units of sediment on top of the column
    // Share of a cell that a cliff has gone back in it; where it is through, what was left over of
    // the last round, below 0.
    std::vector<float> notch;
    std::vector<float> soft;  // erodibility of the rock where waves meet it
    std::vector<float> hold;  // units per cell: steepest drop the rock on top holds

    std::int64_t columns() const { return block.columns; }
    std::int64_t rows() const { return block.rows; }
    std::int64_t stride() const { return block.columns + 2 * margin; }
    // Samples of a list, the margin among them.
    std::size_t size() const {
        return static_cast<std::size_t>(stride() * (block.rows + 2 * margin));
    }
    std::size_t at(std::int64_t x, std::int64_t y) const {
        return static_cast<std::size_t>((y + margin) * stride() + x + margin);
    }
    bool is_sea(std::size_t i) const { return ground[i] <= sea; }
    double depth_m(std::size_t i) const { return (static_cast<double>(sea) - ground[i]) * unit_m; }
    // On the map: the border where it ends.
    std::int64_t inside_x(std::int64_t x) const { return std::clamp(x, low_x, high_x - 1); }
    std::int64_t inside_y(std::int64_t y) const { return std::clamp(y, low_y, high_y - 1); }
    // The neighbour at (x + dx, y + dy); nothing beyond an unwrapped side.
    std::optional<std::size_t> beside(std::int64_t x, std::int64_t y, int dx, int dy) const {
        const std::int64_t to_x = x + dx, to_y = y + dy;
        if (to_x < low_x || to_x >= high_x || to_y < low_y || to_y >= high_y) return {};
        return at(to_x, to_y);
    }

    // Fills `reach` columns and rows of the margins of all lists. Every block must call it.
    template <class... T>
    void exchange(int reach, std::vector<T>&... lists) const {
        const FieldShape shape{block.columns, block.rows, reach};
        const HaloView views[] = {HaloView(lists.data() + at(0, 0), stride(), shape)...};
        comm->exchange(views, Outside::repeat);
    }
    // The block in a list, as the others see it.
    template <class T>
    SourceRectangle source(const std::vector<T>& list) const {
        return source_rectangle(block, list.data() + at(0, 0), stride());
    }
    template <class T>
    TargetRectangle target(std::vector<T>& list) const {
        return target_rectangle(block, list.data() + at(0, 0), stride());
    }
};

inline CoastMap::CoastMap(const Grid& of, const Block& part, std::shared_ptr<Communicator> others)
    : grid(of), block(part), comm(std::move(others)) {
    const auto low = [](std::int64_t first, bool wraps) {
        return wraps ? -margin : std::max(-margin, -first);
    };
    const auto high = [](std::int64_t first, std::int64_t own, std::int64_t all, bool wraps) {
        return wraps ? own + margin : std::min(own + margin, all - first);
    };
    low_x = low(part.x0, of.wraps_x()), low_y = low(part.y0, of.wraps_y());
    high_x = high(part.x0, part.columns, of.columns, of.wraps_x());
    high_y = high(part.y0, part.rows, of.rows, of.wraps_y());
}

inline constexpr std::array<int, 8> around_x{0, -1, 1, 0, -1, 1, -1, 1};
inline constexpr std::array<int, 8> around_y{-1, 0, 0, 1, -1, -1, 1, 1};  // sides, then corners

}  // namespace cuesta::coast
