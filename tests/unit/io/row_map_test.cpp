// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/row_map.h"

#include <gtest/gtest.h>

#include "cuesta/io/format.h"
#include "support/maps.h"
#include "support/scratch_directory.h"

namespace cuesta {
namespace {

TEST(RowMap, lends_the_rows_of_a_raster) {
    Raster raster{.columns = 2, .rows = 2, .samples = {1, 2, 3, 4}, .invalid = {0, 0, 1, 0}};
    const RowMap map(raster);
    RowReader reader(map);
    EXPECT_EQ(reader.row(1).samples, raster.samples.data() + 2);
    EXPECT_TRUE(reader.row(1).masked(0));
    EXPECT_FALSE(reader.row(0).masked(1));
    raster.samples.pop_back();
    EXPECT_FALSE(RowMap(raster).samples);
}

// Whether rows lie in one piece or are made one by one, the files are the same to the bit.
TEST(RowMap, every_format_writes_the_same_file_from_rows) {
    const ScratchDirectory directory;
    Raster raster = rough_map(37, 29);
    raster.spacing_m = 5;
    RowMap made(raster);
    made.samples = [&](std::int64_t y, float* buffer) -> const float* {
        std::copy_n(raster.samples.data() + y * raster.columns, raster.columns, buffer);
        return buffer;
    };
    for (const char* name : {"m.npy", "m.r32", "m.r16", "m.exr", "m.png", "m.pgm", "m.asc"}) {
        const WrittenFile one = write_raster(directory / name, raster);
        const WrittenFile other = write_rows(directory / name, made);
        EXPECT_EQ(one.sha256, other.sha256) << name;
        EXPECT_EQ(one.data_sha256, other.data_sha256) << name;
        EXPECT_EQ(one.min, other.min) << name;
        EXPECT_EQ(one.max, other.max) << name;
    }
}

}  // namespace
}  // namespace cuesta
