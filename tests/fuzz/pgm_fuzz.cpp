// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/pgm.h"

#include "fuzz_file.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    return cuesta::fuzz_reader(
        data, size, [](const auto& path, const auto& options) { cuesta::read_pgm(path, options); });
}
