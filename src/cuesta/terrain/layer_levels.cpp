// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/layer_levels.h"

#include <algorithm>

namespace cuesta {

int LayerLevels::levels(const LayerStack& ground) {
    if (!ground.layered()) return 0;
    int most = 0;
    for (std::int64_t y = 0; y < ground.shape().rows; ++y)
        for (std::int64_t x = 0; x < ground.shape().columns; ++x)
            most = std::max<int>(most, ground.buried().at(x, y));
    return most;
}

void LayerLevels::read(const LayerStack& ground, int level, std::int64_t x, std::int64_t y,
                       std::int64_t count, Units* thickness, MaterialId* material,
                       std::int32_t* deposited_step) {
    for (std::int64_t i = 0; i < count; ++i) {
        const bool there = level < ground.buried().at(x + i, y);
        const Layer one = there ? ground.layer(x + i, y, level) : Layer{};
        if (thickness != nullptr) thickness[i] = one.thickness;
        if (material != nullptr) material[i] = one.material;
        if (deposited_step != nullptr) deposited_step[i] = one.deposited_step;
    }
}

void LayerLevels::begin(double unit_m, MaterialId bed, bool layered) {
    ground_.unit_m_ = unit_m, ground_.bed_material_ = bed;
    if (layered) ground_.make_layered();
}

void LayerLevels::end_planes() {
    for (std::int64_t y = 0; y < ground_.shape().rows; ++y)
        for (std::int64_t x = 0; x < ground_.shape().columns; ++x)
            ground_.changed_tile(x, y).resize(LayerTile::cell(x, y), ground_.buried_.at(x, y));
    ground_.trim();
}

void LayerLevels::write(int level, std::int64_t x, std::int64_t y, std::int64_t count,
                        const Units* thickness, const MaterialId* material,
                        const std::int32_t* deposited_step) {
    for (std::int64_t i = 0; i < count; ++i) {
        if (level >= ground_.buried_.at(x + i, y)) continue;
        LayerTile& into = ground_.changed_tile(x + i, y);
        const std::size_t cell = LayerTile::cell(x + i, y);
        if (thickness != nullptr) into.thickness(cell, level) = thickness[i];
        if (material != nullptr) into.set_material(cell, level, material[i]);
        if (deposited_step != nullptr) into.deposited_step(cell, level) = deposited_step[i];
    }
}

}  // namespace cuesta
