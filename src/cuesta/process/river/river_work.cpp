// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/river/river_work.h"

namespace cuesta::river {

// Implicit over the whole step: every layer is worn at the slope that is left at its end, so the
// time for one of strength C is (thickness) / (C x^n). Rock above a layer therefore counts as rock
// of that layer, thicker by the ratio of their strengths, and layers of one strength as one.
double cut_layers(const Wear& wear, double height, double base, double c, std::int64_t x,
                  std::int64_t y) {
    const LayerStack& ground = wear.ground();
    const double n = wear.strength().n();
    std::int64_t bottom = ground.surface().at(x, y);
    for (int index = ground.layers(x, y) - 1;; --index) {
        const double here = wear.of_material(ground.material(x, y, index));
        if (index == 0) return base + drop_left(height - base, c * here, n);
        bottom -= ground.thickness(x, y, index);
        const double floor = static_cast<double>(bottom);
        if (height <= floor) continue;  // breached through it
        const double reached = base + drop_left(height - base, c * here, n);
        if (reached >= floor) return reached;
        // Below is a cave: it opens, and the river falls into it.
        const MaterialId below = ground.material(x, y, index - 1);
        if (ground.materials().is_air(below)) return floor;
        height = floor + (height - floor) * (wear.of_material(below) / here);
    }
}

}  // namespace cuesta::river
