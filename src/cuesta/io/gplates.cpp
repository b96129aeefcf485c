// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/gplates.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

#include "cuesta/base/sha256.h"
#include "cuesta/flow/outlines.h"
#include "cuesta/grid/world_projection.h"

namespace cuesta {
namespace {

constexpr double distant_future = -999;  // as such files say it
// A parallel is no great circle, and places opposite each other are joined by many.
constexpr double longest_along_parallel = 2, longest_deg = 30;

// Corners of cells as longitudes and latitudes.
GeoPath ring_path(const flow::Ring& ring, const Grid& grid) {
    const LatitudeRange range = grid.latitude_range();
    const double across = 360 / static_cast<double>(grid.columns);
    const double down = (range.north - range.south) / static_cast<double>(grid.rows);
    GeoPath path;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const GeoPosition at{ring[i].x * across - 180, range.north - ring[i].y * down, {}};
        if (!path.empty()) {
            const GeoPosition from = path.back();
            const double east = at.x - from.x, north = at.y - from.y;
            const int parts = static_cast<int>(std::ceil(std::max(
                std::fabs(east) / longest_along_parallel, std::fabs(north) / longest_deg)));
            for (int k = 1; k < parts; ++k)
                path.push_back({from.x + east * k / parts, from.y + north * k / parts, {}});
        }
        path.push_back(at);
    }
    return path;
}

struct Region {
    std::int64_t id = 0, plate = 0;
    bool continent = false;
    double from_age = 0;
    auto key() const { return std::tuple(id, plate, continent, from_age); }
    bool operator<(const Region& other) const { return key() < other.key(); }
};

Region region_of(PlateShapes shapes, const plate::PlateRecord& record,
                 const plate::PlateRecord::Sample& sample) {
    Region region{sample.id, sample.plate, sample.continent, record.now_myr};
    if (shapes == PlateShapes::plates) {
        region.id = sample.plate, region.continent = false;
        for (const auto& plate : record.plates)
            if (plate.id == sample.plate) region.from_age = plate.from_age_myr;
    }
    if (shapes == PlateShapes::crust && !sample.continent && sample.age_myr < record.now_myr)
        region.from_age = std::floor(sample.age_myr / crust_band_myr) * crust_band_myr;
    return region;
}

std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '&')
            out += "&amp;";
        else if (c == '<')
            out += "&lt;";
        else
            out += c;
    }
    return out;
}

// The same for the same feature: readers ask that no two are alike.
std::string identity(std::string_view what) {
    const std::string hash = sha256_hex(what);
    return fmt::format("GPlates-{}-{}-{}-{}-{}", hash.substr(0, 8), hash.substr(8, 4),
                       hash.substr(12, 4), hash.substr(16, 4), hash.substr(20, 12));
}

void time_position(std::string& out, const char* tag, const std::string& time) {
    out += fmt::format(
        "          <gml:{0}><gml:TimeInstant><gml:timePosition "
        "gml:frame=\"http://gplates.org/TRS/flat\">{1}</gml:timePosition></gml:TimeInstant>"
        "</gml:{0}>\n",
        tag, time);
}

void ring_text(std::string& out, const char* side, const GeoPath& path) {
    std::string list;
    const GeoPosition* last = nullptr;
    for (const GeoPosition& at : path) {
        // All longitudes of a pole are one place.
        if (last != nullptr && last->y == at.y && (std::fabs(at.y) == 90 || last->x == at.x))
            continue;
        list += fmt::format("{:.6g} {:.7g} ", at.y, at.x);
        last = &at;
    }
    if (!list.empty()) list.pop_back();
    out += fmt::format(
        "              <gml:{0}><gml:LinearRing><gml:posList gml:dimension=\"2\">{1}"
        "</gml:posList></gml:LinearRing></gml:{0}>\n",
        side, list);
}

template <class T>
T property(const GeoFeature& feature, std::string_view name) {
    for (const auto& [key, value] : feature.properties)
        if (key == name)
            if (const T* held = std::get_if<T>(&value)) return *held;
    return T{};
}

}  // namespace

