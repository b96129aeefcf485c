// SPDX-License-Identifier: Apache-2.0
// Material on its way from a donor to a receiver. Inside of thermal_layers.h.
#pragma once

#include <array>
#include <cstdint>
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

// Across the border of a block, in samples of the whole map.
struct FarTransfer {
    std::int64_t x = 0, y = 0;
    Units units = 0;
    std::int32_t level = 0;
    std::int32_t material = 0;
    std::int32_t unused = 0;  // no padding: the bytes are sent
};

}  // namespace cuesta::thermal
