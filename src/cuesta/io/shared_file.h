// SPDX-License-Identifier: Apache-2.0
// One file that several processes write together, each at places it knows: whole or not at all.
//
// The first part of a MapSource makes the temporary and publishes it; the others open it by its
// name, which a shared file system must show them, and flush what they wrote before it gets its
// place. With one part it is an AtomicFile.
#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>

#include "cuesta/base/atomic_file.h"
#include "cuesta/io/map_source.h"

namespace cuesta {

class SharedFile {
public:
    // All. Only the first need know the path.
    SharedFile(MapSource& source, const std::filesystem::path& path);
    ~SharedFile();
    SharedFile(const SharedFile&) = delete;
    SharedFile& operator=(const SharedFile&) = delete;

    // Whether every part sees the file; if not, nobody may write but the first.
    bool seen_by_all() const { return seen_by_all_; }
    // This part alone; Error if it fails.
    void write_at(std::size_t offset, const void* data, std::size_t bytes);
    // All: flushes every part and gives the file its name.
    void commit();

private:
    void flush();
    MapSource& source_;
    std::filesystem::path path_;
    std::unique_ptr<AtomicFile> file_;  // of the first
    int descriptor_ = -1;               // of the others
    bool seen_by_all_ = true;
};

}  // namespace cuesta
