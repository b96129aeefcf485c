// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/river/river_work.h"

#include "cuesta/process/river/river_balance.h"

namespace cuesta::river {

// The time a layer takes is (d - x) / (C x^n), x being the drop at its bottom; what is left of the
// step works on the next.
double cut_layers(const Wear& wear, double height, double base, double c, std::int64_t x,
                  std::int64_t y) {
    const LayerStack& ground = wear.ground();
    const double n = wear.strength().n();
    double left = 1;
    std::int64_t bottom = ground.surface().at(x, y);
    for (int index = ground.layers(x, y) - 1;; --index) {
        const double strength = c * wear.of_material(ground.material(x, y, index));
        const double reached = base + drop_left(height - base, strength * left, n);
        if (index == 0) return reached;
        bottom -= ground.thickness(x, y, index);
        const double floor = static_cast<double>(bottom);
        if (reached >= floor) return reached;
        // Below is a cave: it opens, and the river falls into it.
        if (ground.materials()[ground.material(x, y, index - 1)].name == "air") return floor;
        const double drop = floor - base;
        left -= (height - floor) / (strength * (n == 1 ? drop : elementary::pow(drop, n)));
        height = floor;
        if (!(left > 0)) return floor;
    }
}

void breach(RiverWork& work, double sea_level, double fall, Communicator& comm) {
    const flow::Drainage& drainage = work.drainage;
    const auto refresh = [&] { flow::exchange_ring(work.z, drainage.frame(), comm, 0.0); };
    if (drainage.frame().has_neighbours()) refresh();
    drainage.downstream(
        [&](flow::Cell cell) {
            double lowest = work.z[cell];
            if (lowest <= sea_level) return;
            drainage.givers(
                cell, [&](flow::Cell giver) { lowest = std::min(lowest, work.z[giver] - fall); });
            work.z[cell] = lowest;
        },
        refresh);
}

}  // namespace cuesta::river
