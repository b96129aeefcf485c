// SPDX-License-Identifier: Apache-2.0
// Lines and polygons as GeoJSON text [rfc7946].
//
// One FeatureCollection: features with plain properties; what belongs to the whole file stands in a
// member "about". A feature of several parts is a MultiLineString or MultiPolygon, one without any
// has no geometry. The standard knows degrees of WGS 84 alone; metres are told by the member "crs"
// of the format before it, which GDAL and what builds on it still read.
//
// Holds   the same text for the same data; whole or not at all (base/atomic_file.h).
// Limits  rings are written as they come: closed, outer first and counterclockwise.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "cuesta/io/options.h"

namespace cuesta {

inline constexpr std::string_view geojson_ending = ".geojson";
inline constexpr std::string_view geojson_mime = "application/geo+json";

struct GeoPosition {
    double x = 0, y = 0;
    std::optional<double> z = {};
};
using GeoPath = std::vector<GeoPosition>;

// nullptr is null. Numbers have at most nine significant digits.
using GeoValue =
    std::variant<std::nullptr_t, std::int64_t, double, std::string, std::vector<double>>;
using GeoProperties = std::vector<std::pair<std::string, GeoValue>>;

enum class GeoKind { line, polygon };

struct GeoFeature {
    GeoKind kind = GeoKind::line;
    std::vector<std::vector<GeoPath>> parts;  // a line is one path, a polygon its rings
    GeoProperties properties;
};

struct GeoCollection {
    std::string name;
    std::string crs_wkt;  // of the coordinates; empty: degrees of WGS 84, as the standard says
    GeoProperties about;
    std::vector<GeoFeature> features;
    int decimals = 3;  // of coordinates
};

std::string geojson_text(const GeoCollection& collection);
// `path`, `bytes` and the two hashes of the result are set; both are of the text.
WrittenFile write_geojson(const std::filesystem::path& path, const GeoCollection& collection);

}  // namespace cuesta
