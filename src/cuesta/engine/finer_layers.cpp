// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/finer_layers.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/check.h"

namespace cuesta {
namespace {

using Bed = FinerLayers::Square::Bed;

// Adds the layers of one more column (`corner`) to those of the columns before: what is of the same
// material and in the same order is one, as much of it as possible.
void merge_column(std::vector<Bed>& all, const std::vector<Layer>& column, double unit_m,
                  std::size_t corner) {
    const std::size_t n = all.size(), m = column.size();
    // longest[i][j]: how many layers above i and j can be joined.
    std::vector<int> longest((n + 1) * (m + 1));
    const auto at = [&](std::size_t i, std::size_t j) -> int& { return longest[i * (m + 1) + j]; };
    for (std::size_t i = n; i-- > 0;)
        for (std::size_t j = m; j-- > 0;)
            at(i, j) = all[i].material == column[j].material ? at(i + 1, j + 1) + 1
                                                             : std::max(at(i + 1, j), at(i, j + 1));
    std::vector<Bed> merged;
    std::size_t i = 0, j = 0;
    const auto take = [&](Bed bed, const Layer* layer) {
        if (layer != nullptr) bed.thickness_m[corner] = layer->thickness * unit_m;
        merged.push_back(bed);
    };
    while (i < n || j < m) {
        if (i < n && j < m && all[i].material == column[j].material)
            take(all[i++], &column[j++]);
        else if (j == m || (i < n && at(i + 1, j) >= at(i, j + 1)))
            take(all[i++], nullptr);
        else
            take({column[j].material, column[j].deposited_step, {}}, &column[j]), ++j;
    }
    all = std::move(merged);
}

}  // namespace

FinerLayers::FinerLayers(const LayerStack& coarse, bool wraps_x, bool wraps_y,
                         const MaterialTable& names)
    : coarse_(coarse), wraps_x_(wraps_x), wraps_y_(wraps_y), names_(names) {
    for (const Material& material : coarse.materials().rows()) {
        const auto id = names.find(material.name);
        CUESTA_CHECK(id.has_value(), "the finer land knows no '{}'", material.name);
        id_of_.push_back(*id);
    }
}

FinerLayers::Layers FinerLayers::column_at(std::int64_t x, std::int64_t y) const {
    x = coarse_sample(x, coarse_.shape().columns, wraps_x_);
    y = coarse_sample(y, coarse_.shape().rows, wraps_y_);
    Layers layers;
    for (int i = 0; i < coarse_.layers(x, y); ++i) {
        Layer layer = coarse_.layer(x, y, i);
        layer.material = id_of_[layer.material];
        layers.push_back(layer);
    }
    return layers;
}

void FinerLayers::find_square(std::int64_t x, std::int64_t y, Square& square) const {
    square.x = x, square.y = y, square.known = true, square.one_bed = true;
    square.layers.clear();
    const std::array<Layers, 4> corners{column_at(x, y), column_at(x + 1, y), column_at(x, y + 1),
                                        column_at(x + 1, y + 1)};
    for (const Layers& corner : corners)
        square.one_bed = square.one_bed && corner[0].material == corners[0][0].material;
    if (!square.one_bed) return;
    for (std::size_t i = 0; i < 4; ++i)
        merge_column(square.layers, corners[i], coarse_.unit_m(), i);
}

void FinerLayers::fill(CoarsePlace place, Units surface, double unit_m, Square& square,
                       Column& column) const {
    const double x0 = std::floor(place.x), y0 = std::floor(place.y);
    const auto x = static_cast<std::int64_t>(x0), y = static_cast<std::int64_t>(y0);
    if (!square.known || square.x != x || square.y != y) find_square(x, y, square);
    const double u = place.x - x0, v = place.y - y0;

    // The mean of the four, rounded at the boundaries so that nothing is lost between layers.
    column.count = 0;
    double top_m = 0;
    std::int64_t below = 0;
    const auto lay = [&](MaterialId material, std::int32_t deposited_step, double thickness_m) {
        top_m += thickness_m;
        const auto top = static_cast<std::int64_t>(std::floor(top_m / unit_m + 0.5));
        if (top == below && column.count > 0) return;
        column.push({material, static_cast<Units>(top - below), deposited_step});
        below = top;
    };
    if (square.one_bed) {
        const std::array<double, 4> share{(1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v};
        for (const Bed& bed : square.layers) {
            double thickness_m = 0;
            for (std::size_t i = 0; i < 4; ++i) thickness_m += share[i] * bed.thickness_m[i];
            lay(bed.material, bed.deposited_step, thickness_m);
        }
    } else {
        for (const Layer& layer : column_at(x + (u < 0.5 ? 0 : 1), y + (v < 0.5 ? 0 : 1)))
            lay(layer.material, layer.deposited_step, layer.thickness * coarse_.unit_m());
    }

    // The cover comes off, rock is brought to where it has to end, and the cover lies on it again.
    std::vector<Layer> cover;
    std::int64_t rock = below;
    while (column.count > 1 && names_[column.top().material].loose) {
        cover.push_back(column.top());
        rock -= column.top().thickness, --column.count;
    }
    std::int64_t wanted = surface;
    for (const Layer& layer : cover) wanted -= layer.thickness;
    while (column.count > 1 && (rock > wanted || names_.is_air(column.top().material))) {
        const std::int64_t over = rock - wanted;
        if (over < column.top().thickness && !names_.is_air(column.top().material)) break;
        rock -= column.top().thickness, --column.count;
    }
    column.top().thickness += static_cast<Units>(wanted - rock);
    for (std::size_t i = cover.size(); i-- > 0;) column.push(cover[i]);
}

}  // namespace cuesta
