// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/pgm.h"

#include <gtest/gtest.h>

#include "cuesta/base/atomic_file.h"
#include "support/maps.h"
#include "support/scratch_directory.h"

namespace cuesta {
namespace {

class PgmTest : public ::testing::Test {
protected:
    Raster read(std::string_view bytes) {
        put_file(scratch / "m.pgm", bytes);
        return read_pgm(scratch / "m.pgm", options);
    }
    std::string refused(std::string_view bytes) {
        return error_of([&] { read(bytes); });
    }
    ScratchDirectory scratch;
    CollectingLog log;
    ReadOptions options{.log = &log};
};

TEST_F(PgmTest, a_header_and_samples_with_the_high_byte_first) {
    Raster map;
    map.columns = 2, map.rows = 1, map.samples = {10, 20};
    write_pgm(scratch / "a.pgm", map, 10, 20 + 10 * (65535.0 / 258 - 1), 16);
    // The second sample is 258 of 65535.
    EXPECT_EQ(read_file(scratch / "a.pgm", 100), std::string("P5\n2 1\n65535\n\0\0\1\2", 17));
    write_pgm(scratch / "b.pgm", map, 10, 20, 8);
    EXPECT_EQ(read_file(scratch / "b.pgm", 100), std::string("P5\n2 1\n255\n\0\xff", 13));
}

TEST_F(PgmTest, every_level_comes_back) {
    Raster map = rough_map(37, 11);
    write_pgm(scratch / "m.pgm", map, -500, 4000, 16);
    const Raster back = read_pgm(scratch / "m.pgm", options);
    EXPECT_FALSE(back.in_metres);
    EXPECT_TRUE(log.warnings.empty());
    for (std::size_t i = 0; i < map.cells(); ++i)
        ASSERT_NEAR(-500 + 4500 * back.samples[i], map.samples[i], 4500 / 65535.0 * 0.51);
}

TEST_F(PgmTest, text_comments_and_other_depths_are_read) {
    const Raster text = read("P2 # by hand\n# two lines\n3 1\n10\n0 5\n# between\n10");
    EXPECT_EQ(text.samples, (std::vector<float>{0, 0.5f, 1}));
    EXPECT_EQ(log.warnings.size(), 1u);  // eleven heights are few
    const Raster bytes = read(std::string("P5 2 1 100 \x32\x64", 13));
    EXPECT_EQ(bytes.samples, (std::vector<float>{0.5f, 1}));
    EXPECT_EQ(read(std::string("P5\n1 1\n1000\n\x01\xf4", 14)).samples[0], 0.5f);
}

TEST_F(PgmTest, what_is_no_pgm_is_refused) {
    for (const char* text :
         {"", "P", "P6\n1 1\n255\nabc", "P5", "P5\n2", "P5\n0 4\n255\n", "P5\n2 2\n0\nabcd",
          "P5\n2 2\n65536\nabcdabcd", "P5\nx 2\n255\nab", "P5\n2 2\n255\nabc", "P2\n2 1\n9\n3",
          "P2\n2 1\n9\n3 10", "P5\n-1 2\n255\nab", "P5\n99999999999999999999 1\n255\n"})
        EXPECT_NE(refused(text), "") << text;
    // A claim is held against the file before memory is asked for.
    EXPECT_NE(refused("P5\n100000 100000\n255\n"), "");
    EXPECT_NE(refused("P2\n10000 10000\n255\n1 2"), "");
}

}  // namespace
}  // namespace cuesta
