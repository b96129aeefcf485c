// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/tiled_tiff.h"

#include <gtest/gtest.h>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/sha256.h"
#include "cuesta/io/format.h"
#include "cuesta/io/geotiff.h"
#include "cuesta/io/limits.h"
#include "support/maps.h"
#include "support/part_maps.h"
#include "support/scratch_directory.h"

namespace cuesta {
namespace {

WriteOptions options_of_a_map() {
    WriteOptions options;
    options.geo = GeoReference{
        "LOCAL_CS[\"Cuesta map in metres\",UNIT[\"metre\",1],"
        "AXIS[\"Easting\",EAST],AXIS[\"Northing\",NORTH]]",
        1000, 2000, 5, -5};
    options.recipe_sha256 = "ab";
    return options;
}

TEST(TiledTiff, gdal_reads_it_as_it_reads_its_own) {
    if (!gdal_version()) GTEST_SKIP() << "no GDAL module";
    const ScratchDirectory scratch;
    Raster raster = rough_map(301, 530);
    raster.spacing_m = 5;
    raster.invalid.assign(raster.samples.size(), 0);
    raster.invalid[7] = 1;
    const WriteOptions options = options_of_a_map();
    write_geotiff(scratch / "gdal.tif", raster, options, -32767);
    LocalSource source(raster);
    write_large_geotiff(scratch / "own.tif", source, options, -32767);
    const Raster gdals = read_geotiff(scratch / "gdal.tif", {});
    const Raster own = read_geotiff(scratch / "own.tif", {});
    EXPECT_TRUE(same_bits(own.samples, gdals.samples));
    EXPECT_EQ(own.invalid, gdals.invalid);
    EXPECT_EQ(own.geo, gdals.geo);
    EXPECT_EQ(own.nodata, gdals.nodata);
    EXPECT_EQ(own.spacing_m, gdals.spacing_m);
    // Unit, field and recipe stand in GDAL's own tag, place and system in those of GeoTIFF.
    const std::vector<std::uint16_t> told = {305, 33550, 33922, 34735, 34737, 42112, 42113};
    const auto a = read_tiff_tags(scratch / "gdal.tif", told);
    const auto b = read_tiff_tags(scratch / "own.tif", told);
    ASSERT_EQ(a.size(), b.size());
    EXPECT_GE(a.size(), 6u);
    for (std::size_t i = 0; i < a.size(); ++i) {
        EXPECT_EQ(a[i].id, b[i].id);
        EXPECT_EQ(a[i].bytes, b[i].bytes) << a[i].id;
    }
}

TEST(TiledTiff, every_cut_makes_the_same_bytes) {
    const ScratchDirectory scratch;
    const Raster raster = rough_map(600, 811);
    const std::vector<TiffTag> tags = {
        {305, 2, 4, {std::byte{'a'}, std::byte{'b'}, std::byte{'c'}, std::byte{0}}}};
    LocalSource whole(raster);
    write_tiled_tiff(scratch / "one.tif", whole, 0, tags);
    for (const auto& [across, down] : test::part_cuts) {
        test::in_parts(raster, across, down, [&](MapSource& source) {
            write_tiled_tiff(scratch / "many.tif", source, 0, tags);
        });
        EXPECT_EQ(sha256_of_file(scratch / "one.tif"), sha256_of_file(scratch / "many.tif"));
    }
    const auto back = read_tiff_tags(scratch / "one.tif", {256, 257, 305, 324});
    ASSERT_EQ(back.size(), 4u);
    EXPECT_EQ(back[2].bytes, tags[0].bytes);
    EXPECT_EQ(back[3].count, 12u);
}

TEST(TiledTiff, what_is_no_tiff_is_refused) {
    const ScratchDirectory scratch;
    put_file(scratch / "a", "II*");
    EXPECT_THROW(read_tiff_tags(scratch / "a", {}), Error);
    put_file(scratch / "a", "MM\0*1234");
    EXPECT_THROW(read_tiff_tags(scratch / "a", {}), Error);
}

TEST(TiledTiff, from_8192_squared_on_the_file_is_ours) {
    EXPECT_FALSE(is_large_geotiff(8191, 8192));
    EXPECT_TRUE(is_large_geotiff(8192, 8192));
    EXPECT_TRUE(is_large_geotiff(1, std::int64_t{1} << 26));
}

}  // namespace
}  // namespace cuesta
