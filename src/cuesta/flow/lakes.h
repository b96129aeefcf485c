// SPDX-License-Identifier: Apache-2.0
// The lakes of a landscape: every depression filled to where it spills; level, volume and outlet.
//
// A lake is water that hangs together. Basins joined by a saddle below its level are one lake; one
// whose saddle is as high as the lake it spills into, or higher, is a lake of its own above it
// [cordonnier2019]:
//
//   volume = sum of (level - ground) over its cells, in units x cells, whole numbers
//
// On a map without any outlet all water ends in the lowest pit. It is listed as a lake without
// outlet and without water: how far it fills depends on rain, see flow/fill_spill_merge.h.
//
// Holds   the same list for any threads and blocks. Every way down passes a listed lake, or ends at
//         the border, in the sea or beside a gap.
// Cost    one pass over the cells, one sum of integers over the blocks.
#pragma once

#include <vector>

#include "cuesta/flow/drainage.h"

namespace cuesta::flow {

using LakeIndex = std::uint32_t;
inline constexpr LakeIndex no_lake = 0xffffffffu;

struct Lake {
    std::int32_t level = 0;               // of its water, units
    std::int32_t lowest = 0;              // ground at its deepest point, units
    CellId deepest = Frame::nowhere;      // the cell of that point
    CellId outlet_cell = Frame::nowhere;  // where it spills, as high as the level; or nowhere
    std::int64_t cells = 0;               // under water
    std::int64_t volume = 0;              // units x cells
    LakeIndex spills_into = no_lake;      // the next lake down, or the end of the land

    bool has_outlet() const { return outlet_cell != Frame::nowhere; }
    bool operator==(const Lake&) const = default;
};

struct Lakes {
    std::vector<Lake> all;            // by the id of the deepest point
    std::vector<LakeIndex> of_basin;  // by label of this block; no_lake: it holds no water

    // The lake over a cell whose ground is so high.
    LakeIndex at(const Drainage& drainage, Cell cell, std::int32_t ground) const {
        if (all.empty() || drainage.level(cell, ground) <= ground) return no_lake;
        return of_basin[drainage.basins().label[cell]];
    }
};

// After drainage.route() of this surface. Every block must call it.
Lakes find_lakes(const Drainage& drainage, const IntField& surface, Communicator& comm);

}  // namespace cuesta::flow
