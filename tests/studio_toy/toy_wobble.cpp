// SPDX-License-Identifier: Apache-2.0
#include "studio_toy/toy_wobble.h"

#include <cmath>

namespace cuesta::toy {

StepReport ToyWobble::apply(Terrain& terrain, const StepContext& step) const {
    const FieldValue where = step.value_of(wobble_where);
    LayerStack& ground = terrain.ground();
    const MaterialId rock = *terrain.materials().find(wobble_rock.name.view());
    if (!ground.layered() && rock != ground.bed_material()) ground.make_layered();
    LayerBook book;
    for (std::int64_t y = 0; y < step.block.rows; ++y) {
        const double share = static_cast<double>(step.block.y0 + y) /
                             static_cast<double>(step.grid.rows) *
                             static_cast<double>(wobble_count);
        const auto ridge = static_cast<std::size_t>(share);
        const double across = share - std::floor(share);
        const double shape = wobble_style == WobbleStyle::calm ? 4 * across * (1 - across)
                                                               : 1 - std::abs(2 * across - 1);
        const double rise =
            wobble_height * shape * wobble_shares.values[ridge % wobble_shares.count];
        for (std::int64_t x = 0; x < step.block.columns; ++x) {
            const auto units = std::llround(rise * where.at(x, y) / ground.unit_m());
            if (units == 0) continue;
            if (!wobble_down) {
                ground.add(x, y, rock, units, terrain.now, book);
                book.in[rock] += units;
            } else {
                ground.remove(x, y, units, book,
                              [&](MaterialId material, Units cut) { book.out[material] += cut; });
            }
        }
    }
    terrain.ledger.book(book, ground.unit_m());
    StepReport report;
    report.count("joined_layers", book.joined_layers);
    report.count("opened_caves", book.opened_caves);
    return report;
}

}  // namespace cuesta::toy
