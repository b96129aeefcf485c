// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/raw.h"

#include <gtest/gtest.h>

#include "cuesta/base/atomic_file.h"
#include "support/maps.h"
#include "support/scratch_directory.h"

namespace cuesta {
namespace {

TEST(Raw, sixteen_bit_rule_at_hand_worked_values) {
    EXPECT_EQ(to_16_bit(100, 100, 200), 0);
    EXPECT_EQ(to_16_bit(200, 100, 200), 65535);
    EXPECT_EQ(to_16_bit(150, 100, 200), 32768);  // 32767.5 rounds away from zero
    EXPECT_EQ(to_16_bit(5, 5, 5), 0);
    EXPECT_EQ(to_16_bit(99, 100, 200), 0);
    EXPECT_EQ(to_16_bit(201, 100, 200), 65535);
}

TEST(Raw, r16_is_little_endian_north_first) {
    ScratchDirectory scratch;
    Raster map{.columns = 2, .rows = 2, .samples = {0, 1, 258, 65535}};
    map.invalid = {0, 1, 0, 0};
    write_r16(scratch / "m.r16", map, 0, 65535);
    EXPECT_EQ(read_file(scratch / "m.r16", 100), std::string("\0\0\0\0\x02\x01\xff\xff", 8));
    const Raster back = read_r16(scratch / "m.r16", {}, {});
    EXPECT_FALSE(back.in_metres);
    EXPECT_EQ(back.columns, 2);
    EXPECT_EQ(back.samples[3], 1.0f);
    EXPECT_EQ(back.samples[2], static_cast<float>(258 / 65535.0));
}

TEST(Raw, every_16_bit_value_survives) {
    ScratchDirectory scratch;
    Raster map{.columns = 256, .rows = 256};
    for (int i = 0; i < 65536; ++i) map.samples.push_back(static_cast<float>(i));
    write_r16(scratch / "a.r16", map, 0, 65535);
    write_r16(scratch / "b.r16", read_r16(scratch / "a.r16", {}, {}), 0, 1);
    EXPECT_EQ(read_file(scratch / "a.r16", 1 << 20), read_file(scratch / "b.r16", 1 << 20));
}

TEST(Raw, r32_comes_back_bit_for_bit) {
    ScratchDirectory scratch;
    const Raster map = rough_map(9, 4);
    write_r32(scratch / "m.r32", map);
    EXPECT_TRUE(same_bits(read_r32(scratch / "m.r32", RawSize{9, 4}, {}).samples, map.samples));
    EXPECT_EQ(read_r32(scratch / "m.r32", {}, {}).columns, 6);  // 36 samples look like a square
}

TEST(Raw, a_size_that_does_not_fit_is_refused) {
    ScratchDirectory scratch;
    put_file(scratch / "m.r16", std::string(12, 'a'));
    const std::string said = error_of([&] { read_r16(scratch / "m.r16", {}, {}); });
    EXPECT_NE(said.find("columns and rows"), std::string::npos) << said;
    EXPECT_EQ(read_r16(scratch / "m.r16", RawSize{3, 2}, {}).rows, 2);
    EXPECT_THROW(read_r16(scratch / "m.r16", RawSize{3, 3}, {}), Error);
    EXPECT_THROW(read_r16(scratch / "m.r16", RawSize{-3, -2}, {}), Error);
    EXPECT_THROW(
        read_r16(scratch / "m.r16", RawSize{std::int64_t{1} << 62, std::int64_t{1} << 62}, {}),
        Error);
    put_file(scratch / "odd.r16", "abc");
    EXPECT_THROW(read_r16(scratch / "odd.r16", {}, {}), Error);
    put_file(scratch / "empty.r32", "");
    EXPECT_THROW(read_r32(scratch / "empty.r32", {}, {}), Error);
}

TEST(Raw, eight_bits_follow_the_same_rule) {
    EXPECT_EQ(to_8_bit(0, 0, 255), 0);
    EXPECT_EQ(to_8_bit(127.5, 0, 255), 128);  // halves away from zero
    EXPECT_EQ(to_8_bit(300, 0, 255), 255);
    EXPECT_EQ(to_8_bit(-1, 0, 255), 0);
    EXPECT_EQ(to_8_bit(5, 5, 5), 0);
    Raster map;
    map.columns = 3, map.rows = 1, map.samples = {0, 10, 20};
    map.invalid = {0, 0, 1};
    std::uint8_t row[3];
    row_to_8_bit(map, 0, 0, 20, row);
    EXPECT_EQ(row[0], 0);
    EXPECT_EQ(row[1], 128);
    EXPECT_EQ(row[2], 0);
}

TEST(Raw, limits_hold) {
    ScratchDirectory scratch;
    write_r32(scratch / "m.r32", rough_map(4, 4));
    ReadOptions options{.limits = {.max_cells = 16}};
    EXPECT_NO_THROW(read_r32(scratch / "m.r32", {}, options));
    options.limits.max_cells = 15;
    EXPECT_THROW(read_r32(scratch / "m.r32", {}, options), Error);
}

}  // namespace
}  // namespace cuesta
