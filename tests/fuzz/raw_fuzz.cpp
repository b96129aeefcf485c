// SPDX-License-Identifier: Apache-2.0
// Headerless samples. The first byte says which kind and whether a size is given, the next two that
// size; the rest is the file.
#include "cuesta/io/raw.h"

#include <algorithm>

#include "fuzz_file.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 3) return 0;
    std::optional<cuesta::RawSize> given;
    if ((data[0] & 1) != 0)
        given =
            cuesta::RawSize{static_cast<std::int8_t>(data[1]), static_cast<std::int8_t>(data[2])};
    const bool wide = (data[0] & 2) != 0;
    return cuesta::fuzz_reader(data + 3, size - 3, [&](const auto& path, const auto& options) {
        if (wide)
            cuesta::read_r32(path, given, options);
        else
            cuesta::read_r16(path, given, options);
    });
}
