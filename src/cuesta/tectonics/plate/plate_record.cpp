// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/plate/plate_record.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"
#include "cuesta/tectonics/plate/plate_map.h"
#include "cuesta/tectonics/plate/plate_world.h"

namespace cuesta::plate {
namespace {

// Cells along an edge of the cube, from the beginning of the state: its version and its cells.
int side_of(const std::vector<std::byte>& state) {
    std::int32_t head[2] = {0, 0};
    if (state.size() < sizeof head) throw Error("the saved plates are damaged");
    std::memcpy(head, state.data(), sizeof head);
    const int n = static_cast<int>(std::sqrt(head[1] / 6.0) + 0.5);
    if (n < tile_side || n > 4096 || n % tile_side != 0 || 6 * n * n != head[1])
        throw Error("the plates of this run lie on no sphere, so they have no rotations",
                    "Give [grid] projection = \"latlon\"");
    return n;
}

void take_rotations(const PlateWorld<Sphere>& world, PlateRecord& record) {
    record.now_myr = world.exact_myr();
    std::vector<PoseNow> poses;
    for (const auto& plate : world.plates) {
        poses.push_back({plate.id, plate.pose});
        record.plates.push_back({plate.id, record.now_myr});
        for (const auto& part : world.history.partings)
            if (part.id == plate.id) record.plates.back().from_age_myr = record.now_myr - part.myr;
    }
    record.rotations = rotation_rows(world.history, poses, record.now_myr);
}

}  // namespace

PlateRecord read_record(const std::vector<std::byte>& state, const Grid& grid) {
    const Sphere geo(side_of(state));
    PlateWorld<Sphere> world(geo, 1);
    world.restore(state);
    PlateRecord record;
    take_rotations(world, record);
    record.samples.resize(static_cast<std::size_t>(grid.cells()));
    const Rule usual;
    parallel_for(0, grid.rows, 4, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y)
            for (std::int64_t x = 0; x < grid.columns; ++x) {
                // Pinholes between plates belong to the nearest crust around.
                const Vec place = place_of(geo, grid, x, y);
                auto found = world.find(place);
                const CellId here = geo.locate(place);
                for (const CellId* i = geo.cell_ring.first(here);
                     found.plate < 0 && i != geo.cell_ring.last(here); ++i)
                    found = world.find(geo.place(*i));
                if (found.plate < 0) continue;
                const auto& plate = world.plates[static_cast<std::size_t>(found.plate)];
                const Crust& crust = plate.crust.at(found.cell);
                auto& sample = record.samples[static_cast<std::size_t>(y * grid.columns + x)];
                sample.plate = plate.id;
                sample.id = world.history.id_of(plate, found.cell);
                sample.continent = world.thickness_km(crust, found.cell) > usual.continent_limit;
                sample.age_myr =
                    static_cast<float>(std::clamp(world.folded_myr(crust), 0.0, record.now_myr));
            }
    });
    return record;
}

PlateRecord read_rotations(const std::vector<std::byte>& state) {
    const Sphere geo(side_of(state));
    PlateWorld<Sphere> world(geo, 1);
    world.restore(state);
    PlateRecord record;
    take_rotations(world, record);
    return record;
}

}  // namespace cuesta::plate
