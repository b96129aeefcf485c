// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/erosion_maps.h"

#include <algorithm>
#include <utility>

#include "cuesta/base/parallel.h"

namespace cuesta {

ErosionMaps::ErosionMaps(bool keeps, const Plan& plan, Terrain& terrain) : terrain_(terrain) {
    if (!keeps) return;
    const auto map = [&](std::string_view name) {
        return std::binary_search(plan.asked.begin(), plan.asked.end(), name) ? &terrain.make(name)
                                                                              : nullptr;
    };
    wear_ = map(field::wear), deposit_ = map(field::deposit);
    if (wear_ == nullptr && deposit_ == nullptr) return;
    const LayerStack& ground = std::as_const(terrain).ground();
    before_ = ground.surface().clone();
    unit_m_ = ground.unit_m();
}

void ErosionMaps::add(FieldWatch& watch) {
    if (wear_ == nullptr && deposit_ == nullptr) return;
    const LayerStack& ground = std::as_const(terrain_).ground();
    const double unit_m = ground.unit_m();
    const std::int64_t columns = before_.columns();
    parallel_for(0, before_.rows(), rows_per_piece(columns), [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y)
            for (std::int64_t x = 0; x < columns; ++x) {
                const double change =
                    ground.surface().at(x, y) * unit_m - before_.at(x, y) * unit_m_;
                if (change > 0 && deposit_ != nullptr)
                    deposit_->at(x, y) += static_cast<float>(change);
                if (change < 0 && wear_ != nullptr) wear_->at(x, y) -= static_cast<float>(change);
            }
    });
    const std::string names[] = {std::string(field::wear), std::string(field::deposit)};
    watch.changed(names);
}

}  // namespace cuesta
