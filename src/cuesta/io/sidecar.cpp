// SPDX-License-Identifier: Apache-2.0
// Limits  1 MiB of text, nesting of 32, strings as long as that allows.
#include "cuesta/io/sidecar.h"

#include <fmt/format.h>

#include <cmath>
#include <limits>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/error.h"
#include "cuesta/base/json.h"
#include "cuesta/base/text.h"
#include "cuesta/io/limits.h"

namespace cuesta {
namespace {

constexpr std::size_t most_bytes = std::size_t{1} << 20;
constexpr int most_depth = 32;

const Json* member(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found == object.end() || found->is_null() ? nullptr : &*found;
}

std::string text_of(const Json& object, const char* key, const std::string& fallback = "") {
    const Json* value = member(object, key);
    if (value == nullptr) return fallback;
    if (!value->is_string()) throw Error(fmt::format("'{}' is not text", key));
    return value->get<std::string>();
}

std::optional<double> number_of(const Json& object, const char* key) {
    const Json* value = member(object, key);
    if (value == nullptr) return std::nullopt;
    if (!value->is_number()) throw Error(fmt::format("'{}' is not a number", key));
    const double number = value->get<double>();
    if (!std::isfinite(number)) throw Error(fmt::format("'{}' is not finite", key));
    return number;
}

std::uint64_t count_of(const Json& object, const char* key, std::uint64_t fallback) {
    const Json* value = member(object, key);
    if (value == nullptr) return fallback;
    if (!value->is_number_unsigned()) throw Error(fmt::format("'{}' is not a count", key));
    return value->get<std::uint64_t>();
}

std::int64_t size_of(const Json& object, const char* key) {
    const std::uint64_t size = count_of(object, key, 0);
    if (size < 1 || size > std::uint64_t{1} << 31)
        throw Error(fmt::format("'{}' is missing or not in 1 to 2^31", key));
    return static_cast<std::int64_t>(size);
}

Json number_or_null(const std::optional<double>& value) {
    return value && std::isfinite(*value) ? Json(*value) : Json(nullptr);
}

}  // namespace

std::filesystem::path sidecar_path(const std::filesystem::path& file) {
    std::filesystem::path path = file;
    path += ".json";
    return path;
}

std::string sidecar_text(const Sidecar& s) {
    Json json;
    json["cuesta"] = s.version;
    json["file"] = s.file;
    json["field"] = s.field;
    json["unit"] = s.unit;
    if (!s.sentence.empty()) json["sentence"] = s.sentence;
    if (!s.classes.empty()) json["classes"] = s.classes;
    json["columns"] = s.columns;
    json["rows"] = s.rows;
    json["spacing_m"] = number_or_null(s.spacing_m);
    // Samples are points: the extent is one step less than the size.
    if (s.spacing_m)
        json["extent_m"] = {static_cast<double>(s.columns - 1) * *s.spacing_m,
                            static_cast<double>(s.rows - 1) * *s.spacing_m};
    else
        json["extent_m"] = nullptr;
    json["min"] = number_or_null(s.min);
    json["max"] = number_or_null(s.max);
    json["low"] = number_or_null(s.low);
    json["high"] = number_or_null(s.high);
    json["bits"] = s.bits;
    json["byte_order"] = s.byte_order;
    json["row_order"] = "north_first";
    json["axis"] = "x east, y north, z up";
    json["coordinate_system"] =
        s.geo && !s.geo->crs_wkt.empty() ? Json(s.geo->crs_wkt) : Json(nullptr);
    if (s.geo) {
        json["first_sample"] = {s.geo->origin_x, s.geo->origin_y};
        json["step"] = {s.geo->step_x, s.geo->step_y};
    }
    if (!s.projection.empty()) json["projection"] = s.projection;
    if (s.latitudes) json["latitudes"] = {s.latitudes->south, s.latitudes->north};
    if (s.nodata && std::isnan(*s.nodata))
        json["nodata"] = "nan";
    else
        json["nodata"] = number_or_null(s.nodata);
    json["nodata_count"] = s.nodata_count;
    json["non_finite_count"] = s.non_finite_count;
    json["clamped_count"] = s.clamped_count;
    json["recipe_sha256"] = s.recipe_sha256.empty() ? Json(nullptr) : Json(s.recipe_sha256);
    json["sha256"] = s.sha256;
    json["data_sha256"] = s.data_sha256;
    if (!s.tiles_sha256.empty()) json["tiles_sha256"] = s.tiles_sha256;
    // A name that is not UTF-8 must not make the map unwritable.
    return json.dump(2) + "\n";
}

Sidecar parse_sidecar(std::string_view text) {
    if (text.size() > most_bytes) throw Error("longer than 1 MiB");
    if (nested_deeper(text, most_depth))
        throw Error(fmt::format("nested deeper than {}", most_depth));
    const Json json = Json::parse_or_discard(text);
    if (json.is_discarded()) throw Error("not valid JSON");
    if (!json.is_object()) throw Error("not a JSON object");
    Sidecar s;
    s.version = text_of(json, "cuesta");
    s.file = text_of(json, "file");
    s.field = text_of(json, "field", "height");
    s.unit = text_of(json, "unit", "m");
    s.sentence = text_of(json, "sentence");
    if (const Json* classes = member(json, "classes")) {
        if (!classes->is_array()) throw Error("'classes' is not a list");
        for (const Json& name : *classes) {
            if (!name.is_string()) throw Error("'classes' is not a list of names");
            s.classes.push_back(name.get<std::string>());
        }
    }
    s.columns = size_of(json, "columns");
    s.rows = size_of(json, "rows");
    s.spacing_m = number_of(json, "spacing_m");
    if (s.spacing_m && !(*s.spacing_m > 0)) throw Error("'spacing_m' is not above zero");
    s.min = number_of(json, "min");
    s.max = number_of(json, "max");
    s.low = number_of(json, "low");
    s.high = number_of(json, "high");
    if (s.low.has_value() != s.high.has_value() || (s.low && *s.high < *s.low))
        throw Error("'low' and 'high' are not a range");
    s.bits = static_cast<int>(std::min<std::uint64_t>(count_of(json, "bits", 32), 64));
    s.byte_order = text_of(json, "byte_order", "little");
    if (s.byte_order != "little" && s.byte_order != "big")
        throw Error("'byte_order' is neither little nor big");
    if (text_of(json, "row_order", "north_first") != "north_first")
        throw Error("'row_order' is not north_first");
    const auto pair = [&](const char* key) -> std::optional<std::pair<double, double>> {
        const Json* value = member(json, key);
        if (value == nullptr) return std::nullopt;
        if (!value->is_array() || value->size() != 2 || !(*value)[0].is_number() ||
            !(*value)[1].is_number())
            throw Error(fmt::format("'{}' is not a pair of numbers", key));
        const std::pair<double, double> both{(*value)[0].get<double>(), (*value)[1].get<double>()};
        if (!std::isfinite(both.first) || !std::isfinite(both.second))
            throw Error(fmt::format("'{}' is not finite", key));
        return both;
    };
    const auto origin = pair("first_sample"), step = pair("step");
    if (origin && step)
        s.geo = GeoReference{.crs_wkt = text_of(json, "coordinate_system"),
                             .origin_x = origin->first,
                             .origin_y = origin->second,
                             .step_x = step->first,
                             .step_y = step->second};
    s.projection = text_of(json, "projection");
    if (!s.projection.empty() && s.projection != "flat" && s.projection != "latlon")
        throw Error("'projection' is neither flat nor latlon");
    if (const auto range = pair("latitudes")) {
        if (!(-90 <= range->first && range->first <= range->second && range->second <= 90))
            throw Error("'latitudes' are no two degrees from south to north");
        s.latitudes = LatitudeRange{range->first, range->second};
    }
    const Json* nodata = member(json, "nodata");
    if (nodata != nullptr && nodata->is_string()) {
        if (text_of(json, "nodata") != "nan") throw Error("'nodata' is neither a number nor nan");
        s.nodata = std::numeric_limits<double>::quiet_NaN();
    } else {
        s.nodata = number_of(json, "nodata");
    }
    s.nodata_count = count_of(json, "nodata_count", 0);
    s.non_finite_count = count_of(json, "non_finite_count", 0);
    s.clamped_count = count_of(json, "clamped_count", 0);
    s.recipe_sha256 = text_of(json, "recipe_sha256");
    s.sha256 = text_of(json, "sha256");
    s.data_sha256 = text_of(json, "data_sha256");
    s.tiles_sha256 = text_of(json, "tiles_sha256");
    return s;
}

std::optional<Sidecar> read_sidecar(const std::filesystem::path& file, Log* log) {
    const std::filesystem::path path = sidecar_path(file);
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(path, ignored)) return std::nullopt;
    try {
        return parse_sidecar(read_file(path, most_bytes));
    } catch (const Error& failure) {
        warn(log, fmt::format("{} is ignored: {}", path.string(), failure.what()));
        return std::nullopt;
    }
}

void write_sidecar(const std::filesystem::path& file, const Sidecar& sidecar) {
    write_file_atomically(sidecar_path(file), sidecar_text(sidecar));
}

}  // namespace cuesta
