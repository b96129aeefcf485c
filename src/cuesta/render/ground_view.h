// SPDX-License-Identifier: Apache-2.0
// The layers of a whole map for pictures: columns in metres, whichever blocks hold them.
//
// Read only, from several threads. Places count samples: column 0 is west, row 0 north; on a
// wrapped axis they go round, elsewhere they end at the border.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "cuesta/grid/grid.h"
#include "cuesta/terrain/layer_stack.h"

namespace cuesta {

inline constexpr double no_bottom_m = -1e30;  // of a bed

// One layer of a column in metres.
struct Stratum {
    MaterialId material = 0;
    std::int32_t deposited_step = 0;
    double bottom_m = 0, top_m = 0;
};

// The sample of an axis of n behind a place: it goes round, or ends at the border.
std::int64_t place_on_axis(std::int64_t place, std::int64_t n, bool wraps);

// Told of the rows that are looked at next: places begin .. end - 1 of the axis.
using BringRows = std::function<void(std::int64_t begin, std::int64_t end)>;

class GroundView {
public:
    struct Part {
        Block block;
        const LayerStack* columns;
    };
    // The parts cover the map, or what of it is looked at, and live as long as the view. `now`: the
    // step at which ages are read.
    GroundView(const Grid& grid, std::vector<Part> parts, std::int32_t now);
    // Looks at another part of the map from now on; of the same materials.
    void show(std::vector<Part> parts);

    const Grid& grid() const { return grid_; }
    const MaterialTable& materials() const { return parts_.front().columns->materials(); }
    std::int32_t now() const { return now_; }
    bool is_air(MaterialId material) const { return material == air_; }

    double surface_m(std::int64_t column, std::int64_t row) const;
    MaterialId top_material(std::int64_t column, std::int64_t row) const;
    // Bottom to top; `out` is overwritten.
    void column(std::int64_t column, std::int64_t row, std::vector<Stratum>& out) const;
    // Calls visit(stratum) from the top down until it returns false.
    template <class Visit>
    void from_the_top(std::int64_t column, std::int64_t row, Visit&& visit) const;

    // The sample behind a place of an axis.
    std::int64_t column_at(std::int64_t column) const;
    std::int64_t row_at(std::int64_t row) const;

private:
    const Part& part_of(std::int64_t& column, std::int64_t& row) const;

    Grid grid_;
    std::vector<Part> parts_;
    std::int32_t now_;
    MaterialId air_ = 255;
};

template <class Visit>
void GroundView::from_the_top(std::int64_t column, std::int64_t row, Visit&& visit) const {
    const LayerStack& ground = *part_of(column, row).columns;
    const double unit_m = ground.unit_m();
    std::int64_t top = ground.surface().at(column, row);
    for (int i = ground.layers(column, row) - 1; i >= 0; --i) {
        const Layer layer = ground.layer(column, row, i);
        const std::int64_t bottom = top - layer.thickness;
        Stratum stratum{layer.material, layer.deposited_step, static_cast<double>(bottom) * unit_m,
                        static_cast<double>(top) * unit_m};
        if (i == 0) stratum.bottom_m = no_bottom_m;
        if (!visit(stratum)) return;
        top = bottom;
    }
}

}  // namespace cuesta
