// SPDX-License-Identifier: Apache-2.0
// Material on its way from one column to another. Inside of thermal_layers.h.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "cuesta/terrain/layer_stack.h"

namespace cuesta::thermal {

// Sorted by key, parcels come cell by cell in the order in which they are laid.
struct Parcel {
    std::uint64_t key = 0;
    Units units = 0;
    MaterialId material = 0;
    bool operator<(const Parcel& other) const { return key < other.key; }
};

// Keys of one block.
struct ParcelOrder {
    std::int64_t columns = 1;
    std::array<std::uint8_t, 256> rank{};  // of materials: softest first, then by number

    ParcelOrder(std::int64_t columns_of_block, const MaterialTable& materials);
    Parcel parcel(std::int64_t x, std::int64_t y, int level, MaterialId material,
                  Units units) const {
        const auto cell = static_cast<std::uint64_t>(y * columns + x);
        return {(cell << 16) | static_cast<std::uint64_t>(level << 8) | rank[material], units,
                material};
    }
    static std::int64_t cell(const Parcel& parcel) {
        return static_cast<std::int64_t>(parcel.key >> 16);
    }
};

// Across the border of a block, in samples of the whole map.
struct FarParcel {
    std::int64_t x = 0, y = 0;
    Units units = 0;
    std::int32_t level = 0;
    std::int32_t material = 0;
    std::int32_t unused = 0;  // no padding: the bytes are sent
};

}  // namespace cuesta::thermal
