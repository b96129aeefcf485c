// SPDX-License-Identifier: Apache-2.0
// Files in which every sample has its place before anything is written: a head, then the rows from
// north to south, a fixed number of bytes each. Parts of a map are written to such a file at once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>

#include "cuesta/io/map_source.h"

namespace cuesta {

struct FixedLayout {
    std::string head{};
    std::size_t sample_bytes = 4;
    // Bytes of `count` samples; `invalid` is null or marks those without a value.
    std::function<void(const float* samples, const std::uint8_t* invalid, std::int64_t count,
                       std::byte* out)>
        pack;
};

// Float32 as memory holds it, NaN where there is no value.
FixedLayout float_layout(std::string head = {});

// All: the same bytes for any parts. Where the others do not see the file of the first part, it
// writes everything.
void write_fixed(const std::filesystem::path& path, MapSource& source, const FixedLayout& layout);

}  // namespace cuesta
