// SPDX-License-Identifier: Apache-2.0
// What drops find in the ground, and how what they did comes into its columns.
//
// Where the softness differs from place to place, or where what comes off becomes another material,
// drops need maps of it; ground of one material with a number needs none.
//
// Layers  drops run on the surface for some sweeps (a window), with the softness as it is found at
//         its beginning, and count what they eroded and deposited in every cell. Then columns are
//         cut and filled (drop_columns.h), and the softness is looked up again, for what drops
//         asked for in the last window.
// One     load: what comes off becomes `sediment`, mass for mass. What drops were paid for is what
//         the ground was expected to be; the difference is made good in the same cell.
// Own     loads: drops carry each kind of material by itself, and what a cell gets in a window is
//         divided among the kinds that drops deposited in it. Up to 8 kinds; what else there is
//         counts as the last of them.
#pragma once

#include <cstdint>
#include <vector>

#include "cuesta/process/droplet/drop_columns.h"
#include "cuesta/process/droplet/drop_ledger.h"
#include "cuesta/process/droplet/drop_strips.h"

namespace cuesta {

// Every block has one; functions marked `all` are called by all blocks together.
class DropGround {
public:
    DropGround(const DropGroundRule& rule, Terrain& terrain, const StepContext& step,
               StepReport& report);

    bool even() const { return columns_.even(); }
    bool layered() const { return columns_.layered(); }
    float softness() const { return columns_.softness(); }
    // Kinds that are deposited as themselves; 0: one load.
    int kinds() const { return static_cast<int>(columns_.kinds().size()); }
    DropLedger& ledger() { return ledger_; }

    struct Maps {
        Field softness, worth;     // of a strip's rows, with ring
        std::vector<Field> kinds;  // share of each kind in what comes off, if there are kinds
    };
    // All: the maps as the ground is now.
    Maps scan(const DropStrips& strips);
    // All: cuts off and deposits; maps of the block. `shares`: what was deposited by kind, in any
    // proportion; empty without kinds. `gained`: what drops of this block's strip have eroded of
    // each kind so far.
    struct Change {
        bool differs = false;     // the surface is not what drops made it
        std::int64_t fallen = 0;  // units by which it fell into opened caves
    };
    Change change(const IntField& eroded, const IntField& deposited,
                  const std::vector<IntField>& shares, const DropSums& gained);

private:
    void find_truth(const DropSums& gained);

    Terrain& terrain_;
    const StepContext& step_;
    StepReport& report_;
    DropColumns columns_;
    DropLedger ledger_;
    Field softness_now_, worth_now_;  // as drops were told last
    Field demand_;  // units that drops would have eroded of the softest ground, last window
    DropSums gained_before_{};
    DropShares truth_{};  // of what drops eroded for a kind, how much was of it
};

}  // namespace cuesta
