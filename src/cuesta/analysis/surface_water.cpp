// SPDX-License-Identifier: Apache-2.0
#include "cuesta/analysis/surface_water.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "cuesta/analysis/drained_land.h"
#include "cuesta/grid/migrate.h"

namespace cuesta {
namespace {

// Flow over faces, which only a simulation leaves; `discharge` alone may be a map of drainage.
constexpr std::string_view face_flow = field::water_qx;

const Field* simulated_discharge(const Terrain& terrain) {
    return terrain.find(face_flow) != nullptr ? terrain.find(field::discharge) : nullptr;
}

// A cell on its way to the first block.
struct RiverCell {
    flow::CellId id;
    std::uint32_t cells;
    std::int32_t water;
    float discharge;
    flow::Direction direction;
};
struct LakeCell {
    flow::CellId id;
    flow::LakeIndex lake;
    float depth_m, level_m;
};
// Cells of one lake, one after the other along a row.
struct LakeRun {
    flow::CellId id;
    flow::LakeIndex lake;
    std::uint32_t cells;
};

// Those of all blocks in the order of the map, on the first block.
template <class Record>
std::vector<Record> sent_to_first(Communicator& comm, std::vector<Record> records) {
    records = migrate(comm, std::move(records), [](const Record&) { return 0; });
    std::sort(records.begin(), records.end(),
              [](const Record& a, const Record& b) { return a.id < b.id; });
    return records;
}

// Rivers of a block. A mouth that is its own source begins with what gives most to it: what gives
// to a cell without a receiver comes too, however little it is.
std::vector<RiverCell> rivers_of(const DrainedLand& land, const Field* discharge,
                                 std::uint32_t least) {
    const flow::Drainage& drainage = land.drainage;
    const flow::Frame& frame = drainage.frame();
    std::vector<RiverCell> found;
    for (std::int64_t y = 0; y < frame.rows(); ++y)
        for (std::int64_t x = 0; x < frame.columns(); ++x) {
            const flow::Cell cell = frame.cell(x, y);
            const flow::Direction direction = drainage.direction(cell);
            if (direction == flow::gap) continue;
            const auto cells = static_cast<std::uint32_t>(
                std::min<std::uint64_t>(land.cells_above(cell), 0xffffffffu));
            const bool gives_to_mouth =
                flow::has_receiver(direction) &&
                !flow::has_receiver(drainage.direction(drainage.receiver(cell)));
            if (cells < least && !gives_to_mouth) continue;
            found.push_back({frame.id(x, y), cells, drainage.level(cell, land.surface.at(x, y)),
                             discharge != nullptr ? discharge->at(x, y) : 0.0f, direction});
        }
    return found;
}

// What lies under the lakes that the land would hold.
std::vector<LakeRun> lake_runs_of(const DrainedLand& land, const flow::Lakes& lakes) {
    const flow::Frame& frame = land.drainage.frame();
    std::vector<LakeRun> found;
    for (std::int64_t y = 0; y < frame.rows(); ++y) {
        flow::LakeIndex before = flow::no_lake;
        for (std::int64_t x = 0; x < frame.columns(); ++x) {
            const flow::LakeIndex lake =
                lakes.at(land.drainage, frame.cell(x, y), land.surface.at(x, y));
            if (lake != flow::no_lake && lake == before)
                ++found.back().cells;
            else if (lake != flow::no_lake)
                found.push_back({frame.id(x, y), lake, 1});
            before = lake;
        }
    }
    return found;
}

// What is wet of them after a simulation.
std::vector<LakeCell> wet_cells_of(const DrainedLand& land, const flow::Lakes& lakes,
                                   const Field& depth) {
    const flow::Frame& frame = land.drainage.frame();
    std::vector<LakeCell> found;
    for (std::int64_t y = 0; y < frame.rows(); ++y)
        for (std::int64_t x = 0; x < frame.columns(); ++x) {
            if (!(depth.at(x, y) >= thinnest_water_m)) continue;
            const std::int32_t ground = land.surface.at(x, y);
            const flow::LakeIndex lake = lakes.at(land.drainage, frame.cell(x, y), ground);
            if (lake == flow::no_lake) continue;
            found.push_back({frame.id(x, y), lake, depth.at(x, y),
                             static_cast<float>(ground * land.unit_m) + depth.at(x, y)});
        }
    return found;
}

}  // namespace

SurfaceWater::SurfaceWater(WaterKind kind_in, const Grid& grid, std::uint32_t least)
    : kind(kind_in), least_cells(least) {
    map.grid = grid;
}

void SurfaceWater::collect(Terrain& terrain, Communicator& comm,
                           std::optional<double> sea_level_m) {
    const bool first = comm.rank() == 0;
    const Field* depth = kind == WaterKind::lakes ? terrain.find(field::water) : nullptr;
    const Field* flow_m3_per_s = kind == WaterKind::rivers ? simulated_discharge(terrain) : nullptr;
    std::vector<LakeCell> wet;
    std::vector<LakeRun> runs;
    std::vector<RiverCell> rivers;
    {
        // The drainage goes before anything is sent.
        const DrainedLand land = drain_land(terrain, comm, sea_level_m);
        flow::Lakes found;
        if (kind == WaterKind::lakes) found = flow::find_lakes(land.drainage, land.surface, comm);
        if (kind == WaterKind::rivers)
            rivers = rivers_of(land, flow_m3_per_s, least_cells);
        else if (depth != nullptr)
            wet = wet_cells_of(land, found, *depth);
        else
            runs = lake_runs_of(land, found);
        if (first) lakes = std::move(found.all), unit_m = land.unit_m;
    }
    if (first) simulated = depth != nullptr || flow_m3_per_s != nullptr;
    if (kind == WaterKind::rivers) {
        for (const RiverCell& one : sent_to_first(comm, std::move(rivers))) {
            map.ids.push_back(one.id), map.direction.push_back(one.direction);
            map.cells.push_back(one.cells), map.water.push_back(one.water);
            if (flow_m3_per_s != nullptr) discharge.push_back(one.discharge);
        }
    } else if (depth != nullptr) {
        for (const LakeCell& one : sent_to_first(comm, std::move(wet))) {
            lake_cells.push_back(one.id), lake_of.push_back(one.lake);
            depth_m.push_back(one.depth_m), level_m.push_back(one.level_m);
        }
    } else {
        const std::vector<LakeRun> all = sent_to_first(comm, std::move(runs));
        std::size_t cells = 0;
        for (const LakeRun& run : all) cells += run.cells;
        if (cells > 0) lake_cells.reserve(cells), lake_of.reserve(cells);
        for (const LakeRun& run : all)
            for (std::uint32_t i = 0; i < run.cells; ++i)
                lake_cells.push_back(run.id + i), lake_of.push_back(run.lake);
    }
}

std::vector<HeldWater> held_water(const SurfaceWater& water) {
    std::vector<HeldWater> held(water.lakes.size());
    for (std::size_t i = 0; i < water.lake_of.size(); ++i) {
        HeldWater& one = held[water.lake_of[i]];
        ++one.cells;
        one.depth_sum_m += static_cast<double>(water.depth_m[i]);
        if (water.depth_m[i] > one.deepest_m)
            one.deepest_m = water.depth_m[i], one.level_m = water.level_m[i];
    }
    return held;
}

std::uint32_t least_river_cells(const Grid& grid, std::optional<double> min_area_m2) {
    const double area_m2 = min_area_m2.value_or(usual_river_area_m2(grid));
    // 2^32 - 1 is more than any map has.
    return static_cast<std::uint32_t>(
        std::clamp(std::ceil(area_m2 / grid.cell_area_m2()), 1.0, 4294967295.0));
}

double usual_river_area_m2(const Grid& grid) {
    return std::max(100.0, static_cast<double>(grid.cells()) / 1000) * grid.cell_area_m2();
}

}  // namespace cuesta
