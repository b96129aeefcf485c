// SPDX-License-Identifier: Apache-2.0
// Columns for tests, written as lists of material and metres from the bed upwards.
#pragma once

#include <cmath>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cuesta/terrain/terrain.h"

namespace cuesta::test {

using Layers = std::vector<std::pair<std::string, double>>;

// Replaces every column of a block by layers(x, y), x and y counted on the whole map.
inline void lay_layers(Terrain& terrain,
                       const std::function<Layers(std::int64_t, std::int64_t)>& layers,
                       std::int32_t deposited_step = 0) {
    LayerStack& ground = terrain.ground();
    ground.make_layered();
    LayerBook book;
    for (std::int64_t y = 0; y < terrain.block().rows; ++y)
        for (std::int64_t x = 0; x < terrain.block().columns; ++x) {
            Column column;
            for (const auto& [name, metres] :
                 layers(terrain.block().x0 + x, terrain.block().y0 + y))
                column.push({*terrain.materials().find(name),
                             static_cast<Units>(std::lround(metres / ground.unit_m())),
                             deposited_step});
            ground.set_column(x, y, column, book);
        }
}

// The column as material and metres again.
inline Layers layers_of(const Terrain& terrain, std::int64_t x, std::int64_t y) {
    const LayerStack& ground = terrain.ground();
    Layers list;
    const Column column = ground.column(x, y);
    for (const Layer& layer : column.all())
        list.emplace_back(terrain.materials()[layer.material].name,
                          layer.thickness * ground.unit_m());
    return list;
}

// Kilograms per square metre of all columns of a block together.
inline double mass_of(const Terrain& terrain) {
    const auto totals = terrain.ground().totals();
    double sum = 0;
    for (std::size_t i = 0; i < terrain.materials().size(); ++i)
        sum += static_cast<double>(totals[i]) *
               terrain.materials()[static_cast<MaterialId>(i)].density;
    return sum * terrain.ground().unit_m();
}

}  // namespace cuesta::test
