// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <filesystem>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/json.h"
#include "cuesta/io/zarr.h"
#include "support/maps.h"
#include "support/scratch_directory.h"

namespace cuesta {
namespace {

namespace fs = std::filesystem;

class ZarrReader : public ::testing::Test {
protected:
    // An array of 300 x 270 samples as Cuesta writes it.
    ZarrReader() : raster(rough_map(300, 270)) {
        raster.invalid.assign(raster.samples.size(), 0);
        raster.invalid[1] = raster.invalid[80000] = 1;
        raster.samples[1] = raster.samples[80000] = NAN;
        raster.spacing_m = 12.5;
        raster.geo = GeoReference{"", 1000, 2000, 12.5, -12.5};
        write_raster(path, raster);
    }
    std::string refused() {
        return error_of([&] { read_zarr(path, {}); });
    }
    // With another value of a key of .zarray; null takes it away.
    std::string with(const std::string& key, const std::string& value) {
        Json json = array;
        if (value.empty())
            json.erase(key);
        else
            json[key] = Json::parse(value);
        put(".zarray", json.dump());
        return refused();
    }
    void put(const std::string& file, const std::string& text) {
        write_file_atomically(path / file, text);
    }
    ScratchDirectory scratch;
    fs::path path = scratch / "m.zarr";
    Raster raster;
    Json array = Json::object();

    void SetUp() override { array = Json::parse(read_file(path / ".zarray", 10000)); }
};

TEST_F(ZarrReader, gives_back_what_was_written) {
    const Raster found = read_zarr(path, {});
    EXPECT_EQ(found.columns, 300);
    EXPECT_EQ(found.rows, 270);
    EXPECT_EQ(found.invalid, raster.invalid);
    EXPECT_EQ(found.spacing_m, 12.5);
    EXPECT_EQ(found.geo, raster.geo);
    EXPECT_EQ(data_sha256(found), data_sha256(raster));
    EXPECT_EQ(data_sha256(read_raster(path)), data_sha256(raster));
}

TEST_F(ZarrReader, reads_plain_chunks_of_other_sizes_and_types) {
    const fs::path other = scratch / "o.zarr";
    fs::create_directories(other / "0");
    write_file_atomically(other / ".zarray",
                          R"({"zarr_format": 2, "shape": [3, 4], "chunks": [2, 3], "dtype": ">i2",
        "compressor": null, "fill_value": -9, "order": "C", "filters": null,
        "dimension_separator": "/"})");
    const auto chunk = [](std::initializer_list<int> values) {
        std::string bytes;
        for (const int value : values) {
            bytes += static_cast<char>(value >> 8);
            bytes += static_cast<char>(value & 255);
        }
        return bytes;
    };
    write_file_atomically(other / "0/0", chunk({1, 2, 3, 5, 6, 700}));
    write_file_atomically(other / "0/1", chunk({4, 0, 0, 8, 0, 0}));
    const Raster found = read_zarr(other, {});  // the chunks of the last row are not there
    ASSERT_EQ(found.columns, 4);
    ASSERT_EQ(found.rows, 3);
    EXPECT_EQ(std::vector<float>(found.samples.begin(), found.samples.begin() + 8),
              (std::vector<float>{1, 2, 3, 4, 5, 6, 700, 8}));
    EXPECT_TRUE(std::isnan(found.samples[8]));
    EXPECT_EQ(found.invalid[11], 1);
    EXPECT_EQ(found.nodata, -9);
}

TEST_F(ZarrReader, takes_0_for_a_height_also_where_it_fills) {
    const fs::path other = scratch / "zero.zarr";
    fs::create_directories(other);
    write_file_atomically(other / ".zarray",
                          R"({"zarr_format": 2, "shape": [2, 2], "chunks": [1, 2], "dtype": "|u1",
        "compressor": null, "fill_value": 0, "order": "C", "filters": null})");
    write_file_atomically(other / "0.0", std::string("\0\7", 2));
    const Raster found = read_zarr(other, {});  // there is no 1.0
    EXPECT_EQ(found.samples, (std::vector<float>{0, 7, 0, 0}));
    EXPECT_TRUE(found.invalid.empty());
    EXPECT_FALSE(found.nodata.has_value());
}

