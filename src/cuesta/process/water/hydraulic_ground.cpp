// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/hydraulic_ground.h"

#include <algorithm>

namespace cuesta {

std::int32_t worn_off(const LayerStack& ground, const hydraulic::Tables& tables, std::int64_t x,
                      std::int64_t y, std::int32_t wanted) {
    int index = ground.layers(x, y) - 1;
    const float reference = tables.take[ground.material(x, y, index)];
    double left = wanted;  // in terms of the uppermost layer
    std::int64_t taken = 0;
    for (;; --index) {
        const MaterialId material = ground.material(x, y, index);
        if (ground.materials()[material].name == "air") break;  // it opens
        const double ratio = double{tables.take[material]} / double{reference};
        const auto here = static_cast<std::int64_t>(left * ratio);
        const std::int64_t thickness = ground.thickness(x, y, index);
        const std::int64_t part = index == 0 ? here : std::min(here, thickness);
        taken += part;
        if (index == 0 || part < thickness) break;
        left -= static_cast<double>(part) / ratio;
    }
    return static_cast<std::int32_t>(taken);
}

void lay_special(LayerStack& ground, const HydraulicPart& part, std::int64_t x, std::int64_t y,
                 std::int32_t change, std::int32_t gain, const CellMaps& row, float& load,
                 HydraulicBooks& books) {
    const hydraulic::Numbers& n = part.numbers;
    if (change > 0) {
        ground.add(x, y, part.sediment, change, part.now, books.book);
        row.deposit[x] += static_cast<float>(change) * n.unit;
        return;
    }
    const auto per_unit = static_cast<std::int64_t>(n.unit * n.per_quantum);
    // Take back what was booked.
    const MaterialId top = ground.top_material().at(x, y);
    if (top != part.sediment) books.turn(top, std::int64_t{change} * per_unit, -gain);
    std::int64_t more = -gain;
    const std::int32_t off = worn_off(ground, part.tables, x, y, -change);
    ground.remove(x, y, off, books.book, [&](MaterialId material, Units units) {
        const auto got = static_cast<std::int64_t>(
            n.gained(static_cast<float>(units), part.tables.give[material]));
        more += got;
        if (material != part.sediment) books.turn(material, std::int64_t{units} * per_unit, got);
    });
    load += static_cast<float>(more) * n.quantum;
    books.most_load = std::max(books.most_load, load);
    books.suspended += more;
    row.wear[x] += static_cast<float>(off) * n.unit;
}

}  // namespace cuesta
