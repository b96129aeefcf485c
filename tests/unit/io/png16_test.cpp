// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/png16.h"

#include <gtest/gtest.h>
#include <png.h>
#include <zlib.h>

#include "cuesta/base/atomic_file.h"
#include "cuesta/png/png_file.h"
#include "support/maps.h"
#include "support/scratch_directory.h"

namespace cuesta {
namespace {

std::string big_endian(std::uint32_t value) {
    return {static_cast<char>(value >> 24), static_cast<char>(value >> 16),
            static_cast<char>(value >> 8), static_cast<char>(value)};
}

std::string chunk(const std::string& type, const std::string& data) {
    const std::string body = type + data;
    const auto crc =
        crc32(0, reinterpret_cast<const Bytef*>(body.data()), static_cast<uInt>(body.size()));
    return big_endian(static_cast<std::uint32_t>(data.size())) + body +
           big_endian(static_cast<std::uint32_t>(crc));
}

std::string deflated(const std::string& raw) {
    uLongf size = compressBound(raw.size());
    std::string out(size, '\0');
    compress(reinterpret_cast<Bytef*>(out.data()), &size,
             reinterpret_cast<const Bytef*>(raw.data()), raw.size());
    out.resize(size);
    return out;
}

std::string png_file(std::uint32_t width, std::uint32_t height, int bits, int color,
                     const std::string& raw, const std::string& extra = "", int interlace = 0) {
    std::string header = big_endian(width) + big_endian(height);
    header +=
        {static_cast<char>(bits), static_cast<char>(color), 0, 0, static_cast<char>(interlace)};
    return std::string("\x89PNG\r\n\x1a\n") + chunk("IHDR", header) + extra +
           chunk("IDAT", deflated(raw)) + chunk("IEND", "");
}

class Png16Test : public ::testing::Test {
protected:
    Raster read(const std::string& bytes) {
        put_file(scratch / "a.png", bytes);
        return read_png16(scratch / "a.png", options);
    }
    ScratchDirectory scratch;
    CollectingLog log;
    ReadOptions options{.log = &log};
};

TEST_F(Png16Test, sixteen_bit_values_come_back) {
    Raster map{.columns = 3, .rows = 2, .samples = {0, 1, 2, 256, 65534, 65535}};
    write_png16(scratch / "m.png", map, 0, 65535);
    const Raster back = read_png16(scratch / "m.png", options);
    EXPECT_FALSE(back.in_metres);
    ASSERT_EQ(back.cells(), 6u);
    for (std::size_t i = 0; i < 6; ++i)
        EXPECT_EQ(back.samples[i], static_cast<float>(map.samples[i] / 65535.0)) << i;
    EXPECT_TRUE(log.warnings.empty());
}

TEST_F(Png16Test, few_bits_are_read_with_a_warning_about_terraces) {
    // Four pixels of 2 bits: 0 1 2 3.
    EXPECT_EQ(read(png_file(4, 1, 2, 0, std::string("\0\x1b", 2))).samples,
              (std::vector<float>{0, static_cast<float>(85 / 255.0),
                                  static_cast<float>(170 / 255.0), 1}));
    ASSERT_EQ(log.warnings.size(), 1u);
    EXPECT_NE(log.warnings[0].find("terraces"), std::string::npos);
    EXPECT_EQ(read(png_file(2, 1, 8, 0, std::string("\0\0\xff", 3))).samples,
              (std::vector<float>{0, 1}));
}

TEST_F(Png16Test, grey_saved_as_colour_is_read_and_real_colour_refused) {
    EXPECT_EQ(read(png_file(1, 1, 8, 2, std::string("\0\x33\x33\x33", 4))).samples,
              (std::vector<float>{static_cast<float>(51 / 255.0)}));
    const std::string said =
        error_of([&] { read(png_file(2, 1, 8, 2, std::string("\0\1\1\1\1\2\1", 7))); });
    EXPECT_NE(said.find("pixel x 1, y 0 is 1, 2, 1"), std::string::npos) << said;
    // A palette of one grey and one red.
    const std::string palette = chunk("PLTE", std::string("\x66\x66\x66\xff\0\0", 6));
    EXPECT_EQ(read(png_file(1, 1, 8, 3, std::string("\0\0", 2), palette)).samples,
              (std::vector<float>{0.4f}));
    EXPECT_THROW(read(png_file(1, 1, 8, 3, std::string("\0\1", 2), palette)), Error);
}

TEST_F(Png16Test, transparency_is_ignored_with_a_note) {
    EXPECT_EQ(read(png_file(1, 1, 16, 4, std::string("\0\x80\x00\0\0", 5))).samples,
              (std::vector<float>{static_cast<float>(32768 / 65535.0)}));
    EXPECT_EQ(log.notes.size(), 1u);
}

TEST_F(Png16Test, interlaced_images_are_read) {
    // Adam7 of 2x2: pass 1 holds pixel (0,0), pass 6 pixel (1,0), pass 7 the second row.
    const std::string raw("\0\0\x0a\0\0\x0b\0\0\x0c\0\x0d", 11);
    const Raster map = read(png_file(2, 2, 16, 0, raw, "", 1));
    for (int i = 0; i < 4; ++i)
        EXPECT_EQ(map.samples[static_cast<std::size_t>(i)], static_cast<float>((10 + i) / 65535.0));
}

TEST_F(Png16Test, claims_are_refused_before_a_row_is_decoded) {
    const std::string said = error_of([&] { read(png_file(0x7fffffff, 0x7fffffff, 16, 0, "ab")); });
    EXPECT_NE(said.find("needs "), std::string::npos) << said;
    EXPECT_NE(said.find(", budget "), std::string::npos) << said;
    EXPECT_THROW(read(png_file(0x80000000u, 1, 16, 0, "ab")), Error);
    EXPECT_THROW(read(png_file(0, 1, 16, 0, "ab")), Error);
    EXPECT_THROW(read(png_file(100000, 100000, 1, 0, "ab")), Error);
    // Allowed by the limits, yet more than deflate could ever hold in so few bytes.
    const std::string thin = error_of([&] { read(png_file(16384, 16384, 16, 0, "ab")); });
    EXPECT_NE(thin.find("cannot come from"), std::string::npos) << thin;
}

TEST_F(Png16Test, text_bombs_are_skipped) {
    const std::string bomb =
        chunk("zTXt", std::string("k\0\0", 3) + deflated(std::string(20 << 20, 'a')));
    EXPECT_EQ(read(png_file(1, 1, 16, 0, std::string("\0\xff\xff", 3), bomb)).samples[0], 1.0f);
}

TEST_F(Png16Test, cut_files_are_errors) {
    const std::string good = png_file(5, 4, 16, 0, std::string((5 * 2 + 1) * 4, '\0'));
    for (std::size_t size = 0; size + 12 < good.size(); ++size)
        EXPECT_THROW(read(good.substr(0, size)), Error) << size;
    EXPECT_NO_THROW(read(good));
    std::string flipped = good;
    flipped[20] = static_cast<char>(flipped[20] ^ 1);  // the header's checksum no longer fits
    EXPECT_THROW(read(flipped), Error);
}

TEST_F(Png16Test, limits_hold) {
    const std::string good = png_file(5, 4, 16, 0, std::string((5 * 2 + 1) * 4, '\0'));
    options.limits.max_cells = 20;
    EXPECT_NO_THROW(read(good));
    options.limits.max_cells = 19;
    EXPECT_THROW(read(good), Error);
}

}  // namespace
}  // namespace cuesta
