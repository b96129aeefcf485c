// SPDX-License-Identifier: Apache-2.0
// Reads Zarr version 2: arrays of two axes in C order, of any real type, chunks of any size, plain
// or packed by zlib.
//
// Limits  .zarray and .zattrs at most 1 MiB; every number in them and the size of a chunk is
//         accepted before anything is allocated; a chunk that is a link is refused.
// Cost    a chunk for every thread beside the result.
#include <fmt/format.h>
#include <zlib.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <memory>
#include <new>
#include <optional>
#include <tuple>
#include <vector>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/json.h"
#include "cuesta/base/memory.h"
#include "cuesta/base/parallel.h"
#include "cuesta/io/limits.h"
#include "cuesta/io/sample_type.h"
#include "cuesta/io/zarr.h"

namespace cuesta {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t largest_text = std::size_t{1} << 20;

struct Array {
    std::uint64_t rows = 0, columns = 0;
    std::uint64_t chunk_rows = 0, chunk_columns = 0;
    SampleType type;
    bool packed = false;          // by zlib
    char separator = '.';         // in the names of chunks
    std::optional<double> empty;  // what a chunk that is not there holds
    std::uint64_t chunk_cells() const { return chunk_rows * chunk_columns; }
    std::uint64_t chunk_bytes() const { return chunk_cells() * type.width; }
};

// The text of a file of the directory as JSON.
Json parsed(const fs::path& path, const char* file) {
    const fs::path place = path / file;
    if (fs::is_symlink(fs::symlink_status(place)))
        fail_reading(path, fmt::format("{} is a link", file));
    if (file_bytes(place) > largest_text)
        fail_reading(path, fmt::format("{} has more than {} bytes", file, largest_text));
    Json json = Json::parse_or_discard(read_file(place, largest_text));
    if (!json.is_object()) fail_reading(path, fmt::format("{} is no JSON object", file));
    return json;
}

const Json& member(const fs::path& path, const Json& json, const char* name) {
    const auto found = json.find(name);
    if (found == json.end()) fail_reading(path, fmt::format(".zarray has no '{}'", name));
    return *found;
}

// Two lengths of at least 1: rows and columns.
std::pair<std::uint64_t, std::uint64_t> lengths(const fs::path& path, const Json& json,
                                                const char* name) {
    const Json& list = member(path, json, name);
    const auto fits = [](const Json& one) {
        return one.is_number_integer() && one.get<std::int64_t>() >= 1 &&
               one.get<std::int64_t>() <= std::int64_t{1} << 40;
    };
    if (!list.is_array() || list.size() != 2)
        fail_reading(path, fmt::format("'{}' in .zarray is {}; a map has two axes", name,
                                       list.dump().substr(0, 60)));
    if (!fits(list.at(0)) || !fits(list.at(1)))
        fail_reading(path, fmt::format("'{}' in .zarray is {}, not two lengths", name,
                                       list.dump().substr(0, 60)));
    return {list.at(0).get<std::uint64_t>(), list.at(1).get<std::uint64_t>()};
}

std::optional<double> fill_value(const fs::path& path, const Json& json) {
    const Json& value = member(path, json, "fill_value");
    if (value.is_null()) return std::nullopt;
    if (value.is_number()) return value.get<double>();
    if (value.is_boolean()) return value.get<bool>() ? 1.0 : 0.0;
    const std::string word = value.is_string() ? value.get<std::string>() : "";
    if (word == "NaN") return std::numeric_limits<double>::quiet_NaN();
    if (word == "Infinity") return std::numeric_limits<double>::infinity();
    if (word == "-Infinity") return -std::numeric_limits<double>::infinity();
    fail_reading(path, fmt::format("'fill_value' in .zarray is {}, not a number",
                                   value.dump().substr(0, 60)));
}

Array read_array(const fs::path& path) {
    const Json json = parsed(path, ".zarray");
    const auto refuse = [&](const char* name, const Json& value, const char* known) {
        fail_reading(path, fmt::format("'{}' in .zarray is {}; {}", name,
                                       value.dump().substr(0, 60), known));
    };
    Array array;
    if (const Json& version = member(path, json, "zarr_format");
        !version.is_number_integer() || version.get<std::int64_t>() != 2)
        refuse("zarr_format", version, "version 2 is read");
    std::tie(array.rows, array.columns) = lengths(path, json, "shape");
    std::tie(array.chunk_rows, array.chunk_columns) = lengths(path, json, "chunks");
    const Json& type = member(path, json, "dtype");
    const auto known = type.is_string() ? sample_type(type.get<std::string>()) : std::nullopt;
    if (!known) refuse("dtype", type, "float32, float64 and integer types are read");
    array.type = *known;
    if (const Json& order = member(path, json, "order");
        !order.is_string() || order.get<std::string>() != "C")
        refuse("order", order, "'C' is read");
    if (const auto filters = json.find("filters"); filters != json.end() && !filters->is_null() &&
                                                   !(filters->is_array() && filters->size() == 0))
        refuse("filters", *filters, "arrays without filters are read");
    if (const Json& compressor = member(path, json, "compressor"); !compressor.is_null()) {
        const bool zlib = compressor.is_object() && compressor.contains("id") &&
                          compressor.at("id").is_string() &&
                          compressor.at("id").get<std::string>() == "zlib";
        if (!zlib) refuse("compressor", compressor, "zlib and null are read");
        array.packed = true;
    }
    if (const auto separator = json.find("dimension_separator"); separator != json.end()) {
        const std::string word = separator->is_string() ? separator->get<std::string>() : "";
        if (word != "." && word != "/")
            refuse("dimension_separator", *separator, "\".\" and \"/\" are known");
        array.separator = word[0];
    }
    array.empty = fill_value(path, json);
    return array;
}

// What the writer of Cuesta says about place and spacing; nothing is required.
void take_attributes(const fs::path& path, MapHead& head) {
    std::error_code ignored;
    if (!fs::exists(path / ".zattrs", ignored)) return;
    const Json json = parsed(path, ".zattrs");
    try {
        if (const auto spacing = json.find("spacing_m"); spacing != json.end()) {
            const double metres = spacing->get<double>();
            if (std::isfinite(metres) && metres > 0) head.spacing_m = metres;
        }
        if (!json.contains("first_sample") || !json.contains("step")) return;
        GeoReference geo{.origin_x = json.at("first_sample").at(0).get<double>(),
                         .origin_y = json.at("first_sample").at(1).get<double>(),
                         .step_x = json.at("step").at(0).get<double>(),
                         .step_y = json.at("step").at(1).get<double>()};
        if (const auto crs = json.find("_CRS"); crs != json.end() && crs->contains("wkt"))
            geo.crs_wkt = crs->at("wkt").get<std::string>();
        head.geo = geo;
    } catch (const Json::Exception& problem) {
        fail_reading(path, fmt::format(".zattrs: {}", problem.what()));
    }
}

class ZarrFile final : public MapFile {
public:
    ZarrFile(const fs::path& path, const Array& array) : path_(path), array_(array) {
        head.columns = static_cast<std::int64_t>(array.columns);
        head.rows = static_cast<std::int64_t>(array.rows);
        // 0 is what others write who have thought of nothing, and a height as good as any.
        if (array.empty != 0.0) head.nodata = array.empty;
        beside_bytes = static_cast<std::uint64_t>(thread_count()) * 3 * array.chunk_bytes();
    }
    std::int64_t strip_rows() const override {
        return static_cast<std::int64_t>(std::min(array_.chunk_rows, array_.rows));
    }
    void read(const Block& window, float* out) override {
        const auto high = static_cast<std::int64_t>(array_.chunk_rows);
        const auto wide = static_cast<std::int64_t>(array_.chunk_columns);
        const std::int64_t first_x = window.x0 / wide, first_y = window.y0 / high;
        const std::int64_t across = (window.x0 + window.columns - 1) / wide - first_x + 1;
        const std::int64_t down = (window.y0 + window.rows - 1) / high - first_y + 1;
        parallel_for(0, across * down, 1, [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t i = lo; i < hi; ++i)
                put_chunk(first_y + i / across, first_x + i % across, window, out);
        });
    }

private:
    [[noreturn]] void refuse(const std::string& name, const std::string& reason) const {
        fail_reading(path_, fmt::format("chunk {} {}", name, reason));
    }
    // The bytes of a chunk; empty if there is none.
    std::vector<unsigned char> chunk(const std::string& name) const {
        const fs::path place = path_ / name;
        std::error_code missing;
        const fs::file_status status = fs::symlink_status(place, missing);
        if (status.type() == fs::file_type::not_found) return {};
        if (!fs::is_regular_file(status)) refuse(name, "is not a regular file");
        const std::uint64_t stored = file_bytes(place), needed = array_.chunk_bytes();
        // Packed bytes may be a little more than plain ones.
        const std::uint64_t most = array_.packed ? needed + needed / 100 + 1024 : needed;
        if (stored > most || (!array_.packed && stored != needed))
            refuse(name, fmt::format("has {} bytes; {} samples take {}", stored,
                                     array_.chunk_cells(), needed));
        const std::string bytes = read_file(place, static_cast<std::size_t>(most));
        std::vector<unsigned char> samples(static_cast<std::size_t>(needed));
        if (!array_.packed) {
            std::memcpy(samples.data(), bytes.data(), std::min(bytes.size(), samples.size()));
            return samples;
        }
        uLongf size = static_cast<uLongf>(samples.size());
        const int result =
            uncompress(samples.data(), &size, reinterpret_cast<const Bytef*>(bytes.data()),
                       static_cast<uLong>(bytes.size()));
        if (result == Z_MEM_ERROR) throw std::bad_alloc();
        if (result == Z_BUF_ERROR && size == samples.size())
            refuse(name, fmt::format("unpacks to more than {} bytes", needed));
        if (result != Z_OK) refuse(name, "is broken: zlib cannot unpack it");
        if (size != samples.size())
            refuse(name, fmt::format("unpacks to {} bytes, not {}", size, needed));
        return samples;
    }
    // What a window shows of a chunk.
    void put_chunk(std::int64_t row, std::int64_t column, const Block& window, float* out) const {
        const auto high = static_cast<std::int64_t>(array_.chunk_rows);
        const auto wide = static_cast<std::int64_t>(array_.chunk_columns);
        const std::string name = fmt::format("{}{}{}", row, array_.separator, column);
        const std::vector<unsigned char> bytes = chunk(name);
        if (bytes.empty() && !array_.empty)
            refuse(name, "is missing, and .zarray has no 'fill_value' for it");
        const std::int64_t x0 = std::max(window.x0, column * wide);
        const std::int64_t x1 = std::min(window.x0 + window.columns, (column + 1) * wide);
        const std::int64_t y0 = std::max(window.y0, row * high);
        const std::int64_t y1 = std::min(window.y0 + window.rows, (row + 1) * high);
        for (std::int64_t y = y0; y < y1; ++y) {
            float* const to = out + (y - window.y0) * window.columns + (x0 - window.x0);
            const auto from =
                static_cast<std::size_t>((y - row * high) * wide + (x0 - column * wide));
            if (bytes.empty())
                std::fill_n(to, x1 - x0, static_cast<float>(*array_.empty));
            else
                unpack_samples(array_.type, bytes.data() + from * array_.type.width,
                               static_cast<std::size_t>(x1 - x0), to);
        }
    }

