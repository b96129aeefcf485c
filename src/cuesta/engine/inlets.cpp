// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/inlets.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <map>
#include <optional>
#include <set>

#include "cuesta/analysis/drained_land.h"
#include "cuesta/engine/inflow_record.h"

namespace cuesta {
namespace {

constexpr std::string_view refined_state = "refined";

// Lines of rivers over the border of a region, in fine samples of the region.
class Crossings {
public:
    struct Crossing {
        flow::BorderCell at;
        std::int64_t x, y;  // the coarse sample the river comes from
        std::uint64_t cells;
    };
    std::vector<Crossing> in, out;

    Crossings(const CoarseRivers& rivers, const Grid& coarse, const Wander& wander,
              const Block& window, std::int64_t ratio)
        : rivers_(rivers),
          coarse_(coarse),
          wander_(wander),
          window_(window),
          ratio_(ratio),
          columns_((window.columns - 1) * ratio + 1),
          rows_((window.rows - 1) * ratio + 1) {
        const auto near = static_cast<std::int64_t>(std::ceil(wander.farthest())) + 2;
        const std::int64_t x1 = window.x0 + window.columns - 1, y1 = window.y0 + window.rows - 1;
        for (std::int64_t y = window.y0 - near; y <= y1 + near; ++y)
            for (std::int64_t x = window.x0 - near; x <= x1 + near; ++x) {
                const bool deep = y > window.y0 + near && y < y1 - near;
                if (deep && x > window.x0 + near && x < x1 - near) x = x1 - near;
                follow(x, y);
            }
    }

private:
    bool inside(const flow::BorderCell& at) const {
        return at.x > 0 && at.x + 1 < columns_ && at.y > 0 && at.y + 1 < rows_;
    }

    // The river from one sample to the next.
    void follow(std::int64_t x, std::int64_t y) {
        const auto on_x = behind(x, coarse_.columns, coarse_.wraps_x());
        const auto on_y = behind(y, coarse_.rows, coarse_.wraps_y());
        if (!on_x || !on_y) return;
        const auto from = static_cast<std::size_t>(*on_y * coarse_.columns + *on_x);
        const flow::Direction way = rivers_.ways[from];
        if (!flow::has_receiver(way)) return;
        const auto fine = [&](double t) {
            const CoarsePlace place =
                wander_.moved({static_cast<double>(x) + t * flow::step_x[way],
                               static_cast<double>(y) + t * flow::step_y[way]});
            const auto nearest = [&](double samples, std::int64_t first) {
                return static_cast<std::int64_t>(
                           std::floor(samples * static_cast<double>(ratio_) + 0.5)) -
                       first * ratio_;
            };
            return flow::BorderCell{nearest(place.x, window_.x0), nearest(place.y, window_.y0)};
        };
        // A step of a diagonal is at most 1.71 * sqrt(2) / 4 fine spacings long: none is skipped.
        const std::int64_t steps = 4 * ratio_;
        flow::BorderCell before = fine(0);
        for (std::int64_t i = 1; i <= steps; ++i) {
            const flow::BorderCell now = fine(static_cast<double>(i) / static_cast<double>(steps));
            if (!inside(before) && inside(now)) in.push_back({before, *on_x, *on_y, amount(from)});
            if (inside(before) && !inside(now)) out.push_back({now, *on_x, *on_y, amount(from)});
            before = now;
        }
    }
    std::uint64_t amount(std::size_t sample) const { return rivers_.cells[sample]; }

    const CoarseRivers& rivers_;
    const Grid& coarse_;
    const Wander& wander_;
    const Block& window_;
    std::int64_t ratio_, columns_, rows_;
};

// Samples of the border between two of the same side; nothing if they lie on different ones.
std::optional<std::int64_t> along_side(const flow::BorderCell& a, const flow::BorderCell& b,
                                       std::int64_t columns, std::int64_t rows) {
    if (a.y == b.y && (a.y == 0 || a.y == rows - 1)) return std::abs(a.x - b.x);
    if (a.x == b.x && (a.x == 0 || a.x == columns - 1)) return std::abs(a.y - b.y);
    return {};
}

// The free sample of the side that is nearest to where two rivers enter at once.
std::optional<flow::BorderCell> free_beside(const flow::BorderCell& at,
                                            const std::set<flow::BorderCell>& taken,
                                            std::int64_t most, std::int64_t columns,
                                            std::int64_t rows) {
    const bool row = at.y == 0 || at.y == rows - 1;
    for (std::int64_t step = 0; step <= most; ++step)
        for (const std::int64_t way : {step, -step}) {
            const flow::BorderCell to{at.x + (row ? way : 0), at.y + (row ? 0 : way)};
            const bool fits = row ? to.x > 0 && to.x + 1 < columns : to.y > 0 && to.y + 1 < rows;
            if ((fits || step == 0) && !taken.contains(to)) return to;
        }
    return {};
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

RegionInflow find_inflow(const CoarseRivers& rivers, const Grid& coarse, const Wander& wander,
                         const Block& window, std::int64_t ratio) {
    Crossings crossings(rivers, coarse, wander, window, ratio);
    const std::int64_t columns = (window.columns - 1) * ratio + 1;
    const std::int64_t rows = (window.rows - 1) * ratio + 1;
    // The largest first: where two meet on the border it is the smaller that moves aside.
    std::stable_sort(crossings.in.begin(), crossings.in.end(),
                     [](const auto& a, const auto& b) { return a.cells > b.cells; });
    std::map<flow::BorderCell, std::pair<flow::Inlet, RegionInflow::Source>> found;
    std::set<flow::BorderCell> taken;
    for (const Crossings::Crossing& river : crossings.in) {
        const auto cells = static_cast<std::int64_t>(river.cells) * ratio * ratio;
        const auto at = free_beside(river.at, taken, ratio, columns, rows);
        if (!at) {  // a dozen rivers at one place
            found[river.at].first.cells += cells;
            continue;
        }
        taken.insert(*at);
        // Closed by one sample at least: an inlet gives to the inside, not along the border.
        std::int64_t reach = std::max<std::int64_t>(1, ratio / 2);
        for (const Crossings::Crossing& leaving : crossings.out) {
            if (leaving.cells * 4 < river.cells) continue;
            if (const auto far = along_side(*at, leaving.at, columns, rows))
                reach = std::max<std::int64_t>(1, std::min(reach, *far / 2));
        }
        found[*at] = {{*at, cells, 0}, {river.x, river.y, reach}};
    }
    RegionInflow all;
    std::vector<std::int64_t> reaches;
    for (const auto& [at, one] : found) {
        all.inflow.inlets.push_back(one.first);
        all.sources.push_back(one.second);
        reaches.push_back(one.second.reach);
    }
    all.inflow.closed = closed_beside(all.inflow.inlets, reaches, columns, rows);
    return all;
}

void keep_refinement(Run& run, const Json& refined_from, const Grid& coarse,
                     const RegionInflow& inflow, const std::vector<float>& coarse_discharge) {
    Json json;
    json["refined_from"] = refined_from;
    json["sources"] = Json::array();
    for (const RegionInflow::Source& source : inflow.sources) {
        Json one;
        one["coarse_x_m"] = coarse.origin_x_m + static_cast<double>(source.x) * coarse.spacing_m;
        one["coarse_y_m"] = coarse.origin_y_m + static_cast<double>(source.y) * coarse.spacing_m;
        one["closed_samples"] = source.reach;
        json["sources"].push_back(one);
    }
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
        for (const char* name : {"coarse_x_m", "coarse_y_m", "closed_samples"})
            one[name] = json.at("sources").at(i).at(name);
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
