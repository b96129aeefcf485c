// SPDX-License-Identifier: Apache-2.0
// Limits  nothing is allocated for a length that the file itself could not hold; a chunk is at most
//         512 KiB of tile or 1 MiB of bytes; a byte string at most the memory budget.
#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>
#include <zstd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <string_view>
#include <system_error>
#include <utility>

#include "cuesta/base/check.h"
#include "cuesta/base/error.h"
#include "cuesta/base/memory.h"
#include "cuesta/base/parallel.h"
#include "cuesta/io/checkpoint_file.h"
#include "cuesta/io/checkpoint_layout.h"
#include "cuesta/io/limits.h"

namespace cuesta {
namespace {

using namespace checkpoint;

[[noreturn]] void damaged(const std::filesystem::path& path, const std::string& where,
                          const std::string& why) {
    throw Error(fmt::format("checkpoint {} is damaged in {}: {}", path.string(), where, why));
}

class Descriptor {
public:
    explicit Descriptor(const std::filesystem::path& path)
        : path_(path), value_(::open(path.c_str(), O_RDONLY | O_CLOEXEC)) {
        if (value_ < 0)
            throw Error(fmt::format("cannot open {}: {}", path.string(),
                                    std::generic_category().message(errno)));
    }
    ~Descriptor() { ::close(value_); }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    // All of it or an Error; any thread may call.
    void read(std::uint64_t offset, void* out, std::size_t bytes, const std::string& where) const {
        char* to = static_cast<char*>(out);
        while (bytes > 0) {
            const ssize_t got = ::pread(value_, to, bytes, static_cast<off_t>(offset));
            if (got < 0 && errno == EINTR) continue;
            if (got < 0) damaged(path_, where, std::generic_category().message(errno));
            if (got == 0) damaged(path_, where, "it is cut short");
            to += got, offset += static_cast<std::uint64_t>(got);
            bytes -= static_cast<std::size_t>(got);
        }
    }

private:
    std::filesystem::path path_;
    int value_;
};

// Takes numbers and texts off a directory; running out is damage.
class Cursor {
public:
    Cursor(const std::string& text, const std::filesystem::path& path) : text_(text), path_(path) {}
    template <class T>
    T number() {
        T value;
        std::memcpy(&value, take(sizeof value), sizeof value);
        return value;
    }
    std::string word(std::uint64_t bytes) { return std::string(take(bytes), bytes); }
    std::uint64_t left() const { return text_.size() - at_; }

private:
    const char* take(std::uint64_t bytes) {
        if (bytes > left()) damaged(path_, "the directory", "it ends early");
        const char* here = text_.data() + at_;
        at_ += bytes;
        return here;
    }
    const std::string& text_;
    std::filesystem::path path_;
    std::uint64_t at_ = 0;
};

// A chunk on its way back: stored, shuffled, raw.
class Decoder {
public:
    Decoder() : context_(ZSTD_createDCtx(), ZSTD_freeDCtx) {
        if (!context_) throw std::bad_alloc();
    }
    void load(const Descriptor& file, const std::filesystem::path& path, const Chunk& chunk,
              const std::string& where) {
        stored_.resize(chunk.stored);
        file.read(chunk.offset, stored_.data(), stored_.size(), where);
        if (!sums_agree(chunk.crc, crc_of(stored_.data(), stored_.size())))
            damaged(path, where, "a checksum does not fit");
    }
    const unsigned char* decode(const std::filesystem::path& path, const Chunk& chunk,
                                std::size_t width, const std::string& where) {
        shuffled_.resize(chunk.raw);
        raw_.resize(chunk.raw);
        const std::size_t size = ZSTD_decompressDCtx(
            context_.get(), shuffled_.data(), shuffled_.size(), stored_.data(), stored_.size());
        if (ZSTD_isError(size) != 0) damaged(path, where, ZSTD_getErrorName(size));
        if (size != chunk.raw) damaged(path, where, "a chunk has the wrong length");
        unshuffle(shuffled_.data(), raw_.size() / width, width, raw_.data());
        return raw_.data();
    }

private:
    std::unique_ptr<ZSTD_DCtx, std::size_t (*)(ZSTD_DCtx*)> context_;
    std::vector<unsigned char> stored_, shuffled_, raw_;
};

}  // namespace

struct CheckpointReader::State {
    State(std::filesystem::path name, const ReadLimits& read_limits, const TileArea& wanted)
        : path(std::move(name)),
          limits(read_limits),
          area(wanted),
          file(std::make_unique<Descriptor>(path)) {}