TEST_F(ZarrReader, says_what_is_wrong_with_the_array) {
    EXPECT_NE(with("shape", "[300]").find("'shape' in .zarray is [300]; a map has two axes"),
              std::string::npos);
    EXPECT_NE(with("shape", "[1, 0]").find("not two lengths"), std::string::npos);
    EXPECT_NE(with("shape", "[-1, 4]").find("not two lengths"), std::string::npos);
    EXPECT_NE(with("shape", "[1e99, 4]").find("not two lengths"), std::string::npos);
    EXPECT_NE(with("shape", "").find(".zarray has no 'shape'"), std::string::npos);
    EXPECT_NE(with("shape", "[1000000000, 1000000000]").find("MiB"), std::string::npos);
    EXPECT_NE(with("chunks", "[1000000000, 1000000000]").find("a chunk needs"), std::string::npos);
    EXPECT_NE(with("chunks", "\"all\"").find("a map has two axes"), std::string::npos);
    EXPECT_NE(with("dtype", "\"<c8\"").find("'dtype' in .zarray is \"<c8\""), std::string::npos);
    EXPECT_NE(with("dtype", "[[\"a\", \"<f4\"]]").find("'dtype'"), std::string::npos);
    EXPECT_NE(with("order", "\"F\"").find("'C' is read"), std::string::npos);
    EXPECT_NE(with("filters", "[{\"id\": \"delta\"}]").find("without filters"), std::string::npos);
    EXPECT_NE(with("compressor", "{\"id\": \"blosc\"}").find("zlib and null are read"),
              std::string::npos);
    EXPECT_NE(with("compressor", "7").find("zlib and null are read"), std::string::npos);
    EXPECT_NE(with("fill_value", "\"none\"").find("not a number"), std::string::npos);
    EXPECT_NE(with("zarr_format", "3").find("version 2 is read"), std::string::npos);
    EXPECT_NE(with("dimension_separator", "\"..\"").find("are known"), std::string::npos);
    put(".zarray", "{\"zarr_format\": 2,");
    EXPECT_NE(refused().find("m.zarr: .zarray is no JSON object"), std::string::npos);
    put(".zarray", "[]");
    EXPECT_NE(refused().find(".zarray is no JSON object"), std::string::npos);
    put(".zarray", std::string(2 << 20, ' '));
    EXPECT_NE(refused().find("has more than"), std::string::npos);
}

TEST_F(ZarrReader, says_which_chunk_is_broken) {
    const std::string good = read_file(path / "1.0", 1 << 20);
    put("1.0", good.substr(0, good.size() / 2));
    EXPECT_NE(refused().find("chunk 1.0 is broken: zlib cannot unpack it"), std::string::npos);
    put("1.0", "");
    EXPECT_NE(refused().find("chunk 1.0 is broken"), std::string::npos);
    put("1.0", std::string(400000, 'x'));
    EXPECT_NE(refused().find("chunk 1.0 has 400000 bytes"), std::string::npos);
    put("1.0", good);
    EXPECT_EQ(refused(), "");
    // Chunks of another size than .zarray says.
    EXPECT_NE(with("chunks", "[256, 128]").find("32768 samples take 131072"), std::string::npos);
    EXPECT_NE(with("chunks", "[256, 512]").find("unpacks to 262144 bytes, not 524288"),
              std::string::npos);
    EXPECT_NE(with("compressor", "null").find("chunk 0."), std::string::npos);
}

TEST_F(ZarrReader, a_missing_chunk_has_no_values_and_a_link_is_refused) {
    fs::remove(path / "0.1");
    const Raster found = read_zarr(path, {});
    EXPECT_EQ(found.invalid[299], 1);
    EXPECT_EQ(found.invalid[255], 0);
    EXPECT_NE(with("fill_value", "null").find("chunk 0.1 is missing"), std::string::npos);
    put(".zarray", array.dump());
    fs::create_symlink(path / "0.0", path / "0.1");
    EXPECT_NE(refused().find("chunk 0.1 is not a regular file"), std::string::npos);
}

TEST_F(ZarrReader, what_is_no_array_is_refused) {
    EXPECT_NE(error_of([&] { read_zarr(scratch / "none.zarr", {}); }).find("cannot open"),
              std::string::npos);
    write_file_atomically(scratch / "f.zarr", "text");
    EXPECT_NE(error_of([&] { read_zarr(scratch / "f.zarr", {}); }).find("is a directory"),
              std::string::npos);
    fs::create_directories(scratch / "g.zarr");
    EXPECT_NE(error_of([&] { read_zarr(scratch / "g.zarr", {}); }).find("no .zarray"),
              std::string::npos);
    write_file_atomically(scratch / "g.zarr/.zgroup", "{}");
    EXPECT_NE(error_of([&] { read_zarr(scratch / "g.zarr", {}); }).find("it is a group"),
              std::string::npos);
    put(".zattrs", "{\"first_sample\": [1], \"step\": [1, 2]}");
    EXPECT_NE(refused().find(".zattrs"), std::string::npos);
    put(".zattrs", "no");
    EXPECT_NE(refused().find(".zattrs is no JSON object"), std::string::npos);
}

}  // namespace
}  // namespace cuesta
