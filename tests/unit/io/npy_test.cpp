// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/npy.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/base/atomic_file.h"
#include "support/maps.h"
#include "support/scratch_directory.h"

namespace cuesta {
namespace {

std::string npy(const std::string& header, const std::string& data, int version = 1) {
    std::string text("\x93NUMPY", 6);
    text += static_cast<char>(version);
    text += '\0';
    text += static_cast<char>(header.size() & 255);
    text += static_cast<char>(header.size() >> 8);
    if (version > 1) text += std::string(2, '\0');
    return text + header + data;
}

class NpyTest : public ::testing::Test {
protected:
    Raster read(const std::string& bytes) {
        put_file(scratch / "a.npy", bytes);
        return read_npy(scratch / "a.npy", options);
    }
    ScratchDirectory scratch;
    CollectingLog log;
    ReadOptions options{.log = &log};
};

TEST_F(NpyTest, floats_come_back_bit_for_bit) {
    Raster map = rough_map(7, 5);
    map.samples[3] = -0.0f;
    map.samples[4] = 1e-42f;
    write_npy(scratch / "m.npy", map);
    const Raster back = read_npy(scratch / "m.npy", options);
    EXPECT_EQ(back.columns, 7);
    EXPECT_EQ(back.rows, 5);
    EXPECT_TRUE(same_bits(back.samples, map.samples));
    // The data starts at a multiple of 64, as the format asks.
    EXPECT_EQ(std::filesystem::file_size(scratch / "m.npy") % 64, (7 * 5 * 4) % 64);
}

TEST_F(NpyTest, types_and_byte_orders) {
    const std::string shape = "'fortran_order': False, 'shape': (1, 2)}";
    EXPECT_EQ(read(npy("{'descr': '>i2', " + shape, std::string("\x01\x02\xff\xfe", 4))).samples,
              (std::vector<float>{258, -2}));
    EXPECT_EQ(read(npy("{'descr': '|u1', " + shape, "\x07\xff")).samples,
              (std::vector<float>{7, 255}));
    EXPECT_EQ(
        read(npy("{'descr': '<u8', " + shape, std::string("\1\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0", 16)))
            .samples,
        (std::vector<float>{1, 256}));
    // 1.5 and the largest double, which no float holds.
    const Raster wide =
        read(npy("{'descr': '>f8', " + shape,
                 std::string("\x3f\xf8\0\0\0\0\0\0\x7f\xef\xff\xff\xff\xff\xff\xff", 16)));
    EXPECT_EQ(wide.samples[0], 1.5f);
    EXPECT_TRUE(std::isinf(wide.samples[1]));
}

TEST_F(NpyTest, fortran_order_is_turned) {
    const Raster map =
        read(npy("{'descr': '|i1', 'fortran_order': True, 'shape': (2, 3), }", "\1\4\2\5\3\6"));
    EXPECT_EQ(map.columns, 3);
    EXPECT_EQ(map.samples, (std::vector<float>{1, 2, 3, 4, 5, 6}));
}

TEST_F(NpyTest, version_two_and_single_axes) {
    EXPECT_EQ(
        read(npy("{'descr': '|i1', 'fortran_order': False, 'shape': (2, 1, 1), }", "\1\2", 2)).rows,
        2);
    EXPECT_EQ(
        read(npy("{'descr': '|i1', 'fortran_order': False, 'shape': (3,), }", "\1\2\3")).columns,
        3);
}

TEST_F(NpyTest, trailing_bytes_are_told) {
    read(npy("{'descr': '|i1', 'fortran_order': False, 'shape': (1, 1), }", "\1rest"));
    ASSERT_EQ(log.warnings.size(), 1u);
    EXPECT_NE(log.warnings[0].find("4 bytes"), std::string::npos);
}

TEST_F(NpyTest, hostile_shapes_are_refused_before_allocation) {
    for (const char* shape : {"(2147483648, 2147483648)", "(4294967296, 4294967296)",
                              "(18446744073709551615, 2)", "(99999999999999999999, 1)"}) {
        const std::string header =
            std::string("{'descr': '<f4', 'fortran_order': False, 'shape': ") + shape + "}";
        EXPECT_THROW(read(npy(header, "1234")), Error) << shape;
    }
    const std::string said = error_of([&] {
        read(npy("{'descr': '<f4', 'fortran_order': False, 'shape': (2147483648, 2147483648)}",
                 "1234"));
    });
    EXPECT_NE(said.find("needs "), std::string::npos) << said;
    EXPECT_NE(said.find(", budget "), std::string::npos) << said;
}

TEST_F(NpyTest, broken_files_are_errors) {
    const std::string good =
        npy("{'descr': '<f4', 'fortran_order': False, 'shape': (2, 2)}", std::string(16, 'a'));
    for (std::size_t size = 0; size < good.size(); ++size)
        EXPECT_THROW(read(good.substr(0, size)), Error) << size;
    EXPECT_NO_THROW(read(good));
    for (const char* header : {"{}", "{'descr': '<c8', 'fortran_order': False, 'shape': (1, 1)}",
                               "{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': (1, 1)}",
                               "{'descr': '<f4', 'fortran_order': Maybe, 'shape': (1, 1)}",
                               "{'descr': '<f4', 'fortran_order': False, 'shape': ()}",
                               "{'descr': '<f4', 'fortran_order': False, 'shape': (0, 4)}",
                               "{'descr': '<f4', 'fortran_order': False, 'shape': (-1, 4)}",
                               "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 2, 2)}"})
        EXPECT_THROW(read(npy(header, std::string(64, 'a'))), Error) << header;
}

}  // namespace
}  // namespace cuesta
