// SPDX-License-Identifier: Apache-2.0
// The input of a fuzz target as a file in memory, for readers that take a path.
#pragma once

#include <sys/mman.h>
#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <string>

#include "cuesta/base/error.h"
#include "cuesta/io/options.h"

namespace cuesta {

class FuzzFile {
public:
    FuzzFile(const std::uint8_t* data, std::size_t size) : descriptor_(::memfd_create("fuzz", 0)) {
        if (descriptor_ < 0 || ::write(descriptor_, data, size) != static_cast<ssize_t>(size))
            std::abort();
    }
    ~FuzzFile() { ::close(descriptor_); }
    FuzzFile(const FuzzFile&) = delete;
    FuzzFile& operator=(const FuzzFile&) = delete;
    std::filesystem::path path() const { return "/proc/self/fd/" + std::to_string(descriptor_); }

private:
    int descriptor_;
};

// A directory of this process, in memory where there is one there.
inline std::filesystem::path fuzz_directory(const std::string& name) {
    namespace fs = std::filesystem;
    fs::path made = fs::exists("/dev/shm") ? "/dev/shm" : fs::temp_directory_path();
    made /= "cuesta_" + name + "_" + std::to_string(::getpid());
    fs::create_directory(made);
    return made;
}

// Small enough for libFuzzer's memory limit.
inline ReadOptions fuzz_options() {
    ReadOptions options;
    options.limits.max_cells = std::uint64_t{1} << 20;
    options.limits.max_bytes = std::uint64_t{32} << 20;
    return options;
}

// Reads and forgets; an Error is the right answer to bad input, anything else ends the process.
template <class Read>
int fuzz_reader(const std::uint8_t* data, std::size_t size, Read&& read) {
    const FuzzFile file(data, size);
    try {
        read(file.path(), fuzz_options());
    } catch (const Error&) {
    }
    return 0;
}

}  // namespace cuesta
