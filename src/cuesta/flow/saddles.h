// SPDX-License-Identifier: Apache-2.0
// The saddles between basins: pairs of neighbouring cells of two basins, the lowest of each two
// basins at least.
//
// A saddle is as high as the higher of its two cells. They are ordered by that, then by the lower
// cell, then by the ids of both: no two are equal, and the order does not depend on blocks.
//
// Cost  one look at four neighbours of each cell. A small memory of the last pairs of basins drops
//       most saddles that cannot be the lowest; what slips through does no harm.
#pragma once

#include <vector>

#include "cuesta/flow/basins.h"

namespace cuesta::flow {

struct Saddle {
    Label basin_high, basin_low;  // of its higher and its lower cell
    std::int32_t height, lower;   // of those cells
    CellId high, low;             // of equal height: the larger id is `high`

    bool before(const Saddle& other) const {
        if (key_1() != other.key_1()) return key_1() < other.key_1();
        return high != other.high ? high < other.high : low < other.low;
    }
    std::uint64_t key_1() const { return key_of(height, lower); }
    static constexpr std::uint64_t key_of(std::int32_t height, std::int32_t lower) {
        return (std::uint64_t{static_cast<std::uint32_t>(height) ^ 0x80000000u} << 32) |
               (static_cast<std::uint32_t>(lower) ^ 0x80000000u);
    }
};

// Those whose first cell, in the order of rows, lies in this block; in no particular order.
std::vector<Saddle> find_saddles(const Basins& basins, const IntField& surface, const Frame& frame);

}  // namespace cuesta::flow
