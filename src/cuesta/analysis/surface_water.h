// SPDX-License-Identifier: Apache-2.0
// Rivers and lakes of a whole map: its drainage, and the water that a simulation has left on it.
//
// Every block writes its part of the map. After a simulation of water depth, level and discharge
// are those it ended with; before one they are empty, and lakes are what the land would hold.
//
// Holds   the same for any threads and blocks.
// Cost    about 56 bytes a cell.
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
    // Empty, with room for the whole map. `terrain` of any block tells what was simulated.
    SurfaceWater(WaterKind kind, const Grid& grid, const Terrain& terrain);
    // The part of one block; every block must call it.
    void collect(Terrain& terrain, Communicator& comm, std::optional<double> sea_level_m);

    // Calls move(bytes of an element, cells of the map) for every array, so that somebody can put
    // together what was collected in several processes.
    template <class Move>
    void gather(Move&& move) {
        const auto one = [&](auto& cells) {
            if (!cells.empty()) move(sizeof(cells[0]), static_cast<void*>(cells.data()));
        };
        one(map.direction), one(map.cells), one(map.water), one(lake_of);
        one(depth_m), one(level_m), one(discharge);
    }

    WaterKind kind;
    double unit_m = 1;  // of heights and volumes
    // Of rivers: where the water goes. Of lakes: which one a cell belongs to.
    flow::DrainageMap map;
    std::vector<flow::Lake> lakes;
    std::vector<flow::LakeIndex> lake_of;
    // What a simulation has left, by cell; empty if there was none.
    std::vector<float> depth_m, level_m, discharge;
};

// What a depression really holds.
struct HeldWater {
    std::int64_t cells = 0;
    double depth_sum_m = 0, deepest_m = 0, level_m = 0;
};
// Takes cells without simulated water out of the lakes; what is left in each.
std::vector<HeldWater> keep_what_is_wet(SurfaceWater& water);

// The smallest drained area that counts as a river if nobody says, m2: the larger of 100 cells and
// a thousandth of the map.
double usual_river_area_m2(const Grid& grid);

}  // namespace cuesta
