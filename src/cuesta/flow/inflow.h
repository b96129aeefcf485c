// SPDX-License-Identifier: Apache-2.0
// Rivers that enter a map over its border: what a part of a larger land gets from the rest of it.
//
// The border of such a map (docs/design/refine.md) lies outside of the land whose rain is counted.
// Each of its samples is one of three:
//
//   inlet     gives the map the water of the larger land that reaches it, and takes none
//   closed    gives and takes nothing: the sides of an inlet
//   outlet    all others: what arrives has left the map
//
// Kept with the land as a state without samples, "inflow": few numbers, the same on every block,
// saved in checkpoints. A land without it has none of this, to the bit.
//
// Holds   an inlet counts as so many cells of land, a whole number, so that sums are exact.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "cuesta/flow/receivers.h"
#include "cuesta/terrain/terrain.h"

namespace cuesta::flow {

inline constexpr std::string_view inflow_state = "inflow";

struct Inlet {
    BorderCell at;
    std::int64_t cells = 0;         // of this map, as large as the land above the inlet
    double sediment_m3_per_yr = 0;  // solid, that comes with the water
    bool operator==(const Inlet&) const = default;
};

struct Inflow {
    std::vector<Inlet> inlets;       // by row, then column
    std::vector<BorderCell> closed;  // inlets included; the same order
    bool operator==(const Inflow&) const = default;
};

void keep_inflow(Terrain& terrain, const Inflow& inflow);

// What a block sees of it.
class BorderInflow {
public:
    // None if the land has no such state.
    explicit BorderInflow(const Terrain& terrain);

    bool any() const { return any_; }
    const Inflow& all() const { return inflow_; }
    std::span<const BorderCell> closed() const { return inflow_.closed; }
    // How many cells of land a sample of the block stands for: one, on the border those above.
    std::int64_t cells(std::int64_t x, std::int64_t y) const {
        if (!any_) [[likely]]
            return 1;
        const BorderCell at{block_.x0 + x, block_.y0 + y};
        if (at.x > 0 && at.y > 0 && at.x + 1 < columns_ && at.y + 1 < rows_) [[likely]]
            return 1;
        const Inlet* inlet = find(at);
        return inlet == nullptr ? 0 : inlet->cells;
    }
    // Calls visit(x, y, inlet or nullptr) for every closed sample of the block.
    template <class Visit>
    void over_closed(Visit&& visit) const {
        for (const BorderCell& at : inflow_.closed)
            if (block_.contains(at.x, at.y)) visit(at.x - block_.x0, at.y - block_.y0, find(at));
    }

private:
    const Inlet* find(const BorderCell& at) const;
    Inflow inflow_;
    Block block_;
    std::int64_t columns_ = 0, rows_ = 0;
    bool any_ = false;
};

}  // namespace cuesta::flow
