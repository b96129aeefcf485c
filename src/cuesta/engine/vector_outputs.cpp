// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/vector_outputs.h"

#include <algorithm>
#include <cmath>

#include "cuesta/analysis/drained_land.h"
#include "cuesta/base/unit.h"
#include "cuesta/engine/sea_level.h"
#include "cuesta/flow/hydraulic_geometry.h"
#include "cuesta/flow/lakes.h"
#include "cuesta/flow/network.h"
#include "cuesta/flow/outlines.h"
#include "cuesta/io/geojson.h"

namespace cuesta {
namespace {

using flow::CellId;

// Metres of a map that lies nowhere on Earth. Without a name every reader would guess one, most of
// them degrees.
constexpr const char* local_crs_wkt =
    "LOCAL_CS[\"Cuesta map in metres\",UNIT[\"metre\",1],"
    "AXIS[\"Easting\",EAST],AXIS[\"Northing\",NORTH]]";

// From samples to coordinates, as the raster files have them.
class Place {
public:
    Place(const Grid& grid, GeoReference at) : grid_(grid), at_(std::move(at)) {}
    const std::string& crs_wkt() const { return at_.crs_wkt; }
    GeoPosition at(double column, double row, std::optional<double> z = {}) const {
        return {at_.origin_x + column * at_.step_x, at_.origin_y + row * at_.step_y, z};
    }
    GeoPosition at(CellId id) const {
        const auto columns = static_cast<CellId>(grid_.columns);
        return at(id % columns, id / columns);
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
    GeoReference at_;
};

struct Water {
    flow::DrainageMap map;
    std::vector<flow::Lake> lakes;
    std::vector<flow::LakeIndex> lake_of;  // by cell
    double unit_m = 1;
    // What a simulation has left, by cell; empty if there was none.
    std::vector<float> depth_m, level_m, discharge;
};

// Water as water_flow and others have left it on the ground of a block.
void collect_simulated(const Terrain& terrain, const DrainedLand& land, Water& water) {
    const Field* depth = terrain.find(field::water);
    const Field* discharge =
        terrain.find("water.qx") != nullptr ? terrain.find(field::discharge) : nullptr;
    const flow::Frame& frame = land.drainage.frame();
    for (std::int64_t y = 0; y < frame.rows(); ++y)
        for (std::int64_t x = 0; x < frame.columns(); ++x) {
            const CellId id = frame.id(x, y);
            if (!water.depth_m.empty()) {
                water.depth_m[id] = depth->at(x, y);
                water.level_m[id] =
                    static_cast<float>(land.surface.at(x, y) * land.unit_m) + depth->at(x, y);
            }
            if (!water.discharge.empty()) water.discharge[id] = discharge->at(x, y);
        }
}

// All blocks write their part of the whole map.
Water collect_water(Run& run, bool with_lakes) {
    Water water;
    water.map.grid = run.plan.grid;
    const auto cells = static_cast<std::size_t>(run.plan.grid.cells());
    if (with_lakes) {
        water.lake_of.resize(cells);
    } else {
        water.map.direction.resize(cells);
        water.map.cells.resize(cells);
        water.map.water.resize(cells);
    }
    const Terrain& first = run.domain.site(0).terrain;
    if (with_lakes && first.find(field::water) != nullptr)
        water.depth_m.resize(cells), water.level_m.resize(cells);
    if (!with_lakes && first.find("water.qx") != nullptr && first.find(field::discharge) != nullptr)
        water.discharge.resize(cells);
    run.domain.each([&](Site& site, Communicator& comm) {
        const DrainedLand land = drain_land(site.terrain, comm, sea_level_of(run.plan.stages));
        const flow::Drainage& drainage = land.drainage;
        const flow::Frame& frame = drainage.frame();
        flow::Lakes lakes;
        if (with_lakes) lakes = flow::find_lakes(drainage, land.surface, comm);
        for (std::int64_t y = 0; y < frame.rows(); ++y)
            for (std::int64_t x = 0; x < frame.columns(); ++x) {
                const flow::Cell cell = frame.cell(x, y);
                const CellId id = frame.id(x, y);
                const std::int32_t ground = land.surface.at(x, y);
                if (with_lakes) {
                    water.lake_of[id] = lakes.at(drainage, cell, ground);
                } else {
                    water.map.direction[id] = drainage.direction(cell);
                    water.map.cells[id] = static_cast<std::uint32_t>(land.cells_above(cell));
                    water.map.water[id] = drainage.level(cell, ground);
                }
            }
        collect_simulated(site.terrain, land, water);
        if (comm.rank() == 0) water.lakes = std::move(lakes.all), water.unit_m = land.unit_m;
    });
    return water;
}

struct Range {
    double min = 0, max = 0;
    bool empty = true;
    void add(double value) {
        min = empty ? value : std::min(min, value);
        max = empty ? value : std::max(max, value);
        empty = false;
    }
};

GeoFeature river_feature(const Water& water, const Place& place,
                         const std::vector<flow::River>& rivers, std::size_t index,
                         double m3_per_s_of_cell, Range& heights) {
    const flow::DrainageMap& map = water.map;
    const flow::River& river = rivers[index];
    GeoFeature feature;
    feature.kind = GeoKind::line;
    feature.parts.push_back({GeoPath{}});
    std::vector<double> widths, depths;
    const auto columns = map.grid.columns;
    // At the end of a tributary there is still its own water only.
    const auto discharge = [&](std::size_t i) {
        const CellId id = river.line[std::min(i, river.own() - 1)];
        return water.discharge.empty() ? m3_per_s_of_cell * map.cells[id]
                                       : static_cast<double>(water.discharge[id]);
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
        const std::int64_t x = river.line[i] % columns, y = river.line[i] / columns;
        add(i, x, y);
        if (i + 1 == river.line.size()) break;
        // Over the seam of a wrapped map: to just beyond it, and on from just before it.
        const flow::Direction d = map.direction[river.line[i]];
        const std::int64_t to_x = x + flow::step_x[d], to_y = y + flow::step_y[d];
        if (to_x >= 0 && to_x < columns && to_y >= 0 && to_y < map.grid.rows) continue;
        const std::int64_t next_x = river.line[i + 1] % columns,
                           next_y = river.line[i + 1] / columns;
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

GeoCollection river_collection(Run& run, const OutputPlan& output, const Place& place,
                               Range& heights) {
    const Grid& grid = run.plan.grid;
    const Water water = collect_water(run, false);
    const double min_area_m2 = output.min_area_m2.value_or(usual_river_area_m2(grid));
    const double runoff = output.runoff.value_or(usual_runoff_m_per_yr);
    const double least = std::ceil(min_area_m2 / grid.cell_area_m2());
    // 2^32 - 1 is more than any map has.
    const auto least_cells = static_cast<std::uint32_t>(std::clamp(least, 1.0, 4294967295.0));
    const auto rivers = flow::trace_rivers(water.map, least_cells);
    const double year_s = parse_unit("yr")->factor;
    GeoCollection collection;
    collection.about = place.about();
    collection.about.emplace_back("min_area_m2", min_area_m2);
    if (water.discharge.empty())
        collection.about.emplace_back("runoff_m_per_yr", runoff);
    else
        collection.about.emplace_back("discharge", std::string("simulated"));
    for (std::size_t i = 0; i < rivers.size(); ++i)
        collection.features.push_back(
            river_feature(water, place, rivers, i, runoff * grid.cell_area_m2() / year_s, heights));
    return collection;
}

GeoPath ring_path(const flow::Ring& ring, const Place& place) {
    GeoPath path;
    // Corners lie half a step from samples.
    for (const flow::Corner& corner : ring)
        path.push_back(place.at(corner.x - 0.5, corner.y - 0.5));
    if (place.turned()) std::reverse(path.begin(), path.end());
    return path;
}

// What a hollow really holds.
struct Held {
    std::int64_t cells = 0;
    double depth_sum_m = 0, deepest_m = 0, level_m = 0;
};

// Takes cells without simulated water out of the lakes.
std::vector<Held> keep_what_is_wet(Water& water) {
    std::vector<Held> held(water.lakes.size());
    for (std::size_t id = 0; id < water.lake_of.size(); ++id) {
        flow::LakeIndex& lake = water.lake_of[id];
        if (lake == flow::no_lake) continue;
        if (!(water.depth_m[id] >= thinnest_water_m)) {
            lake = flow::no_lake;
            continue;
        }
        Held& one = held[lake];
        ++one.cells;
        one.depth_sum_m += static_cast<double>(water.depth_m[id]);
        if (water.depth_m[id] > one.deepest_m)
            one.deepest_m = water.depth_m[id], one.level_m = water.level_m[id];
    }
    return held;
}

GeoCollection lake_collection(Run& run, const OutputPlan& output, const Place& place,
                              Range& heights) {
    const Grid& grid = run.plan.grid;
    Water water = collect_water(run, true);
    const bool simulated = !water.depth_m.empty();
    const std::vector<Held> held = simulated ? keep_what_is_wet(water) : std::vector<Held>{};
    const double min_area_m2 = output.min_area_m2.value_or(0), unit_m = water.unit_m;
    std::vector<std::vector<std::vector<GeoPath>>> parts(water.lakes.size());
    for (const flow::Outline& outline :
         flow::trace_outlines(water.lake_of, grid.columns, grid.rows)) {
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
        const GeoPosition at = spills ? place.at(lake.outlet_cell) : GeoPosition{};
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
            {"outlet_x", number_or_null(spills, at.x)},
            {"outlet_y", number_or_null(spills, at.y)},
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
    return collection;
}

}  // namespace

GeoReference place_of(const Run& run) {
    const Grid& grid = run.plan.grid;
    if (run.inputs.size() == 1 && run.inputs[0].columns == grid.columns &&
        run.inputs[0].rows == grid.rows && run.inputs[0].geo)
        return *run.inputs[0].geo;
    // The world of a recipe counts y southwards, that of maps northwards; 0 - y has no minus zero.
    return {local_crs_wkt, grid.origin_x_m, 0 - grid.origin_y_m, grid.spacing_m, -grid.spacing_m};
}

double usual_river_area_m2(const Grid& grid) {
    return std::max(100.0, static_cast<double>(grid.cells()) / 1000) * grid.cell_area_m2();
}

OutputRecord write_vector(Run& run, const OutputPlan& output, const std::filesystem::path& root,
                          const std::string& file, std::int64_t step) {
    const Place place(run.plan.grid, place_of(run));
    Range heights;
    GeoCollection collection = output.field == "lakes"
                                   ? lake_collection(run, output, place, heights)
                                   : river_collection(run, output, place, heights);
    collection.name = output.field;
    collection.crs_wkt = place.crs_wkt();
    collection.decimals = place.decimals();
    const WrittenFile written = write_geojson(root / file, collection);
    OutputRecord record;
    record.file = file, record.field = output.field;
    record.bytes = written.bytes;
    record.sha256 = written.sha256, record.data_sha256 = written.data_sha256;
    record.min = heights.min, record.max = heights.max;
    record.step = step;
    return record;
}

}  // namespace cuesta
