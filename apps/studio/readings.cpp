// SPDX-License-Identifier: Apache-2.0
#include "readings.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "cuesta/analysis/realism.h"
#include "cuesta/analysis/score.h"
#include "cuesta/analysis/summary.h"
#include "cuesta/base/error.h"
#include "cuesta/base/json.h"
#include "cuesta/engine/layers_file.h"
#include "cuesta/engine/snapshot.h"
#include "cuesta/flow/flooded_routing.h"
#include "cuesta/grid/stencil.h"
#include "land_view.h"

namespace cuesta::studio {
namespace {

struct Sample {
    std::int64_t x, y;
};

Sample sample_at(const Grid& grid, double x_m, double y_m) {
    const double x = x_m / grid.spacing_m, y = y_m / grid.spacing_m;
    if (!(x >= -0.5 && y >= -0.5 && x < static_cast<double>(grid.columns) &&
          y < static_cast<double>(grid.rows)))
        throw Error(fmt::format("x {:g}, y {:g} m lies outside the map of {:g} x {:g} m", x_m, y_m,
                                grid.extent_x_m(), grid.extent_y_m()));
    return {std::clamp<std::int64_t>(std::llround(x), 0, grid.columns - 1),
            std::clamp<std::int64_t>(std::llround(y), 0, grid.rows - 1)};
}

Json number(double value) {
    return std::isfinite(value) ? Json(value) : Json();
}

// From the top down; the bed has no bottom.
Json layers_at(const Run& run, std::int64_t x, std::int64_t y) {
    Json list = Json::array();
    const Terrain& terrain = run.domain.block(0).terrain;
    if (!has_layers(run)) {
        const double top = terrain.settled()
                               ? static_cast<double>(terrain.ground().surface().at(x, y)) *
                                     terrain.ground().unit_m()
                               : terrain.height().at(x, y);
        list.push_back({{"material", run.plan.materials[terrain.ground_material].name},
                        {"top", top},
                        {"bottom", nullptr},
                        {"thickness", nullptr},
                        {"age_steps", terrain.now}});
        return list;
    }
    const GroundView ground = LayersFile::view_of(run.domain);
    ground.from_the_top(x, y, [&](const Stratum& layer) {
        const bool bed = layer.bottom_m == no_bottom_m;
        list.push_back({{"material", ground.materials()[layer.material].name},
                        {"top", layer.top_m},
                        {"bottom", bed ? Json() : Json(layer.bottom_m)},
                        {"thickness", bed ? Json() : Json(layer.top_m - layer.bottom_m)},
                        {"age_steps", ground.now() - layer.deposited_step}});
        return true;
    });
    return list;
}

Json place_json(const Grid& grid, Sample at) {
    return {{"x", at.x},
            {"y", at.y},
            {"x_m", grid.origin_x_m + static_cast<double>(at.x) * grid.spacing_m},
            {"y_m", grid.origin_y_m + static_cast<double>(at.y) * grid.spacing_m}};
}

double held_value(const Run& run, std::string_view name, Sample at) {
    const Field* field = run.domain.block(0).terrain.find(name);
    return field == nullptr ? 0 : field->at(at.x, at.y);
}

// The bare ground, the water on it, and the surface of both.
void add_levels(const Run& run, Sample at, Json& out) {
    const double height = held_value(run, field::height, at),
                 water = held_value(run, field::water, at);
    out["height"] = height;
    out["water"] = water;
    out["surface"] = height + water;
}

}  // namespace

Json cell_reading(Run& run, double x, double y) {
    const Sample at = sample_at(run.plan.grid, x, y);
    Terrain& terrain = run.domain.block(0).terrain;
    terrain.show_height();
    Json out = place_json(run.plan.grid, at);
    Json& values = out["values"] = Json::object();
    for (const auto& [name, field] : terrain.fields()) {
        const FieldInfo* info = find_field_info(name);
        if (info != nullptr && info->kind != FieldKind::state) continue;
        values[name] = {{"value", number(field.at(at.x, at.y))},
                        {"unit", info != nullptr ? std::string(info->unit) : "1"}};
    }
    // Of the derived ones what the neighbours tell at once; the halo may be old, so borders count.
    const Grid& grid = run.plan.grid;
    const Reach reach = reach_at(at.x, at.y, grid.columns, grid.rows, {true, true, true, true});
    const Gradient gradient =
        gradient_at(samples_of(std::as_const(terrain).height()), at.x, at.y, grid.spacing_m, reach);
    values["slope"] = {{"value", number(slope_deg(gradient))}, {"unit", "deg"}};
    out["layers"] = layers_at(run, at.x, at.y);
    out["tick"] = tick_of(run.plan, run.position);
    return out;
}

Json borehole_reading(Run& run, double x, double y) {
    const Sample at = sample_at(run.plan.grid, x, y);
    run.domain.show_height();
    Json out = place_json(run.plan.grid, at);
    add_levels(run, at, out);
    out["layers"] = layers_at(run, at.x, at.y);
    out["tick"] = tick_of(run.plan, run.position);
    return out;
}

Json section_reading(Run& run, const Json& points, std::size_t most) {
    if (!points.is_array() || points.size() < 2 || points.size() > 1000)
        throw Error("a section needs points [[x, y], [x, y], ...]");
    std::vector<std::pair<double, double>> line;
    for (const auto& point : points) {
        if (!point.is_array() || point.size() != 2 || !point[0].is_number() ||
            !point[1].is_number())
            throw Error("a section needs points [[x, y], [x, y], ...]");
        line.emplace_back(point[0].get<double>(), point[1].get<double>());
        sample_at(run.plan.grid, line.back().first, line.back().second);
    }
    const double spacing = run.plan.grid.spacing_m;
    double length = 0;
    for (std::size_t i = 1; i < line.size(); ++i)
        length +=
            std::hypot(line[i].first - line[i - 1].first, line[i].second - line[i - 1].second);
    if (!(length > 0)) throw Error("the points of the section lie on each other");
    const double step =
        std::max(0.5 * spacing, length / static_cast<double>(std::max<std::size_t>(most, 2) - 1));
    run.domain.show_height();
    Json out;
    out["length_m"] = length;
    out["tick"] = tick_of(run.plan, run.position);
    Json& columns = out["columns"] = Json::array();
    double walked = 0, next = 0;
    const auto add = [&](double x, double y, double distance) {
        const Sample at = sample_at(run.plan.grid, x, y);
        Json column = {{"distance", distance}, {"x", at.x}, {"y", at.y}};
        add_levels(run, at, column);
        column["layers"] = layers_at(run, at.x, at.y);
        columns.push_back(std::move(column));
    };
    for (std::size_t i = 1; i < line.size(); ++i) {
        const auto [x0, y0] = line[i - 1];
        const auto [x1, y1] = line[i];
        const double part = std::hypot(x1 - x0, y1 - y0);
        for (; next <= walked + part && part > 0; next += step) {
            const double t = (next - walked) / part;
            add(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, next);
        }
        walked += part;
    }
    add(line.back().first, line.back().second, length);
    return out;
}

Json chart_point(Run& run, double steps_per_second) {
    run.domain.show_height();
    const Field& height = std::as_const(run.domain.block(0).terrain).height();
    double sum = 0;
    float low = height.at(0, 0), high = low;
    for (std::int64_t y = 0; y < height.rows(); ++y) {
        const float* row = height.row(y);
        for (std::int64_t x = 0; x < height.columns(); ++x) {
            sum += row[x];
            low = std::min(low, row[x]), high = std::max(high, row[x]);
        }
    }
    Json out;
    out["tick"] = tick_of(run.plan, run.position);
    out["mean_height"] = sum / static_cast<double>(run.plan.grid.cells());
    out["lowest"] = low;
    out["highest"] = high;
    if (!is_large(run.plan.grid))  // it looks at a copy of the heights
        out["erosion_score"] =
            erosion_score(run.domain.collect(field::height), run.plan.grid.edges).score;
    out["steps_per_second"] = steps_per_second;
    double residual = 0;
    for (const LedgerRow& row : run.ledger()) {
        out["ledger." + row.material] = row.end_m3;
        residual = std::max(residual, row.relative_residual);
        if (row.material == "water") out["water"] = row.end_m3;
    }
    out["residual"] = residual;
    return out;
}

Json histogram_reading(const Raster& map, const std::string& field, std::size_t bins) {
    bins = std::clamp<std::size_t>(bins, 2, 1000);
    double low = 0, high = 0, sum = 0;
    std::int64_t count = 0;
    for (const float value : map.samples) {
        if (!std::isfinite(value)) continue;
        low = count == 0 ? value : std::min<double>(low, value);
        high = count == 0 ? value : std::max<double>(high, value);
        sum += value;
        ++count;
    }
    Histogram histogram(low, high > low ? high : low + 1, bins);
    for (const float value : map.samples)
        if (std::isfinite(value)) histogram.add(value);
    const FieldInfo* info = find_field_info(field);
    return {{"field", field},
            {"unit", info != nullptr ? std::string(info->unit) : "1"},
            {"low", low},
            {"high", high},
            {"mean", count > 0 ? Json(sum / static_cast<double>(count)) : Json()},
            {"median", histogram.quantile(0.5)},
            {"counts", histogram.counts()}};
}

Json profile_reading(const Raster& height, double spacing_m, double x, double y) {
    Grid grid;
    grid.columns = height.columns, grid.rows = height.rows, grid.spacing_m = spacing_m;
    const Sample at = sample_at(grid, x, y);
    const std::vector<double> ground(height.samples.begin(), height.samples.end());
    const flow::FloodedRouting routing =
        flow::route_flooded(ground, height.columns, height.rows, spacing_m, spacing_m);
    Json out;
    Json& points = out["points"] = Json::array();
    double distance = 0;
    auto index = static_cast<std::size_t>(at.y * height.columns + at.x);
    std::vector<std::size_t> way = {index};
    while (!routing.outlet(index) && routing.receiver[index] >= 0) {
        index = static_cast<std::size_t>(routing.receiver[index]);
        way.push_back(index);
    }
    const std::size_t every = std::max<std::size_t>(1, way.size() / 2000);
    for (std::size_t i = 0; i < way.size(); ++i) {
        if (i % every == 0 || i + 1 == way.size())
            points.push_back({{"distance", distance},
                              {"height", ground[way[i]]},
                              {"surface", routing.surface[way[i]]},
                              {"area", routing.area[way[i]] * spacing_m * spacing_m},
                              {"x", static_cast<std::int64_t>(way[i]) % height.columns},
                              {"y", static_cast<std::int64_t>(way[i]) / height.columns}});
        distance += routing.step_m[way[i]];
    }
    out["length_m"] = distance;
    return out;
}

Json realism_reading(const Raster& height, double spacing_m, std::optional<double> sea_level_m) {
    RealismOptions options;
    options.spacing_m = spacing_m;
    options.sea_level_m = sea_level_m;
    const RealismReport report = measure_realism(height, options);
    Json out;
    out["passes_gates"] = report.passes_gates();
    out["warnings"] = report.warnings;
    Json& measures = out["measures"] = Json::array();
    for (const Measure& m : report.measures)
        measures.push_back({{"name", m.name},
                            {"title", m.title},
                            {"kind", word_of(m.kind)},
                            {"verdict", word_of(m.verdict)},
                            {"value", number(m.value)},
                            {"low", number(m.low)},
                            {"high", number(m.high)},
                            {"sentence", m.sentence}});
    return out;
}

}  // namespace cuesta::studio
