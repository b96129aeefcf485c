// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/geotiff.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <limits>

#include "cuesta/base/atomic_file.h"
#include "cuesta/io/whole_metres.h"
#include "support/maps.h"
#include "support/scratch_directory.h"

namespace cuesta {
namespace {

// UTM zone 32 north, as GDAL 3.6 spells it.
constexpr const char* utm32 =
    R"(PROJCS["WGS 84 / UTM zone 32N",GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,)"
    R"(298.257223563,AUTHORITY["EPSG","7030"]],AUTHORITY["EPSG","6326"]],PRIMEM["Greenwich",0,)"
    R"(AUTHORITY["EPSG","8901"]],UNIT["degree",0.0174532925199433,AUTHORITY["EPSG","9122"]],)"
    R"(AUTHORITY["EPSG","4326"]],PROJECTION["Transverse_Mercator"],)"
    R"(PARAMETER["latitude_of_origin",0],)"
    R"(PARAMETER["central_meridian",9],PARAMETER["scale_factor",0.9996],)"
    R"(PARAMETER["false_easting",500000],PARAMETER["false_northing",0],UNIT["metre",1,)"
    R"(AUTHORITY["EPSG","9001"]],AXIS["Easting",EAST],AXIS["Northing",NORTH],)"
    R"(AUTHORITY["EPSG","32632"]])";

class GeotiffTest : public ::testing::Test {
protected:
    void SetUp() override {
        if (!gdal_version()) GTEST_SKIP() << "the GDAL module is not built";
    }
    ScratchDirectory scratch;
    CollectingLog log;
    ReadOptions options{.log = &log};
};

TEST_F(GeotiffTest, samples_place_and_nodata_come_back_exactly) {
    Raster map = rough_map(300, 270);  // two tiles a side
    map.invalid.assign(map.cells(), 0);
    map.invalid[77] = 1;
    map.samples[5] = 1e-42f;
    const GeoReference geo{
        .crs_wkt = utm32, .origin_x = 500005, .origin_y = 5000000, .step_x = 10, .step_y = -10};
    write_geotiff(scratch / "m.tif", map, {.geo = geo}, -32767.0);
    const Raster back = read_geotiff(scratch / "m.tif", options);
    ASSERT_EQ(back.cells(), map.cells());
    EXPECT_EQ(back.invalid, map.invalid);
    EXPECT_TRUE(std::isnan(back.samples[77]));
    for (std::size_t i = 0; i < map.cells(); ++i) {
        if (i == 77) continue;
        ASSERT_EQ(back.samples[i], map.samples[i]) << i;
    }
    EXPECT_EQ(back.nodata, -32767);
    EXPECT_EQ(back.spacing_m, 10);
    EXPECT_EQ(back.geo, geo);
    // No .aux.xml or other companion is left.
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(scratch.path()),
                            std::filesystem::directory_iterator{}),
              1);
}

TEST_F(GeotiffTest, without_a_place_the_spacing_survives) {
    const Raster map = rough_map(3, 4);
    write_geotiff(scratch / "m.tif", map, {.spacing_m = 2.5}, {});
    const Raster back = read_geotiff(scratch / "m.tif", options);
    EXPECT_TRUE(same_bits(back.samples, map.samples));
    EXPECT_EQ(back.spacing_m, 2.5);
    ASSERT_TRUE(back.geo);
    EXPECT_EQ(back.geo->origin_x, 0);
    EXPECT_EQ(back.geo->origin_y, 7.5);
    EXPECT_FALSE(back.nodata);
    write_geotiff(scratch / "bare.tif", map, {}, {});
    EXPECT_FALSE(read_geotiff(scratch / "bare.tif", options).geo);
}

TEST_F(GeotiffTest, nan_can_be_the_nodata_value) {
    Raster map = rough_map(2, 1);
    map.invalid = {1, 0};
    write_geotiff(scratch / "m.tif", map, {}, std::numeric_limits<double>::quiet_NaN());
    EXPECT_EQ(read_geotiff(scratch / "m.tif", options).invalid, map.invalid);
}

