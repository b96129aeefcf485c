// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/cover_planes.h"

#include <atomic>
#include <limits>

namespace cuesta {
namespace {

bool is_plain(const LayerStack& ground, MaterialId material) {
    if (!ground.layered()) return ground.bed_material() != material;
    std::atomic<bool> plain{true};
    over_tile_rows(ground.shape().rows, [&](std::int64_t lo, std::int64_t hi) {
        bool all = true;
        for (std::int64_t y = lo; y < hi && all; ++y)
            for (std::int64_t x = 0; x < ground.shape().columns && all; ++x) {
                const int below = ground.buried().at(x, y);
                const MaterialId bed = ground.material(x, y, 0);
                all = bed == ground.bed_material() && bed != material &&
                      (below == 0 || (below == 1 && ground.top_material().at(x, y) == material));
            }
        if (!all) plain = false;
    });
    return plain;
}

template <class T>
void fit(FieldOf<T>& field, const FieldShape& shape) {
    if (field.empty() || field.shape() != shape) field = FieldOf<T>(shape);
}

}  // namespace

void read_cover(const LayerStack& ground, MaterialId material, CoverPlanes& planes, bool layers) {
    const FieldShape shape = ground.shape();
    fit(planes.rock, shape);
    fit(planes.cover, shape);
    planes.material = material;
    planes.ahead = false;
    planes.plain = !layers && is_plain(ground, material);
    if (planes.plain) {
        planes.room = {};
        planes.below = {};
    } else {
        fit(planes.room, shape);
        fit(planes.below, shape);
    }
    const bool layered = ground.layered();
    over_tile_rows(shape.rows, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y)
            for (std::int64_t x = 0; x < shape.columns; ++x) {
                const bool has = layered && ground.covered(x, y, material);
                const Units cover = has ? ground.top().at(x, y) : 0;
                planes.cover.at(x, y) = cover;
                planes.rock.at(x, y) = ground.surface().at(x, y) - cover;
                if (planes.plain) continue;
                const int rock = ground.layers(x, y) - (has ? 2 : 1);
                const Layer layer = ground.layer(x, y, rock);
                // The bed never runs out.
                planes.room.at(x, y) =
                    rock == 0 ? std::numeric_limits<Units>::max() / 2 : layer.thickness;
                planes.below.at(x, y) = layer.material;
            }
    });
}

void lay_cover(const CoverPlanes& planes, LayerStack& ground) {
    const FieldShape shape = ground.shape();
    if (!ground.layered()) {
        std::atomic<bool> any{false};
        over_tile_rows(shape.rows, [&](std::int64_t lo, std::int64_t hi) {
            std::int32_t all = 0;
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < shape.columns; ++x) all |= planes.cover.at(x, y);
            if (all != 0) any = true;
        });
        if (any && ground.bed_material() != planes.material) ground.make_layered();
    }
    over_tile_rows(shape.rows, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y)
            for (std::int64_t x = 0; x < shape.columns; ++x)
                ground.set_cover(x, y, planes.material, planes.rock.at(x, y), planes.cover.at(x, y),
                                 planes.now);
    });
}

}  // namespace cuesta
