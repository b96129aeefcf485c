// SPDX-License-Identifier: Apache-2.0
// Columns laid by hand, for tests of pictures of them.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "cuesta/grid/raster.h"
#include "cuesta/render/ground_view.h"

namespace cuesta::test {

// Bottom to top, in metres; the first is the bed. A unit is a millimetre or so.
using Pile = std::vector<std::pair<std::string, double>>;

struct LaidGround {
    Grid grid;
    std::shared_ptr<const MaterialTable> materials;
    std::unique_ptr<LayerStack> stack;
    std::int32_t now = 0;

    GroundView view() const { return {grid, {{whole(grid), stack.get()}}, now}; }
    MaterialId id(const std::string& name) const { return *materials->find(name); }
};

inline LaidGround lay_ground(
    std::int64_t columns, std::int64_t rows, double spacing_m,
    const std::function<Pile(std::int64_t, std::int64_t)>& pile,
    std::shared_ptr<const MaterialTable> materials = std::make_shared<MaterialTable>()) {
    LaidGround laid;
    laid.grid.columns = columns, laid.grid.rows = rows, laid.grid.spacing_m = spacing_m;
    laid.materials = std::move(materials);
    const FieldShape shape{columns, rows, 1};
    constexpr double unit_m = 0x1p-10;
    laid.stack = std::make_unique<LayerStack>(shape, laid.materials);
    laid.stack->reset(Field(shape), 0, unit_m);
    laid.stack->make_layered();
    LayerBook book;
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x) {
            Column column;
            for (const auto& [name, metres] : pile(x, y))
                column.push({laid.id(name), static_cast<Units>(metres / unit_m), 0});
            laid.stack->set_column(x, y, column, book);
        }
    return laid;
}

// The heights as a map.
inline Raster heights_of(const LaidGround& laid) {
    Raster raster;
    raster.columns = laid.grid.columns, raster.rows = laid.grid.rows;
    raster.spacing_m = laid.grid.spacing_m;
    for (std::int64_t y = 0; y < raster.rows; ++y)
        for (std::int64_t x = 0; x < raster.columns; ++x)
            raster.samples.push_back(static_cast<float>(laid.view().surface_m(x, y)));
    return raster;
}

}  // namespace cuesta::test