TEST_F(GeotiffTest, degrees_give_no_spacing) {
    const GeoReference geo{.crs_wkt =
                               R"(GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,)"
                               R"(298.257223563]],PRIMEM["Greenwich",0],UNIT["degree",)"
                               R"(0.0174532925199433],AUTHORITY["EPSG","4326"]])",
                           .origin_x = 9,
                           .origin_y = 46,
                           .step_x = 0.25,
                           .step_y = -0.25};
    write_geotiff(scratch / "m.tif", rough_map(2, 2), {.geo = geo}, {});
    const Raster back = read_geotiff(scratch / "m.tif", options);
    EXPECT_FALSE(back.spacing_m);
    EXPECT_EQ(back.geo->step_x, 0.25);
    ASSERT_EQ(log.warnings.size(), 1u);
    EXPECT_NE(log.warnings[0].find("degrees"), std::string::npos);
}

// A classic TIFF of one strip whose directory claims what it likes.
std::string tiff(std::uint32_t width, std::uint32_t height, std::uint16_t samples_per_pixel) {
    std::string file("II\x2a\0\x08\0\0\0", 8);
    const std::uint32_t entries[][4] = {{256, 4, 1, width},
                                        {257, 4, 1, height},
                                        {258, 3, 1, 32},
                                        {259, 3, 1, 1},
                                        {262, 3, 1, 1},
                                        {273, 4, 1, 200},
                                        {277, 3, 1, samples_per_pixel},
                                        {278, 4, 1, height},
                                        {279, 4, 1, 64},
                                        {339, 3, 1, 3}};
    const std::uint16_t count = 10;
    file.append(reinterpret_cast<const char*>(&count), 2);
    for (const auto& entry : entries) {
        const std::uint16_t tag = static_cast<std::uint16_t>(entry[0]);
        const std::uint16_t type = static_cast<std::uint16_t>(entry[1]);
        file.append(reinterpret_cast<const char*>(&tag), 2);
        file.append(reinterpret_cast<const char*>(&type), 2);
        file.append(reinterpret_cast<const char*>(entry + 2), 8);
    }
    file.resize(200 + 64, '\0');
    return file;
}

TEST_F(GeotiffTest, claims_are_refused_before_decoding) {
    put_file(scratch / "m.tif", tiff(4, 4, 1));
    EXPECT_EQ(read_geotiff(scratch / "m.tif", options).cells(), 16u);
    put_file(scratch / "m.tif", tiff(0x7fffffff, 0x7fffffff, 1));
    EXPECT_THROW(read_geotiff(scratch / "m.tif", options), Error);
    put_file(scratch / "m.tif", tiff(70000, 70000, 1));
    const std::string said = error_of([&] { read_geotiff(scratch / "m.tif", options); });
    EXPECT_NE(said, "");
    put_file(scratch / "m.tif", tiff(2, 2, 65535));
    EXPECT_THROW(read_geotiff(scratch / "m.tif", options), Error);
    put_file(scratch / "m.tif", tiff(4, 4, 1));
    options.limits.max_cells = 15;
    EXPECT_THROW(read_geotiff(scratch / "m.tif", options), Error);
}

TEST_F(GeotiffTest, only_tiff_is_read_whatever_the_file_holds) {
    // GDAL would follow this description to any file or address.
    put_file(scratch / "m.tif", "<VRTDataset rasterXSize=\"1\" rasterYSize=\"1\"></VRTDataset>");
    EXPECT_THROW(read_geotiff(scratch / "m.tif", options), Error);
    EXPECT_THROW(read_geotiff("/vsimem/none.tif", options), Error);
    EXPECT_THROW(read_geotiff(scratch / "none.tif", options), Error);
}

TEST_F(GeotiffTest, cut_files_are_errors) {
    write_geotiff(scratch / "m.tif", rough_map(40, 30), {.spacing_m = 1.0}, {});
    const std::string good = read_file(scratch / "m.tif", 1 << 20);
    for (std::size_t size = 0; size < good.size(); size += 37) {
        put_file(scratch / "c.tif", good.substr(0, size));
        EXPECT_THROW(read_geotiff(scratch / "c.tif", options), Error) << size;
    }
}

