// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/geojson.h"

#include <fmt/format.h>

#include <cmath>
#include <iterator>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/check.h"
#include "cuesta/base/json.h"
#include "cuesta/base/sha256.h"

namespace cuesta {
namespace {

class Text {
public:
    explicit Text(int decimals) : decimals_(decimals) {}
    std::string out;

    void quoted(const std::string& text) { out += Json(text).dump(); }
    void number(double value) {
        CUESTA_CHECK(std::isfinite(value), "a number for GeoJSON is not finite");
        fmt::format_to(std::back_inserter(out), "{:.9g}", value);
    }
    // No more digits than needed; rounding keeps the order of values.
    void coordinate(double value) {
        CUESTA_CHECK(std::isfinite(value), "a coordinate is not finite");
        const std::size_t begin = out.size();
        fmt::format_to(std::back_inserter(out), "{:.{}f}", value, decimals_);
        if (out.find('.', begin) != std::string::npos) {
            while (out.back() == '0') out.pop_back();
            if (out.back() == '.') out.pop_back();
        }
        if (out.compare(begin, std::string::npos, "-0") == 0) out.erase(begin, 1);
    }
    template <class List, class Write>
    void list(const List& items, Write&& write) {
        out += '[';
        bool first = true;
        for (const auto& item : items) {
            if (!first) out += ',';
            first = false;
            write(item);
        }
        out += ']';
    }
    void path(const GeoPath& path) {
        list(path, [&](const GeoPosition& at) {
            out += '[';
            coordinate(at.x);
            out += ',';
            coordinate(at.y);
            if (at.z) {
                out += ',';
                coordinate(*at.z);
            }
            out += ']';
        });
    }
    void value(const GeoValue& value) {
        if (const auto* whole = std::get_if<std::int64_t>(&value))
            fmt::format_to(std::back_inserter(out), "{}", *whole);
        else if (const auto* real = std::get_if<double>(&value))
            number(*real);
        else if (const auto* text = std::get_if<std::string>(&value))
            quoted(*text);
        else if (const auto* many = std::get_if<std::vector<double>>(&value))
            list(*many, [&](double one) { number(one); });
        else
            out += "null";
    }
    void properties(const GeoProperties& all) {
        out += '{';
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (i > 0) out += ',';
            quoted(all[i].first);
            out += ':';
            value(all[i].second);
        }
        out += '}';
    }
    void geometry(const GeoFeature& feature) {
        if (feature.parts.empty()) {
            out += "null";
            return;
        }
        const bool line = feature.kind == GeoKind::line, many = feature.parts.size() > 1;
        fmt::format_to(std::back_inserter(out),
                       "{{\"type\":\"{}{}\",\"coordinates\":", many ? "Multi" : "",
                       line ? "LineString" : "Polygon");
        const auto part = [&](const std::vector<GeoPath>& paths) {
            if (line)
                path(paths.at(0));
            else
                list(paths, [&](const GeoPath& ring) { path(ring); });
        };
        if (many)
            list(feature.parts, part);
        else
            part(feature.parts[0]);
        out += '}';
    }

private:
    int decimals_;
};

}  // namespace

std::string geojson_text(const GeoCollection& collection) {
    Text text(collection.decimals);
    text.out = "{\"type\":\"FeatureCollection\",\"name\":";
    text.quoted(collection.name);
    if (!collection.crs_wkt.empty()) {
        text.out += ",\n\"crs\":{\"type\":\"name\",\"properties\":{\"name\":";
        text.quoted(collection.crs_wkt);
        text.out += "}}";
    }
    text.out += ",\n\"about\":";
    text.properties(collection.about);
    text.out += ",\n\"features\":[";
    for (std::size_t i = 0; i < collection.features.size(); ++i) {
        const GeoFeature& feature = collection.features[i];
        text.out += i > 0 ? ",\n" : "\n";
        text.out += "{\"type\":\"Feature\",\"properties\":";
        text.properties(feature.properties);
        text.out += ",\"geometry\":";
        text.geometry(feature);
        text.out += '}';
    }
    text.out += "\n]}\n";
    return std::move(text.out);
}

WrittenFile write_geojson(const std::filesystem::path& path, const GeoCollection& collection) {
    const std::string text = geojson_text(collection);
    write_file_atomically(path, text);
    WrittenFile written;
    written.path = path;
    written.bytes = text.size();
    written.sha256 = written.data_sha256 = sha256_hex(text);
    return written;
}

}  // namespace cuesta
