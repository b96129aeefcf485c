// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/format.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <memory>
#include <new>
#include <vector>

#include "cuesta/base/atomic_directory.h"
#include "cuesta/base/lower_case.h"
#include "cuesta/base/sha256.h"
#include "cuesta/base/text.h"
#include "cuesta/base/version.h"
#include "cuesta/io/geotiff.h"
#include "cuesta/io/limits.h"
#include "cuesta/io/map_facts.h"
#include "cuesta/io/sidecar.h"

namespace cuesta {
namespace {

constexpr double usual_nodata = -32767;

bool has_range(const FormatInfo& format) {
    return format.samples == Samples::range;
}

std::vector<std::string> endings_that(bool (FormatInfo::*can)() const) {
    std::vector<std::string> endings;
    for (const FormatInfo& format : formats())
        if ((format.*can)()) endings.emplace_back(format.extension);
    return endings;
}

[[noreturn]] void refuse_ending(const std::filesystem::path& path, bool to_write) {
    const std::vector<std::string> known = to_write ? endings_to_write() : endings_to_read();
    if (const FormatInfo* format = find_format(path))
        throw Error(fmt::format("{}: {} is only read, never written; written are {}", path.string(),
                                format->name, join_or(known)));
    const std::string ending = small_ending(path);
    if (ending.empty())
        throw Error(fmt::format("{} has no ending to tell its format; known are {}", path.string(),
                                join_or(known)));
    throw Error(fmt::format("{} has the unknown ending '{}'; known are {}.{}", path.string(),
                            ending, join_or(known), did_you_mean(ending, known)));
}

std::unique_ptr<MapFile> open_samples(const FormatInfo& format, const std::filesystem::path& path,
                                      const std::optional<Sidecar>& sidecar,
                                      const ReadOptions& options) {
    ReadRequest request{path, options};
    if (sidecar) request.size = RawSize{sidecar->columns, sidecar->rows};
    if (options.columns && options.rows) request.size = RawSize{*options.columns, *options.rows};
    return format.open(request);
}

// Adds what the sidecar knows and the file does not say.
void take_sidecar(const std::filesystem::path& path, const Sidecar& sidecar, MapHead& head,
                  bool directory, Log* log) {
    if (sidecar.columns != head.columns || sidecar.rows != head.rows) {
        warn(log, fmt::format("{} is ignored: it tells of {} x {} samples, the file has {} x {}",
                              sidecar_path(path).string(), sidecar.columns, sidecar.rows,
                              head.columns, head.rows));
        return;
    }
    // Not of somebody who has heard of it.
    if (log != nullptr && !sidecar.sha256.empty() &&
        (directory ? facts_of_directory(path).sha256 : sha256_of_file(path)) != sidecar.sha256)
        warn(log, fmt::format("{}: the file changed since its sidecar was written; range, spacing "
                              "and place of the sidecar are still taken",
                              path.string()));
    if (!head.in_metres) head.low = sidecar.low, head.high = sidecar.high;
    if (!head.spacing_m) head.spacing_m = sidecar.spacing_m;
    if (!head.geo)
        head.geo = sidecar.geo;
    else if (head.geo->crs_wkt.empty() && sidecar.geo)
        head.geo->crs_wkt = sidecar.geo->crs_wkt;
    if (!head.nodata && head.in_metres && sidecar.nodata) head.nodata = sidecar.nodata;
}

void check_map(const std::filesystem::path& path, const RowMap& map) {
    if (map.columns < 1 || map.rows < 1 || !map.samples)
        throw Error(fmt::format("cannot write {}: a map of {} x {} samples", path.string(),
                                map.columns, map.rows));
}

// How many samples with a value are such, over all parts.
template <class Such>
std::uint64_t count_values(MapSource& source, Such&& such) {
    BandReader band(source);
    std::uint64_t mine = 0;
    for (std::int64_t turn = 0; turn < band.turns(); ++turn) {
        band.read(turn);
        for (std::int64_t y = 0; y < band.where().rows; ++y) {
            const float* row = band.row(y);
            const std::uint8_t* invalid = band.invalid(y);
            for (std::int64_t x = 0; x < band.where().columns; ++x)
                if ((invalid == nullptr || invalid[x] == 0) && such(row[x])) ++mine;
        }
    }
    std::uint64_t all = 0;
    for (const auto& bytes : source.gather(std::as_bytes(std::span(&mine, 1)))) {
        std::uint64_t one = 0;
        std::memcpy(&one, bytes.data(), sizeof one);
        all += one;
    }
    return all;
}

// Says where the first sample is that is no number.
[[noreturn]] void refuse_non_finite(const std::filesystem::path& path, MapSource& source) {
    source.by_rows([&](const RowMap& map) {
        NonFinite found;
        RowReader reader(map);
        for (std::int64_t y = 0; y < map.rows; ++y) {
            const RowReader::Row row = reader.row(y);
            for (std::int64_t x = 0; x < map.columns; ++x) {
                if (row.masked(x) || std::isfinite(row.samples[x])) continue;
                if (found.count++ == 0) found.x = x, found.y = y;
            }
        }
        throw Error(fmt::format("cannot write {}: {}", path.string(), describe(found)),
                    "Mark such samples as nodata or choose a float format");
    });
    throw Error(fmt::format("cannot write {}", path.string()));  // the first part has said why
}

// The range a file of 8 or 16 bits spans, in the unit of the samples.
void settle_range(const std::filesystem::path& path, MapSource& source, const WriteOptions& options,
                  WrittenFile& written) {
    if (written.non_finite != 0) refuse_non_finite(path, source);
    const bool any = !std::isnan(written.min), in_metres = source.map().in_metres;
    // Samples that are 0..1 of an unknown range keep their numbers.
    const double low = options.low.value_or(!in_metres ? 0.0 : any ? written.min : 0.0);
    const double high = options.high.value_or(!in_metres ? 1.0 : any ? written.max : low);
    if (!std::isfinite(low) || !std::isfinite(high) || high < low)
        throw Error(fmt::format("cannot write {}: {} to {} is no range of heights", path.string(),
                                low, high));
    written.low = low;
    written.high = high;
    if (!any || (written.min >= low && written.max <= high)) return;
    written.clamped = count_values(source, [low, high](float sample) {
        const double h = static_cast<double>(sample);
        return h < low || h > high;
    });
    warn(options.log, fmt::format("{}: {} samples lie outside {} to {} m and are written as the "
                                  "nearer end",
                                  path.string(), written.clamped, low, high));
}

// Whether a sample with a value has this very one.
bool is_taken(MapSource& source, float mark, const WrittenFile& written) {
    const double value = static_cast<double>(mark);
    const bool possible =
        std::isfinite(mark) ? value >= written.min && value <= written.max : written.non_finite > 0;
    return possible && count_values(source, [mark](float sample) {
                           return sample == mark || (std::isnan(mark) && std::isnan(sample));
                       }) > 0;
}

// The nodata value to declare, or none if a valid sample has that very value.
std::optional<double> settle_nodata(const std::filesystem::path& path, const FormatInfo& format,
                                    MapSource& source, const WriteOptions& options,
                                    const WrittenFile& written) {
    if (format.gaps == Gaps::zero) return std::nullopt;
    if (format.gaps == Gaps::fixed) return format.nodata;
    if (format.gaps == Gaps::nan) {
        if (written.masked == 0) return std::nullopt;
        return std::numeric_limits<double>::quiet_NaN();
    }
    double nodata = options.nodata ? *options.nodata : source.map().nodata.value_or(usual_nodata);
    if (format.finite_nodata && !std::isfinite(static_cast<float>(nodata))) nodata = usual_nodata;
    const float mark = static_cast<float>(nodata);
    if (!is_taken(source, mark, written)) return nodata;
    if (written.masked == 0) return std::nullopt;
    throw Error(
        fmt::format("cannot write {}: a valid sample has the nodata value {}", path.string(), mark),
        "Choose another nodata value");
}

Sidecar sidecar_of(const WrittenFile& written, const FormatInfo& format, const RowMap& raster,
                   const WriteOptions& options, std::optional<double> nodata) {
    Sidecar s;
    s.file = written.path.filename().string();
    s.field = options.field;
    s.unit = raster.in_metres ? options.unit : "1";
    s.sentence = options.sentence;
    s.classes = options.classes;
    s.columns = raster.columns;
    s.rows = raster.rows;
    s.spacing_m = options.spacing_m ? options.spacing_m : raster.spacing_m;
    if (s.spacing_m && !(std::isfinite(*s.spacing_m) && *s.spacing_m > 0)) s.spacing_m.reset();
    s.min = written.min;
    s.max = written.max;
    if (has_range(format)) {
        s.low = raster.in_metres ? written.low : raster.low;
        s.high = raster.in_metres ? written.high : raster.high;
    }
    s.bits = format.levels ? options.bits : format.bits;
    s.byte_order = format.high_byte_first ? "big" : "little";
    s.geo = options.geo ? options.geo : raster.geo;
    s.projection = options.projection, s.latitudes = options.latitudes;
    s.nodata = nodata;
    s.nodata_count = written.masked;
    s.non_finite_count = written.non_finite;
    s.clamped_count = written.clamped;
    s.recipe_sha256 = options.recipe_sha256;
    s.version = version();
    s.sha256 = written.sha256;
    s.data_sha256 = written.data_sha256;
    s.tiles_sha256 = written.tiles_sha256;
    return s;
}

}  // namespace

const FormatInfo* find_format(const std::filesystem::path& path) {
    const std::string ending = small_ending(path);
    if (ending.empty()) return nullptr;
    for (const FormatInfo& format : formats())
        if (format.extension == ending || format.also == ending) return &format;
    return nullptr;
}

std::uint64_t FormatInfo::library_bytes() const {
    return gdal ? gdal_library_bytes : 0;
}

std::vector<std::string> endings_to_read() {
    return endings_that(&FormatInfo::can_read);
}
std::vector<std::string> endings_to_write() {
    return endings_that(&FormatInfo::can_write);
}

const FormatInfo& format_of(const std::filesystem::path& path) {
    const FormatInfo* format = find_format(path);
    if (format == nullptr) refuse_ending(path, false);
    return *format;
}

const FormatInfo& format_to_write(const std::filesystem::path& path) {
    const FormatInfo* format = find_format(path);
    if (format == nullptr || !format->can_write()) refuse_ending(path, true);
    return *format;
}

std::string write_problem(const std::filesystem::path& path, std::int64_t columns,
                          std::int64_t rows) {
    const FormatInfo& format = format_to_write(path);
    if (format.size_problem != nullptr)
        if (std::string problem = format.size_problem(format.extension, columns, rows);
            !problem.empty())
            return problem;
    if (!format.gdal) return {};
    try {
        need_gdal(path);
    } catch (const Error& e) {
        return e.what();
    }
    return {};
}

void check_can_write(const std::filesystem::path& path, std::int64_t columns, std::int64_t rows) {
    const std::string problem = write_problem(path, columns, rows);
    if (!problem.empty()) throw Error(fmt::format("cannot write {}: {}", path.string(), problem));
}

std::unique_ptr<MapFile> open_map_file(const std::filesystem::path& path,
                                       const ReadOptions& options) {
    const FormatInfo* format = find_format(path);
    // A name that is wrong gets the sentence about endings rather than GDAL's.
    std::error_code ignored;
    if (format == nullptr && !std::filesystem::is_regular_file(path, ignored))
        refuse_ending(path, false);
    if (format != nullptr && !format->can_read())
        throw Error(fmt::format("{}: {} is only written, never read; read are {}", path.string(),
                                format->name, join_or(endings_to_read())));
    std::optional<Sidecar> sidecar;
    if (options.use_sidecar) sidecar = read_sidecar(path, options.log);
    // Files with a header tell it themselves; a headerless one of the other order is not ours,
    // and reading it as ours would make another land.
    if (sidecar && format != nullptr && format->headerless && sidecar->byte_order == "big") {
        warn(options.log,
             fmt::format("{} is ignored: 'byte_order' is not little", sidecar_path(path).string()));
        sidecar.reset();
    }
    std::unique_ptr<MapFile> file;
    if (format != nullptr) {
        file = open_samples(*format, path, sidecar, options);
    } else if (!gdal_version()) {
        refuse_ending(path, false);
    } else {
        try {
            file = open_any(path, options);
        } catch (const UnknownContent&) {
            refuse_ending(path, false);  // says which are known
        }
    }
    if (sidecar)
        take_sidecar(path, *sidecar, file->head, format != nullptr && format->directory,
                     options.log);
    return file;
}

Raster read_raster(const std::filesystem::path& path, const ReadOptions& options) {
    try {
        return read_whole(*open_map_file(path, options));
    } catch (const std::bad_alloc&) {
        throw Error(fmt::format("cannot read {}: not enough memory", path.string()));
    }
}

WrittenFile write_raster(const std::filesystem::path& path, const Raster& raster,
                         const WriteOptions& options) {
    return write_rows(path, raster, options);
}

WrittenFile write_rows(const std::filesystem::path& path, const RowMap& map,
                       const WriteOptions& options) {
    format_to_write(path);
    check_map(path, map);
    LocalSource source(map);
    return write_map(path, source, options);
}

WrittenFile write_map(const std::filesystem::path& path, MapSource& source,
                      const WriteOptions& options) {
    const FormatInfo& format = format_to_write(path);
    const RowMap& map = source.map();
    check_can_write(path, map.columns, map.rows);
    if (has_range(format) && options.bits == 8)
        warn(options.log, fmt::format("{}: 8 bits hold 256 heights only, so slopes become terraces",
                                      path.string()));
    const MapFacts facts = measure_map(source);
    WrittenFile written;
    written.path = path;
    written.min = facts.min, written.max = facts.max;
    written.masked = facts.masked, written.non_finite = facts.non_finite;
    written.data_sha256 = facts.data_sha256, written.tiles_sha256 = facts.tiles_sha256;
    if (has_range(format))
        settle_range(path, source, options, written);
    else if (format.samples == Samples::whole_metres && !map.in_metres)
        throw Error(
            fmt::format("cannot write {}: the heights of the map are unknown", path.string()),
            "Give low and high in metres");
    const auto nodata = settle_nodata(path, format, source, options, written);
    const auto request = [&](const RowMap& rows) {
        return WriteRequest{path,
                            rows,
                            options,
                            written.low.value_or(0),
                            written.high.value_or(1),
                            nodata,
                            options.geo ? options.geo : map.geo,
                            options.spacing_m ? options.spacing_m : map.spacing_m};
    };
    if (format.write_parts != nullptr &&
        (format.in_parts == nullptr || format.in_parts(map.columns, map.rows)))
        format.write_parts(request(map), source);
    else
        source.by_rows([&](const RowMap& rows) { format.write(request(rows)); });
    source.together([&] {
        if (!source.first()) return;
        if (format.directory) {
            const DirectoryFacts found = facts_of_directory(path);
            written.bytes = found.bytes, written.sha256 = found.sha256;
        } else {
            written.bytes = file_bytes(path), written.sha256 = sha256_of_file(path);
        }
        if (options.sidecar) write_sidecar(path, sidecar_of(written, format, map, options, nodata));
    });
    return written;
}

std::uint64_t mask_non_finite(Raster& raster) {
    std::uint64_t count = 0;
    for (std::size_t i = 0; i < raster.samples.size(); ++i) {
        const bool masked = !raster.invalid.empty() && raster.invalid[i] != 0;
        if (std::isfinite(raster.samples[i]) || masked) continue;
        if (raster.invalid.empty()) raster.invalid.resize(raster.samples.size(), 0);
        raster.invalid[i] = 1;
        raster.samples[i] = std::numeric_limits<float>::quiet_NaN();
        ++count;
    }
    return count;
}

void to_metres(Raster& raster, std::optional<double> low, std::optional<double> high) {
    if (raster.in_metres) return;
    if (!low) low = raster.low;
    if (!high) high = raster.high;
    if (!low || !high)
        throw Error("the heights of a 16-bit map are unknown",
                    "Give low and high in metres or keep its .json sidecar beside it");
    if (!std::isfinite(*low) || !std::isfinite(*high))
        throw Error("low and high of a 16-bit map must be finite");
    for (float& sample : raster.samples)
        sample = static_cast<float>(*low + static_cast<double>(sample) * (*high - *low));
    raster.in_metres = true;
    raster.low = low;
    raster.high = high;
}

std::string data_sha256(const Raster& raster) {
    return data_sha256_of_rows(raster);
}

std::string data_sha256_of_rows(const RowMap& raster) {
    static_assert(std::endian::native == std::endian::little,
                  "samples are hashed as memory holds them");
    Sha256 hash;
    // 0x7fc00000 is the quiet NaN of every machine this runs on.
    MaskedRows rows(raster, std::bit_cast<float>(0x7fc00000u));
    for (std::int64_t y = 0; y < raster.rows; ++y)
        hash.update(rows.row(y), static_cast<std::size_t>(raster.columns) * sizeof(float));
    return hash.hex();
}

}  // namespace cuesta
