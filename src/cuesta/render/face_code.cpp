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

struct Code {
    int rocks = 0, edges = 0;
};

constexpr int even_edges = 85 + 256 * 170;

Code same(MaterialId material) {
    return {(1 + 32 + 1024) * number_of(material), even_edges};
}

// One layer of a drop: its material and the depth of its foot below the surface.
struct Piece {
    MaterialId material;
    std::int64_t foot;
};
using Pieces = std::array<Piece, most_layers>;

// What a column shows over its drop, without what is too thin; the last piece ends the drop.
int pieces_of(const LayerStack& ground, std::int64_t x, std::int64_t y, std::int64_t drop,
              std::optional<MaterialId> air, Pieces& pieces) {
    std::size_t count = 0;
    std::int64_t depth = 0, shown = 0;  // feet of all layers so far and of those taken
    for (int i = ground.layers(x, y) - 1; i >= 0 && depth < drop; --i) {
        const Layer layer = ground.layer(x, y, i);
        depth = i == 0 ? drop : std::min(depth + layer.thickness, drop);
        const bool only = depth == drop && count == 0;
        if (layer.material == air || (!only && 16 * (depth - shown) < drop)) continue;
        if (count > 0 && pieces[count - 1].material == layer.material) --count;
        pieces[count++] = {layer.material, depth};
        shown = depth;
    }
    if (count > 0) pieces[count - 1].foot = drop;
    return static_cast<int>(count);
}

Code code_of(const Pieces& pieces, int count, std::int64_t drop) {
    const auto piece = [&](int i) { return pieces[static_cast<std::size_t>(i)]; };
    const auto foot = [&](int i) {
        return static_cast<int>((piece(i).foot * 255 + drop / 2) / drop);
    };
    if (count == 1) return same(piece(0).material);
    if (count <= face_steps) {
        const int last = count - 1;
        return {number_of(piece(0).material) + (number_of(piece(1).material) << 5) +
                    (number_of(piece(last).material) << 10),
                foot(0) + 256 * foot(1)};
    }
    Code code{0, even_edges};
    for (int step = 0, i = 0; step < face_steps; ++step) {
        while (6 * piece(i).foot <= (2 * step + 1) * drop) ++i;
        code.rocks += number_of(piece(i).material) << (5 * step);
    }
    return code;
}

}  // namespace

void write_face_codes(const LayerStack& ground, std::int64_t stride, Field& rocks, Field& edges) {
    CUESTA_CHECK(rocks.shape() == ground.shape() && edges.shape() == ground.shape() && stride > 0,
                 "the codes fit the ground");
    const std::int64_t columns = ground.shape().columns, rows = ground.shape().rows;
    if (!ground.layered()) {
        const Code code = same(ground.bed_material());
        rocks.fill(static_cast<float>(code.rocks));
        edges.fill(static_cast<float>(code.edges));
        return;
    }
    const MaterialId air = ground.materials().air();
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
                float *rock = rocks.row(y), *edge = edges.row(y);
                Pieces pieces;
                for (std::int64_t x = 0; x < columns; x += stride) {
                    const std::int64_t west = std::max<std::int64_t>(x - stride, 0);
                    const std::int64_t east = std::min(x + stride, columns - 1);
                    Units lowest = near[1][x];
                    for (const Units* row : near)
                        lowest = std::min({lowest, row[west], row[x], row[east]});
                    const std::int64_t drop = std::int64_t{near[1][x]} - lowest;
                    const bool shallow = buried[x] == 0 || drop <= top[x];
                    const int count = shallow ? 0 : pieces_of(ground, x, y, drop, air, pieces);
                    const Code code = count == 0 ? same(material[x]) : code_of(pieces, count, drop);
                    rock[x] = static_cast<float>(code.rocks);
                    edge[x] = static_cast<float>(code.edges);
                }
            }
        });
}

}  // namespace cuesta
