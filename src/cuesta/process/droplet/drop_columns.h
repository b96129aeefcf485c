// SPDX-License-Identifier: Apache-2.0
// Columns under drops: what they hold for a demand, and how they are cut and filled.
//
// Softness is 1 - hardness: of everything, of a field, or of the material on top of each column.
//
// Cut     where the layer on top will not last for what drops ask for, the softness is that of all
//         that will be cut. Ground of hardness 1 stays, and so does a roof over what lies below the
//         floor.
// Beds    what a step deposits in a cell joins what it has deposited there of the same material: a
//         step leaves at most one bed of each kind, in the order in which they came.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "cuesta/operator/context.h"
#include "cuesta/process/droplet/drop_kinds.h"
#include "cuesta/terrain/terrain.h"

namespace cuesta {

using DropShares = std::array<float, DropKinds::most>;
using MaterialSums = std::array<std::int64_t, 256>;  // units of each material

struct DropGroundRule {
    MaterialId sediment = 0;
    bool one_load = false;                  // what comes off becomes sediment, mass for mass
    bool by_material = false;               // the hardness is that of each material
    double hardness = 0;                    // else, where there is no field
    const Field* hardness_field = nullptr;  // of this block
    double floor_m = 0;
};

class DropColumns {
public:
    DropColumns(const DropGroundRule& rule, Terrain& terrain, const StepContext& step,
                StepReport& report);

    bool layered() const { return layered_; }
    // Same everywhere, and deposited as it was: `softness()` says it all.
    bool even() const { return !layered_ && field_softness_.empty() && plants_ == nullptr; }
    float softness() const { return softness_; }
    // Kinds that are deposited as themselves; none: one load.
    const std::vector<MaterialId>& kinds() const { return kinds_; }
    MaterialId sediment() const { return sediment_; }
    double worth(std::size_t material) const { return double{worth_[material]}; }
    std::int64_t floor() const { return floor_; }
    std::int64_t ceiling() const { return ceiling_; }
    LayerStack& ground() { return terrain_.ground(); }
    // Layers below what this step has deposited in a cell; 0: nothing yet.
    int below(std::int64_t x, std::int64_t y) const { return below_.at(x, y); }
    // Before the first change.
    void prepare();

    // What a demand finds in a column: mean softness and worth, shares of the kinds.
    struct Cut {
        float softness = 0, worth = 1;
        DropShares kinds{};
    };
    Cut cut(std::int64_t x, std::int64_t y, float demand) const;

    struct Changes {
        LayerBook book;
        MaterialSums eroded{}, deposited{};
        std::int64_t refused = 0, fallen = 0, moved = 0;
        void merge(const Changes& other);
    };
    struct Eroded {
        double worth = 0;
        Units refused = 0;
    };
    // Cuts off up to `units`.
    Eroded erode(std::int64_t x, std::int64_t y, Units units, Changes& changes);
    void deposit(std::int64_t x, std::int64_t y, MaterialId material, Units units,
                 Changes& changes);
    // Of several kinds in the proportions of `loads`.
    void deposit_kinds(std::int64_t x, std::int64_t y, Units units, const DropLoads& loads,
                       Changes& changes);
    // With one load drops are paid by what the ground was expected to be. Where it was other, the
    // difference is made good in the same cell, now or when there is sediment on top. Returns
    // whether the surface has changed.
    bool make_good(std::int64_t x, std::int64_t y, double worth, double paid, Changes& changes);
    bool in_debt(std::int64_t x, std::int64_t y) const { return owed_.at(x, y) <= -1; }

private:
    void find_kinds(const StepContext& step, StepReport& report);

    Terrain& terrain_;
    const Field* plants_;  // cover that holds the ground; null: bare
    MaterialId sediment_, air_;
    bool layered_;
    float softness_ = 1;
    std::int64_t floor_ = 0, ceiling_ = 0;  // units
    Field field_softness_;                  // of a field, this block
    ByteField below_;
    DoubleField owed_;  // one load: sediment that drops were not paid for, or paid too much for
    std::array<float, 256> soft_{}, worth_{};  // by material
    std::vector<MaterialId> kinds_;
    std::array<std::uint8_t, 256> kind_of_{};
};

}  // namespace cuesta
