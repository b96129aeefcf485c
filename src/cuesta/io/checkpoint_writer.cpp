// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>
#include <zstd.h>

#include <algorithm>
#include <cstring>
#include <system_error>
#include <utility>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/check.h"
#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"
#include "cuesta/io/checkpoint_file.h"
#include "cuesta/io/checkpoint_layout.h"
#include "cuesta/io/checkpoint_names.h"

namespace cuesta {
namespace {

using namespace checkpoint;

// One chunk on its way: raw elements, shuffled bytes, compressed bytes.
class Encoder {
public:
    Encoder() : context_(ZSTD_createCCtx(), ZSTD_freeCCtx) {
        if (!context_) throw std::bad_alloc();
        ZSTD_CCtx_setParameter(context_.get(), ZSTD_c_compressionLevel, 1);
        ZSTD_CCtx_setParameter(context_.get(), ZSTD_c_checksumFlag, 1);
    }
    unsigned char* raw(std::size_t bytes) {
        raw_.resize(bytes);
        return raw_.data();
    }
    void compress(std::size_t width) {
        shuffled_.resize(raw_.size());
        shuffle(raw_.data(), raw_.size() / width, width, shuffled_.data());
        stored_.resize(ZSTD_compressBound(raw_.size()));
        const std::size_t size = ZSTD_compress2(context_.get(), stored_.data(), stored_.size(),
                                                shuffled_.data(), shuffled_.size());
        CUESTA_CHECK(ZSTD_isError(size) == 0, "zstd: {}", ZSTD_getErrorName(size));
        stored_.resize(size);
        chunk_.stored = static_cast<std::uint32_t>(size);
        chunk_.raw = static_cast<std::uint32_t>(raw_.size());
        chunk_.crc = crc_of(stored_.data(), size);
    }
    const std::vector<unsigned char>& stored() const { return stored_; }
    const Chunk& chunk() const { return chunk_; }

private:
    std::unique_ptr<ZSTD_CCtx, std::size_t (*)(ZSTD_CCtx*)> context_;
    std::vector<unsigned char> raw_, shuffled_, stored_;
    Chunk chunk_;
};

}  // namespace

struct CheckpointWriter::State {
    State(std::filesystem::path path, const std::filesystem::path& first_name, std::string header,
          std::uint32_t version)
        : target(std::move(path)), header_json(std::move(header)), file(first_name) {
        std::string start(start_magic, 8);
        append(start, version);
        append(start, crc_of(start.data(), start.size()));
        file.write(start);
        written = start.size();
    }

    // Fills, compresses and writes chunks begin..end-1; fill(index, encoder) runs on several
    // threads.
    template <class Fill>
    void write_chunks(std::int64_t begin, std::int64_t end, std::size_t width, Fill&& fill) {
        for (std::int64_t first = begin; first < end; first += batch) {
            const std::int64_t last = std::min(first + batch, end);
            while (encoders.size() < static_cast<std::size_t>(last - first))
                encoders.emplace_back();
            parallel_for(first, last, 1, [&](std::int64_t lo, std::int64_t hi) {
                for (std::int64_t i = lo; i < hi; ++i) {
                    Encoder& encoder = encoders[static_cast<std::size_t>(i - first)];
                    fill(i, encoder);
                    encoder.compress(width);
                }
            });
            for (std::int64_t i = first; i < last; ++i) {
                const Encoder& encoder = encoders[static_cast<std::size_t>(i - first)];
                file.write(encoder.stored().data(), encoder.stored().size());
                written += encoder.stored().size();
                append(table, encoder.chunk().stored);
                append(table, encoder.chunk().raw);
                append(table, encoder.chunk().crc);
            }
        }
    }
    void begin_section(const std::string& name, bool is_field, ElementKind kind,
                       std::uint64_t columns, std::uint64_t rows, std::uint64_t bytes,
                       std::uint64_t chunks) {
        CUESTA_CHECK(!name.empty() && name.size() < 256, "section name '{}'", name);
        CUESTA_CHECK(std::find(names.begin(), names.end(), name) == names.end(),
                     "two sections are called '{}'", name);
        names.push_back(name);
        append(table, static_cast<std::uint16_t>(name.size()));
        table += name;
        append(table, static_cast<std::uint8_t>(is_field));
        append(table, static_cast<std::uint8_t>(kind));
        for (const std::uint64_t number : {columns, rows, bytes, chunks}) append(table, number);
    }

    // Directory and end; all is on disk afterwards, under the name of `file`. Returns the end.
    std::string finish();

