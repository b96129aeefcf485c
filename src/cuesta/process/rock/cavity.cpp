// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/rock/cavity.h"

#include <algorithm>
#include <limits>

#include "cuesta/base/parallel.h"

namespace cuesta {

int count_cavities(const Column& column, MaterialId air) {
    int count = 0;
    bool inside = false;
    for (const Layer& layer : column.all()) {
        if (layer.material == air && !inside) ++count;
        inside = layer.material == air;
    }
    return count;
}

std::optional<Cavity> lowest_cavity(const LayerStack& ground, std::int64_t x, std::int64_t y,
                                    MaterialId air) {
    if (!ground.layered()) return std::nullopt;
    const int below = ground.buried().at(x, y);
    Units height = 0;
    for (int i = 0; i < below; ++i) {
        const Layer layer = ground.layer(x, y, i);
        if (layer.material == air) return Cavity{height, height + layer.thickness, i};
        height += layer.thickness;
    }
    return std::nullopt;
}

bool tile_has_cavities(const LayerStack& ground, std::int64_t x0, std::int64_t y0, MaterialId air) {
    constexpr std::int64_t side = LayerStack::tile;
    const std::int64_t end_x = std::min(x0 + side, ground.shape().columns);
    const std::int64_t end_y = std::min(y0 + side, ground.shape().rows);
    for (std::int64_t y = y0; y < end_y; ++y)
        for (std::int64_t x = x0; x < end_x; ++x) {
            const BuriedColumn below = ground.buried_column(x, y);
            for (int level = 1; level < below.count; ++level)
                if (below.material[level] == air) return true;
        }
    return false;
}

bool has_cavities(const LayerStack& ground, MaterialId air) {
    if (!ground.layered()) return false;
    constexpr std::int64_t side = LayerStack::tile;
    return ordered_reduce(
               0, ground.shape().rows, side, 0,
               [&](std::int64_t lo, std::int64_t) {
                   for (std::int64_t x = 0; x < ground.shape().columns; x += side)
                       if (tile_has_cavities(ground, x, lo, air)) return 1;
                   return 0;
               },
               [](int all, int part) { return all | part; }) != 0;
}

std::int64_t carve(Column& column, Units low, Units high, const MaterialSet& rock, MaterialId air,
                   LayerBook& book) {
    if (low >= high) return 0;
    Column carved;
    std::int64_t height = 0, all = 0;
    for (int i = 0; i < column.count; ++i) {
        const Layer layer = column.layers[static_cast<std::size_t>(i)];
        // The bed reaches down without end and counts its thickness from height 0.
        const std::int64_t bottom = i == 0 ? std::numeric_limits<std::int32_t>::min() : height;
        const std::int64_t top = height + layer.thickness;
        height = top;
        const std::int64_t from = std::max<std::int64_t>(low, bottom);
        const std::int64_t to = std::min<std::int64_t>(high, top);
        if (!rock[layer.material] || from >= to) {
            carved.push(layer);
            continue;
        }
        const std::int64_t foot = i == 0 ? from : from - bottom;
        if (i == 0 || foot > 0)
            carved.push({layer.material, static_cast<Units>(foot), layer.deposited_step});
        carved.push({air, static_cast<Units>(to - from), layer.deposited_step});
        if (top > to)
            carved.push({layer.material, static_cast<Units>(top - to), layer.deposited_step});
        book.out[layer.material] += to - from;
        all += to - from;
    }
    if (all > 0) column = carved;
    return all;
}

}  // namespace cuesta
