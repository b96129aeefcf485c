// SPDX-License-Identifier: Apache-2.0
// The one way in which Cuesta publishes a file: whole or not at all.
//
// AtomicFile writes to a hidden temporary beside the target; commit() flushes, fsyncs, renames and
// fsyncs the directory. Destroyed without commit() it removes the temporary, so a failed or
// cancelled write leaves the earlier file byte for byte as it was. Every call's result is checked,
// close() included; failures are cuesta::Error with path and reason.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace cuesta {

class AtomicFile {
public:
    // Creates missing parent directories.
    explicit AtomicFile(std::filesystem::path target);
    ~AtomicFile();
    AtomicFile(const AtomicFile&) = delete;
    AtomicFile& operator=(const AtomicFile&) = delete;

    void write(const void* data, std::size_t bytes);
    void write(std::string_view text) { write(text.data(), text.size()); }
    void write_at(std::size_t offset, const void* data, std::size_t bytes);
    void commit();

    // For libraries that write by path themselves: the temporary's name. Call close_for_library()
    // first, let the library write, then commit().
    const std::filesystem::path& temporary() const { return temporary_; }
    void close_for_library();

private:
    void close_checked();

    std::filesystem::path target_, temporary_;
    int descriptor_ = -1;
    bool committed_ = false;
};

// Whole small files.
void write_file_atomically(const std::filesystem::path& target, std::string_view text);
// Moves a whole, flushed file to its place on the same file system, replacing what is there.
void move_into_place(const std::filesystem::path& from, const std::filesystem::path& to);
// Reads at most `limit` bytes; a larger or unreadable file is an Error naming the path.
std::string read_file(const std::filesystem::path& path, std::size_t limit);

// "cuesta-PID-HOST.tmp", with HOST eight digits that stand for the machine: what ends the name of a
// temporary, ".NAME.cuesta-PID-HOST.tmp". On a shared disk a process id alone would be somebody
// else's.
std::string temporary_ending();
// Removes temporaries that a killed run of this machine left in `directory` (files and folders
// whose process no longer lives; without HOST they count as this machine's); returns how many.
int remove_stale_temporaries(const std::filesystem::path& directory);

}  // namespace cuesta
