// SPDX-License-Identifier: Apache-2.0
// Small maps for tests of files, and bitwise comparison.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

#include "cuesta/base/error.h"
#include "cuesta/grid/raster.h"

namespace cuesta {

// Heights with many bits in them, between -431 m and 3,000 m or so; odd sizes on purpose.
inline Raster rough_map(std::int64_t columns, std::int64_t rows) {
    Raster map;
    map.columns = columns;
    map.rows = rows;
    std::uint32_t state = 12345;
    for (std::int64_t i = 0; i < columns * rows; ++i) {
        state = state * 1664525u + 1013904223u;
        map.samples.push_back(static_cast<float>(state >> 8) / 4889.0f - 431.7f);
    }
    return map;
}

inline bool same_bits(const std::vector<float>& a, const std::vector<float>& b) {
    return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(float)) == 0;
}

// What a call complains about; empty if it does not.
template <class Call>
std::string error_of(Call&& call) {
    try {
        call();
    } catch (const Error& error) {
        return error.what();
    }
    return "";
}

}  // namespace cuesta
