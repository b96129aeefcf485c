// SPDX-License-Identifier: Apache-2.0
#include "cuesta/verify/lab.h"

#include <memory>

namespace cuesta::verify {

// Three halo cells: what the operator that looks furthest needs.
Lab::Lab(const Grid& map, const Of& height_m, std::string_view material)
    : grid(map),
      terrain(grid, whole(grid), 3, std::make_shared<MaterialTable>()),
      comm(grid),
      scratch_(terrain.shape()) {
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x)
            terrain.height().at(x, y) = static_cast<float>(height_m(x, y));
    terrain.ground_material = *terrain.materials().find(material);
    terrain.settle(LayerStack::unit_for(terrain.highest()));
    terrain.show_height();
}

void Lab::lay(const Beds& beds) {
    LayerStack& ground = terrain.ground();
    ground.make_layered();
    LayerBook book;
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x)
            for (const auto& [material, thickness_m] : beds(x, y))
                ground.add(x, y, *terrain.materials().find(material),
                           static_cast<Units>(thickness_m / ground.unit_m()), 0, book);
}

void Lab::fill(std::string_view field, const Of& value) {
    Field& made = terrain.make(field);
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x)
            made.at(x, y) = static_cast<float>(value(x, y));
}

double Lab::sum(std::string_view field) {
    double all = 0;
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x) all += value(field, x, y);
    return all;
}

std::int64_t Lab::sum_of_units() const {
    std::int64_t all = 0;
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x) all += units(x, y);
    return all;
}

double noise(std::int64_t x, std::int64_t y) {
    const auto n = static_cast<std::uint32_t>(x * 7919 + y * 104729 + 17) * 2654435761u;
    return static_cast<double>(n >> 8) * 0x1p-24;
}

IntField surface_of(const Grid& grid,
                    const std::function<std::int32_t(std::int64_t, std::int64_t)>& units) {
    IntField surface({grid.columns, grid.rows, 1});
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x) surface.at(x, y) = units(x, y);
    return surface;
}

void route(flow::Drainage& drainage, IntField& surface, const Grid& grid) {
    SingleCommunicator comm(grid);
    drainage.route(surface, grid, whole(grid), comm);
    drainage.accumulate(comm);
}

}  // namespace cuesta::verify
