// SPDX-License-Identifier: Apache-2.0
// What drops find in the ground, and how what they did comes into its columns.
//
// Softness is 1 - hardness: of everything, of a field, or of the material on top of each column.
// Where it differs from place to place, or where what comes off becomes another material, drops
// need maps of it; ground of one material with a number needs none.
//
// Layers  drops run on the surface for some passes (a window), with the softness as it is found at
//         its beginning, and count what they took and laid down in every cell. Then columns are cut
//         and filled, and the softness is looked up again. Where the layer on top will not last for
//         a window, by what drops asked for in the last one, the softness is that of all that will
//         be cut. Ground of hardness 1 stays.
// One     load: what comes off becomes `sediment`, mass for mass.
// Own     loads: drops carry each kind of material by itself, and what a cell gets in a window is
//         divided among the kinds that drops laid down in it. Up to 8 kinds; what else there is
//         counts as the last of them.
// Holds   every unit is booked: turned into sediment, laid down, or gone over a border. The few
// that
//         rounding makes or loses stand among what went out.
#pragma once

#include <array>
#include <vector>

#include "cuesta/process/droplet/drop_brush.h"
#include "cuesta/process/droplet/drop_land.h"
#include "cuesta/process/droplet/drop_tally.h"
#include "cuesta/process/droplet/droplets.h"

namespace cuesta {

using DropShares = std::array<float, DropKinds::most>;

// Every block has one; functions marked `all` are called by all blocks together.
class DropGround {
public:
    DropGround(const Droplets& op, Terrain& terrain, const StepContext& step, StepReport& report);

    // Same everywhere, and laid down as it was: `softness()` says it all.
    bool even() const { return even_; }
    bool layered() const { return layered_; }
    // Kinds that are laid down as themselves; 0: one load.
    int kinds() const { return static_cast<int>(kinds_.size()); }
    float softness() const { return softness_; }

    struct Maps {
        Field softness, worth;     // whole maps, with ring
        std::vector<Field> kinds;  // share of each kind in what comes off, if there are kinds
    };
    // All: the maps as the ground is now; made on the first block.
    Maps look(const DropRing& ring);
    // All: cuts off and lays down; whole maps, read on the first block. Returns whether something
    // was to be cut that is too hard.
    // `shares`: what was laid down by kind, in any proportion; empty without kinds. `gained`: what
    // drops have taken for each kind so far, of the first block.
    bool change(IntField& took, IntField& put, std::vector<IntField>& shares,
                const std::array<std::int64_t, DropKinds::most>& gained);
    // All: the books of the step; `exported` and `discarded` in units of load, of the first block.
    void book(const std::array<std::int64_t, 4>& exported, std::int64_t discarded);

private:
    void find_kinds();
    void even_out(std::int64_t rest, std::int64_t laid);

    Terrain& terrain_;
    const StepContext& step_;
    StepReport& report_;
    MaterialId sediment_;
    bool by_material_, even_ = true, layered_;
    float softness_ = 1;
    struct Cut {
        float softness = 0, worth = 1;
        DropShares kinds{};
    };
    Cut cut(std::int64_t x, std::int64_t y, float demand) const;

    Field field_softness_;            // of a field, this block
    FieldOf<std::int64_t> deposits_;  // units laid down so far, with one load
    Field softness_now_;              // as drops were told last
    Field demand_;  // units that drops would have taken of the softest ground, last window
    std::array<float, 256> soft_{}, worth_{};  // by material
    std::vector<MaterialId> kinds_;
    std::array<std::int64_t, DropKinds::most> gained_before_{};
    DropShares truth_{};  // of what drops took for a kind, how much was of it
    std::array<std::uint8_t, 256> kind_of_{};
    std::array<std::int64_t, 256> took_{}, laid_{};  // units of each material, this block
};

// Load for a unit that drops would take at each sample: brush * (softness x worth), with the share
// of the brush that lies on the map counting for all of it.
// Of one kind alone if its shares are given.
Field drop_gain(const DropMap& map, const DropBrush& brush, const DropGround::Maps& maps,
                const Field* kind = nullptr);

}  // namespace cuesta