    fs::path path_;
    Array array_;
};

}  // namespace

std::unique_ptr<MapFile> open_zarr(const fs::path& path, const ReadOptions& options) {
    std::error_code ignored;
    if (!fs::exists(path, ignored)) file_bytes(path);  // says why
    if (!fs::is_directory(path, ignored))
        fail_reading(path, "a Zarr array is a directory with .zarray in it");
    if (!fs::exists(path / ".zarray", ignored))
        fail_reading(path, fs::exists(path / ".zgroup", ignored)
                               ? "it is a group; give one of the arrays in it"
                               : "it has no .zarray, so it is no Zarr array of version 2");
    const Array array = read_array(path);
    check_map_size(path, array.columns, array.rows, sizeof(float) + 1, options.limits);
    const auto cells = checked_product(array.chunk_rows, array.chunk_columns);
    const auto bytes = cells ? checked_product(*cells, 3 * array.type.width) : std::nullopt;
    check_memory(path, "a chunk", bytes.value_or(~std::uint64_t{0}), memory_limit(options.limits));
    auto file = std::make_unique<ZarrFile>(path, array);
    take_attributes(path, file->head);
    return file;
}

Raster read_zarr(const fs::path& path, const ReadOptions& options) {
    return read_whole(*open_zarr(path, options));
}

}  // namespace cuesta
