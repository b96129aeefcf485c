// SPDX-License-Identifier: Apache-2.0
// What hydraulic erosion knows of the water: discharge over the faces of cells, and beyond borders.
// Inside of hydraulic_erosion.h.
#pragma once

#include <cstdint>
#include <vector>

#include "cuesta/grid/field.h"
#include "cuesta/grid/grid.h"

namespace cuesta {

// Water as water_flow has left it. Halos are filled two samples wide.
struct HydraulicWater {
    const Field *depth, *qx, *qy;
    bool faces = true;   // q belongs to the east and south faces (pipes); else to the cells
    bool ready = false;  // q over borders is that of HydraulicFaces already, see BorderFaces
};

// Over an open border leaves what a cell gets from its neighbours and does not pass on to them,
// over a wall nothing: water_flow keeps no discharge over its western and northern borders, and
// rain on one cell counts for nothing beside a river.
class HydraulicFaces {
public:
    HydraulicFaces(const HydraulicWater& water, const Grid& grid, const Block& block)
        : water_(water), grid_(grid), block_(block) {}
    // Faces of row y, from the second row before the block to the first behind it: `east` from
    // column -2, `south` from -1, both to the first column behind the block. At a northern border
    // `north` gets what leaves over it; null if nobody wants to know.
    void row(std::int64_t y, float* east, float* south, float* north) const;
    // Of a row of the map, those `east` at borders and beyond them.
    void sides(std::int64_t y, float* east) const;
    const HydraulicWater& water() const { return water_; }
    // What leaves over each open face of a border cell; 0 over a wall.
    float leaving(std::int64_t x, std::int64_t y, Side side) const;

private:
    float raw_east(std::int64_t x, std::int64_t y) const;
    float raw_south(std::int64_t x, std::int64_t y) const;
    const HydraulicWater water_;
    const Grid grid_;
    const Block block_;
};

// Writes discharge over borders and beyond them, as HydraulicFaces has it, to fields of faces, so
// that their rows can be used as they are; what was inside the map comes back at the end.
class BorderFaces {
public:
    // All at once; or else by write(y) for every row from -2 to one behind the last, a row of the
    // map once discharge of it and of the row before is there, by any threads.
    BorderFaces(const Field& depth, Field& qx, Field& qy, const Grid& grid, const Block& block,
                bool at_once = true);
    void write(std::int64_t y);
    ~BorderFaces();
    BorderFaces(const BorderFaces&) = delete;
    BorderFaces& operator=(const BorderFaces&) = delete;

private:
    Field &qx_, &qy_;
    const Grid grid_;
    const Block block_;
    const HydraulicFaces faces_;
    std::vector<float> east_, south_;  // what was there in the last column and row
};

// What the length of a step and the size of quanta follow from.
struct HydraulicPace {
    double deepest_m = 0;
    double fastest = 0;  // the largest share of its water that a cell gives per second, by spacing
};
// Water shallower than `least_m` counts as that deep where it is fast. Up to `cfl_speed` it does
// not matter how fast it is: any number up to that may come out then. What is `known` nobody looks
// at: the deepest, which comes out as 0, and the speed of cells that are not at borders.
struct PaceKnown {
    bool deepest = false, cfl_speed = false;
};
HydraulicPace hydraulic_pace(const HydraulicWater& water, const Grid& grid, const Block& block,
                             double least_m, double cfl_speed = 0, PaceKnown known = {});

// The halo of the bed beyond open borders: it falls on as the ground before it does, at least by
// 0.001 of the spacing. The halo has been filled by repeating.
void slope_bed_outwards(IntField& bed, double unit_m, const Grid& grid, const Block& block);

}  // namespace cuesta
