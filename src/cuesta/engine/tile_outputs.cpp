// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/tile_outputs.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string_view>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/error.h"
#include "cuesta/base/json.h"
#include "cuesta/base/sha256.h"
#include "cuesta/base/version.h"
#include "cuesta/io/format.h"
#include "cuesta/io/map_facts.h"

namespace cuesta {
namespace {

namespace fs = std::filesystem;

struct Tiling {
    std::int64_t side, overlap, across, down;

    Tiling(const OutputPlan& output, const MapSource& source)
        : side(output.tile),
          overlap(output.overlap),
          across(tiles_along(source.columns(), side, overlap)),
          down(tiles_along(source.rows(), side, overlap)) {}
    std::int64_t count() const { return across * down; }
    // Empty behind the last.
    Block tile(std::int64_t index) const {
        if (index >= count()) return {0, 0, 0, 0};
        const std::int64_t step = side - overlap;
        return {index % across * step, index / across * step, side, side};
    }
    std::string name(std::string file, std::int64_t index) const {
        for (const auto& [mark, number] :
             {std::pair{std::string_view("{x}"), index % across}, {"{y}", index / across}})
            if (const auto at = file.find(mark); at != std::string::npos)
                file.replace(at, mark.size(), std::to_string(number));
        return file;
    }
};

WrittenFile write_tile(const fs::path& path, const MapSource& source, const Block& where,
                       const std::vector<float>& samples, const WriteOptions& options) {
    RowMap map = source.map();
    map.columns = where.columns, map.rows = where.rows;
    map.samples = [&samples, across = where.columns](std::int64_t y, float*) {
        return samples.data() + y * across;
    };
    map.invalid = {};
    if (map.geo) {
        map.geo->origin_x += static_cast<double>(where.x0) * map.geo->step_x;
        map.geo->origin_y += static_cast<double>(where.y0) * map.geo->step_y;
    }
    return write_rows(path, map, options);
}

Json to_json(const OutputRecord& record) {
    return {{"file", record.file},
            {"bytes", record.bytes},
            {"sha256", record.sha256},
            {"data_sha256", record.data_sha256},
            {"min", record.min},
            {"max", record.max},
            {"tiles_sha256", record.tiles_sha256}};
}

// All: what the parts wrote in turns, put together in the order of tiles.
std::vector<OutputRecord> over_parts(MapSource& source, const std::vector<OutputRecord>& mine,
                                     const OutputPlan& output, std::int64_t step) {
    Json list = Json::array();
    for (const OutputRecord& one : mine) list.push_back(to_json(one));
    const std::string text = list.dump();
    std::vector<Json> lists;
    for (const auto& bytes : source.gather(std::as_bytes(std::span(text))))
        lists.push_back(Json::parse(
            std::string_view(reinterpret_cast<const char*>(bytes.data()), bytes.size())));
    std::vector<OutputRecord> all;
    for (std::size_t turn = 0; source.first(); ++turn) {
        const std::size_t before = all.size();
        for (const Json& part : lists) {
            if (turn >= part.size()) continue;
            const Json& json = part[turn];
            OutputRecord one;
            one.file = json.at("file").get<std::string>(), one.field = output.field;
            one.bytes = json.at("bytes").get<std::uint64_t>(), one.step = step;
            one.sha256 = json.at("sha256").get<std::string>();
            one.data_sha256 = json.at("data_sha256").get<std::string>();
            one.tiles_sha256 = json.at("tiles_sha256").get<std::string>();
            one.min = json.at("min").get<double>(), one.max = json.at("max").get<double>();
            all.push_back(std::move(one));
        }
        if (all.size() == before) break;
    }
    return all;
}

// A name below the folder of the index, as seen from there.
std::string beside(const std::string& file, const std::string& folder) {
    return folder.empty() ? file : file.substr(folder.size() + 1);
}

Json index_json(const Tiling& tiling, const MapSource& source, const WriteOptions& options,
                const MapFacts& facts, const std::string& file,
                const std::vector<OutputRecord>& tiles) {
    const FormatInfo& format = format_of(file);
    const std::string index_folder = fs::path(tile_index_name(file)).parent_path().string();
    Json json;
    json["cuesta"] = version();
    json["field"] = options.field;
    json["unit"] = options.unit;
    json["file"] = beside(file, index_folder);
    json["columns"] = source.columns(), json["rows"] = source.rows();
    if (options.spacing_m) json["spacing_m"] = *options.spacing_m;
    json["tile"] = tiling.side, json["overlap"] = tiling.overlap;
    json["across"] = tiling.across, json["down"] = tiling.down;
    json["min"] = facts.min, json["max"] = facts.max;
    if (format.samples == Samples::range) json["low"] = *options.low, json["high"] = *options.high;
    json["bits"] = format.levels ? options.bits : format.bits;
    json["byte_order"] = format.high_byte_first ? "big" : "little";
    json["row_order"] = "north_first";
    json["recipe_sha256"] = options.recipe_sha256;
    json["data_sha256"] = facts.data_sha256, json["tiles_sha256"] = facts.tiles_sha256;
    json["tiles"] = Json::array();
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const Block where = tiling.tile(static_cast<std::int64_t>(i));
        const auto number = static_cast<std::int64_t>(i);
        json["tiles"].push_back({{"file", beside(tiles[i].file, index_folder)},
                                 {"x", number % tiling.across},
                                 {"y", number / tiling.across},
                                 {"column", where.x0},
                                 {"row", where.y0},
                                 {"sha256", tiles[i].sha256}});
    }
    return json;
}

}  // namespace

