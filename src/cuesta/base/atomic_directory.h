// SPDX-License-Identifier: Apache-2.0
// A directory of files that belong together, published as one: whole or not at all.
//
// The files are written into a hidden temporary beside the target, by any number of processes;
// commit() flushes their file system and gives the directory its name. An earlier directory changes
// places with it in one step where the kernel can (renameat2), else it is moved away first, and is
// removed afterwards. Destroyed without commit() the temporary is removed.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace cuesta {

class AtomicDirectory {
public:
    // Creates missing parent directories.
    explicit AtomicDirectory(std::filesystem::path target);
    ~AtomicDirectory();
    AtomicDirectory(const AtomicDirectory&) = delete;
    AtomicDirectory& operator=(const AtomicDirectory&) = delete;

    const std::filesystem::path& temporary() const { return temporary_; }
    void commit();

private:
    std::filesystem::path target_, temporary_;
    bool committed_ = false;
};

// Everything this process has written on the file system of `directory` is on disk.
void flush_files_of(const std::filesystem::path& directory);
// Moves a whole directory to its place on the same file system; what is there is removed.
void move_directory_into_place(const std::filesystem::path& from, const std::filesystem::path& to);

struct DirectoryFacts {
    std::uint64_t bytes = 0;
    // SHA-256 of the lines "HASH  ./PATH\n" of its files, sorted by path as bytes: what
    // (cd DIR; find . -type f | LC_ALL=C sort | xargs sha256sum) | sha256sum prints.
    std::string sha256;
};
// Error if a file cannot be read.
DirectoryFacts facts_of_directory(const std::filesystem::path& directory);

}  // namespace cuesta
