// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/life/river_banks.h"

#include <algorithm>
#include <cmath>

#include "cuesta/flow/spread.h"

namespace cuesta {

void RiverBanks::find(IntField& surface, double unit_m, double river_area_m2,
                      const flow::Land& land, const StepContext& step) {
    drainage.route(surface, step.grid, step.block, step.comm, land);
    drainage.accumulate(step.comm);
    // To all lower neighbours: one or two of them leave stripes on even slopes.
    area = flow::spread_cells(drainage, surface, step.comm);
    const flow::Frame& frame = drainage.frame();
    river_m.resize(frame), away_m.resize(frame);
    const double cells = std::ceil(river_area_m2 / step.grid.cell_area_m2());
    const auto river_cells = static_cast<std::uint32_t>(std::clamp(cells, 1.0, 4e9));
    const auto across = static_cast<float>(step.grid.spacing_m);
    const auto diagonal = static_cast<float>(step.grid.spacing_m * std::sqrt(2.0));
    const auto refresh = [&](const flow::RingNews& news) {
        news.tell(river_m, step.comm, -far_m);
        news.tell(away_m, step.comm, far_m);
    };
    if (frame.has_neighbours()) refresh(flow::RingNews(frame));
    drainage.upstream(
        [&](flow::Cell cell) {
            const flow::Direction d = drainage.direction(cell);
            const bool drains = flow::has_receiver(d);
            if (drainage.cells_above(cell) >= river_cells) {
                const std::int32_t units = surface.at(frame.x_of(cell), frame.y_of(cell));
                river_m[cell] = static_cast<float>(units * unit_m);
                away_m[cell] = 0;
                return;
            }
            river_m[cell] = -far_m, away_m[cell] = far_m;
            if (!drains) return;
            const flow::Cell to = frame.neighbour(cell, d);
            river_m[cell] = river_m[to];
            away_m[cell] = std::min(far_m, away_m[to] + (flow::is_diagonal(d) ? diagonal : across));
        },
        refresh);
}

}  // namespace cuesta
