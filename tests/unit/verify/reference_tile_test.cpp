// SPDX-License-Identifier: Apache-2.0
#include "cuesta/verify/reference_tile.h"

#include <gtest/gtest.h>
#include <zlib.h>

#include <cstdint>
#include <fstream>

#include "cuesta/base/error.h"
#include "support/scratch_directory.h"

namespace cuesta::verify {
namespace {

std::string bytes_of(std::size_t value, int bytes) {
    std::string text;
    for (int i = 0; i < bytes; ++i, value >>= 8) text += static_cast<char>(value & 255);
    return text;
}

std::string deflated(const std::string& plain) {
    z_stream stream{};
    deflateInit2(&stream, 9, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
    std::string out(plain.size() + 1000, '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(plain.data()));
    stream.avail_in = static_cast<uInt>(plain.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    deflate(&stream, Z_FINISH);
    out.resize(stream.total_out);
    deflateEnd(&stream);
    return out;
}

// A local header and its data; the sizes are those the header claims.
std::string member(const std::string& name, const std::string& data, int method,
                   std::size_t plain) {
    return "PK\3\4" + std::string(4, '\0') + bytes_of(static_cast<std::size_t>(method), 2) +
           std::string(8, '\0') + bytes_of(data.size(), 4) + bytes_of(plain, 4) +
           bytes_of(name.size(), 2) + bytes_of(0, 2) + name + data;
}

std::string tile_array(const std::string& type = "<i2", const std::string& shape = "(344, 403)") {
    std::string header =
        "{'descr': '" + type + "', 'fortran_order': False, 'shape': " + shape + ", }";
    header.resize(117, ' ');
    header += '\n';
    std::string text = "\x93NUMPY" + bytes_of(1, 2) + bytes_of(header.size(), 2) + header;
    for (int i = 0; i < 344 * 403; ++i)
        text += bytes_of(static_cast<std::size_t>(i % 403 - 100) & 0xffff, 2);
    return text;
}

class ReferenceTile : public testing::Test {
protected:
    std::filesystem::path file(const std::string& content) {
        const std::filesystem::path path = scratch_ / "tile.npz";
        std::ofstream(path, std::ios::binary) << content;
        return path;
    }

private:
    const ScratchDirectory scratch_;
};

TEST_F(ReferenceTile, is_read_row_by_row_with_its_signs) {
    const std::string array = tile_array();
    const std::string packed = deflated(array);
    const Raster tile = read_reference_tile(
        file(member("first.npy", "abc", 0, 3) + member("elevation.npy", packed, 8, array.size())));
    EXPECT_EQ(tile.columns, 403);
    EXPECT_EQ(tile.rows, 344);
    EXPECT_EQ(tile.at(0, 0), -100);
    EXPECT_EQ(tile.at(402, 343), 302);
}

TEST_F(ReferenceTile, members_may_be_stored_or_deflated) {
    const auto path = file(member("a.npy", "abc", 0, 3) + member("b.npy", deflated("defg"), 8, 4));
    EXPECT_EQ(npz_member(path, "a.npy"), "abc");
    EXPECT_EQ(npz_member(path, "b.npy"), "defg");
    EXPECT_THROW(npz_member(path, "c.npy"), Error);
}

TEST_F(ReferenceTile, another_array_or_a_damaged_file_is_refused) {
    const std::string packed = deflated("defg");
    for (const std::string& content :
         {std::string(), std::string("PK\3\4"), std::string("not a zip file at all, for sure"),
          member("elevation.npy", packed, 8, 5), member("elevation.npy", packed, 8, 3),
          member("elevation.npy", packed, 8, 0xfffffff0), member("elevation.npy", packed, 12, 4),
          member("elevation.npy", "defg", 8, 4), member("elevation.npy", "short", 0, 5),
          member("elevation.npy", packed, 8, 4).substr(0, 45)})
        EXPECT_THROW(read_reference_tile(file(content)), Error) << content;
    for (const std::string& array :
         {tile_array(">i2"), tile_array("<i2", "(403, 344)"), tile_array("<f2")})
        EXPECT_THROW(read_reference_tile(file(member("elevation.npy", array, 0, array.size()))),
                     Error);
    EXPECT_THROW(read_reference_tile("/no/such/file.npz"), Error);
}

}  // namespace
}  // namespace cuesta::verify
