// SPDX-License-Identifier: Apache-2.0
#include "cuesta/png/png_file.h"

#include <gtest/gtest.h>
#include <png.h>
#include <unistd.h>

#include <cstring>
#include <stdexcept>
#include <string>
#include <vector>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/error.h"

namespace cuesta {
namespace {

namespace fs = std::filesystem;

class PngFileTest : public ::testing::Test {
protected:
    PngFileTest() {
        const auto* info = ::testing::UnitTest::GetInstance()->current_test_info();
        directory = fs::temp_directory_path() /
                    ("cuesta_png_file_" + std::to_string(::getpid()) + "_" + info->name());
        fs::create_directories(directory);
    }
    ~PngFileTest() override { fs::remove_all(directory); }
    fs::path directory;
};

// Reads with libpng's simplified interface, which shares no code with ours.
std::vector<std::uint8_t> read_back(const fs::path& file, unsigned format, int& w, int& h) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    if (png_image_begin_read_from_file(&image, file.c_str()) == 0)
        throw std::runtime_error(image.message);
    image.format = format;
    std::vector<std::uint8_t> pixels(PNG_IMAGE_SIZE(image));
    if (png_image_finish_read(&image, nullptr, pixels.data(), 0, nullptr) == 0)
        throw std::runtime_error(image.message);
    w = static_cast<int>(image.width), h = static_cast<int>(image.height);
    return pixels;
}

TEST_F(PngFileTest, colour_pixels_come_back) {
    std::vector<std::uint8_t> rgb;
    for (int i = 0; i < 5 * 3 * 3; ++i) rgb.push_back(static_cast<std::uint8_t>(i * 37));
    write_png_rgb8(directory / "a.png", 5, 3, rgb.data());
    int w = 0, h = 0;
    EXPECT_EQ(read_back(directory / "a.png", PNG_FORMAT_RGB, w, h), rgb);
    EXPECT_EQ(w, 5);
    EXPECT_EQ(h, 3);
}

TEST_F(PngFileTest, same_pixels_give_the_same_bytes) {
    const std::vector<std::uint8_t> rgb(64 * 64 * 3, 99);
    write_png_rgb8(directory / "a.png", 64, 64, rgb.data());
    write_png_rgb8(directory / "b.png", 64, 64, rgb.data());
    EXPECT_EQ(read_file(directory / "a.png", 1 << 20), read_file(directory / "b.png", 1 << 20));
}

TEST_F(PngFileTest, a_picture_in_memory_has_the_bytes_of_the_file) {
    std::vector<std::uint8_t> rgb;
    for (int i = 0; i < 9 * 7 * 3; ++i) rgb.push_back(static_cast<std::uint8_t>(i * 11));
    write_png_rgb8(directory / "a.png", 9, 7, rgb.data());
    const std::vector<std::uint8_t> bytes = png_rgb8(9, 7, rgb.data());
    const std::string file = read_file(directory / "a.png", 1 << 20);
    EXPECT_EQ(std::string(bytes.begin(), bytes.end()), file);
    EXPECT_THROW(png_rgb8(0, 7, rgb.data()), Error);
}

TEST_F(PngFileTest, eight_bits_are_grey_or_numbers_of_colours) {
    const auto row = [](std::int64_t y, std::uint8_t* out) {
        for (int x = 0; x < 3; ++x) out[x] = static_cast<std::uint8_t>(x + y);
    };
    write_png_grey8(directory / "g.png", 3, 2, row);
    int w = 0, h = 0;
    EXPECT_EQ(read_file(directory / "g.png", 1 << 16)[25], 0);
    EXPECT_EQ(read_back(directory / "g.png", PNG_FORMAT_RGB, w, h),
              (std::vector<std::uint8_t>{0, 0, 0, 1, 1, 1, 2, 2, 2, 1, 1, 1, 2, 2, 2, 3, 3, 3}));
    const std::vector<std::uint8_t> colours = {9, 8, 7, 1, 2, 3, 50, 60, 70, 255, 0, 128};
    write_png_grey8(directory / "p.png", 3, 2, row, colours);
    EXPECT_EQ(read_file(directory / "p.png", 1 << 16)[25], 3);
    EXPECT_EQ(read_back(directory / "p.png", PNG_FORMAT_RGB, w, h),
              (std::vector<std::uint8_t>{9, 8, 7, 1, 2, 3, 50, 60, 70, 1, 2, 3, 50, 60, 70, 255, 0,
                                         128}));
    EXPECT_THROW(write_png_grey8(directory / "x.png", 3, 2, row, std::vector<std::uint8_t>(4)),
                 Error);
}

TEST_F(PngFileTest, grey16_is_stored_high_byte_first) {
    write_png_grey16(directory / "g.png", 2, 1,
                     [](std::int64_t, std::uint16_t* out) { out[0] = 0x0102, out[1] = 0xfffe; });
    // IHDR: width, height, then 16 bits of colour type 0.
    const std::string bytes = read_file(directory / "g.png", 1 << 16);
    EXPECT_EQ(bytes[24], 16);
    EXPECT_EQ(bytes[25], 0);
    FILE* file = std::fopen((directory / "g.png").c_str(), "rb");
    ASSERT_NE(file, nullptr);
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, nullptr);
    png_infop info = png_create_info_struct(png);
    png_init_io(png, file);
    png_read_info(png, info);
    std::uint8_t row[4];
    png_read_row(png, row, nullptr);
    const std::uint8_t expected[4] = {1, 2, 0xff, 0xfe};
    EXPECT_EQ(std::memcmp(row, expected, 4), 0);
    png_destroy_read_struct(&png, &info, nullptr);
    std::fclose(file);
}