GeoCollection plate_features(PlateShapes shapes, const plate::PlateRecord& record, const Grid& grid,
                             double radius_m, double min_area_m2) {
    std::map<Region, std::uint32_t> numbers;
    std::vector<std::uint32_t> region(record.samples.size(), flow::no_region);
    for (std::size_t i = 0; i < record.samples.size(); ++i) {
        const auto& sample = record.samples[i];
        if (sample.plate == 0 || (shapes == PlateShapes::continents && !sample.continent)) continue;
        region[i] = numbers
                        .try_emplace(region_of(shapes, record, sample),
                                     static_cast<std::uint32_t>(numbers.size()))
                        .first->second;
    }
    std::vector<GeoFeature> features(numbers.size());
    std::vector<double> areas(numbers.size(), 0);
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x)
            if (const auto r = region[static_cast<std::size_t>(y * grid.columns + x)];
                r != flow::no_region)
                areas[r] += grid.cell_area_m2(y);
    for (const flow::Outline& outline : flow::trace_outlines(region, grid.columns, grid.rows)) {
        std::vector<GeoPath> rings{ring_path(outline.polygon.outer, grid)};
        for (const flow::Ring& hole : outline.polygon.holes) rings.push_back(ring_path(hole, grid));
        features[outline.region].parts.push_back(std::move(rings));
    }
    GeoCollection collection;
    collection.name = shapes == PlateShapes::plates       ? "plates"
                      : shapes == PlateShapes::continents ? "continents"
                                                          : "crust";
    collection.decimals = 6;
    // Degrees are as the standard has them; that they are not the Earth's is said here.
    if (!is_earth_sized(radius_m)) collection.crs_wkt = geographic_wkt(radius_m);
    collection.about = {{"radius_m", radius_m}, {"run_myr", record.now_myr}};
    for (const auto& [key, number] : numbers) {
        if (areas[number] < min_area_m2) continue;
        GeoFeature feature = std::move(features[number]);
        feature.kind = GeoKind::polygon;
        const bool plates = shapes == PlateShapes::plates;
        const std::string name =
            plates ? fmt::format("plate {}", key.id)
                   : fmt::format("{} of {}", key.continent ? "continent" : "sea floor", key.id);
        feature.properties = {{"PLATEID1", key.id},      {"FROMAGE", key.from_age},
                              {"TOAGE", distant_future}, {"NAME", name},
                              {"plate", key.plate},      {"area_m2", areas[number]}};
        if (!plates)
            feature.properties.emplace_back("kind",
                                            std::string(key.continent ? "continent" : "sea floor"));
        collection.features.push_back(std::move(feature));
    }
    return collection;
}

std::string gpml_text(const GeoCollection& collection) {
    std::string out =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<gpml:FeatureCollection xmlns:gpml=\"http://www.gplates.org/gplates\" "
        "xmlns:gml=\"http://www.opengis.net/gml\" "
        "xmlns:xsi=\"http://www.w3.org/XMLSchema-instance\" gpml:version=\"1.6.0339\" "
        "xsi:schemaLocation=\"http://www.gplates.org/gplates ../xsd/gpml.xsd "
        "http://www.opengis.net/gml ../../../gml/current/base\">\n";
    std::size_t count = 0;
    for (const GeoFeature& feature : collection.features) {
        const auto name = property<std::string>(feature, "NAME");
        const auto id = property<std::int64_t>(feature, "PLATEID1");
        const auto what = fmt::format("{} {} {}", collection.name, name, count++);
        out += fmt::format(
            "  <gml:featureMember>\n    <gpml:UnclassifiedFeature>\n"
            "      <gpml:identity>{}</gpml:identity>\n      <gpml:revision>{}</gpml:revision>\n"
            "      <gml:name>{}</gml:name>\n",
            identity(what), identity("revision of " + what), escaped(name));
        out += "      <gml:validTime>\n        <gml:TimePeriod>\n";
        time_position(out, "begin", fmt::format("{:.10g}", property<double>(feature, "FROMAGE")));
        time_position(out, "end", "http://gplates.org/times/distantFuture");
        out += "        </gml:TimePeriod>\n      </gml:validTime>\n";
        out += fmt::format(
            "      <gpml:reconstructionPlateId>\n        <gpml:ConstantValue>\n"
            "          <gpml:value>{}</gpml:value>\n"
            "          <gpml:valueType>gpml:plateId</gpml:valueType>\n"
            "        </gpml:ConstantValue>\n      </gpml:reconstructionPlateId>\n",
            id);
        for (const std::vector<GeoPath>& rings : feature.parts) {
            out +=
                "      <gpml:unclassifiedGeometry>\n        <gpml:ConstantValue>\n"
                "          <gpml:value>\n            <gml:Polygon>\n";
            for (std::size_t i = 0; i < rings.size(); ++i)
                ring_text(out, i == 0 ? "exterior" : "interior", rings[i]);
            out +=
                "            </gml:Polygon>\n          </gpml:value>\n"
                "          <gpml:valueType>gml:Polygon</gpml:valueType>\n"
                "        </gpml:ConstantValue>\n      </gpml:unclassifiedGeometry>\n";
        }
        out += "    </gpml:UnclassifiedFeature>\n  </gml:featureMember>\n";
    }
    out += "</gpml:FeatureCollection>\n";
    return out;
}

}  // namespace cuesta
