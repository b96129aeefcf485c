// SPDX-License-Identifier: Apache-2.0
// A map on disk that has been opened: what it tells is known and accepted, samples are read by
// windows. Every format has its own; this file has the two kinds that several formats share.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

#include "cuesta/grid/grid.h"
#include "cuesta/grid/stored_map.h"

namespace cuesta {

class MapFile {
public:
    MapFile() = default;
    virtual ~MapFile() = default;
    MapFile(const MapFile&) = delete;
    MapFile& operator=(const MapFile&) = delete;

    MapHead head{};
    // Why a window of it needs the whole map in memory, as the end of a sentence; empty: it does
    // not.
    std::string held_because{};
    // Memory beside the samples that are read.
    std::uint64_t beside_bytes = 0;

    // The samples of a window inside the map, row after row, as the file has them: nodata is not
    // looked at. One thread at a time.
    virtual void read(const Block& window, float* out) = 0;
    // How many rows are best read at once when all are.
    virtual std::int64_t strip_rows() const { return 256; }
};

// All of it, samples that have the nodata value marked.
Raster read_whole(MapFile& file);

// Samples at places that follow from their numbers.
class FixedFile final : public MapFile {
public:
    struct Layout {
        std::uint64_t begin = 0;  // of the first sample, bytes
        std::uint64_t sample_bytes = 1;
        bool by_columns = false;  // the file runs down columns
        // Makes `count` samples, of which the file has `first` before, and puts one every `stride`.
        std::function<void(const unsigned char* from, std::uint64_t first, std::size_t count,
                           float* out, std::size_t stride)>
            unpack;
    };
    FixedFile(const std::filesystem::path& path, MapHead about, Layout layout);
    void read(const Block& window, float* out) override;
    std::int64_t strip_rows() const override;

private:
    void read_run(std::uint64_t first, std::uint64_t count, float* out, std::size_t stride);
    std::filesystem::path path_;
    Layout layout_;
    std::ifstream file_;
    std::vector<unsigned char> buffer_;
};

// Rows that can only be read one after the other. Going back begins anew.
class ForwardFile : public MapFile {
public:
    void read(const Block& window, float* out) final;

protected:
    // Before the first row again.
    virtual void rewind() = 0;
    // The next row, head.columns samples.
    virtual void next_row(std::int64_t y, float* out) = 0;

private:
    std::int64_t next_ = 0;
    std::vector<float> row_;
};

}  // namespace cuesta
