// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/ascii_grid.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "cuesta/base/atomic_file.h"
#include "support/maps.h"
#include "support/scratch_directory.h"

namespace cuesta {
namespace {

class AsciiGridTest : public ::testing::Test {
protected:
    Raster read(const std::string& text) {
        put_file(scratch / "a.asc", text);
        return read_ascii_grid(scratch / "a.asc", options);
    }
    ScratchDirectory scratch;
    CollectingLog log;
    ReadOptions options{.log = &log};
};

TEST_F(AsciiGridTest, floats_come_back_bit_for_bit) {
    Raster map = rough_map(11, 6);
    map.samples[5] = 1e-42f;
    map.samples[6] = std::numeric_limits<float>::max();
    map.samples[7] = -0.0f;
    write_ascii_grid(scratch / "m.asc", map, {}, 2.5, -32767.0);
    const Raster back = read_ascii_grid(scratch / "m.asc", options);
    EXPECT_TRUE(same_bits(back.samples, map.samples));
    EXPECT_EQ(back.spacing_m, 2.5);
    EXPECT_TRUE(log.warnings.empty());
}

TEST_F(AsciiGridTest, header_in_any_case_with_corner_or_center) {
    const Raster corner = read(
        "NCOLS 2\nnrows 3\nXLLCORNER 100\nyllcorner 200\nCellSize 10\n"
        "nodata_VALUE -9999\n1 2\n3 -9999\n5 +6\n");
    ASSERT_TRUE(corner.geo);
    // The first sample lies half a cell inside the corner, two rows above the south.
    EXPECT_EQ(corner.geo->origin_x, 105);
    EXPECT_EQ(corner.geo->origin_y, 225);
    EXPECT_EQ(corner.geo->step_y, -10);
    EXPECT_EQ(corner.invalid, (std::vector<std::uint8_t>{0, 0, 0, 1, 0, 0}));
    EXPECT_EQ(corner.nodata, -9999);
    EXPECT_EQ(corner.at(1, 2), 6);
    const Raster center = read("ncols 1 nrows 1 xllcenter 100 yllcenter 200 cellsize 10 7");
    EXPECT_EQ(center.geo->origin_x, 100);
    EXPECT_EQ(center.geo->origin_y, 200);
}

TEST_F(AsciiGridTest, place_and_nodata_survive_a_round_trip) {
    Raster map = rough_map(3, 2);
    map.invalid = {0, 0, 0, 0, 1, 0};
    const GeoReference geo{.origin_x = 1000, .origin_y = 2000, .step_x = 4, .step_y = -4};
    write_ascii_grid(scratch / "m.asc", map, geo, {}, -32767.0);
    const Raster back = read_ascii_grid(scratch / "m.asc", options);
    EXPECT_EQ(back.geo, geo);
    EXPECT_EQ(back.invalid, map.invalid);
    EXPECT_EQ(back.nodata, -32767);
    const GeoReference flipped{.origin_x = 0, .origin_y = 0, .step_x = 4, .step_y = 4};
    EXPECT_THROW(write_ascii_grid(scratch / "f.asc", map, flipped, {}, -32767.0), Error);
}

TEST_F(AsciiGridTest, values_beyond_float_become_infinite_or_zero) {
    const Raster map = read("ncols 3 nrows 1 cellsize 1 1e39 -1e300 1e-60");
    EXPECT_TRUE(std::isinf(map.samples[0]));
    EXPECT_TRUE(std::isinf(map.samples[1]));
    EXPECT_EQ(map.samples[2], 0);
}

TEST_F(AsciiGridTest, non_finite_samples_cannot_be_written) {
    Raster map = rough_map(2, 1);
    map.samples[1] = std::numeric_limits<float>::quiet_NaN();
    const std::string said =
        error_of([&] { write_ascii_grid(scratch / "m.asc", map, {}, 1.0, -32767.0); });
    EXPECT_NE(said.find("x 1, y 0"), std::string::npos) << said;
    EXPECT_FALSE(std::filesystem::exists(scratch / "m.asc"));
}

TEST_F(AsciiGridTest, hostile_headers_are_refused_before_allocation) {
    const std::string said =
        error_of([&] { read("ncols 2147483648\nnrows 2147483648\ncellsize 1\n1 2 3\n"); });
    EXPECT_NE(said.find("needs "), std::string::npos) << said;
    EXPECT_THROW(read("ncols 1\nnrows 1000000000\ncellsize 1\n1 2 3\n"), Error);
    EXPECT_THROW(read("ncols 1000\nnrows 1000\ncellsize 1\n1 2 3\n"), Error);
    EXPECT_THROW(read("ncols 99999999999999999999\nnrows 1\ncellsize 1\n1\n"), Error);
    EXPECT_THROW(read("ncols -3\nnrows 1\ncellsize 1\n1\n"), Error);
}

TEST_F(AsciiGridTest, broken_text_is_an_error_that_says_where) {
    EXPECT_THROW(read(""), Error);
    EXPECT_THROW(read("ncols 2 nrows 1 1 2"), Error);
    EXPECT_THROW(read("ncols 2 nrows 1 cellsize 0 1 2"), Error);
    EXPECT_THROW(read("ncols 2 nrows 1 cellsize nan 1 2"), Error);
    EXPECT_THROW(read("ncols 2 nrows 1 cellsize 1 color 3 1 2"), Error);
    EXPECT_THROW(read("ncols 2 nrows 1 cellsize 1 1"), Error);
    EXPECT_THROW(read("ncols 1 nrows 1 cellsize 1 " + std::string(100, '1')), Error);
    const std::string said = error_of([&] { read("ncols 2 nrows 2 cellsize 1 1 2 3 4,5"); });
    EXPECT_NE(said.find("'4,5' at column 1, row 1"), std::string::npos) << said;
    EXPECT_NE(said.find("point"), std::string::npos) << said;
    read("ncols 1 nrows 1 cellsize 1 1 2");
    EXPECT_EQ(log.warnings.size(), 1u);
}

}  // namespace
}  // namespace cuesta
