// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/checkpoint_layout.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace cuesta::checkpoint {
namespace {

TEST(CheckpointLayout, bytes_of_elements_are_gathered_by_rank) {
    const unsigned char in[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    const unsigned char expected[8] = {1, 5, 2, 6, 3, 7, 4, 8};
    unsigned char out[8], back[8];
    shuffle(in, 2, 4, out);
    EXPECT_TRUE(std::equal(out, out + 8, expected));
    unshuffle(out, 2, 4, back);
    EXPECT_TRUE(std::equal(back, back + 8, in));
    shuffle(in, 8, 1, out);
    EXPECT_TRUE(std::equal(out, out + 8, in));
}

TEST(CheckpointLayout, tiles_cover_the_map_once) {
    const std::int64_t columns = 600, rows = 257;
    ASSERT_EQ(tile_count(600, 257), 6u);
    std::vector<int> seen(static_cast<std::size_t>(columns * rows), 0);
    for (std::int64_t i = 0; i < 6; ++i) {
        const TileArea area = tile_area(columns, rows, i);
        for (std::int64_t y = area.y0; y < area.y0 + area.height; ++y)
            for (std::int64_t x = area.x0; x < area.x0 + area.width; ++x)
                ++seen[static_cast<std::size_t>(y * columns + x)];
    }
    EXPECT_EQ(std::count(seen.begin(), seen.end(), 1), columns * rows);
    EXPECT_EQ(tile_count(1, 1), 1u);
    EXPECT_EQ(tile_count(256, 256), 1u);
}

TEST(CheckpointLayout, checksum_is_the_published_crc32) {
    // The check value of CRC-32/ISO-HDLC.
    EXPECT_EQ(crc_of("123456789", 9), 0xcbf43926u);
    EXPECT_TRUE(sums_agree(5, 5));
    EXPECT_FALSE(sums_agree(5, 4));
}

TEST(CheckpointLayout, element_sizes) {
    EXPECT_EQ(element_bytes(ElementKind::u8), 1u);
    EXPECT_EQ(element_bytes(ElementKind::u16), 2u);
    EXPECT_EQ(element_bytes(ElementKind::f32), 4u);
    EXPECT_EQ(element_bytes(ElementKind::i32), 4u);
    EXPECT_EQ(element_bytes(ElementKind::f64), 8u);
    EXPECT_EQ(element_bytes(static_cast<ElementKind>(77)), 0u);
}

}  // namespace
}  // namespace cuesta::checkpoint