TEST_F(PngFileTest, rows_are_read_as_they_were_written) {
    const auto value = [](std::int64_t x, std::int64_t y) {
        return static_cast<std::uint16_t>(0x0102 * x + 0x1001 * y);
    };
    write_png_grey16(directory / "g.png", 3, 2, [&](std::int64_t y, std::uint16_t* out) {
        for (std::int64_t x = 0; x < 3; ++x) out[x] = value(x, y);
    });
    PngReader grey(directory / "g.png", 1 << 20);
    EXPECT_EQ(grey.head().width, 3u);
    EXPECT_EQ(grey.head().height, 2u);
    EXPECT_EQ(grey.head().bits, 16);
    EXPECT_EQ(grey.head().channels, 1);
    EXPECT_FALSE(grey.head().palette || grey.head().interlaced);
    ASSERT_EQ(grey.begin_rows(), 6u);
    for (std::int64_t y = 0; y < 2; ++y) {
        std::uint16_t row[3];
        grey.read_row(reinterpret_cast<std::uint8_t*>(row));
        for (std::int64_t x = 0; x < 3; ++x) EXPECT_EQ(row[x], value(x, y));
    }
    EXPECT_NO_THROW(grey.end());
    // Numbers of colours come as colours.
    const std::vector<std::uint8_t> colours = {9, 8, 7, 1, 2, 3};
    const auto numbers = [](std::int64_t, std::uint8_t* out) { out[0] = 1, out[1] = 0; };
    write_png_grey8(directory / "p.png", 2, 1, numbers, colours);
    PngReader coloured(directory / "p.png", 1 << 20);
    EXPECT_TRUE(coloured.head().palette);
    EXPECT_EQ(coloured.head().file_channels(), 1);
    ASSERT_EQ(coloured.begin_rows(), 6u);
    std::vector<std::uint8_t> row(6);
    coloured.read_row(row.data());
    EXPECT_EQ(row, (std::vector<std::uint8_t>{1, 2, 3, 9, 8, 7}));
}

TEST_F(PngFileTest, a_file_that_cannot_be_read_says_why) {
    const auto said = [&](const fs::path& file) -> std::string {
        try {
            PngReader reader(file, 1 << 20);
            std::vector<std::uint8_t> row(reader.begin_rows());
            for (std::uint32_t y = 0; y < reader.head().height; ++y) reader.read_row(row.data());
        } catch (const Error& e) {
            return e.what();
        }
        return {};
    };
    std::vector<std::uint8_t> rgb;
    for (int i = 0; i < 64 * 64 * 3; ++i) rgb.push_back(static_cast<std::uint8_t>(i * i));
    write_png_rgb8(directory / "a.png", 64, 64, rgb.data());
    EXPECT_EQ(said(directory / "a.png"), "");
    const std::string bytes = read_file(directory / "a.png", 1 << 20);
    for (const std::size_t kept : {std::size_t{20}, bytes.size() / 2}) {
        write_file_atomically(directory / "torn.png", bytes.substr(0, kept));
        EXPECT_NE(said(directory / "torn.png").find("torn.png: the file ends before the picture"),
                  std::string::npos);
    }
    write_file_atomically(directory / "text.png", "no picture at all");
    EXPECT_NE(said(directory / "text.png").find("cannot read"), std::string::npos);
    EXPECT_NE(said(directory / "none.png").find("cannot be opened"), std::string::npos);
}

TEST_F(PngFileTest, failed_inspection_leaves_the_earlier_file) {
    write_file_atomically(directory / "g.png", "old");
    const auto zero = [](std::int64_t, std::uint16_t* out) { out[0] = 0; };
    EXPECT_THROW(write_png_grey16(directory / "g.png", 1, 1, zero,
                                  [](const fs::path&) { throw Error("no"); }),
                 Error);
    EXPECT_EQ(read_file(directory / "g.png", 100), "old");
    EXPECT_EQ(std::distance(fs::directory_iterator(directory), fs::directory_iterator{}), 1);
}

TEST_F(PngFileTest, empty_and_unwritable_are_errors) {
    const std::uint8_t pixel[3] = {};
    EXPECT_THROW(write_png_rgb8(directory / "e.png", 0, 1, pixel), Error);
    EXPECT_THROW(write_png_rgb8("/proc/none/e.png", 1, 1, pixel), Error);
    const auto throws = [](std::int64_t, std::uint16_t*) { throw Error("row"); };
    EXPECT_THROW(write_png_grey16(directory / "t.png", 1, 1, throws), Error);
    EXPECT_TRUE(fs::is_empty(directory));
}

}  // namespace
}  // namespace cuesta