    void read_frame();
    void read_directory(const std::string& directory, std::uint64_t directory_offset);
    void read_parts(Cursor& cursor);
    void open_parts();
    void check_part(const CheckpointPart& told, const State& part) const;
    void read_section(Cursor& cursor, std::uint64_t& offset, std::uint64_t directory_offset);
    std::size_t index_of(const std::string& name) const;
    std::string where(std::size_t section) const {
        return fmt::format("section '{}'", sections[section].name);
    }
    std::vector<std::int64_t> wanted_chunks(std::size_t section) const;
    // use(chunk index, decoder) for every chunk of a section that is wanted, on several threads.
    template <class Use>
    void for_each_chunk(std::size_t section, Use&& use) const {
        const std::vector<Chunk>& list = chunks[section];
        const std::vector<std::int64_t> wanted = wanted_chunks(section);
        if (wanted.empty()) return;
        const std::unique_ptr<Descriptor> again =
            file ? nullptr : std::make_unique<Descriptor>(path);
        const Descriptor& from = file ? *file : *again;
        parallel_for(
            0, static_cast<std::int64_t>(wanted.size()), 8, [&](std::int64_t lo, std::int64_t hi) {
                Decoder decoder;
                for (std::int64_t k = lo; k < hi; ++k) {
                    const std::int64_t i = wanted[static_cast<std::size_t>(k)];
                    decoder.load(from, path, list[static_cast<std::size_t>(i)], where(section));
                    use(i, decoder);
                }
            });
    }
    void read_field(const std::string& name, const TakeTile& take, std::int64_t x0,
                    std::int64_t y0) const;
    void verify() const;

