// SPDX-License-Identifier: Apache-2.0
#include "cuesta/random/normal_block.h"

#include <algorithm>

#include "cuesta/base/simd_clones.h"

namespace cuesta {
namespace {

CUESTA_SIMD_CLONES(void, fill_blocks,
                   (RandomKey key, std::uint32_t first_cell, std::int64_t blocks, std::uint32_t y,
                    std::uint32_t step, float* __restrict out),
                   (key, first_cell, blocks, y, step, out)) {
    constexpr int cells = 16;
    const auto low = static_cast<std::uint32_t>(key.seed);
    const auto high = static_cast<std::uint32_t>(key.seed >> 32);
    for (std::int64_t b = 0; b < blocks; ++b, out += normals_per_block, first_cell += cells) {
        std::uint32_t words[4][cells];
        for (int l = 0; l < cells; ++l) {
            words[0][l] = first_cell + static_cast<std::uint32_t>(l), words[1][l] = y;
            words[2][l] = step, words[3][l] = key.stream;
        }
        // philox4x32, round by round over all cells.
        std::uint32_t k0 = low, k1 = high;
        for (int round = 0; round < 10; ++round) {
#pragma GCC unroll 1  // unrolled whole, the loop would not be vectorised
            for (int l = 0; l < cells; ++l) {
                const std::uint64_t p = std::uint64_t{0xd2511f53u} * words[0][l];
                const std::uint64_t q = std::uint64_t{0xcd9e8d57u} * words[2][l];
                words[0][l] = static_cast<std::uint32_t>(q >> 32) ^ words[1][l] ^ k0;
                words[1][l] = static_cast<std::uint32_t>(q);
                words[2][l] = static_cast<std::uint32_t>(p >> 32) ^ words[3][l] ^ k1;
                words[3][l] = static_cast<std::uint32_t>(p);
            }
            k0 += 0x9e3779b9u;
            k1 += 0xbb67ae85u;
        }
        for (int l = 0; l < cells; ++l) {
            const auto pair = normal_pair(words[0][l], words[1][l]);
            out[l] = pair[0], out[l + cells] = pair[1];
        }
        for (int l = 0; l < cells; ++l) {
            const auto pair = normal_pair(words[2][l], words[3][l]);
            out[l + 2 * cells] = pair[0], out[l + 3 * cells] = pair[1];
        }
    }
}

}  // namespace

void normal_blocks(RandomKey key, std::int64_t first_cell, std::int64_t blocks, std::int64_t y,
                   std::uint32_t step, float* out) {
    fill_blocks(key, static_cast<std::uint32_t>(first_cell), blocks, static_cast<std::uint32_t>(y),
                step, out);
}

void normal_row(RandomKey key, std::int64_t begin, std::int64_t end, std::int64_t y,
                std::uint32_t step, float* out) {
    constexpr std::int64_t n = normals_per_block;
    const auto part = [&](std::int64_t from, std::int64_t to) {  // inside one block
        float block[n];
        normal_blocks(key, from / n * 16, 1, y, step, block);
        out = std::copy(block + from % n, block + (to - from / n * n), out);
    };
    if (begin % n != 0) {
        const std::int64_t stop = std::min(end, (begin / n + 1) * n);
        part(begin, stop);
        begin = stop;
    }
    if (const std::int64_t whole = (end - begin) / n; whole > 0) {
        normal_blocks(key, begin / n * 16, whole, y, step, out);
        out += whole * n;
        begin += whole * n;
    }
    if (begin < end) part(begin, end);
}

}  // namespace cuesta