TEST_F(GeotiffTest, a_tile_of_dted_keeps_whole_metres_and_its_degree) {
    Raster map = rough_map(121, 121);
    for (float& sample : map.samples) sample = std::round(sample);
    map.invalid.assign(map.cells(), 0);
    map.invalid[300] = 1;
    GeoReference place = tile_place("m.dt0", map, {}, &log);
    ASSERT_EQ(log.warnings.size(), 1u);  // it lies nowhere
    place.origin_x = 10, place.origin_y = 47;
    write_dted(scratch / "m.dt0", map, place);
    const Raster back = read_dted(scratch / "m.dt0", options);
    EXPECT_EQ(back.invalid, map.invalid);
    for (std::size_t i = 0; i < map.cells(); ++i)
        if (i != 300) {
            ASSERT_EQ(back.samples[i], map.samples[i]) << i;
        }
    ASSERT_TRUE(back.geo);
    EXPECT_NEAR(back.geo->origin_x, 10, 1e-9);
    EXPECT_NEAR(back.geo->origin_y, 47, 1e-9);
    // What fills a degree keeps its place.
    log.warnings.clear();
    EXPECT_EQ(tile_place("m.dt0", back, back.geo, &log).origin_y, 47);
    EXPECT_TRUE(log.warnings.empty());
    map.samples[5] = 40000;
    EXPECT_THROW(write_dted(scratch / "high.dt0", map, place), Error);
    EXPECT_FALSE(std::filesystem::exists(scratch / "high.dt0"));
}

TEST_F(GeotiffTest, a_file_is_told_by_what_is_in_it) {
    const Raster map = rough_map(7, 5);
    write_geotiff(scratch / "m.tif", map, {.spacing_m = 3.0}, {});
    std::filesystem::rename(scratch / "m.tif", scratch / "survey.of2019");
    EXPECT_TRUE(same_bits(read_any(scratch / "survey.of2019", options).samples, map.samples));
    put_file(scratch / "text.of2019", "no map at all");
    EXPECT_THROW(read_any(scratch / "text.of2019", options), UnknownContent);
}

// Two maps of 3 x 2 samples side by side, each from a file that is named like this.
std::string mosaic_of(const std::string& west, const std::string& east) {
    const auto source = [](const std::string& name, int x) {
        return "<SimpleSource><SourceFilename " + name +
               "</SourceFilename><SourceBand>1</SourceBand><SrcRect xOff='0' yOff='0' xSize='3' "
               "ySize='2'/><DstRect xOff='" +
               std::to_string(x) + "' yOff='0' xSize='3' ySize='2'/></SimpleSource>";
    };
    return "<VRTDataset rasterXSize='6' rasterYSize='2'><VRTRasterBand dataType='Float32' "
           "band='1'>" +
           source(west, 0) + source(east, 3) + "</VRTRasterBand></VRTDataset>";
}

TEST_F(GeotiffTest, a_mosaic_puts_maps_of_its_folder_together) {
    const Raster west = rough_map(3, 2);
    Raster east = west;
    for (float& sample : east.samples) sample += 1000;
    std::filesystem::create_directory(scratch / "tiles");
    write_geotiff(scratch / "west.tif", west, {.spacing_m = 3.0}, {});
    write_geotiff(scratch / "tiles/east.tif", east, {.spacing_m = 3.0}, {});
    put_file(scratch / "both.vrt",
             mosaic_of("relativeToVRT='1'>west.tif", "relativeToVRT='1'>tiles/east.tif"));
    const Raster both = read_any(scratch / "both.vrt", options);
    ASSERT_EQ(both.columns, 6);
    ASSERT_EQ(both.rows, 2);
    for (std::int64_t y = 0; y < 2; ++y)
        for (std::int64_t x = 0; x < 3; ++x) {
            EXPECT_EQ(both.at(x, y), west.at(x, y));
            EXPECT_EQ(both.at(x + 3, y), east.at(x, y));
        }
    // The folder may be a wider one than its own, if the caller says so.
    std::filesystem::create_directory(scratch / "lists");
    put_file(scratch / "lists/both.vrt",
             mosaic_of("relativeToVRT='1'>../west.tif", "relativeToVRT='1'>../tiles/east.tif"));
    const std::string said = error_of([&] { read_any(scratch / "lists/both.vrt", options); });
    EXPECT_NE(said.find("outside"), std::string::npos) << said;
    options.root = scratch.path();
    EXPECT_EQ(read_any(scratch / "lists/both.vrt", options).at(5, 1), east.at(2, 1));
    // Its claims are held against the limits like those of any other.
    options.limits.max_cells = 11;
    EXPECT_THROW(read_any(scratch / "both.vrt", options), Error);
}

