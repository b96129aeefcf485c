// SPDX-License-Identifier: Apache-2.0
// A survey tile: up to 16 bytes of its name, then its first samples. Only sizes of a whole tile are
// read at all, so that one file in 1024 is made as long as that: by a number that a change of any
// byte changes, for the search would keep to such files, and one takes as long as a thousand.
#include "cuesta/io/whole_metres.h"

#include <unistd.h>

#include "fuzz_file.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    namespace fs = std::filesystem;
    static const fs::path folder = cuesta::fuzz_directory("hgt");
    if (size < 17) return 0;
    std::string name(reinterpret_cast<const char*>(data), 16);
    for (char& c : name)
        if (c == '/' || c == '\0') c = '_';
    const cuesta::FuzzFile file(data + 17, size - 17);
    std::uint32_t hash = 2166136261u;  // FNV-1a
    for (std::size_t i = 0; i < size; ++i) hash = (hash ^ data[i]) * 16777619u;
    if (hash % 1024 == 0 && ::truncate(file.path().c_str(), 2 * 1201 * 1201) != 0) std::abort();
    const fs::path link = folder / name;
    std::error_code failed;
    fs::create_symlink(file.path(), link, failed);
    if (failed) return 0;  // "." and ".."
    cuesta::ReadOptions options = cuesta::fuzz_options();
    options.limits.max_cells = std::uint64_t{1} << 21;
    try {
        cuesta::read_hgt(link, options);
    } catch (const cuesta::Error&) {
    }
    fs::remove(link);
    return 0;
}
