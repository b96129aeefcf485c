// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/inlets.h"

#include <algorithm>
#include <bit>
#include <set>

#include "cuesta/analysis/drained_land.h"
#include "cuesta/base/error.h"

namespace cuesta {
namespace {

constexpr std::string_view refined_state = "refined";

bool inside(const Block& window, std::int64_t x, std::int64_t y) {
    return x > window.x0 && x < window.x0 + window.columns - 1 && y > window.y0 &&
           y < window.y0 + window.rows - 1;
}

void keep_text(Run& run, const std::string& text) {
    const auto* from = reinterpret_cast<const std::byte*>(text.data());
    const auto bytes = std::make_shared<const std::vector<std::byte>>(from, from + text.size());
    for (int i = 0; i < run.domain.blocks(); ++i)
        run.domain.block(i).terrain.states[std::string(refined_state)] = bytes;
}

Json kept_json(const Run& run) {
    const auto& states = run.domain.block(0).terrain.states;
    const auto state = states.find(refined_state);
    if (state == states.end()) return {};
    return Json::parse(std::string_view(reinterpret_cast<const char*>(state->second->data()),
                                        state->second->size()));
}

}  // namespace

flow::Inflow find_inflow(const CoarseRivers& rivers, const Grid& coarse, const Block& window,
                         std::int64_t ratio) {
    flow::Inflow inflow;
    for (std::int64_t y = window.y0; y < window.y0 + window.rows; ++y)
        for (std::int64_t x = window.x0; x < window.x0 + window.columns; ++x) {
            if (inside(window, x, y)) continue;
            const auto at = static_cast<std::size_t>(y * coarse.columns + x);
            const flow::Direction way = rivers.ways[at];
            if (!flow::has_receiver(way)) continue;
            if (!inside(window, x + flow::step_x[way], y + flow::step_y[way])) continue;
            inflow.inlets.push_back({{(x - window.x0) * ratio, (y - window.y0) * ratio},
                                     static_cast<std::int64_t>(rivers.cells[at]) * ratio * ratio,
                                     0});
        }
    inflow.closed = closed_beside(inflow.inlets, ratio, (window.columns - 1) * ratio + 1,
                                  (window.rows - 1) * ratio + 1);
    return inflow;
}

std::vector<flow::BorderCell> closed_beside(const std::vector<flow::Inlet>& inlets,
                                            std::int64_t ratio, std::int64_t columns,
                                            std::int64_t rows) {
    std::set<flow::BorderCell> closed;
    const std::int64_t reach = ratio / 2;
    for (const auto& [at, cells, sediment] : inlets) {
        if (at.y == 0 || at.y == rows - 1)
            for (std::int64_t x = std::max<std::int64_t>(0, at.x - reach);
                 x <= std::min(columns - 1, at.x + reach); ++x)
                closed.insert({x, at.y});
        if (at.x == 0 || at.x == columns - 1)
            for (std::int64_t y = std::max<std::int64_t>(0, at.y - reach);
                 y <= std::min(rows - 1, at.y + reach); ++y)
                closed.insert({at.x, y});
    }
    return {closed.begin(), closed.end()};
}

flow::Inflow inflow_of_manifest(const Json& manifest, const Grid& grid) {
    flow::Inflow inflow;
    if (!manifest.contains("refined_from")) return inflow;
    const auto ratio = manifest.at("refined_from").at("ratio").get<std::int64_t>();
    for (const Json& one : manifest.at("inlets")) {
        flow::Inlet inlet;
        inlet.at = {one.at("column").get<std::int64_t>(), one.at("row").get<std::int64_t>()};
        inlet.cells = std::llround(one.at("coarse_flow_m2").get<double>() / grid.cell_area_m2());
        inlet.sediment_m3_per_yr = one.value("sediment_m3_per_yr", 0.0);
        if (!whole(grid).contains(inlet.at.x, inlet.at.y) || inlet.cells < 0 || ratio < 2)
            throw Error("the inlets in its manifest cannot be", "Refine it again");
        inflow.inlets.push_back(inlet);
    }
    std::sort(inflow.inlets.begin(), inflow.inlets.end(),
              [](const flow::Inlet& a, const flow::Inlet& b) { return a.at < b.at; });
    inflow.closed = closed_beside(inflow.inlets, ratio, grid.columns, grid.rows);
    return inflow;
}

void keep_refinement(Run& run, const Json& refined_from,
                     const std::vector<float>& coarse_discharge) {
    Json json;
    json["refined_from"] = refined_from;
    json["coarse_discharge_m3_per_s"] = coarse_discharge;
    keep_text(run, json.dump());
}

bool is_refined(const Run& run) {
    return run.domain.block(0).terrain.states.contains(refined_state);
}

void measure_inlets(Run& run) {
    if (!is_refined(run)) return;
    const flow::BorderInflow inflow(run.domain.block(0).terrain);
    const std::vector<flow::Inlet>& inlets = inflow.all().inlets;
    std::vector<std::int64_t> cells(inlets.size()), discharge(inlets.size());
    const bool has_discharge = run.domain.has(field::discharge);
    run.domain.for_each_block([&](BlockState& state, Communicator& comm) {
        const DrainedLand land = drain_land(state.terrain, comm, run.plan.sea_level_m);
        std::vector<std::int64_t> mine(2 * inlets.size());
        for (std::size_t i = 0; i < inlets.size(); ++i) {
            const Block& block = state.terrain.block();
            const flow::BorderCell& at = inlets[i].at;
            if (!block.contains(at.x, at.y)) continue;
            const std::int64_t x = at.x - block.x0, y = at.y - block.y0;
            mine[2 * i] =
                static_cast<std::int64_t>(land.cells_above(land.drainage.frame().cell(x, y)));
            if (has_discharge)
                mine[2 * i + 1] =
                    std::bit_cast<std::int32_t>(state.terrain.find(field::discharge)->at(x, y));
        }
        comm.sum(mine);
        if (comm.rank() != 0 && run.domain.ranks() == 1) return;
        for (std::size_t i = 0; i < inlets.size(); ++i)
            cells[i] = mine[2 * i], discharge[i] = mine[2 * i + 1];
    });
    const Grid& grid = run.plan.grid;
    Json json = kept_json(run);
    json["inlets"] = Json::array();
    for (std::size_t i = 0; i < inlets.size(); ++i) {
        const flow::Inlet& inlet = inlets[i];
        Json one;
        one["x_m"] = grid.origin_x_m + static_cast<double>(inlet.at.x) * grid.spacing_m;
        one["y_m"] = grid.origin_y_m + static_cast<double>(inlet.at.y) * grid.spacing_m;
        one["column"] = inlet.at.x, one["row"] = inlet.at.y;
        one["coarse_flow_m2"] = static_cast<double>(inlet.cells) * grid.cell_area_m2();
        one["flow_m2"] = static_cast<double>(cells[i]) * grid.cell_area_m2();
        if (i < json.at("coarse_discharge_m3_per_s").size())
            one["coarse_discharge_m3_per_s"] = json.at("coarse_discharge_m3_per_s").at(i);
        if (has_discharge)
            one["discharge_m3_per_s"] =
                std::bit_cast<float>(static_cast<std::int32_t>(discharge[i]));
        if (inlet.sediment_m3_per_yr != 0) one["sediment_m3_per_yr"] = inlet.sediment_m3_per_yr;
        json["inlets"].push_back(one);
    }
    keep_text(run, json.dump());
}

void add_refinement(const Run& run, Json& manifest) {
    if (!is_refined(run)) return;
    const Json json = kept_json(run);
    manifest["refined_from"] = json.at("refined_from");
    manifest["inlets"] = json.contains("inlets") ? json.at("inlets") : Json::array();
}

}  // namespace cuesta