OutputRecord record_of(const OutputPlan& output, const WrittenFile& written,
                       const std::string& file, std::int64_t step) {
    OutputRecord record;
    record.file = file, record.field = output.field;
    record.bytes = written.bytes;
    record.sha256 = written.sha256, record.data_sha256 = written.data_sha256;
    record.tiles_sha256 = written.tiles_sha256;
    record.min = written.min, record.max = written.max;
    record.step = step;
    return record;
}

std::string tile_index_name(const std::string& file) {
    std::string name = file.substr(0, std::min(file.find("{x}"), file.find("{y}")));
    while (!name.empty() && std::string_view("_-.").find(name.back()) != std::string_view::npos)
        name.pop_back();
    if (name.empty() || name.back() == '/') return name + "tiles.json";
    return name + ".tiles.json";
}

std::vector<OutputRecord> write_tiles(const OutputPlan& output, MapSource& source,
                                      WriteOptions options, const fs::path& root,
                                      const std::string& file, std::int64_t step) {
    const Tiling tiling(output, source);
    const MapFacts facts = measure_map(source);
    const bool any = !std::isnan(facts.min);
    if (!options.low) options.low = any ? facts.min : 0.0;
    if (!options.high) options.high = any ? facts.max : *options.low;
    const fs::path place =
        source.told_by_first(source.first() ? fs::absolute(root).string() : std::string{});
    std::error_code ignored;
    // Where the others do not see the directory the first writes every tile.
    const bool seen = !source.any(!fs::is_directory(place, ignored));
    const std::int64_t writers = seen ? source.parts() : 1;
    const bool writes = seen || source.first();
    std::vector<OutputRecord> mine;
    std::vector<float> samples;
    std::string failure;
    for (std::int64_t first = 0; first < tiling.count(); first += writers) {
        const std::int64_t index = writes ? first + (seen ? source.part() : 0) : tiling.count();
        const Block where = tiling.tile(index);
        samples.resize(static_cast<std::size_t>(where.columns * where.rows));
        source.read(where, samples.data(), nullptr);
        if (where.rows == 0 || !failure.empty()) continue;
        const std::string name = tiling.name(file, index);
        try {
            mine.push_back(record_of(
                output, write_tile(place / name, source, where, samples, options), name, step));
        } catch (const Error& error) {
            failure = error.what();
        }
    }
    source.together([&] {
        if (!failure.empty()) throw Error(failure);
    });
    std::vector<OutputRecord> records = over_parts(source, mine, output, step);
    source.together([&] {
        if (!source.first()) return;
        OutputRecord index;
        index.file = tile_index_name(file), index.field = output.field, index.step = step;
        const std::string text =
            index_json(tiling, source, options, facts, file, records).dump(2) + "\n";
        write_file_atomically(place / index.file, text);
        index.bytes = text.size(), index.sha256 = sha256_hex(text);
        index.data_sha256 = facts.data_sha256, index.tiles_sha256 = facts.tiles_sha256;
        index.min = facts.min, index.max = facts.max;
        records.push_back(std::move(index));
    });
    return records;
}

}  // namespace cuesta
