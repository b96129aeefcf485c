// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/wind/dust.h"

#include "cuesta/base/parallel.h"

namespace cuesta::aeolian {

Crossed drift_dust(const Law& law, const Shift& shift, const SandPlanes& sand, Field& dust,
                   const Grid& grid, const Block& block) {
    Law straight = law;
    straight.side = 0;
    const SandPlanes planes{sand.rock,    sand.cover, dust,     sand.slope,
                            sand.shelter, nullptr,    sand.wind};
    Field next(dust.shape());
    const std::int64_t columns = dust.columns();
    parallel_for(0, dust.rows(), rows_per_piece(columns), [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y)
            for (std::int64_t x = 0; x < columns; ++x) {
                if (sand.wind == nullptr) {
                    next.at(x, y) = dust.at(x - shift.x, y - shift.y);
                    continue;
                }
                const auto from = [&](std::int64_t dx, std::int64_t dy, std::int32_t way) {
                    const float u = sand.wind->x.at(x + dx, y + dy);
                    const float v = sand.wind->y.at(x + dx, y + dy);
                    return way_of(u, v, law.phase) == way ? dust.at(x + dx, y + dy) : 0.0f;
                };
                next.at(x, y) = (from(-1, 0, to_east) + from(1, 0, to_west)) +
                                (from(0, -1, to_south) + from(0, 1, to_north));
            }
    });
    const Crossed crossed = cross_borders(straight, shift, planes, next, nullptr, grid, block);
    dust.swap(next);
    return crossed;
}

void lay_dust(const DustRule& rule, const Field& blown, Field& dust, LayerStack& ground,
              LayerBook& book) {
    const auto unit = static_cast<float>(ground.unit_m());
    const float per_unit = 1 / unit;
    const LayerStack& seen = ground;
    const MaterialId sand = *ground.materials().find("sand");
    book.merge(book_tile_rows(dust.rows(), [&](std::int64_t lo, std::int64_t hi, LayerBook& part) {
        for (std::int64_t y = lo; y < hi; ++y)
            for (std::int64_t x = 0; x < dust.columns(); ++x) {
                const float units = dust.at(x, y) * per_unit;
                if (units < 1) continue;
                const bool stirred = blown.at(x, y) > 0 && seen.top_material().at(x, y) == sand;
                const std::int32_t wanted = floor_of(units * rule.fall + rule.phase);
                // A float counts no more than 2^24 of them.
                const std::int32_t least = static_cast<std::int32_t>(units) - (1 << 22);
                std::int32_t falls = stirred ? 0 : wanted;
                falls = falls < least ? least : falls;
                if (falls <= 0) continue;
                ground.add(x, y, rule.silt, falls, rule.now, part);
                dust.at(x, y) = (units - static_cast<float>(falls)) * unit;
            }
    }));
}

}  // namespace cuesta::aeolian
