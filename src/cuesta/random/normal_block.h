// SPDX-License-Identifier: Apache-2.0
// Standard normal numbers in blocks of 64, for generators that need one per cell.
//
// A block is what 16 neighbouring cells draw: cell x + l gives normal_pair of its words 0, 1 and of
// its words 2, 3, stored at l, l + 16, l + 32 and l + 48. Equal to calling random_words and
// normal_pair for each cell, to the bit; only faster.
#pragma once

#include <cstdint>

#include "cuesta/random/counter.h"

namespace cuesta {

inline constexpr std::int64_t normals_per_block = 64;

// Writes blocks * 64 numbers: block b is drawn by the cells x, x + 1, ... x + 15 of row y, where
// x = first_cell + b * step_x and y = first_row + b * step_y.
struct BlockWalk {
    std::int64_t first_cell = 0, first_row = 0;
    std::int64_t step_x = 16, step_y = 0;
};
void normal_blocks(RandomKey key, const BlockWalk& walk, std::int64_t blocks, std::uint32_t step,
                   float* out);

// One normal number per index begin <= i < end of row y: number i is number i mod 64 of the block
// that starts at cell 16 floor(i / 64). Needs begin >= 0.
void normal_row(RandomKey key, std::int64_t begin, std::int64_t end, std::int64_t y,
                std::uint32_t step, float* out);

}  // namespace cuesta
