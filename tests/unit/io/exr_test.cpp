// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/exr.h"

#include <OpenEXR/ImfChannelList.h>
#include <OpenEXR/ImfFrameBuffer.h>
#include <OpenEXR/ImfHeader.h>
#include <OpenEXR/ImfOutputFile.h>
#include <OpenEXR/ImfTiledOutputFile.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <limits>

#include "cuesta/base/atomic_file.h"
#include "support/maps.h"
#include "support/scratch_directory.h"
#include "support/source_dir.h"

namespace cuesta {
namespace {

namespace exr = OPENEXR_IMF_NAMESPACE;

class ExrTest : public ::testing::Test {
protected:
    Raster read(const std::string& bytes) {
        put_file(scratch / "a.exr", bytes);
        return read_exr(scratch / "a.exr", options);
    }
    // A small file of ours, for edits.
    std::string small_file() {
        write_exr(scratch / "s.exr", rough_map(5, 4));
        return read_file(scratch / "s.exr", 1 << 20);
    }
    ScratchDirectory scratch;
    CollectingLog log;
    ReadOptions options{.log = &log};
};

TEST_F(ExrTest, floats_come_back_bit_for_bit) {
    // More than one strip of 64 rows, and not a multiple of the 16 lines of a ZIP block.
    Raster map = rough_map(37, 150);
    map.samples[5] = 1e-42f;
    map.samples[6] = -0.0f;
    map.samples[7] = std::numeric_limits<float>::infinity();
    write_exr(scratch / "m.exr", map);
    const Raster back = read_exr(scratch / "m.exr", options);
    EXPECT_EQ(back.columns, 37);
    EXPECT_EQ(back.rows, 150);
    EXPECT_TRUE(same_bits(back.samples, map.samples));
    EXPECT_TRUE(back.in_metres);
    EXPECT_TRUE(log.notes.empty());
}

TEST_F(ExrTest, masked_samples_are_nan_in_the_file) {
    Raster map = rough_map(3, 1);
    map.invalid = {0, 1, 0};
    write_exr(scratch / "m.exr", map);
    const Raster back = read_exr(scratch / "m.exr", options);
    EXPECT_EQ(back.samples[0], map.samples[0]);
    EXPECT_TRUE(std::isnan(back.samples[1]));
}

TEST_F(ExrTest, data_window_may_start_anywhere_and_y_wins_over_others) {
    exr::Header header(Imath::Box2i({-7, -5}, {4, 10}), Imath::Box2i({-3, 20}, {-2, 22}));
    header.channels().insert("A", exr::Channel(exr::FLOAT));
    header.channels().insert("Y", exr::Channel(exr::HALF));
    const float a[6] = {9, 9, 9, 9, 9, 9};
    const std::uint16_t y[6] = {0x3c00, 0x4000, 0x4200, 0x4400, 0x4500, 0x4600};  // 1 to 6
    {
        exr::OutputFile file((scratch / "w.exr").c_str(), header, 0);
        exr::FrameBuffer buffer;
        const auto base = [](const void* data, std::ptrdiff_t size) {
            // By way of an integer: the base lies outside of the array.
            return reinterpret_cast<char*>(reinterpret_cast<std::intptr_t>(data) -
                                           size * (-3 + 20 * 2));
        };
        buffer.insert("A", exr::Slice(exr::FLOAT, base(a, 4), 4, 8));
        buffer.insert("Y", exr::Slice(exr::HALF, base(y, 2), 2, 4));
        file.setFrameBuffer(buffer);
        file.writePixels(3);
    }
    const Raster map = read_exr(scratch / "w.exr", options);
    EXPECT_EQ(map.columns, 2);
    EXPECT_EQ(map.samples, (std::vector<float>{1, 2, 3, 4, 5, 6}));
    ASSERT_EQ(log.notes.size(), 1u);
    EXPECT_NE(log.notes[0].find("'Y' of 2"), std::string::npos);
}

TEST_F(ExrTest, tiled_files_are_read) {
    const Raster map = rough_map(70, 90);
    exr::Header header(70, 90);
    header.channels().insert("height", exr::Channel(exr::FLOAT));
    header.setTileDescription(exr::TileDescription(32, 16, exr::ONE_LEVEL));
    {
        exr::TiledOutputFile file((scratch / "t.exr").c_str(), header, 0);
        exr::FrameBuffer buffer;
        buffer.insert(
            "height",
            exr::Slice(exr::FLOAT, reinterpret_cast<char*>(const_cast<float*>(map.samples.data())),
                       4, 280));
        file.setFrameBuffer(buffer);
        file.writeTiles(0, file.numXTiles() - 1, 0, file.numYTiles() - 1);
    }
    EXPECT_TRUE(same_bits(read_exr(scratch / "t.exr", options).samples, map.samples));
}

TEST_F(ExrTest, hostile_data_windows_are_refused_before_decoding) {
    const std::string good = small_file();
    const std::size_t at = good.find(std::string("dataWindow\0box2i\0", 17)) + 17 + 4;
    const auto with_window = [&](std::int32_t x0, std::int32_t y0, std::int32_t x1,
                                 std::int32_t y1) {
        std::string edited = good;
        const std::int32_t box[4] = {x0, y0, x1, y1};
        std::memcpy(edited.data() + at, box, 16);
        return error_of([&] { read(edited); });
    };
    EXPECT_EQ(with_window(0, 0, 4, 3), "");
    const std::string huge = with_window(0, 0, 0x7ffffffe, 0x7ffffffe);
    EXPECT_NE(huge.find("needs "), std::string::npos) << huge;
    EXPECT_NE(huge.find(", budget "), std::string::npos) << huge;
    EXPECT_NE(with_window(INT32_MIN, INT32_MIN, INT32_MAX, INT32_MAX), "");
    EXPECT_NE(with_window(0, 0, -1, 3), "");
    EXPECT_NE(with_window(INT32_MAX - 4, 0, INT32_MAX, 3), "");
    EXPECT_NE(with_window(0, 0, 0, 0xfffffff), "");  // allowed cells, no room for the chunk table
}

TEST_F(ExrTest, hostile_attribute_lengths_are_refused) {
    std::string edited = small_file();
    const std::size_t at = edited.find(std::string("dataWindow\0box2i\0", 17)) + 17;
    const std::uint32_t size = 0xfffffff0;
    std::memcpy(edited.data() + at, &size, 4);
    const std::string said = error_of([&] { read(edited); });
    EXPECT_NE(said.find("needs 4096 MiB, budget 8 MiB"), std::string::npos) << said;
}

TEST_F(ExrTest, values_longer_than_their_type_are_refused) {
    // The library would read on at another place than the one that was checked.
    std::string edited = small_file();
    const std::size_t at = edited.find(std::string("dataWindow\0box2i\0", 17)) + 17;
    const std::uint32_t size = 20;
    std::memcpy(edited.data() + at, &size, 4);
    edited.insert(at + 20, "abcd");
    const std::string said = error_of([&] { read(edited); });
    EXPECT_NE(said.find("type 'box2i' is broken"), std::string::npos) << said;
    edited = small_file();
    const std::size_t list = edited.find(std::string("channels\0chlist\0", 16)) + 16;
    ASSERT_EQ(edited[list], 19);  // one channel of a one-letter name, and the end
    edited[list] = 21;
    edited.insert(list + 4 + 19, "ab");
    EXPECT_NE(error_of([&] { read(edited); }).find("channel list"), std::string::npos);
    // A second list, under another name, that ended early made the library ask for 1.9 GB; it has
    // to be refused here, before the library sees it.
    const auto found = test::source_dir() / "tests/fuzz/corpus/exr/attribute_out_of_step.exr";
    const std::string why = error_of([&] { read_exr(found, options); });
    EXPECT_NE(why.find("its channel list is broken"), std::string::npos) << why;
}

TEST_F(ExrTest, too_many_channels_are_refused) {
    const auto write = [&](int count) {
        exr::Header header(1, 1);
        exr::FrameBuffer buffer;
        float value = 1;
        for (int i = 0; i < count; ++i) {
            const std::string name(1, static_cast<char>('a' + i));
            header.channels().insert(name, exr::Channel(exr::FLOAT));
            buffer.insert(name, exr::Slice(exr::FLOAT, reinterpret_cast<char*>(&value), 4, 4));
        }
        exr::OutputFile file((scratch / "c.exr").c_str(), header, 0);
        file.setFrameBuffer(buffer);
        file.writePixels(1);
    };
    write(8);
    EXPECT_NO_THROW(read_exr(scratch / "c.exr", options));
    write(9);
    EXPECT_THROW(read_exr(scratch / "c.exr", options), Error);
}

TEST_F(ExrTest, cut_files_are_errors) {
    const std::string good = small_file();
    for (std::size_t size = 0; size < good.size(); ++size)
        EXPECT_THROW(read(good.substr(0, size)), Error) << size;
}

TEST_F(ExrTest, a_failed_write_leaves_the_earlier_file) {
    Raster map = rough_map(2, 2);
    write_exr(scratch / "m.exr", map);
    const std::string before = read_file(scratch / "m.exr", 1 << 20);
    map.columns = std::int64_t{1} << 40;
    EXPECT_THROW(write_exr(scratch / "m.exr", map), Error);
    EXPECT_THROW(write_exr("/proc/none/m.exr", rough_map(1, 1)), Error);
    EXPECT_EQ(read_file(scratch / "m.exr", 1 << 20), before);
}

}  // namespace
}  // namespace cuesta
