// SPDX-License-Identifier: Apache-2.0
// What drops run over beside the heights, and what became of them.
#pragma once

#include <array>
#include <cstdint>
#include <limits>

#include "cuesta/grid/field.h"

namespace cuesta {

// Optional maps of the size of the DropMap.
struct DropCover {
    const Field* softness = nullptr;  // share of what drops would take that comes off, 0..1
    std::int32_t floor = std::numeric_limits<std::int32_t>::min();  // units; not worn below
};

struct DropTally {
    std::array<std::int64_t, 4> lost{};  // units carried over each side of the map, by Side
    std::int64_t discarded = 0;          // units, with residual = discard
    std::int64_t started = 0, left = 0;  // drops; those that left the map
    std::int64_t limited = 0;            // deeds of more than most_drop_units
    std::int64_t steps = 0;
    void add(const DropTally& other) {
        for (std::size_t i = 0; i < lost.size(); ++i) lost[i] += other.lost[i];
        discarded += other.discarded;
        started += other.started, left += other.left;
        limited += other.limited, steps += other.steps;
    }
    std::int64_t gone() const { return lost[0] + lost[1] + lost[2] + lost[3] + discarded; }
};

}  // namespace cuesta
