// SPDX-License-Identifier: Apache-2.0
#include "cuesta/analysis/surface_water.h"

#include <algorithm>
#include <utility>

#include "cuesta/analysis/drained_land.h"

namespace cuesta {
namespace {

// Flow over faces, which only a simulation leaves; `discharge` alone may be a map of drainage.
constexpr std::string_view face_flow = "water.qx";

const Field* simulated_discharge(const Terrain& terrain) {
    return terrain.find(face_flow) != nullptr ? terrain.find(field::discharge) : nullptr;
}

// Water as water_flow and others have left it on the ground of a block.
void collect_simulated(const Terrain& terrain, const DrainedLand& land, SurfaceWater& water) {
    const Field* depth = terrain.find(field::water);
    const Field* discharge = simulated_discharge(terrain);
    const flow::Frame& frame = land.drainage.frame();
    for (std::int64_t y = 0; y < frame.rows(); ++y)
        for (std::int64_t x = 0; x < frame.columns(); ++x) {
            const flow::CellId id = frame.id(x, y);
            if (!water.depth_m.empty()) {
                water.depth_m[id] = depth->at(x, y);
                water.level_m[id] =
                    static_cast<float>(land.surface.at(x, y) * land.unit_m) + depth->at(x, y);
            }
            if (!water.discharge.empty()) water.discharge[id] = discharge->at(x, y);
        }
}

}  // namespace

SurfaceWater::SurfaceWater(WaterKind kind_in, const Grid& grid, const Terrain& terrain)
    : kind(kind_in) {
    map.grid = grid;
    const auto cells = static_cast<std::size_t>(grid.cells());
    if (kind == WaterKind::lakes) {
        lake_of.resize(cells);
        if (terrain.find(field::water) != nullptr) depth_m.resize(cells), level_m.resize(cells);
        return;
    }
    map.direction.resize(cells);
    map.cells.resize(cells);
    map.water.resize(cells);
    if (simulated_discharge(terrain) != nullptr) discharge.resize(cells);
}

void SurfaceWater::collect(Terrain& terrain, Communicator& comm,
                           std::optional<double> sea_level_m) {
    const DrainedLand land = drain_land(terrain, comm, sea_level_m);
    const flow::Drainage& drainage = land.drainage;
    const flow::Frame& frame = drainage.frame();
    flow::Lakes found;
    if (kind == WaterKind::lakes) found = flow::find_lakes(drainage, land.surface, comm);
    for (std::int64_t y = 0; y < frame.rows(); ++y)
        for (std::int64_t x = 0; x < frame.columns(); ++x) {
            const flow::Cell cell = frame.cell(x, y);
            const flow::CellId id = frame.id(x, y);
            const std::int32_t ground = land.surface.at(x, y);
            if (kind == WaterKind::lakes) {
                lake_of[id] = found.at(drainage, cell, ground);
            } else {
                map.direction[id] = drainage.direction(cell);
                map.cells[id] = static_cast<std::uint32_t>(
                    std::min<std::uint64_t>(land.cells_above(cell), 0xffffffffu));
                map.water[id] = drainage.level(cell, ground);
            }
        }
    collect_simulated(terrain, land, *this);
    if (comm.rank() == 0) lakes = std::move(found.all), unit_m = land.unit_m;
}

std::vector<HeldWater> keep_what_is_wet(SurfaceWater& water) {
    std::vector<HeldWater> held(water.lakes.size());
    for (std::size_t id = 0; id < water.lake_of.size(); ++id) {
        flow::LakeIndex& lake = water.lake_of[id];
        if (lake == flow::no_lake) continue;
        if (!(water.depth_m[id] >= thinnest_water_m)) {
            lake = flow::no_lake;
            continue;
        }
        HeldWater& one = held[lake];
        ++one.cells;
        one.depth_sum_m += static_cast<double>(water.depth_m[id]);
        if (water.depth_m[id] > one.deepest_m)
            one.deepest_m = water.depth_m[id], one.level_m = water.level_m[id];
    }
    return held;
}

double usual_river_area_m2(const Grid& grid) {
    return std::max(100.0, static_cast<double>(grid.cells()) / 1000) * grid.cell_area_m2();
}

}  // namespace cuesta
