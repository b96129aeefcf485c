// SPDX-License-Identifier: Apache-2.0
// Material on its way from a donor to a receiver. Inside of thermal_layers.h.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "cuesta/terrain/layer_stack.h"

namespace cuesta::thermal {

// To a cell of this block.
struct Transfer {
    std::int32_t x = 0, y = 0;
    Units units = 0;
    std::uint16_t order = 0;  // a cell's transfers are laid by it, those of equal order as one
    MaterialId material = 0;
};

// Level by level as they left their column, within a level the softest material first.
struct TransferOrder {
    std::array<std::uint8_t, 256> rank{};  // of materials: softest first, then by number

    explicit TransferOrder(const MaterialTable& materials);
    Transfer transfer(std::int64_t x, std::int64_t y, int level, MaterialId material,
                      Units units) const {
        return {static_cast<std::int32_t>(x), static_cast<std::int32_t>(y), units,
                static_cast<std::uint16_t>((level << 8) | rank[material]), material};
    }
};

// The transfers from one row of tiles by the row they go to, seen from the row they come from: each
// list goes down the map.
struct TransferRows {
    std::vector<Transfer> above, same, below;
    void clear() { above.clear(), same.clear(), below.clear(); }
    bool empty() const { return above.empty() && same.empty() && below.empty(); }
    std::size_t size() const { return above.size() + same.size() + below.size(); }
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
