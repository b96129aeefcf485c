// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/water_geojson.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "cuesta/base/unit.h"
#include "cuesta/flow/hydraulic_geometry.h"
#include "cuesta/flow/outlines.h"

namespace cuesta {
namespace {

using flow::MapCell;

// From samples to coordinates, as the raster files have them.
class Place {
public:
    Place(const Grid& grid, const GeoReference& at) : grid_(grid), at_(at) {}
    const std::string& crs_wkt() const { return at_.crs_wkt; }
    GeoPosition at(double column, double row, std::optional<double> z = {}) const {
        return {at_.origin_x + column * at_.step_x, at_.origin_y + row * at_.step_y, z};
    }
    GeoPosition at(flow::CellId id) const {
        const auto columns = static_cast<flow::CellId>(grid_.columns);
        return at(static_cast<double>(id % columns), static_cast<double>(id / columns));
    }
    // A thousandth of a cell at least, a millimetre where a cell is a metre or more.
    int decimals() const {
        const double step = std::min(std::abs(at_.step_x), std::abs(at_.step_y));
        return std::clamp(3 + static_cast<int>(std::ceil(-std::log10(step))), 3, 12);
    }
    // Whether rings that run counterclockwise with row 0 in the north do so here.
    bool turned() const { return (at_.step_x > 0) == (at_.step_y > 0); }
    GeoProperties about() const {
        GeoProperties about = {{"coordinates", std::string("x east, y north, height in metres")}};
        if (!at_.crs_wkt.empty()) about.emplace_back("coordinate_system", at_.crs_wkt);
        return about;
    }

private:
    const Grid& grid_;
    const GeoReference& at_;
};

struct Range {
    double min = 0, max = 0;
    bool empty = true;
    void add(double value) {
        min = empty ? value : std::min(min, value);
        max = empty ? value : std::max(max, value);
        empty = false;
    }
};

WaterFeatures finished(GeoCollection collection, const Place& place, const Range& heights) {
    collection.crs_wkt = place.crs_wkt();
    collection.decimals = place.decimals();
    return {std::move(collection), heights.min, heights.max};
}

GeoFeature river_feature(const SurfaceWater& water, const Place& place,
                         const std::vector<flow::River>& rivers, std::size_t index,
                         double m3_per_s_of_cell, Range& heights) {
    const flow::DrainageMap& map = water.map;
    const flow::River& river = rivers[index];
    GeoFeature feature;
    feature.kind = GeoKind::line;
    feature.parts.push_back({GeoPath{}});
    std::vector<double> widths, depths;
    const std::int64_t columns = map.grid.columns;
    const auto position = [&](MapCell cell) {
        const auto id = static_cast<std::int64_t>(map.id(cell));
        return std::pair{id % columns, id / columns};
    };
    // At the end of a tributary there is still its own water only.
    const auto discharge = [&](std::size_t i) {
        const MapCell id = river.line[std::min(i, river.own() - 1)];
        return water.simulated ? static_cast<double>(water.discharge[id])
                               : m3_per_s_of_cell * map.cells[id];
    };
    const auto add = [&](std::size_t i, std::int64_t x, std::int64_t y) {
        const double z = map.water[river.line[i]] * water.unit_m;
        heights.add(z);
        feature.parts.back()[0].push_back(
            place.at(static_cast<double>(x), static_cast<double>(y), z));
        widths.push_back(flow::river_width_m(discharge(i)));
        depths.push_back(flow::river_depth_m(discharge(i)));
    };
    for (std::size_t i = 0; i < river.line.size(); ++i) {
        const auto [x, y] = position(river.line[i]);
        add(i, x, y);
        if (i + 1 == river.line.size()) break;
        // Over the seam of a wrapped map: to just beyond it, and on from just before it.
        const flow::Direction d = map.direction[river.line[i]];
        const std::int64_t to_x = x + flow::step_x[d], to_y = y + flow::step_y[d];
        if (to_x >= 0 && to_x < columns && to_y >= 0 && to_y < map.grid.rows) continue;
        const auto [next_x, next_y] = position(river.line[i + 1]);
        add(i + 1, to_x, to_y);
        feature.parts.push_back({GeoPath{}});
        add(i, next_x - flow::step_x[d], next_y - flow::step_y[d]);
    }
    const double mouth_m3_per_s = discharge(river.line.size() - 1);
    feature.properties = {{"id", static_cast<std::int64_t>(index + 1)},
                          {"joins", river.joins == flow::no_river
                                        ? GeoValue(nullptr)
                                        : GeoValue(static_cast<std::int64_t>(river.joins) + 1)},
                          {"strahler", static_cast<std::int64_t>(river.strahler)},
                          {"length_m", flow::length_m(map, river)},
                          {"area_m2", river.cells * map.grid.cell_area_m2()},
                          {"discharge_m3_per_s", mouth_m3_per_s},
                          {"width_m", flow::river_width_m(mouth_m3_per_s)},
                          {"depth_m", flow::river_depth_m(mouth_m3_per_s)},
                          {"source_height_m", map.water[river.line.front()] * water.unit_m},
                          {"mouth_height_m", map.water[river.line.back()] * water.unit_m},
                          {"widths_m", std::move(widths)},
                          {"depths_m", std::move(depths)}};
    return feature;
}

GeoPath ring_path(const flow::Ring& ring, const Place& place) {
    GeoPath path;
    // Corners lie half a step from samples.
    for (const flow::Corner& corner : ring)
        path.push_back(place.at(corner.x - 0.5, corner.y - 0.5));
    if (place.turned()) std::reverse(path.begin(), path.end());
    return path;
}

}  // namespace

WaterFeatures river_features(const SurfaceWater& water, const GeoReference& at,
                             std::optional<double> min_area, std::optional<double> runoff_given) {
    const Grid& grid = water.map.grid;
    const Place place(grid, at);
    Range heights;
    const double min_area_m2 = min_area.value_or(usual_river_area_m2(grid));
    const double runoff = runoff_given.value_or(usual_runoff_m_per_yr);
    const auto rivers = flow::trace_rivers(water.map, water.least_cells);
    const double year_s = parse_unit("yr")->factor;
    GeoCollection collection;
    collection.about = place.about();
    collection.about.emplace_back("min_area_m2", min_area_m2);
    if (water.simulated)
        collection.about.emplace_back("discharge", std::string("simulated"));
    else
        collection.about.emplace_back("runoff_m_per_yr", runoff);
    for (std::size_t i = 0; i < rivers.size(); ++i)
        collection.features.push_back(
            river_feature(water, place, rivers, i, runoff * grid.cell_area_m2() / year_s, heights));
    return finished(std::move(collection), place, heights);
}

WaterFeatures lake_features(const SurfaceWater& water, const GeoReference& at,
                            std::optional<double> min_area) {
    const Grid& grid = water.map.grid;
    const Place place(grid, at);
    Range heights;
    const bool simulated = water.simulated;
    const std::vector<HeldWater> held = simulated ? held_water(water) : std::vector<HeldWater>{};
    const double min_area_m2 = min_area.value_or(0), unit_m = water.unit_m;
    std::vector<std::vector<std::vector<GeoPath>>> parts(water.lakes.size());
    for (const flow::Outline& outline :
         flow::trace_outlines(water.lake_of, water.lake_cells, grid.columns, grid.rows)) {
        std::vector<GeoPath> rings{ring_path(outline.polygon.outer, place)};
        for (const flow::Ring& hole : outline.polygon.holes)
            rings.push_back(ring_path(hole, place));
        parts[outline.region].push_back(std::move(rings));
    }
    GeoCollection collection;
    std::int64_t left_out = 0;
    for (std::size_t i = 0; i < water.lakes.size(); ++i) {
        const flow::Lake& lake = water.lakes[i];
        const std::int64_t wet = simulated ? held[i].cells : lake.cells;
        const double area_m2 = static_cast<double>(wet) * grid.cell_area_m2();
        if (simulated && wet == 0) continue;  // dry
        if (area_m2 < min_area_m2) {
            ++left_out;
            continue;
        }
        const double level_m = simulated ? held[i].level_m : lake.level * unit_m;
        GeoFeature feature;
        feature.kind = GeoKind::polygon;
        feature.parts = std::move(parts[i]);
        const auto number_or_null = [](bool there, double value) {
            return there ? GeoValue(value) : GeoValue(nullptr);
        };
        const GeoPosition deepest = place.at(lake.deepest);
        const bool spills = lake.has_outlet();
        const GeoPosition outlet = spills ? place.at(lake.outlet_cell) : GeoPosition{};
        feature.properties = {
            {"id", static_cast<std::int64_t>(i + 1)},
            {"level_m", level_m},
            {"area_m2", area_m2},
            {"volume_m3",
             grid.cell_area_m2() *
                 (simulated ? held[i].depth_sum_m : static_cast<double>(lake.volume) * unit_m)},
            {"depth_m", simulated ? held[i].deepest_m
                                  : (static_cast<double>(lake.level) - lake.lowest) * unit_m},
            {"deepest_x", deepest.x},
            {"deepest_y", deepest.y},
            {"outlet_x", number_or_null(spills, outlet.x)},
            {"outlet_y", number_or_null(spills, outlet.y)},
            {"spills_into", lake.spills_into == flow::no_lake
                                ? GeoValue(nullptr)
                                : GeoValue(static_cast<std::int64_t>(lake.spills_into) + 1)}};
        heights.add(level_m);
        collection.features.push_back(std::move(feature));
    }
    collection.about = place.about();
    collection.about.emplace_back("min_area_m2", min_area_m2);
    collection.about.emplace_back("left_out", left_out);
    if (simulated) collection.about.emplace_back("water", std::string("simulated"));
    return finished(std::move(collection), place, heights);
}

}  // namespace cuesta