    std::filesystem::path target;
    std::string header_json;
    AtomicFile file;
    std::uint64_t written = 0;
    std::string parts;  // their table, if there are any
    std::vector<std::string> names;
    std::string table;  // the sections of the directory
    std::vector<Encoder> encoders;
};

CheckpointWriter::CheckpointWriter(std::unique_ptr<State> state) : state_(std::move(state)) {}

CheckpointWriter::CheckpointWriter(std::filesystem::path target, std::string header_json)
    : state_(std::make_unique<State>(target, next_name(target), std::move(header_json),
                                     checkpoint::version)) {}

CheckpointWriter::CheckpointWriter(std::filesystem::path target, std::string header_json,
                                   const CheckpointParts& parts)
    : state_(std::make_unique<State>(target, next_name(target), std::move(header_json),
                                     version_with_parts)) {
    std::string& table = state_->parts;
    const auto columns = static_cast<std::uint64_t>(parts.columns);
    const auto rows = static_cast<std::uint64_t>(parts.rows);
    append(table, columns);
    append(table, rows);
    append(table, static_cast<std::uint32_t>(parts.files.size()));
    for (const CheckpointPart& part : parts.files) {
        append(table, static_cast<std::uint16_t>(part.file.size()));
        table += part.file;
        append(table, part.bytes);
        append(table, part.seal);
        for (const std::int64_t number :
             {part.where.x0, part.where.y0, part.where.width, part.where.height})
            append(table, static_cast<std::uint64_t>(number));
    }
    for (const CheckpointParts::Map& map : parts.fields)
        state_->begin_section(map.name, true, map.kind, columns, rows,
                              columns * rows * element_bytes(map.kind), 0);
}

CheckpointWriter CheckpointWriter::part(std::filesystem::path file) {
    const std::filesystem::path name = file;
    return CheckpointWriter(
        std::make_unique<State>(std::move(file), name, "", checkpoint::version));
}

CheckpointWriter::~CheckpointWriter() = default;
CheckpointWriter::CheckpointWriter(CheckpointWriter&&) noexcept = default;

void CheckpointWriter::add_field(const std::string& name, std::int64_t columns, std::int64_t rows,
                                 ElementKind kind, const GiveTile& give, const BringRows& bring) {
    CUESTA_CHECK(columns > 0 && rows > 0, "field '{}' is {} x {}", name, columns, rows);
    const std::size_t width = element_bytes(kind);
    const auto c = static_cast<std::uint64_t>(columns), r = static_cast<std::uint64_t>(rows);
    const std::uint64_t tiles = tile_count(c, r);
    state_->begin_section(name, true, kind, c, r, c * r * width, tiles);
    const auto fill = [&](std::int64_t i, Encoder& encoder) {
        const TileArea area = tile_area(columns, rows, i);
        give(area, encoder.raw(static_cast<std::size_t>(area.width * area.height) * width));
    };
    const auto all = static_cast<std::int64_t>(tiles);
    const std::int64_t across = (columns + checkpoint_tile - 1) / checkpoint_tile;
    const std::int64_t at_once = bring ? across : all;
    for (std::int64_t first = 0; first < all; first += at_once) {
        const TileArea area = tile_area(columns, rows, first);
        if (bring) bring(area.y0, area.height);
        state_->write_chunks(first, first + at_once, width, fill);
    }
}

void CheckpointWriter::add_bytes(const std::string& name, std::span<const std::byte> bytes) {
    const std::uint64_t chunks = (bytes.size() + bytes_chunk - 1) / bytes_chunk;
    state_->begin_section(name, false, ElementKind::u8, 0, 0, bytes.size(), chunks);
    state_->write_chunks(0, static_cast<std::int64_t>(chunks), 1,
                         [&](std::int64_t i, Encoder& encoder) {
                             const std::size_t at = static_cast<std::size_t>(i) * bytes_chunk;
                             const std::size_t size = std::min(bytes_chunk, bytes.size() - at);
                             std::memcpy(encoder.raw(size), bytes.data() + at, size);
                         });
}

std::string CheckpointWriter::State::finish() {
    std::string directory;
    append(directory, static_cast<std::uint64_t>(header_json.size()));
    directory += header_json;
    directory += parts;
    append(directory, static_cast<std::uint32_t>(names.size()));
    directory += table;
    std::string end;
    append(end, written);
    append(end, static_cast<std::uint64_t>(directory.size()));
    append(end, crc_of(directory.data(), directory.size()));
    append(end, static_cast<std::uint64_t>(written + directory.size() + end_bytes));
    append(end, crc_of(end.data(), end.size()));
    end.append(end_magic, 8);
    file.write(directory);
    file.write(end);
    file.commit();
    written += directory.size() + end.size();
    return end;
}

CheckpointPart CheckpointWriter::seal(const TileArea& where) {
    const std::string end = state_->finish();
    return {state_->target.filename().string(), state_->written, crc_of(end.data(), end.size()),
            where};
}

void CheckpointWriter::commit() {
    State& s = *state_;
    s.finish();

    // The new file is whole and on disk as "next"; now each name moves up by one.
    std::error_code code;
    if (std::filesystem::exists(s.target, code))
        std::filesystem::rename(s.target, previous_name(s.target), code);
    if (!code) std::filesystem::rename(next_name(s.target), s.target, code);
    if (code)
        throw Error(fmt::format("cannot replace {}: {}", s.target.string(), code.message()),
                    fmt::format("The new checkpoint is {}", next_name(s.target).string()));
    sync_parent_directory(s.target);
}

}  // namespace cuesta
