// SPDX-License-Identifier: Apache-2.0
// What ice does to its bed: it grinds and plucks rock, carries it as till and lays it down where it
// melts. Inside of glacial.h.
//
// The load is whole units of the ground, an int per cell: rock becomes till by mass, and moves with
// the ice, upwind, by the share of the ice that crosses each face. Where ice melts the same share
// of its load is laid down, where it is gone all of it. Water under the ice takes `outwash` of what
// is ground off the rock with it.
//
// Holds   every material to the unit: till on its way is `suspended` in the ledger.
// Limits  a batch wears at most 2 m and a twentieth of the ice's thickness (`limited_cells`); a
//         cell carries 100 m at the most, the rest is laid down.
#pragma once

#include <array>
#include <cstdint>

#include "cuesta/process/ice/ice_flow.h"
#include "cuesta/terrain/terrain.h"

namespace cuesta::ice {

struct BedWork {
    Field speed, other;     // m/yr, sliding; working memory of smoothing
    Field fall;             // of the bed along the ice
    Field thickness;        // m of ice, smoothed: lone bumps under thin ice wear off
    Field mean;             // of the bed around, m
    IntField load, loaded;  // units of till
    Field share_x, share_y;
    void fit(FieldShape shape);
};

struct BedRule {
    WearLaw wear;
    double drag_length_m = 1000;
    double outwash = 0.9;
    MaterialId till = 0;
    std::int32_t now = 0;
};

// Of this block.
struct BedSums {
    LayerBook book;
    std::int64_t lifted = 0, laid = 0, washed = 0;  // units of till: taken up, laid down, gone
    std::array<std::int64_t, 4> left{};             // over each side
    std::int64_t limited_cells = 0;
    void post(Ledger& ledger, MaterialId till, double unit_m) const;
};

class IceBed {
public:
    IceBed(BedWork& work, IceWork& ice, IceFlow& flow, LayerStack& ground, const BedRule& rule,
           const Grid& grid, Communicator& comm);
    // The mean of the bed around each cell, from the bed as it is now.
    void look_around();
    // One batch: the ice has flowed for `ice_years` and worn for `years`. Needs layered ground.
    // Changes the bed of `ice` too; halos of ice and bed are filled before and old afterwards.
    void wear(double ice_years, double years, double line_m, const FlowLaw& law,
              std::array<double, 3> offsets);
    // Till under ice that is no more comes to rest.
    const BedSums& sums() const { return sums_; }
    // Of the last batch, smoothed; m/yr.
    const Field& speed() const { return work_.speed; }

private:
    void find_speed(const FlowLaw& law);
    void wear_rock(double years, std::array<double, 3> offsets);
    void carry(double ice_years, double line_m, double offset);
    void lay_down(double ice_years, double line_m, std::array<double, 3> offsets);

    BedWork& work_;
    IceWork& ice_;
    IceFlow& flow_;
    LayerStack& ground_;
    BedRule rule_;
    const Grid& grid_;
    Communicator& comm_;
    std::vector<int> passes_, few_passes_;
    BedSums sums_;
};

}  // namespace cuesta::ice
