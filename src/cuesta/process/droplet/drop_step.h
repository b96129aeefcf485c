// SPDX-License-Identifier: Apache-2.0
// One step of many drops at once: 32 drops side by side, in loops over the law of equations.h that
// the compiler vectorises.
//
// Nothing on the map is changed here. What drops deposit and erode goes into rows of whole numbers
// (DropRows), whose sums do not depend on the order of the drops.
#pragma once

#include <cstdint>

#include "cuesta/process/droplet/drop_list.h"

namespace cuesta {

struct DropStream;  // drop_stream.h

// Rows of sums of what is deposited and eroded: a window of the map that moves with the drops. Row
// y (counted on beyond the end of a wrapped map) lies in line y % lines.
struct DropWindow {
    std::int32_t* deposited = nullptr;
    std::int32_t* eroded = nullptr;  // of the same piece of memory
    std::int32_t* spread = nullptr;  // deposited by the brush; null: as `eroded` below 0
    std::int64_t stride = 0;
    std::int64_t mask = 0;   // lines - 1
    std::int64_t shift = 0;  // added to a row of the map
    // On a map that wraps from north to south: rows before `first` are those beyond its end, rows
    // from `end` on those before its beginning.
    std::int64_t first = INT32_MIN, end = INT32_MAX, rows = 0;
    std::int64_t line(std::int64_t y) const {
        return (y + shift + (y < first ? rows : 0) - (y >= end ? rows : 0)) & mask;
    }
};

struct DropScene {
    const DropMap* map = nullptr;
    const DropRule* rule = nullptr;
    const Field* gain = nullptr;  // DropCover
    const DropStream* stream = nullptr;
    RandomKey key;
    std::uint32_t step = 0;
    // No drop reads a row above this: rows count from here in the kernel, so that places in a band
    // have 32 bits on maps of any number of rows. On a strip of a land that wraps they count on
    // beyond its end.
    std::int64_t base = 0;
};

// What each drop of a block did: units at the four corners of its cell.
struct DropExchanges {
    static constexpr int lanes = DropBlock::lanes;
    std::int32_t x[lanes], y[lanes], erodes[lanes];
    std::int32_t share[4][lanes];
    drop_law::Corners<std::int32_t> corners(int i) const {
        return {share[0][i], share[1][i], share[2][i], share[3][i]};
    }
};

// Steps the first `count` drops; fate[i] of each. Drops that end stay where they were, with their
// load; those that left stand beyond the edge. `next` is stepped after this, if given. `frames` of
// both are needed on a map that has some. Returns whether any has not stayed.
bool step_drops(const DropScene& scene, DropBlock& drops, int count, const DropWindow& window,
                std::int32_t* fate, const DropBlock* next = nullptr,
                DropExchanges* exchanges = nullptr, DropFrames* frames = nullptr,
                const DropFrames* next_frames = nullptr);

}  // namespace cuesta
