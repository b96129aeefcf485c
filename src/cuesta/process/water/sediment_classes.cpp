// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/sediment_classes.h"

#include <algorithm>

#include "cuesta/process/water/hydraulic_ground.h"

namespace cuesta {
namespace {

constexpr double active_layer_m = 0.01;

// The layer that takes what is laid: like joins like within the uppermost centimetre, which running
// water keeps moving. What lies deeper is covered, so that a cap stays where it is.
int like_near_top(const LayerStack& ground, std::int64_t x, std::int64_t y, MaterialId material,
                  double active_units) {
    double above = 0;
    for (int index = ground.layers(x, y) - 1; index >= 0 && above < active_units; --index) {
        const MaterialId there = ground.material(x, y, index);
        if (there == material) return index;
        if (ground.materials().is_air(there)) break;
        above += ground.thickness(x, y, index);
    }
    return -1;
}

}  // namespace

std::vector<Field*> sediment_classes(Terrain& terrain) {
    std::vector<Field*> list;
    const MaterialTable& materials = terrain.materials();
    for (std::size_t i = 0; i < materials.size(); ++i) {
        const auto id = static_cast<MaterialId>(i);
        list.push_back(materials.is_air(id) ? nullptr
                                            : &terrain.make("sediment." + materials[id].name));
    }
    return list;
}

void change_classes(LayerStack& ground, const HydraulicSubstep& part, std::int64_t x,
                    std::int64_t y, std::int32_t change, const CellMaps& row, float& load,
                    HydraulicBalance& balance) {
    const hydraulic::Coefficients& n = part.coefficients;
    const std::vector<Field*>& own = *part.own;
    const std::int64_t per_unit = n.quanta_per_unit();
    if (change < 0) {
        const std::int32_t off = worn_off(ground, part.tables, x, y, -change);
        ground.remove(x, y, off, balance.book, [&](MaterialId material, Units units) {
            own[material]->at(x, y) += static_cast<float>(units) * n.unit;
            balance.own[material] += units * per_unit;
        });
        load += static_cast<float>(off + change) * n.unit;
        row.wear[x] += static_cast<float>(off) * n.unit;
        return;
    }
    // Units of each load, and a proportional share of what is to be laid.
    std::vector<MaterialId> order;
    std::vector<std::int32_t> shares(own.size(), 0);
    float all = 0;
    for (std::size_t m = 0; m < own.size(); ++m)
        if (own[m] != nullptr && own[m]->at(x, y) > 0) {
            order.push_back(static_cast<MaterialId>(m));
            all += own[m]->at(x, y);
        }
    const auto units_of = [&](MaterialId m) {
        return static_cast<std::int32_t>(own[m]->at(x, y) * n.per_unit);
    };
    std::int32_t rest = change;
    for (const MaterialId m : order) {
        shares[m] = std::min({units_of(m), rest,
                              static_cast<std::int32_t>(static_cast<double>(change) *
                                                        double{own[m]->at(x, y)} / double{all})});
        rest -= shares[m];
    }
    for (const MaterialId m : order) {
        const std::int32_t more = std::min(rest, units_of(m) - shares[m]);
        shares[m] += more;
        rest -= more;
    }
    std::stable_sort(order.begin(), order.end(), [&](MaterialId a, MaterialId b) {
        return ground.materials()[a].density > ground.materials()[b].density;
    });
    for (const MaterialId m : order) {
        if (shares[m] == 0) continue;
        const int like = like_near_top(ground, x, y, m, active_layer_m * double{n.per_unit});
        if (like >= 0)
            ground.thicken(x, y, like, shares[m], part.now);
        else
            ground.add(x, y, m, shares[m], part.now, balance.book);
        own[m]->at(x, y) -= static_cast<float>(shares[m]) * n.unit;
        balance.own[m] -= shares[m] * per_unit;
    }
    load += static_cast<float>(rest) * n.unit;
    row.deposit[x] += static_cast<float>(change - rest) * n.unit;
}

}  // namespace cuesta
