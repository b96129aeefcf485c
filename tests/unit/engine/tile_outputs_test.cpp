// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/tile_outputs.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "cuesta/base/atomic_file.h"
#include "cuesta/io/format.h"
#include "support/maps.h"
#include "support/part_maps.h"
#include "support/scratch_directory.h"

namespace cuesta {
namespace {

TEST(TileOutputs, the_index_has_the_name_before_the_marks) {
    EXPECT_EQ(tile_index_name("t/height_{x}_{y}.r16"), "t/height.tiles.json");
    EXPECT_EQ(tile_index_name("a-{y}.{x}.npy"), "a.tiles.json");
    EXPECT_EQ(tile_index_name("t/{x}/{y}.r16"), "t/tiles.json");
    EXPECT_EQ(tile_index_name("{y}_{x}.r16"), "tiles.json");
}

// 3 x 2 tiles of 5 that share a sample, from one process and from blocks.
TEST(TileOutputs, every_cut_writes_the_same_tiles_and_index) {
    const ScratchDirectory scratch;
    const Raster raster = rough_map(13, 9);
    OutputPlan output;
    output.field = "height", output.tile = 5, output.overlap = 1;
    WriteOptions options;
    options.geo = GeoReference{"", 100, 200, 10, -10};
    LocalSource whole([&] {
        RowMap map(raster);
        map.geo = options.geo;
        return map;
    }());
    options.geo.reset();
    const auto one = write_tiles(output, whole, options, scratch.path(), "t_{x}_{y}.r32", -1);
    ASSERT_EQ(one.size(), 7u);
    EXPECT_EQ(one[4].file, "t_1_1.r32");
    EXPECT_EQ(one.back().file, "t.tiles.json");
    EXPECT_EQ(one.back().data_sha256, data_sha256(raster));
    const Raster tile = read_raster(scratch / "t_2_1.r32");
    EXPECT_EQ(tile.at(0, 0), raster.at(8, 4));
    EXPECT_EQ(tile.at(4, 4), raster.at(12, 8));
    EXPECT_EQ(tile.geo->origin_x, 180);
    EXPECT_EQ(tile.geo->origin_y, 160);
    const std::string index = read_file(scratch / "t.tiles.json", 1 << 20);
    EXPECT_NE(index.find("\"file\": \"t_2_1.r32\""), std::string::npos);
    std::filesystem::remove(scratch / "t_0_1.r32");
    for (const auto& [across, down] : test::part_cuts) {
        test::in_parts(raster, across, down, [&](MapSource& source) {
            const auto many = write_tiles(
                output, source, options, source.first() ? scratch.path() : "", "t_{x}_{y}.r32", -1);
            if (!source.first()) return;
            EXPECT_EQ(many.size(), one.size());
            for (std::size_t i = 0; i < many.size(); ++i) {
                EXPECT_EQ(many[i].file, one[i].file);
                EXPECT_EQ(many[i].sha256, one[i].sha256);
                EXPECT_EQ(many[i].max, one[i].max);
            }
        });
        EXPECT_EQ(read_file(scratch / "t.tiles.json", 1 << 20), index);
    }
}

TEST(TileOutputs, levels_have_the_range_of_the_map_in_every_tile) {
    const ScratchDirectory scratch;
    const Raster raster = rough_map(8, 8);
    OutputPlan output;
    output.field = "height", output.tile = 4;
    LocalSource source(raster);
    write_tiles(output, source, {}, scratch.path(), "{x}-{y}.r16", -1);
    write_raster(scratch / "whole.r16", raster);
    const std::string whole = read_file(scratch / "whole.r16", 1000);
    EXPECT_EQ(read_file(scratch / "0-0.r16", 1000).substr(0, 8), whole.substr(0, 8));
    EXPECT_EQ(read_file(scratch / "1-1.r16", 1000).substr(24), whole.substr(120));
}

}  // namespace
}  // namespace cuesta
