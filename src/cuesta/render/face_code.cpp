// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/face_code.h"

#include <algorithm>
#include <array>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

int number_of(MaterialId material) {
    return std::min<int>(material, 31);
}

// The materials at three depths of a column, found from the top down.
int walk(const LayerStack& ground, std::int64_t x, std::int64_t y, std::int64_t drop,
         std::optional<MaterialId> air) {
    int code = 0, step = 0;
    std::int64_t depth = 0;  // of the foot of the layer, below the surface
    for (int i = ground.layers(x, y) - 1; i >= 0 && step < face_steps; --i) {
        const Layer layer = ground.layer(x, y, i);
        depth += layer.thickness;
        if (layer.material == air) continue;
        // A step lies at (2 step + 1) / 6 of the drop; the bed has no foot.
        while (step < face_steps && (i == 0 || (2 * step + 1) * drop < 6 * depth))
            code |= number_of(layer.material) << (5 * step++);
    }
    return code;
}

}  // namespace

void write_face_codes(const LayerStack& ground, std::int64_t stride, Field& out) {
    CUESTA_CHECK(out.shape() == ground.shape() && stride > 0, "the codes fit the ground");
    const std::int64_t columns = ground.shape().columns, rows = ground.shape().rows;
    constexpr int thrice = 1 + 32 + 1024;
    if (!ground.layered()) {
        out.fill(static_cast<float>(thrice * number_of(ground.bed_material())));
        return;
    }
    const std::optional<MaterialId> air = ground.materials().find("air");
    parallel_for(
        0, (rows + stride - 1) / stride, rows_per_piece(columns),
        [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t y = lo * stride; y < std::min(hi * stride, rows); y += stride) {
                const std::array<const Units*, 3> near = {
                    ground.surface().row(std::max<std::int64_t>(y - stride, 0)),
                    ground.surface().row(y), ground.surface().row(std::min(y + stride, rows - 1))};
                const Units* top = ground.top().row(y);
                const MaterialId* material = ground.top_material().row(y);
                const std::uint8_t* buried = ground.buried().row(y);
                float* code = out.row(y);
                for (std::int64_t x = 0; x < columns; x += stride) {
                    const std::int64_t west = std::max<std::int64_t>(x - stride, 0);
                    const std::int64_t east = std::min(x + stride, columns - 1);
                    Units lowest = near[1][x];
                    for (const Units* row : near)
                        lowest = std::min({lowest, row[west], row[x], row[east]});
                    const std::int64_t drop = std::int64_t{near[1][x]} - lowest;
                    const bool shallow = buried[x] == 0 || 5 * drop < 6 * std::int64_t{top[x]};
                    code[x] = static_cast<float>(shallow ? thrice * number_of(material[x])
                                                         : walk(ground, x, y, drop, air));
                }
            }
        });
}

}  // namespace cuesta
