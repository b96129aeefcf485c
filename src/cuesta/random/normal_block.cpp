// SPDX-License-Identifier: Apache-2.0
#include "cuesta/random/normal_block.h"

#include <algorithm>

#include "cuesta/simd/clones.h"
#include "cuesta/simd/lanes.h"

namespace cuesta {
namespace {

// Compilers make a 64-bit product out of a 32-bit one, at three times the cost, so the rounds are
// written for each instruction set.
#define CUESTA_TARGET_BODY "cuesta/random/philox_body.inc"
#include "cuesta/simd/for_each_target.inc"

constexpr int cells = 16;    // of one block
constexpr int together = 8;  // blocks; the rounds of one can run while another's wait

// From the words of `blocks` blocks, word after word and cell after cell, to normal numbers.
CUESTA_SIMD_CLONES(void, pair_up,
                   (const std::uint32_t* __restrict words, int blocks, float* __restrict out),
                   (words, blocks, out)) {
    for (int half = 0; half < 2 * blocks; ++half) {
        const std::uint32_t* radius = words + 2 * cells * half;
        const std::uint32_t* angle = radius + cells;
        float* to = out + 2 * cells * half;
#pragma GCC unroll 1  // unrolled whole, the loop would not be vectorised
        for (int l = 0; l < cells; ++l) {
            const auto pair = normal_pair(radius[l], angle[l]);
            to[l] = pair[0], to[l + cells] = pair[1];
        }
    }
}

}  // namespace

void normal_blocks(RandomKey key, const BlockWalk& walk, std::int64_t blocks, std::uint32_t step,
                   float* out) {
    const auto philox_blocks = widest_table();
    alignas(64) std::uint32_t words[together * normals_per_block];
    for (std::int64_t done = 0; done < blocks; done += together) {
        const int count = static_cast<int>(std::min<std::int64_t>(together, blocks - done));
        philox_blocks(key, walk, done, count, step, words);
        pair_up(words, count, out + done * normals_per_block);
    }
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
