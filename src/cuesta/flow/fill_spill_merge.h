// SPDX-License-Identifier: Apache-2.0
// Lakes with a water budget: depressions fill as far as the runoff goes, spill, and merge
// [barnes2021].
//
// Depressions form a hierarchy. A pit's own depression reaches up to its lowest saddle; there it
// and the depression across the saddle are the two halves of a larger one, and so on up to the
// saddle that leads to the sea. Water of a cell runs to its pit. A full depression spills over its
// saddle into the basin across, if that side is not full; if it is, both rise together as one.
//
// What is found: the waters that stand at the end, each with level and volume, and what has left
// the map. A lake that is not full has no outlet; on a map without any border or sea to leave by,
// all of the runoff stays.
//
// Scheme  amounts are whole numbers of units x cells. Capacities follow from one sweep over cells,
//         levels from 32 sweeps of halving.
// Blocks  what lies inside a block stays there (flow/block_depressions.h); of the hierarchy that is
//         left all blocks have the same and pour the same.
// Holds   runoff = what stands + what has left, exactly. The same for any threads and blocks; the
//         order in which depressions are poured into does not matter.
// Limits  the land itself soaks up nothing; what falls on sea and border has left. One thread.
// Cost    O(cells) plus the way of each depression's water down to the sea in depressions.
#pragma once

#include <cstdint>
#include <vector>

#include "cuesta/flow/drainage.h"

namespace cuesta::flow {

struct StandingWater {
    std::int64_t volume = 0;    // units x cells
    std::int64_t capacity = 0;  // up to where it spills; -1 if it never does
    std::int64_t cells = 0;     // under water
    std::int32_t level = 0;     // units, rounded down ...
    std::int64_t rest = 0;      // ... and what stands above that, units x cells, below `cells`
    CellId deepest = Frame::nowhere;

    bool full() const { return volume == capacity; }
    double exact_level() const {  // units
        return cells == 0 ? level : level + static_cast<double>(rest) / static_cast<double>(cells);
    }
    bool operator==(const StandingWater&) const = default;
};

struct WaterBudget {
    static constexpr std::uint32_t dry = 0xffffffffu;
    // First those that several blocks may know, the same on all of them, then those of this block
    // alone: each by the id of their deepest point.
    std::vector<StandingWater> waters;
    std::size_t shared = 0;               // how many of the first kind
    std::vector<std::uint32_t> of_basin;  // by label of this block: which of them, or dry
    std::int64_t fallen = 0, standing = 0, left = 0;  // units x cells

    // How deep water stands over a cell of this basin with so high a ground, units.
    double depth(Label basin, std::int32_t ground) const {
        if (of_basin.empty() || of_basin[basin] == dry) return 0;
        const double level = waters[of_basin[basin]].exact_level();
        return level > ground ? level - ground : 0;
    }
};

// After drainage.route() of this surface. `runoff` is the water of each cell in units of the
// surface, not negative. Every block must call it.
WaterBudget fill_spill_merge(const Drainage& drainage, const IntField& surface,
                             const IntField& runoff, Communicator& comm);

}  // namespace cuesta::flow
