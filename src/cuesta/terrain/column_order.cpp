// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/column_order.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace cuesta {
namespace {

// Two layers of one material that become one: `to` takes in `from`, which trades places with all
// that lies between them.
struct Join {
    int from = -1, to = -1;
    std::int64_t moved = std::numeric_limits<std::int64_t>::max();  // thickness x way
};

// The join that moves least, of two such the lower one. Nothing goes through air. `thin` bounds
// what moves and how far, and keeps the uppermost layer where it is.
Join find_join(const Column& column, MaterialId air, std::optional<Units> thin) {
    std::array<std::int16_t, 256> last;  // layer of each material since the last cave
    std::array<std::int64_t, most_layers * 3> foot;
    last.fill(-1);
    Join best;
    std::int64_t height = 0;
    for (int j = 0; j < column.count; ++j) {
        const Layer& upper = column.layers[static_cast<std::size_t>(j)];
        foot[static_cast<std::size_t>(j)] = height;
        height += upper.thickness;
        if (upper.material == air) {
            last.fill(-1);
            continue;
        }
        const int i = std::exchange(last[upper.material], static_cast<std::int16_t>(j));
        if (i < 0) continue;
        const Layer& lower = column.layers[static_cast<std::size_t>(i)];
        const std::int64_t way =
            foot[static_cast<std::size_t>(j)] - foot[static_cast<std::size_t>(i + 1)];
        // The bed does not move, nor does a thin bed's cover.
        const bool up =
            i > 0 && (lower.thickness < upper.thickness || (thin && j + 1 == column.count));
        if (!up && thin && j + 1 == column.count) continue;
        const std::int64_t moves = up ? lower.thickness : upper.thickness;
        if (thin && (moves >= *thin || way >= *thin)) continue;
        if (moves * way < best.moved) best = up ? Join{i, j, moves * way} : Join{j, i, moves * way};
    }
    return best;
}

void join(Column& column, const Join& found, LayerBook& book) {
    const auto from = static_cast<std::size_t>(found.from), to = static_cast<std::size_t>(found.to);
    Layer& kept = column.layers[to];
    const Layer& gone = column.layers[from];
    kept.born = mixed_born(kept.thickness, kept.born, gone.thickness, gone.born);
    kept.thickness += gone.thickness;
    std::copy(column.layers.begin() + static_cast<std::ptrdiff_t>(from) + 1,
              column.layers.begin() + column.count,
              column.layers.begin() + static_cast<std::ptrdiff_t>(from));
    --column.count;
    ++book.joined_layers;
}

}  // namespace

std::int32_t mixed_born(std::int64_t thickness_a, std::int32_t born_a, std::int64_t thickness_b,
                        std::int32_t born_b) {
    thickness_a = std::max<std::int64_t>(thickness_a, 0);
    const std::int64_t all = thickness_a + thickness_b;
    if (all <= 0) return std::max(born_a, born_b);
    // A step more or less, so that the mean is right however thin the parts: the broken part is the
    // share of thicknesses that round up. They are scattered by a product with the golden ratio.
    const std::int64_t later = (std::int64_t{born_b} - born_a) * thickness_b;
    std::int64_t steps = later / all, rest = later % all;
    if (rest < 0) rest += all, --steps;
    const auto mixed = static_cast<std::uint64_t>(thickness_a * 31 + thickness_b);
    const double scattered = static_cast<double>((mixed * 0x9e3779b97f4a7c15u) >> 11) * 0x1p-53;
    if (static_cast<double>(rest) > scattered * static_cast<double>(all)) ++steps;
    return static_cast<std::int32_t>(born_a + steps);
}

bool join_like(Column& column, MaterialId air, std::optional<Units> thin, LayerBook& book) {
    const Join found = find_join(column, air, thin);
    if (found.from >= 0) join(column, found, book);
    return found.from >= 0;
}

void tidy(Column& column, MaterialId air, LayerBook& book) {
    int kept = 1;
    for (int i = 1; i < column.count; ++i) {
        const Layer layer = column.layers[static_cast<std::size_t>(i)];
        if (layer.thickness == 0) continue;
        Layer& below = column.layers[static_cast<std::size_t>(kept - 1)];
        if (below.material == layer.material) {
            below.born = mixed_born(below.thickness, below.born, layer.thickness, layer.born);
            below.thickness += layer.thickness;
        } else {
            column.layers[static_cast<std::size_t>(kept++)] = layer;
        }
    }
    column.count = kept;
    while (column.count > 1 && column.top().material == air) {
        --column.count;
        ++book.opened_caves;
    }
}

}  // namespace cuesta
