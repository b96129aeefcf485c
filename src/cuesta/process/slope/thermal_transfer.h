// SPDX-License-Identifier: Apache-2.0
// Material on its way from a donor to a receiver. Inside of thermal_layers.h.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "cuesta/terrain/layer_stack.h"

namespace cuesta::thermal {

using Amounts = std::array<Units, 8>;  // to each neighbour, in the order of neighbour_offsets

// Units of one layer that leave their column; of lower levels first.
struct ColumnPart {
    Amounts units{};
    Units sum = 0;
    std::int16_t layer = 0;  // 0 is the bed
    std::uint8_t level = 0;
    MaterialId material = 0;
};

// To a cell of this block.
struct Transfer {
    std::int32_t x = 0, y = 0;
    Units units = 0;
    std::uint16_t order = 0;  // a cell's transfers are laid by it, those of equal order as one
    MaterialId material = 0;
};

// Level by level as they left their column, within a level the softest material first.
struct TransferOrder {
    std::array<std::uint8_t, 256> rank{};       // of materials: softest first, then by number
    std::array<MaterialId, 256> material_of{};  // each rank
    std::size_t ranks = 0;

    explicit TransferOrder(const MaterialTable& materials);
    // The same order among these materials alone: others have no rank.
    TransferOrder among(const std::array<bool, 256>& some) const;
    Transfer transfer(std::int64_t x, std::int64_t y, int level, MaterialId material,
                      Units units) const {
        return {static_cast<std::int32_t>(x), static_cast<std::int32_t>(y), units,
                static_cast<std::uint16_t>((level << 8) | rank[material]), material};
    }
};

// The transfers of the vector part in one row of tiles, to the row they come from and to the next:
// each list goes down the map.
struct TransferRows {
    std::vector<Transfer> same, below;
    void clear() { same.clear(), below.clear(); }
    std::size_t size() const { return same.size() + below.size(); }
};

// A list of what lies in a row of tiles, tile by tile, row by row: what is worked on together lies
// together, and a tile's columns stay in the near caches meanwhile.
template <class T>  // has x, y
class TileRowList {
public:
    // Empty, for these rows of so many columns.
    void clear(std::int64_t columns, std::int64_t first_row, std::int64_t end_row) {
        came_.clear(), list_.clear();
        first_row_ = first_row, rows_ = end_row - first_row;
        ends_.assign(static_cast<std::size_t>((columns + tile - 1) / tile * rows_), 0);
    }
    void push(const T& one) { came_.push_back(one); }
    std::size_t size() const { return came_.size(); }
    // Brings what came into order, within one tile and row as it came.
    void sort() {
        std::fill(ends_.begin(), ends_.end(), 0);
        for (const T& one : came_) ++ends_[place(one.x / tile, one.y)];
        std::uint32_t sum = 0;
        for (std::uint32_t& one : ends_) one = std::exchange(sum, sum + one);
        list_.resize(came_.size());
        for (const T& one : came_) list_[ends_[place(one.x / tile, one.y)]++] = one;
    }
    // In order.
    std::span<const T> all() const { return list_; }
    // Those of a row within a tile of the list; empty for a tile that there is not.
    std::span<const T> in(std::int64_t across, std::int64_t y) const {
        if (across < 0 || place(across, first_row_) >= ends_.size()) return {};
        const std::size_t at = place(across, y);
        const std::uint32_t begin = at == 0 ? 0 : ends_[at - 1];
        return std::span(list_).subspan(begin, ends_[at] - begin);
    }

private:
    static constexpr std::int64_t tile = LayerStack::tile;
    std::size_t place(std::int64_t across, std::int64_t y) const {
        return static_cast<std::size_t>(across * rows_ + y - first_row_);
    }
    std::vector<T> came_, list_;
    std::vector<std::uint32_t> ends_;
    std::int64_t first_row_ = 0, rows_ = 0;
};

// Across the border of a block, in samples of the whole map.
struct FarTransfer {
    std::int64_t x = 0, y = 0;
    Units units = 0;
    std::int32_t level = 0;
    std::int32_t material = 0;
    std::int32_t unused = 0;  // no padding: the bytes are sent
};

}  // namespace cuesta::thermal
