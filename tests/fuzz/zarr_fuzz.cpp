// SPDX-License-Identifier: Apache-2.0
// A directory with what the input says: .zarray up to the first zero byte, then one chunk, 0.0. In
// memory, of small maps and on one thread: a million disk files or maps of a million cells, filled
// for want of chunks, take hours and show nothing more.
#include "cuesta/io/zarr.h"

#include <cstdlib>
#include <cstring>
#include <fstream>

#include "cuesta/base/parallel.h"
#include "fuzz_file.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::filesystem::path directory = [] {
        cuesta::set_thread_count(1);
        return cuesta::fuzz_directory("zarr");
    }();
    const auto* text = reinterpret_cast<const char*>(data);
    const auto* zero = static_cast<const char*>(size > 0 ? std::memchr(text, 0, size) : nullptr);
    const std::size_t head = zero != nullptr ? static_cast<std::size_t>(zero - text) : size;
    std::ofstream(directory / ".zarray", std::ios::binary)
        .write(text, static_cast<std::streamsize>(head));
    std::ofstream chunk(directory / "0.0", std::ios::binary);
    if (zero != nullptr) chunk.write(zero + 1, static_cast<std::streamsize>(size - head - 1));
    chunk.close();
    cuesta::ReadOptions options;
    options.limits.max_cells = 4096;
    options.limits.max_bytes = std::uint64_t{1} << 20;
    try {
        cuesta::read_zarr(directory, options);
    } catch (const cuesta::Error&) {
    }
    return 0;
}
