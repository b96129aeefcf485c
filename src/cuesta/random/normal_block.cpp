// SPDX-License-Identifier: Apache-2.0
#include "cuesta/random/normal_block.h"

#include <algorithm>

#include "cuesta/base/simd_clones.h"

namespace cuesta {
namespace {

constexpr int cells = 16;    // of one block
constexpr int together = 4;  // blocks: each round of Philox waits for the last, so many at once
                             // keep the processor busy

// philox4x32 of n cells, round by round over all of them.
template <int n>
[[gnu::always_inline]] inline void philox_rounds(std::uint32_t (&words)[4][n], std::uint64_t seed) {
    auto k0 = static_cast<std::uint32_t>(seed);
    auto k1 = static_cast<std::uint32_t>(seed >> 32);
    for (int round = 0; round < 10; ++round) {
#pragma GCC unroll 1  // unrolled whole, the loop would not be vectorised
        for (int l = 0; l < n; ++l) {
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
}

// `count` blocks of the walk from block `from` on.
template <int count>
[[gnu::always_inline]] inline void fill_some(RandomKey key, const BlockWalk& walk,
                                             std::int64_t from, std::uint32_t step,
                                             float* __restrict out) {
    std::uint32_t words[4][count * cells];
    for (int b = 0; b < count; ++b) {
        const auto x = static_cast<std::uint32_t>(walk.first_cell + (from + b) * walk.step_x);
        const auto y = static_cast<std::uint32_t>(walk.first_row + (from + b) * walk.step_y);
        for (int l = 0; l < cells; ++l) {
            words[0][b * cells + l] = x + static_cast<std::uint32_t>(l);
            words[1][b * cells + l] = y;
            words[2][b * cells + l] = step;
            words[3][b * cells + l] = key.stream;
        }
    }
    philox_rounds(words, key.seed);
    for (int b = 0; b < count; ++b, out += normals_per_block) {
        for (int half = 0; half < 2; ++half) {
            const std::uint32_t* radius = words[2 * half] + b * cells;
            const std::uint32_t* angle = words[2 * half + 1] + b * cells;
            float* to = out + 2 * cells * half;
#pragma GCC unroll 1  // as above
            for (int l = 0; l < cells; ++l) {
                const auto pair = normal_pair(radius[l], angle[l]);
                to[l] = pair[0], to[l + cells] = pair[1];
            }
        }
    }
}

CUESTA_SIMD_CLONES(void, fill_blocks,
                   (RandomKey key, const BlockWalk& walk, std::int64_t blocks, std::uint32_t step,
                    float* __restrict out),
                   (key, walk, blocks, step, out)) {
    std::int64_t done = 0;
    for (; done + together <= blocks; done += together)
        fill_some<together>(key, walk, done, step, out + done * normals_per_block);
    for (; done < blocks; ++done)
        fill_some<1>(key, walk, done, step, out + done * normals_per_block);
}

}  // namespace

void normal_blocks(RandomKey key, const BlockWalk& walk, std::int64_t blocks, std::uint32_t step,
                   float* out) {
    fill_blocks(key, walk, blocks, step, out);
}

void normal_row(RandomKey key, std::int64_t begin, std::int64_t end, std::int64_t y,
                std::uint32_t step, float* out) {
    constexpr std::int64_t n = normals_per_block;
    const auto part = [&](std::int64_t from, std::int64_t to) {  // inside one block
        float block[n];
        normal_blocks(key, {from / n * cells, y}, 1, step, block);
        out = std::copy(block + from % n, block + (to - from / n * n), out);
    };
    if (begin % n != 0) {
        const std::int64_t stop = std::min(end, (begin / n + 1) * n);
        part(begin, stop);
        begin = stop;
    }
    if (const std::int64_t whole = (end - begin) / n; whole > 0) {
        normal_blocks(key, {begin / n * cells, y}, whole, step, out);
        out += whole * n;
        begin += whole * n;
    }
    if (begin < end) part(begin, end);
}

}  // namespace cuesta
