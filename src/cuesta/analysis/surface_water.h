// SPDX-License-Identifier: Apache-2.0
// Rivers and lakes of a map: where its water runs or stands, and what a simulation has left of it.
//
// Every block finds its own cells that are rivers or lie under a lake and sends them to the first
// block, which has nothing of all other cells. After a simulation of water depth, level and
// discharge are those it ended with; before one they are empty, and lakes are what the land would
// hold.
//
// Holds   the same for any threads and blocks.
// Cost    the drainage of a block while it is collected; then about 50 bytes for each cell of a
//         river, 12 for each of a lake, on the first block alone. On their way cells of lakes
//         are runs along rows.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "cuesta/flow/lakes.h"
#include "cuesta/flow/network.h"
#include "cuesta/terrain/terrain.h"

namespace cuesta {

// Shallower water is a film, no lake.
inline constexpr float thinnest_water_m = 0.05f;

enum class WaterKind { rivers, lakes };

class SurfaceWater {
public:
    // Empty. Cells through which at least `least_cells` drain are rivers.
    SurfaceWater(WaterKind kind, const Grid& grid, std::uint32_t least_cells = 1);
    // Every block must call it; the first one gets what all have found. In one process all blocks
    // may share an object.
    void collect(Terrain& terrain, Communicator& comm, std::optional<double> sea_level_m);

    WaterKind kind;
    std::uint32_t least_cells = 1;
    double unit_m = 1;       // of heights and volumes
    bool simulated = false;  // depth and level of lakes, discharge of rivers
    // Where the water of rivers goes: their cells, and those that give to the end of one.
    flow::DrainageMap map;
    std::vector<flow::Lake> lakes;
    // Cells of lakes, ascending, and which one each belongs to; after a simulation the wet ones.
    std::vector<flow::CellId> lake_cells;
    std::vector<flow::LakeIndex> lake_of;
    // What a simulation has left there, by place in those lists; empty if there was none.
    std::vector<float> depth_m, level_m, discharge;
};

// What a depression really holds.
struct HeldWater {
    std::int64_t cells = 0;
    double depth_sum_m = 0, deepest_m = 0, level_m = 0;
};
// Of each lake after a simulation.
std::vector<HeldWater> held_water(const SurfaceWater& water);

// The smallest drained area that counts as a river if nobody says, m2: the larger of 100 cells and
// a thousandth of the map.
double usual_river_area_m2(const Grid& grid);
// Cells of a river that drains at least this area, or the usual one.
std::uint32_t least_river_cells(const Grid& grid, std::optional<double> min_area_m2);

}  // namespace cuesta
