// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/zarr.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <bit>
#include <cerrno>
#include <limits>
#include <memory>
#include <optional>
#include <system_error>
#include <vector>

#include "cuesta/base/atomic_directory.h"
#include "cuesta/base/error.h"
#include "cuesta/base/json.h"
#include "cuesta/base/parallel.h"
#include "cuesta/io/deflate.h"

namespace cuesta {
namespace {

namespace fs = std::filesystem;

static_assert(std::endian::native == std::endian::little, "chunks hold samples as memory does");
constexpr float none = std::numeric_limits<float>::quiet_NaN();

// The temporary directory, and the name it will have, for messages.
struct Target {
    fs::path temporary, name;
};

// Flushed with all others at the end.
void put_file(const Target& target, const std::string& file, std::span<const std::byte> bytes) {
    const auto fail = [&](int code) {
        throw Error(fmt::format("cannot write {}: {}", target.name.string(),
                                std::generic_category().message(code)),
                    "Free some space or choose another directory");
    };
    const fs::path path = target.temporary / file;
    const int fd =
        ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0644);
    if (fd < 0) fail(errno);
    while (!bytes.empty()) {
        const ssize_t done = ::write(fd, bytes.data(), bytes.size());
        if (done < 0 && errno == EINTR) continue;
        if (done < 0) {
            const int code = errno;
            ::close(fd);
            fail(code);
        }
        bytes = bytes.subspan(static_cast<std::size_t>(done));
    }
    if (::close(fd) != 0 && errno != EINTR) fail(errno);
}

void put_text(const Target& target, const std::string& file, const Json& json) {
    const std::string text = json.dump(2) + "\n";
    put_file(target, file, std::as_bytes(std::span(text)));
}

Json array_json(const MapSource& source) {
    Json json;
    json["zarr_format"] = 2;
    json["shape"] = {source.rows(), source.columns()};
    json["chunks"] = {band_rows, band_rows};
    json["dtype"] = "<f4";
    json["compressor"] = {{"id", "zlib"}, {"level", deflate_level}};
    json["fill_value"] = "NaN";
    json["order"] = "C";
    json["filters"] = nullptr;
    return json;
}

Json attributes_json(const WriteRequest& request) {
    Json json;
    json["_ARRAY_DIMENSIONS"] = {"y", "x"};
    json["units"] = request.raster.in_metres ? request.options.unit : "1";
    json["field"] = request.options.field;
    if (!request.options.sentence.empty()) json["long_name"] = request.options.sentence;
    if (!request.options.classes.empty()) json["classes"] = request.options.classes;
    if (request.spacing_m) json["spacing_m"] = *request.spacing_m;
    if (request.geo) {
        json["first_sample"] = {request.geo->origin_x, request.geo->origin_y};
        json["step"] = {request.geo->step_x, request.geo->step_y};
        if (!request.geo->crs_wkt.empty()) json["_CRS"] = {{"wkt", request.geo->crs_wkt}};
    }
    if (!request.options.recipe_sha256.empty())
        json["recipe_sha256"] = request.options.recipe_sha256;
    return json;
}

// One chunk, as large as the others at the edges too.
void put_chunk(const Target& target, const BandReader& band, std::int64_t tile) {
    constexpr auto side = static_cast<std::size_t>(band_rows);
    std::vector<float> samples(side * side, none);
    const std::int64_t x0 = tile * band_rows;
    const std::int64_t width = std::min(band_rows, band.where().columns - x0);
    for (std::int64_t y = 0; y < band.where().rows; ++y)
        std::copy_n(band.row(y) + x0, width, samples.data() + y * band_rows);
    std::vector<std::byte> packed;
    deflate_bytes(std::as_bytes(std::span(samples)), packed);
    put_file(target, fmt::format("{}.{}", band.where().y0 / band_rows, tile), packed);
}

void put_chunks(const Target& target, MapSource& source) {
    BandReader band(source);
    const std::int64_t tiles = (source.columns() + band_rows - 1) / band_rows;
    std::string failure;
    for (std::int64_t turn = 0; turn < band.turns(); ++turn) {
        band.read(turn);
        // One that has failed goes on lending what others want.
        if (band.where().rows == 0 || !failure.empty()) continue;
        band.fill_gaps(none);
        try {
            parallel_for(0, tiles, 1, [&](std::int64_t lo, std::int64_t hi) {
                for (std::int64_t i = lo; i < hi; ++i) put_chunk(target, band, i);
            });
        } catch (const Error& error) {
            failure = error.what();
        }
    }
    source.together([&] {
        if (!failure.empty()) throw Error(failure);
        if (!source.first()) flush_files_of(target.temporary);  // the first: before the rename
    });
}

}  // namespace

void write_zarr(const WriteRequest& request, MapSource& source) {
    std::optional<AtomicDirectory> made;
    source.together([&] {
        if (!source.first()) return;
        made.emplace(request.path);
        const Target target{made->temporary(), request.path};
        put_text(target, ".zarray", array_json(source));
        put_text(target, ".zattrs", attributes_json(request));
    });
    const Target target{
        source.told_by_first(made ? fs::absolute(made->temporary()).string() : std::string{}),
        source.told_by_first(request.path.string())};
    std::error_code ignored;
    if (!source.any(!fs::is_directory(target.temporary, ignored))) {
        put_chunks(target, source);
    } else {
        source.by_rows([&](const RowMap& map) {
            LocalSource rows(map);
            put_chunks(target, rows);
        });
    }
    source.together([&] {
        if (made) made->commit();
    });
}

}  // namespace cuesta
