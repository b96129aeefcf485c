// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/ground_view.h"

#include <algorithm>
#include <utility>

#include "cuesta/base/check.h"

namespace cuesta {

std::int64_t place_on_axis(std::int64_t place, std::int64_t n, bool wraps) {
    if (!wraps) return std::clamp<std::int64_t>(place, 0, n - 1);
    return ((place % n) + n) % n;
}

GroundView::GroundView(const Grid& grid, std::vector<Part> parts, std::int32_t now)
    : grid_(grid), parts_(std::move(parts)), now_(now) {
    CUESTA_CHECK(!parts_.empty(), "a view needs columns");
    air_ = materials().air();
}

void GroundView::show(std::vector<Part> parts) {
    CUESTA_CHECK(!parts.empty(), "a view needs columns");
    parts_ = std::move(parts);
}

std::int64_t GroundView::column_at(std::int64_t column) const {
    return place_on_axis(column, grid_.columns, grid_.wraps_x());
}

std::int64_t GroundView::row_at(std::int64_t row) const {
    return place_on_axis(row, grid_.rows, grid_.wraps_y());
}

const GroundView::Part& GroundView::part_of(std::int64_t& column, std::int64_t& row) const {
    column = column_at(column), row = row_at(row);
    for (const Part& part : parts_)
        if (part.block.contains(column, row)) {
            column -= part.block.x0, row -= part.block.y0;
            return part;
        }
    CUESTA_CHECK(false, "no block holds column {}, row {}", column, row);
    return parts_.front();
}

double GroundView::surface_m(std::int64_t column, std::int64_t row) const {
    const LayerStack& ground = *part_of(column, row).columns;
    return ground.surface().at(column, row) * ground.unit_m();
}

MaterialId GroundView::top_material(std::int64_t column, std::int64_t row) const {
    const LayerStack& ground = *part_of(column, row).columns;
    return ground.layered() ? ground.top_material().at(column, row) : ground.bed_material();
}

void GroundView::column(std::int64_t column, std::int64_t row, std::vector<Stratum>& out) const {
    out.clear();
    from_the_top(column, row, [&](const Stratum& stratum) {
        out.push_back(stratum);
        return true;
    });
    std::reverse(out.begin(), out.end());
}

}  // namespace cuesta
