// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/stored_file.h"

#include <fmt/format.h>
#include <sys/stat.h>

#include <cstring>
#include <memory>
#include <new>
#include <utility>

#include "cuesta/base/sha256.h"
#include "cuesta/io/format.h"
#include "cuesta/io/limits.h"

namespace cuesta {
namespace {

template <class Body>
auto with_enough_memory(const std::filesystem::path& path, Body&& body) {
    try {
        return body();
    } catch (const std::bad_alloc&) {
        throw Error(fmt::format("cannot read {}: not enough memory", path.string()));
    }
}

// Which file it is, and since when it is as it is.
struct FileVersion {
    dev_t device = 0;
    ino_t number = 0;
    off_t bytes = 0;
    std::int64_t seconds = 0, nanoseconds = 0;
    explicit FileVersion(const std::filesystem::path& path) {
        struct stat about {};
        if (::stat(path.c_str(), &about) != 0) return;
        device = about.st_dev, number = about.st_ino, bytes = about.st_size;
        seconds = about.st_mtim.tv_sec, nanoseconds = about.st_mtim.tv_nsec;
    }
    bool operator==(const FileVersion&) const = default;
};

// A window of a file, samples that have the nodata value marked.
class FileReader final : public MapReader {
public:
    FileReader(std::filesystem::path path, const FileVersion& version,
               std::unique_ptr<MapFile> file)
        : path_(std::move(path)), version_(version), file_(std::move(file)) {}
    void read(const Block& window, float* samples, std::uint8_t* invalid) override {
        with_enough_memory(path_, [&] { file_->read(window, samples); });
        if (FileVersion(path_) != version_)
            throw Error(fmt::format("{} has changed since it was read first", path_.string()),
                        "Leave input files as they are until the run has ended");
        const auto cells = static_cast<std::size_t>(window.columns * window.rows);
        std::memset(invalid, 0, cells);
        if (file_->head.nodata) mask_nodata(samples, cells, *file_->head.nodata, invalid);
    }

private:
    std::filesystem::path path_;
    FileVersion version_;
    std::unique_ptr<MapFile> file_;
};

}  // namespace

FileFacts look_at_file(const std::filesystem::path& path, const ReadOptions& options) {
    return with_enough_memory(path, [&] {
        ReadOptions quiet = options;
        quiet.log = nullptr, quiet.limits.by_windows = true;
        const auto file = open_map_file(path, quiet);
        return FileFacts{file->head.columns, file->head.rows, file->held_because,
                         file->beside_bytes};
    });
}

StoredFile store_file(const std::filesystem::path& path, const ReadOptions& options,
                      std::uint64_t held_cells) {
    ReadOptions windows = options;
    windows.limits.by_windows = true;
    const FileVersion version(path);
    auto first = std::make_shared<std::unique_ptr<MapFile>>(
        with_enough_memory(path, [&] { return open_map_file(path, windows); }));
    const MapHead head = (*first)->head;
    const auto cells = static_cast<std::uint64_t>(head.columns * head.rows);
    StoredFile stored;
    if (cells <= held_cells || !(*first)->held_because.empty()) {
        check_map_size(path, static_cast<std::uint64_t>(head.columns),
                       static_cast<std::uint64_t>(head.rows), sizeof(float) + 1, options.limits);
        stored.map = StoredMap(with_enough_memory(path, [&] { return read_whole(**first); }));
    } else {
        windows.log = nullptr;  // the first has told it
        stored.map = StoredMap(head, [path, windows, version, first] {
            // The first user, before anybody else, goes on with what is open.
            std::unique_ptr<MapFile> file;
            if (*first)
                file = std::move(*first);
            else
                file = with_enough_memory(path, [&] { return open_map_file(path, windows); });
            return std::make_unique<FileReader>(path, version, std::move(file));
        });
    }
    // As data_sha256_of_rows() has it: what has no value is the quiet NaN 0x7fc00000 already.
    Sha256 hash;
    stored.map.measure([&](std::int64_t, const float* row, const std::uint8_t*) {
        hash.update(row, static_cast<std::size_t>(head.columns) * sizeof(float));
    });
    stored.data_sha256 = hash.hex();
    return stored;
}

}  // namespace cuesta
