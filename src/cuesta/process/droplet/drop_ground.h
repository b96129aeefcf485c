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
// One     load: what comes off becomes `sediment`, mass for mass. What drops were paid for is what
//         the ground was expected to be; the difference is made good in the same cell.
// Own     loads: drops carry each kind of material by itself, and what a cell gets in a window is
//         divided among the kinds that drops laid down in it. Up to 8 kinds; what else there is
//         counts as the last of them.
// Beds    what a step lays down in a cell joins what it has laid down there of the same material:
//         a step leaves at most one bed of each kind, in the order in which they came.
// Holds   every unit is booked: turned into sediment, laid down, or gone over a border.
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
    // All: cuts off and lays down; whole maps, read on the first block.
    // `shares`: what was laid down by kind, in any proportion; empty without kinds. `gained`: what
    // drops have taken for each kind so far, of the first block.
    struct Change {
        bool differs = false;     // the surface is not what drops made it
        std::int64_t fallen = 0;  // units by which it fell into opened caves
    };
    Change change(IntField& took, IntField& put, std::vector<IntField>& shares,
                  const std::array<std::int64_t, DropKinds::most>& gained);
    // All: the books of the step; `exported` and `discarded` in units of load, of the first block.
    // `gone`: by kind, where no ring hides it.
    void book(const std::array<std::int64_t, 4>& exported, std::int64_t discarded,
              const std::array<std::int64_t, DropKinds::most>* gone = nullptr);

private:
    struct Cut {
        float softness = 0, worth = 1;
        DropShares kinds{};
    };
    struct Taken {
        double worth = 0;
        Units refused = 0;
    };
    struct Part {
        LayerBook book;
        std::array<std::int64_t, 256> took{}, laid{};
        std::int64_t refused = 0, fallen = 0, moved = 0;
        void merge(const Part& other) {
            book.merge(other.book);
            for (std::size_t i = 0; i < took.size(); ++i)
                took[i] += other.took[i], laid[i] += other.laid[i];
            refused += other.refused, fallen += other.fallen, moved += other.moved;
        }
    };
    void find_kinds();
    void find_truth(const std::array<std::int64_t, DropKinds::most>& gained);
    Cut cut(std::int64_t x, std::int64_t y, float demand) const;
    Taken take(std::int64_t x, std::int64_t y, Units units, Part& part);
    void lay(std::int64_t x, std::int64_t y, MaterialId material, Units units, Part& part);
    void lay_kinds(std::int64_t x, std::int64_t y, Units units, const DropCargo& cargo, Part& part);
    bool make_good(std::int64_t x, std::int64_t y, double worth, double paid, Part& part);
    void even_out(std::int64_t rest);
    void balance(const std::array<std::int64_t, DropKinds::most>& gone);

    Terrain& terrain_;
    const StepContext& step_;
    StepReport& report_;
    MaterialId sediment_, air_;
    bool by_material_, even_ = true, layered_;
    float softness_ = 1;
    std::int64_t floor_ = 0, ceiling_ = 0;  // units

    Field field_softness_;            // of a field, this block
    Field softness_now_, worth_now_;  // as drops were told last
    ByteField below_;                 // layers below what this step has laid down; 0: nothing yet
    DoubleField owed_;  // one load: sediment that drops were not paid for, or paid too much for
    Field demand_;      // units that drops would have taken of the softest ground, last window
    std::array<float, 256> soft_{}, worth_{};  // by material
    std::vector<MaterialId> kinds_;
    std::array<std::int64_t, DropKinds::most> gained_before_{};
    DropShares truth_{};  // of what drops took for a kind, how much was of it
    std::array<std::uint8_t, 256> kind_of_{};
    std::array<std::int64_t, 256> took_{}, laid_{};  // units of each material, this block
};

// Load for a unit that drops would take at each sample: brush * (softness x worth), with the share
// of the brush that lies on the map counting for all of it. Of one kind alone if its shares are
// given. `uneven`: the softness is 1 but in these rows, and worth nothing else.
Field drop_gain(const DropMap& map, const DropBrush& brush, const Field& softness,
                const Field* worth = nullptr, const Field* kind = nullptr,
                const std::vector<std::uint8_t>* uneven = nullptr);

}  // namespace cuesta