    std::filesystem::path path;
    ReadLimits limits;
    TileArea area;                     // of this file's samples
    std::unique_ptr<Descriptor> file;  // of a part opened again when it is read: they are many
    std::uint32_t found_version = 0, seal = 0;
    std::string header_json;
    std::vector<Section> sections;
    std::vector<std::vector<Chunk>> chunks;  // of each section
    std::int64_t columns = 0, rows = 0;      // of a map in parts
    std::vector<CheckpointPart> parts;
    struct OpenPart {
        TileArea where;
        std::unique_ptr<State> state;
    };
    std::vector<OpenPart> opened;  // those that overlap the area
};

void CheckpointReader::State::read_frame() {
    const std::uint64_t total = file_bytes(path);
    if (total < start_bytes + end_bytes) damaged(path, "the frame", "it is cut short");
    char start[start_bytes], end[end_bytes];
    file->read(0, start, sizeof start, "the start");
    std::uint32_t start_crc = 0;
    std::memcpy(&found_version, start + 8, 4);
    std::memcpy(&start_crc, start + 12, 4);
    if (std::memcmp(start, start_magic, 8) != 0 || !sums_agree(start_crc, crc_of(start, 12)))
        damaged(path, "the start", "it is no checkpoint of Cuesta");
    if (found_version != checkpoint::version && found_version != version_with_parts)
        throw Error(fmt::format("checkpoint {} has format version {}, this program reads {} and {}",
                                path.string(), found_version, checkpoint::version,
                                version_with_parts));
    file->read(total - end_bytes, end, sizeof end, "the end");
    std::uint64_t offset = 0, length = 0, told_total = 0;
    std::uint32_t directory_crc = 0, end_crc = 0;
    std::memcpy(&offset, end, 8);
    std::memcpy(&length, end + 8, 8);
    std::memcpy(&directory_crc, end + 16, 4);
    std::memcpy(&told_total, end + 20, 8);
    std::memcpy(&end_crc, end + 28, 4);
    if (std::memcmp(end + 32, end_magic, 8) != 0 || !sums_agree(end_crc, crc_of(end, 28)))
        damaged(path, "the end", "it is cut short or overwritten");
    seal = crc_of(end, end_bytes);
    const auto directory_end = checked_sum(offset, length);
    if (told_total != total || offset < start_bytes || !directory_end ||
        *directory_end != total - end_bytes)
        damaged(path, "the end", "its lengths contradict each other");
    check_memory(path, "the directory", length, memory_limit(limits));
    std::string directory(length, '\0');
    file->read(offset, directory.data(), length, "the directory");
    if (!sums_agree(directory_crc, crc_of(directory.data(), length)))
        damaged(path, "the directory", "a checksum does not fit");
    read_directory(directory, offset);
}

void CheckpointReader::State::read_directory(const std::string& directory,
                                             std::uint64_t directory_offset) {
    Cursor cursor(directory, path);
    header_json = cursor.word(cursor.number<std::uint64_t>());
    if (found_version == version_with_parts) read_parts(cursor);
    const std::uint32_t count = cursor.number<std::uint32_t>();
    std::uint64_t offset = start_bytes;
    for (std::uint32_t i = 0; i < count; ++i) read_section(cursor, offset, directory_offset);
    if (cursor.left() != 0 || offset != directory_offset)
        damaged(path, "the directory", "it does not cover the file");
}

// The parts must cover the map, each sample once.
void CheckpointReader::State::read_parts(Cursor& cursor) {
    constexpr std::uint64_t most = std::uint64_t{1} << 31;
    const std::string here = "the list of parts";
    const auto number = [&] {
        const auto value = cursor.number<std::uint64_t>();
        if (value > most) damaged(path, here, "a size makes no sense");
        return static_cast<std::int64_t>(value);
    };
    columns = number(), rows = number();
    const TileArea map{0, 0, columns, rows};
    const auto count = cursor.number<std::uint32_t>();
    std::int64_t covered = 0;
    for (std::uint32_t i = 0; i < count; ++i) {
        CheckpointPart part;
        part.file = cursor.word(cursor.number<std::uint16_t>());
        part.bytes = cursor.number<std::uint64_t>();
        part.seal = cursor.number<std::uint32_t>();
        part.where.x0 = number(), part.where.y0 = number();
        part.where.width = number(), part.where.height = number();
        const TileArea inside = common_area(part.where, map);
        if (is_empty(inside) || inside.width != part.where.width ||
            inside.height != part.where.height)
            damaged(path, here, "a part lies outside the map");
        for (const CheckpointPart& other : parts)
            if (!is_empty(common_area(other.where, part.where)))
                damaged(path, here, "two parts overlap");
        if (part.file.empty() ||
            part.file.find_first_of(std::string_view("/\0", 2)) != part.file.npos)
            damaged(path, here, "a name makes no sense");
        covered += part.where.width * part.where.height;
        parts.push_back(std::move(part));
    }
    if (count == 0 || covered != columns * rows) damaged(path, here, "they do not cover the map");
}

void CheckpointReader::State::open_parts() {
    for (const CheckpointPart& part : parts) {
        TileArea own = common_area(part.where, area);
        if (is_empty(own)) continue;
        own.x0 -= part.where.x0, own.y0 -= part.where.y0;
        auto state = std::make_unique<State>(path.parent_path() / part.file, limits, own);
        state->read_frame();
        state->file.reset();
        check_part(part, *state);
        opened.push_back({part.where, std::move(state)});
    }
}

void CheckpointReader::State::check_part(const CheckpointPart& told, const State& part) const {
    if (part.found_version != checkpoint::version || file_bytes(part.path) != told.bytes ||
        !sums_agree(told.seal, part.seal))
        damaged(part.path, "the end", fmt::format("it is no part of {}", path.string()));
    std::size_t fields = 0;
    for (const Section& section : sections) {
        if (!section.is_field) continue;
        ++fields;
        const Section& theirs = part.sections[part.index_of(section.name)];
        if (!theirs.is_field || theirs.kind != section.kind || theirs.columns != told.where.width ||
            theirs.rows != told.where.height)
            damaged(part.path, fmt::format("section '{}'", section.name), "it has another shape");
    }
    if (fields != part.sections.size())
        damaged(part.path, "the directory", fmt::format("it is no part of {}", path.string()));
}

void CheckpointReader::State::read_section(Cursor& cursor, std::uint64_t& offset,
                                           std::uint64_t directory_offset) {
    Section section;
    section.name = cursor.word(cursor.number<std::uint16_t>());
    section.is_field = cursor.number<std::uint8_t>() != 0;
    section.kind = static_cast<ElementKind>(cursor.number<std::uint8_t>());
    const auto wide = cursor.number<std::uint64_t>(), high = cursor.number<std::uint64_t>();
    section.bytes = cursor.number<std::uint64_t>();
    const auto chunk_count = cursor.number<std::uint64_t>();
    const std::string here = fmt::format("section '{}'", section.name);
    const std::size_t width = element_bytes(section.kind);
    if (width == 0) damaged(path, here, "its elements are of an unknown kind");

    // What the section claims must be what its shape asks for; then each chunk must be, too.
    constexpr std::uint64_t most = std::uint64_t{1} << 31;
    std::uint64_t expected_chunks =
        (section.bytes / bytes_chunk) + (section.bytes % bytes_chunk != 0);
    if (section.is_field) {
        if (wide < 1 || high < 1 || wide > most || high > most)
            damaged(path, here, "its size makes no sense");
        const auto bytes = checked_product(wide * high, width);
        if (!bytes || *bytes != section.bytes) damaged(path, here, "its size makes no sense");
        expected_chunks = parts.empty() ? tile_count(wide, high) : 0;
    }
    section.columns = static_cast<std::int64_t>(wide);
    section.rows = static_cast<std::int64_t>(high);
    if (section.is_field && !parts.empty() && (section.columns != columns || section.rows != rows))
        damaged(path, here, "it is not as large as the map");
    if (chunk_count != expected_chunks || chunk_count > cursor.left() / 12)
        damaged(path, here, "its chunks do not make up its size");
    std::vector<Chunk> list(chunk_count);
    for (std::uint64_t i = 0; i < chunk_count; ++i) {
        Chunk& chunk = list[i];
        chunk.offset = offset;
        chunk.stored = cursor.number<std::uint32_t>();
        chunk.raw = cursor.number<std::uint32_t>();
        chunk.crc = cursor.number<std::uint32_t>();
        std::uint64_t raw = std::min<std::uint64_t>(bytes_chunk, section.bytes - i * bytes_chunk);
        if (section.is_field) {
            const TileArea tile =
                tile_area(section.columns, section.rows, static_cast<std::int64_t>(i));
            raw = static_cast<std::uint64_t>(tile.width * tile.height) * width;
        }
        if (chunk.raw != raw || chunk.stored > directory_offset - offset)
            damaged(path, here, "a chunk has the wrong length");
        offset += chunk.stored;
    }
    for (const Section& other : sections)
        if (other.name == section.name) damaged(path, here, "it is there twice");
    sections.push_back(std::move(section));
    chunks.push_back(std::move(list));
}

std::size_t CheckpointReader::State::index_of(const std::string& name) const {
    for (std::size_t i = 0; i < sections.size(); ++i)
        if (sections[i].name == name) return i;
    throw Error(fmt::format("checkpoint {} has no section '{}'", path.string(), name));
}

CheckpointReader::CheckpointReader(std::unique_ptr<State> state) : state_(std::move(state)) {}
CheckpointReader::~CheckpointReader() = default;
CheckpointReader::CheckpointReader(CheckpointReader&&) noexcept = default;

CheckpointReader CheckpointReader::open(const std::filesystem::path& path,
                                        const ReadLimits& limits) {
    constexpr std::int64_t all = std::int64_t{1} << 31;
    return open(path, limits, {0, 0, all, all});
}

CheckpointReader CheckpointReader::open(const std::filesystem::path& path, const ReadLimits& limits,
                                        const TileArea& area) {
    auto state = std::make_unique<State>(path, limits, area);
    state->read_frame();
    state->open_parts();
    return CheckpointReader(std::move(state));
}

const std::filesystem::path& CheckpointReader::path() const {
    return state_->path;
}
const std::string& CheckpointReader::header_json() const {
    return state_->header_json;
}
const std::vector<CheckpointReader::Section>& CheckpointReader::sections() const {
    return state_->sections;
}
const CheckpointReader::Section* CheckpointReader::find(const std::string& name) const {
    for (const Section& section : state_->sections)
        if (section.name == name) return &section;
    return nullptr;
}

const std::vector<CheckpointPart>& CheckpointReader::parts() const {
    return state_->parts;
}

std::vector<std::int64_t> CheckpointReader::State::wanted_chunks(std::size_t index) const {
    const Section& section = sections[index];
    std::vector<std::int64_t> wanted;
    for (std::int64_t i = 0; i < static_cast<std::int64_t>(chunks[index].size()); ++i)
        if (!section.is_field ||
            !is_empty(common_area(tile_area(section.columns, section.rows, i), area)))
            wanted.push_back(i);
    return wanted;
}

// (x0, y0) is where this file's samples lie in the map.
void CheckpointReader::State::read_field(const std::string& name, const TakeTile& take,
                                         std::int64_t x0, std::int64_t y0) const {
    const std::size_t index = index_of(name);
    const Section& section = sections[index];
    if (!section.is_field)
        throw Error(fmt::format("section '{}' of {} is no field", name, path.string()));
    for_each_chunk(index, [&](std::int64_t i, Decoder& decoder) {
        const Chunk& chunk = chunks[index][static_cast<std::size_t>(i)];
        TileArea tile = tile_area(section.columns, section.rows, i);
        tile.x0 += x0, tile.y0 += y0;
        take(tile, decoder.decode(path, chunk, element_bytes(section.kind), where(index)));
    });
    for (const OpenPart& part : opened)
        part.state->read_field(name, take, part.where.x0, part.where.y0);
}

void CheckpointReader::State::verify() const {
    for (std::size_t i = 0; i < sections.size(); ++i)
        for_each_chunk(i, [](std::int64_t, Decoder&) {});
    for (const OpenPart& part : opened) part.state->verify();
}

void CheckpointReader::read_field(const std::string& name, const TakeTile& take) const {
    state_->read_field(name, take, 0, 0);
}

std::vector<std::byte> CheckpointReader::read_bytes(const std::string& name) const {
    const State& s = *state_;
    const std::size_t index = s.index_of(name);
    const Section& section = s.sections[index];
    if (section.is_field)
        throw Error(fmt::format("section '{}' of {} is a field", name, s.path.string()));
    check_memory(s.path, s.where(index), section.bytes, memory_limit(s.limits));
    std::vector<std::byte> bytes(section.bytes);
    s.for_each_chunk(index, [&](std::int64_t i, Decoder& decoder) {
        const Chunk& chunk = s.chunks[index][static_cast<std::size_t>(i)];
        std::memcpy(bytes.data() + static_cast<std::size_t>(i) * bytes_chunk,
                    decoder.decode(s.path, chunk, 1, s.where(index)), chunk.raw);
    });
    return bytes;
}

void CheckpointReader::verify() const {
    state_->verify();
}

}  // namespace cuesta
