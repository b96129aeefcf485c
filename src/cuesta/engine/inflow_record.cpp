// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/inflow_record.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "cuesta/base/error.h"

namespace cuesta {

std::vector<flow::BorderCell> closed_beside(const std::vector<flow::Inlet>& inlets,
                                            const std::vector<std::int64_t>& reach,
                                            std::int64_t columns, std::int64_t rows) {
    std::set<flow::BorderCell> closed;
    for (std::size_t i = 0; i < inlets.size(); ++i) {
        const flow::BorderCell& at = inlets[i].at;
        if (at.y == 0 || at.y == rows - 1)
            for (std::int64_t x = std::max<std::int64_t>(0, at.x - reach[i]);
                 x <= std::min(columns - 1, at.x + reach[i]); ++x)
                closed.insert({x, at.y});
        if (at.x == 0 || at.x == columns - 1)
            for (std::int64_t y = std::max<std::int64_t>(0, at.y - reach[i]);
                 y <= std::min(rows - 1, at.y + reach[i]); ++y)
                closed.insert({at.x, y});
    }
    return {closed.begin(), closed.end()};
}

flow::Inflow inflow_of_manifest(const Json& manifest, const Grid& grid) {
    flow::Inflow inflow;
    if (!manifest.contains("refined_from")) return inflow;
    const auto ratio = manifest.at("refined_from").at("ratio").get<std::int64_t>();
    std::map<flow::BorderCell, std::int64_t> reach_at;
    for (const Json& one : manifest.at("inlets")) {
        flow::Inlet inlet;
        inlet.at = {one.at("column").get<std::int64_t>(), one.at("row").get<std::int64_t>()};
        inlet.cells = std::llround(one.at("coarse_flow_m2").get<double>() / grid.cell_area_m2());
        inlet.sediment_m3_per_yr = one.value("sediment_m3_per_yr", 0.0);
        if (!whole(grid).contains(inlet.at.x, inlet.at.y) || inlet.cells < 0 || ratio < 2)
            throw Error("the inlets in its manifest cannot be", "Refine it again");
        const auto reach = one.value("closed_samples", ratio / 2);
        if (reach < 0 || reach > ratio)
            throw Error("the inlets in its manifest cannot be", "Refine it again");
        inflow.inlets.push_back(inlet);
        reach_at[inlet.at] = reach;
    }
    std::sort(inflow.inlets.begin(), inflow.inlets.end(),
              [](const flow::Inlet& a, const flow::Inlet& b) { return a.at < b.at; });
    std::vector<std::int64_t> reaches;
    for (const flow::Inlet& inlet : inflow.inlets) reaches.push_back(reach_at[inlet.at]);
    inflow.closed = closed_beside(inflow.inlets, reaches, grid.columns, grid.rows);
    return inflow;
}

}  // namespace cuesta
