// SPDX-License-Identifier: Apache-2.0
// Lakes in balance: they stand where what runs into them in a year is what they lose to the air.
//
//   sum of gain over all that drains to the lake = sum of loss over its wet cells + what spills
//
// `gain` is the runoff of a cell as dry land, `loss` what it gives less when water covers it: its
// runoff and its evaporation less the rain on it. A deeper lake is a wider lake and loses more. One
// that still gains at its saddle spills the rest; one that does not stays below it: a closed lake
// in a dry land, or a dry floor.
//
// Scheme  the hierarchy of flow/depression_tree.h with losses in place of volumes: what a
//         depression "holds" is what it loses up to its spill. Levels from 32 sweeps of halving;
//         a closed lake stands at the brim of the next cell that it cannot feed.
// Blocks  as in flow/fill_spill_merge.h. What goes over saddles is added up along the tree of
//         basins: inside a block by itself, between basins on rims by all (flow/basin_sums.h).
// Holds   gain = loss + what has left for the sea + what a map without outlet cannot lose, exactly.
//         The same for any threads and blocks.
// Limits  wet cells lose at least one part, so that no lake without inflow stays full. Of a closed
//         lake the rest of the balance, less than the loss of the cells at its brim, dries up on
//         the shore. One thread.
// Cost    O(cells), about 34 passes.
#pragma once

#include <cstdint>
#include <vector>

#include "cuesta/flow/drainage.h"

namespace cuesta::flow {

struct BalancedLake {
    std::int32_t level = 0;   // units of the surface
    std::int64_t cells = 0;   // under water; 0: a dry floor
    std::int64_t inflow = 0;  // parts a year, less what it spills: what it loses in all
    std::int64_t loss = 0;    // of its wet cells; the rest of `inflow` dries up on the shore
    bool spills = false;
    CellId deepest = Frame::nowhere;
    bool operator==(const BalancedLake&) const = default;
};

struct LakeBalance {
    static constexpr std::uint32_t dry = 0xffffffffu;
    // First those that several blocks may know, the same on all of them, then those of this block
    // alone: each by the id of their deepest point.
    std::vector<BalancedLake> lakes;
    std::size_t shared = 0;               // how many of the first kind
    std::vector<std::uint32_t> of_basin;  // by label of this block: which of them, or dry
    // By label of this block: what goes over the basin's saddle towards the sea, below 0 what
    // comes from there; of the sea what arrives.
    std::vector<std::int64_t> over;
    std::int64_t gained = 0, lost = 0, left = 0;
    std::int64_t unbalanced = 0;  // what a map without outlet gains more than all of it can lose

    // How deep water stands over a cell of this basin with so high a ground, units.
    std::int32_t depth(Label basin, std::int32_t ground) const {
        if (of_basin.empty() || of_basin[basin] == dry) return 0;
        const BalancedLake& lake = lakes[of_basin[basin]];
        return lake.level > ground ? lake.level - ground : 0;
    }
};

// After drainage.route() of this surface. Gains and losses of each cell in parts a year, not
// negative, below 2^62 all together. Every block must call it.
LakeBalance balance_lakes(const Drainage& drainage, const IntField& surface, const IntField& gain,
                          const IntField& loss, Communicator& comm);

// What runs through every cell: down the slopes to the lakes, over their saddles, on from there.
// On the way from the pit of a lake that spills to its saddle it is what spills. `amount` becomes
// that, the ring included. `land` as for drainage.route(). Every block must call it.
void run_through_lakes(const Drainage& drainage, const LakeBalance& balance,
                       const IntField& surface, const Land& land, const IntField& gain,
                       Communicator& comm, Plane<std::uint64_t>& amount);

}  // namespace cuesta::flow