TEST_F(GeotiffTest, a_mosaic_leads_nowhere_else) {
    const ScratchDirectory elsewhere;
    write_geotiff(scratch / "m.tif", rough_map(3, 2), {.spacing_m = 3.0}, {});
    write_geotiff(elsewhere / "secret.tif", rough_map(3, 2), {.spacing_m = 3.0}, {});
    std::filesystem::create_symlink(elsewhere / "secret.tif", scratch / "link.tif");
    const std::string inner = "relativeToVRT='1'>m.tif";
    put_file(scratch / "inner.vrt", mosaic_of(inner, inner));
    ASSERT_EQ(read_any(scratch / "inner.vrt", options).columns, 6);
    const std::string above = std::filesystem::relative(elsewhere.path(), scratch.path()).string();
    for (const std::string& name :
         {"relativeToVRT='0'>" + (elsewhere / "secret.tif").string(),
          "relativeToVRT='1'>" + above + "/secret.tif", std::string("relativeToVRT='1'>link.tif"),
          std::string("relativeToVRT='1'>inner.vrt"), std::string("relativeToVRT='1'>none.tif"),
          std::string("relativeToVRT='0'>/vsicurl/http://127.0.0.1:1/m.tif"),
          std::string("relativeToVRT='0'>http://127.0.0.1:1/m.tif"),
          std::string("relativeToVRT='0'>/vsizip/m.zip/m.tif"),
          std::string("relativeToVRT='0'>GTIFF_DIR:1:m.tif"),
          std::string("relativeToVRT='0'>/dev/zero")}) {
        put_file(scratch / "bad.vrt", mosaic_of(inner, name));
        const std::string said = error_of([&] { read_any(scratch / "bad.vrt", options); });
        EXPECT_NE(said.find("a mosaic may only put maps of its folder together"), std::string::npos)
            << name << ": " << said;
    }
    // Programs, raw bytes, warps and what else a later GDAL may know.
    for (const std::string band :
         {"<VRTRasterBand dataType='Float32' band='1' subClass='VRTDerivedRasterBand'>"
          "<PixelFunctionType>x</PixelFunctionType></VRTRasterBand>",
          "<VRTRasterBand dataType='Float32' band='1' subClass='VRTRawRasterBand'>"
          "<SourceFilename relativeToVRT='1'>m.tif</SourceFilename></VRTRasterBand>",
          "<VRTRasterBand dataType='Float32' band='1'><Surprise/></VRTRasterBand>"}) {
        put_file(scratch / "bad.vrt",
                 "<VRTDataset rasterXSize='3' rasterYSize='2'>" + band + "</VRTDataset>");
        const std::string said = error_of([&] { read_any(scratch / "bad.vrt", options); });
        EXPECT_NE(said.find("a mosaic may only"), std::string::npos) << band << ": " << said;
    }
    put_file(scratch / "bad.vrt", "<VRTDataset rasterXSize='3'");
    EXPECT_THROW(read_any(scratch / "bad.vrt", options), Error);
    // A size that no machine has is refused, not made.
    put_file(scratch / "bad.vrt",
             "<VRTDataset rasterXSize='2000000000' rasterYSize='2000000000'>"
             "<VRTRasterBand dataType='Float32' band='1'/></VRTDataset>");
    EXPECT_THROW(read_any(scratch / "bad.vrt", options), Error);
}

TEST_F(GeotiffTest, a_failed_write_leaves_the_earlier_file) {
    put_file(scratch / "m.tif", "old");
    Raster map = rough_map(2, 2);
    const GeoReference nonsense{
        .crs_wkt = "NONSENSE", .origin_x = 0, .origin_y = 0, .step_x = 1, .step_y = -1};
    EXPECT_THROW(write_geotiff(scratch / "m.tif", map, {.geo = nonsense}, {}), Error);
    EXPECT_EQ(read_file(scratch / "m.tif", 100), "old");
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(scratch.path()),
                            std::filesystem::directory_iterator{}),
              1);
}

}  // namespace
}  // namespace cuesta
