// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/lift.h"

namespace cuesta {

void lift_column(LayerStack& ground, std::int64_t column, std::int64_t row, Units units,
                 LayerBook& book) {
    if (units == 0) return;
    MaterialId bed = ground.bed_material();
    if (ground.layered()) {
        const Layer layer = ground.layer(column, row, 0);
        bed = layer.material;
        ground.thicken(column, row, 0, units, layer.deposited_step);
    } else {
        ground.surface().at(column, row) += units;
    }
    (units > 0 ? book.in : book.out)[bed] += units > 0 ? units : -units;
}

}  // namespace cuesta
