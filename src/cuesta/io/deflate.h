// SPDX-License-Identifier: Apache-2.0
// One piece of bytes packed by zlib, as chunks of Zarr and tiles of TIFF hold them.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace cuesta {

// The low bits of heights are noise: higher levels take several times as long for little.
inline constexpr int deflate_level = 1;

// `out` is overwritten.
void deflate_bytes(std::span<const std::byte> bytes, std::vector<std::byte>& out);

}  // namespace cuesta
