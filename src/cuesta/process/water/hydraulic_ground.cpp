// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/hydraulic_ground.h"

#include <algorithm>

namespace cuesta {

std::int32_t worn_off(const LayerStack& ground, const hydraulic::Tables& tables, std::int64_t x,
                      std::int64_t y, std::int32_t wanted) {
    int index = ground.layers(x, y) - 1;
    const float reference = tables.erodibility[ground.material(x, y, index)];
    double left = wanted;  // in terms of the uppermost layer
    std::int64_t taken = 0;
    for (;; --index) {
        const MaterialId material = ground.material(x, y, index);
        if (ground.materials().is_air(material)) break;  // it opens
        const double ratio = double{tables.erodibility[material]} / double{reference};
        const auto here = static_cast<std::int64_t>(left * ratio);
        const std::int64_t thickness = ground.thickness(x, y, index);
        const std::int64_t part = index == 0 ? here : std::min(here, thickness);
        taken += part;
        if (index == 0 || part < thickness) break;
        left -= static_cast<double>(part) / ratio;
    }
    return static_cast<std::int32_t>(taken);
}

void change_layers(LayerStack& ground, const HydraulicSubstep& part, std::int64_t x, std::int64_t y,
                   std::int32_t change, std::int32_t gain, const CellMaps& row, float& load,
                   HydraulicBalance& balance) {
    const hydraulic::Coefficients& n = part.coefficients;
    if (change > 0) {
        ground.add(x, y, part.sediment, change, part.now, balance.book);
        row.deposit[x] += static_cast<float>(change) * n.unit;
        return;
    }
    const std::int64_t per_unit = n.quanta_per_unit();
    // Take back what was booked.
    const MaterialId top = ground.top_material().at(x, y);
    if (top != part.sediment) balance.turn(top, std::int64_t{change} * per_unit, -gain);
    std::int64_t more = -gain;
    const std::int32_t off = worn_off(ground, part.tables, x, y, -change);
    ground.remove(x, y, off, balance.book, [&](MaterialId material, Units units) {
        const auto got = static_cast<std::int64_t>(hydraulic::cell::load_gained(
            n, static_cast<float>(units), part.tables.yield[material]));
        more += got;
        if (material != part.sediment) balance.turn(material, std::int64_t{units} * per_unit, got);
    });
    load += static_cast<float>(more) * n.quantum;
    balance.most_load = std::max(balance.most_load, load);
    balance.suspended += more;
    row.wear[x] += static_cast<float>(off) * n.unit;
}

}  // namespace cuesta
