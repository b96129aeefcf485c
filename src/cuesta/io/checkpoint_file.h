// SPDX-License-Identifier: Apache-2.0
// The container of a checkpoint: named fields, named byte strings and a text of the caller's, each
// part with a checksum, published whole, with the one before kept.
//
// Fields are cut into tiles of 256 x 256 of the whole map, whatever blocks or ranks hold it, so a
// run saved on one layout loads on any other. Every byte of the file is covered by a CRC-32, and
// each chunk's content once more by zstd's own checksum; damage is an Error that names file and
// section. The layout of the bytes is described in checkpoint_layout.h.
//
// Processes that share a map write a part each: a file of the same kind with their rectangle of
// every field. The checkpoint is then the file that names the parts, written last; a reader that is
// given the rectangle it is for opens, checks and reads no more than that.
//
// Cost    byte shuffle and zstd level 1, several tiles at once; memory of 32 tiles.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cuesta/io/options.h"

namespace cuesta {

inline constexpr std::int64_t checkpoint_tile = 256;

enum class ElementKind : std::uint8_t { f32 = 1, i32 = 2, u8 = 3, u16 = 4, f64 = 5 };
std::size_t element_bytes(ElementKind kind);

// The cells of one tile, x0..x0+width by y0..y0+height of the whole map, packed row by row.
struct TileArea {
    std::int64_t x0, y0, width, height;
};
// Both are called from several threads at once, each for another tile.
using GiveTile = std::function<void(const TileArea& area, void* out)>;
using TakeTile = std::function<void(const TileArea& area, const void* elements)>;

// One file of several that make up a checkpoint, as the file that names them knows it.
struct CheckpointPart {
    std::string file;         // its name, in the directory of the checkpoint
    std::uint64_t bytes = 0;  // its length
    std::uint32_t seal = 0;   // checksum of its end, and by that of everything in it
    TileArea where{};         // the samples of the map that it has of every field
};
struct CheckpointParts {
    std::int64_t columns = 0, rows = 0;  // of the map
    struct Map {
        std::string name;
        ElementKind kind;
    };
    std::vector<Map> fields;  // every part has them all
    std::vector<CheckpointPart> files;
};

class CheckpointWriter {
public:
    // Nothing appears under `target` before commit().
    CheckpointWriter(std::filesystem::path target, std::string header_json);
    // One whose fields lie in parts, which are on disk already; no add_field().
    CheckpointWriter(std::filesystem::path target, std::string header_json,
                     const CheckpointParts& parts);
    // A part; its fields are as large as the rectangle. Ends with seal() instead of commit().
    static CheckpointWriter part(std::filesystem::path file);
    ~CheckpointWriter();
    CheckpointWriter(CheckpointWriter&&) noexcept;

    // With `bring`, a row of tiles is asked for at a time, after a call of bring(its first row,
    // number of rows) in the calling thread; the same bytes.
    using BringRows = std::function<void(std::int64_t y0, std::int64_t rows)>;
    void add_field(const std::string& name, std::int64_t columns, std::int64_t rows,
                   ElementKind kind, const GiveTile& give, const BringRows& bring = {});
    void add_bytes(const std::string& name, std::span<const std::byte> bytes);
    // Publishes as <stem>.next, moves the old file to <stem>.previous and then the new one to
    // `target`: whenever the process dies, a whole file stands under one of the three names.
    void commit();
    // Publishes a part; `where` are its samples of the map.
    CheckpointPart seal(const TileArea& where);

private:
    struct State;
    explicit CheckpointWriter(std::unique_ptr<State> state);
    std::unique_ptr<State> state_;
};

class CheckpointReader {
public:
    struct Section {
        std::string name;
        bool is_field = false;
        ElementKind kind = ElementKind::u8;
        std::int64_t columns = 0, rows = 0;  // of a field
        std::uint64_t bytes = 0;             // uncompressed
    };

    // Checks everything but the chunks; those are checked as they are read, or all by verify().
    static CheckpointReader open(const std::filesystem::path& path, const ReadLimits& limits = {});
    // Of fields only the tiles that overlap `area` will be checked and read.
    static CheckpointReader open(const std::filesystem::path& path, const ReadLimits& limits,
                                 const TileArea& area);
    ~CheckpointReader();
    CheckpointReader(CheckpointReader&&) noexcept;

    const std::filesystem::path& path() const;
    const std::string& header_json() const;
    const std::vector<Section>& sections() const;
    // nullptr if there is none of that name.
    const Section* find(const std::string& name) const;
    // None if everything lies in one file.
    const std::vector<CheckpointPart>& parts() const;

    void read_field(const std::string& name, const TakeTile& take) const;
    std::vector<std::byte> read_bytes(const std::string& name) const;
    // Reads every chunk and compares its checksum.
    void verify() const;

private:
    struct State;
    explicit CheckpointReader(std::unique_ptr<State> state);
    std::unique_ptr<State> state_;
};

// The newest whole checkpoint of those CheckpointWriter leaves under `target`, verified; nullopt if
// there is none. Each damaged one is told as a warning that names its section.
std::optional<CheckpointReader> open_newest_good(const std::filesystem::path& target, Log* log,
                                                 const ReadLimits& limits = {});
// Removes them all, so that a fresh run does not find another one's past.
void remove_checkpoints(const std::filesystem::path& target);
// Parts that no checkpoint under `target` names: of one that was replaced or never finished.
void remove_stray_parts(const std::filesystem::path& target);
// Whether there is any, good or not.
bool any_checkpoint(const std::filesystem::path& target);

}  // namespace cuesta
