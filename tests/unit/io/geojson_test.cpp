// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/geojson.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <limits>

#include "cuesta/base/check.h"
#include "cuesta/base/json.h"
#include "cuesta/base/sha256.h"
#include "support/scratch_directory.h"

namespace cuesta {
namespace {

GeoFeature line(std::vector<GeoPath> paths) {
    GeoFeature feature;
    for (GeoPath& path : paths) feature.parts.push_back({std::move(path)});
    return feature;
}

TEST(geojson, a_line_with_heights_and_properties) {
    GeoCollection collection;
    collection.name = "rivers";
    collection.about = {{"unit", std::string("m")}};
    collection.features.push_back(line({{{0, 10, 5.25}, {10, 0, 3.0}}}));
    collection.features[0].properties = {{"id", std::int64_t{1}},
                                         {"length_m", 14.142135623},
                                         {"joins", nullptr},
                                         {"name", std::string("a \"b\"")},
                                         {"widths_m", std::vector<double>{1.5, 2}}};
    const Json read = Json::parse(geojson_text(collection));
    EXPECT_EQ(read["type"], "FeatureCollection");
    EXPECT_EQ(read["about"]["unit"], "m");
    ASSERT_EQ(read["features"].size(), 1u);
    const Json& feature = read["features"][0];
    EXPECT_EQ(feature["type"], "Feature");
    EXPECT_EQ(feature["geometry"],
              Json::parse(R"({"type":"LineString","coordinates":[[0,10,5.25],[10,0,3]]})"));
    EXPECT_EQ(feature["properties"]["id"], 1);
    EXPECT_EQ(feature["properties"]["name"], "a \"b\"");
    EXPECT_TRUE(feature["properties"]["joins"].is_null());
    EXPECT_EQ(feature["properties"]["widths_m"], Json::parse("[1.5, 2]"));
    EXPECT_DOUBLE_EQ(feature["properties"]["length_m"].number(), 14.1421356);
}

TEST(geojson, several_parts_are_a_multi_geometry_and_none_is_null) {
    GeoCollection collection;
    collection.features.push_back(line({{{0, 0}, {1, 0}}, {{5, 0}, {6, 0}}}));
    GeoFeature lakes;
    lakes.kind = GeoKind::polygon;
    const GeoPath ring{{0, 0}, {3, 0}, {3, 3}, {0, 3}, {0, 0}};
    const GeoPath hole{{1, 1}, {1, 2}, {2, 2}, {2, 1}, {1, 1}};
    lakes.parts = {{ring, hole}};
    collection.features.push_back(lakes);
    lakes.parts.push_back({hole});
    collection.features.push_back(lakes);
    lakes.parts.clear();
    collection.features.push_back(lakes);
    const Json read = Json::parse(geojson_text(collection));
    EXPECT_EQ(read["features"][0]["geometry"]["type"], "MultiLineString");
    EXPECT_EQ(read["features"][0]["geometry"]["coordinates"][1][0][0], 5);
    EXPECT_EQ(read["features"][1]["geometry"]["type"], "Polygon");
    EXPECT_EQ(read["features"][1]["geometry"]["coordinates"].size(), 2u);
    EXPECT_EQ(read["features"][2]["geometry"]["type"], "MultiPolygon");
    EXPECT_EQ(read["features"][2]["geometry"]["coordinates"][0].size(), 2u);
    EXPECT_TRUE(read["features"][3]["geometry"].is_null());
}

TEST(geojson, coordinates_have_the_decimals_asked_for_and_no_empty_ones) {
    GeoCollection collection;
    collection.features.push_back(line({{{1.23456, -0.0001}, {1000, 2.5}}}));
    const std::string text = geojson_text(collection);
    EXPECT_NE(text.find("[[1.235,0],[1000,2.5]]"), std::string::npos) << text;
    collection.decimals = 5;
    EXPECT_NE(geojson_text(collection).find("[[1.23456,-0.0001],[1000,2.5]]"), std::string::npos);
}

TEST(geojson, metres_are_told_and_degrees_are_what_the_standard_says) {
    GeoCollection collection;
    EXPECT_FALSE(Json::parse(geojson_text(collection)).contains("crs"));
    collection.crs_wkt = "LOCAL_CS[\"a \\ b\",UNIT[\"metre\",1]]";
    const Json crs = Json::parse(geojson_text(collection))["crs"];
    EXPECT_EQ(crs["type"], "name");
    EXPECT_EQ(crs["properties"]["name"], collection.crs_wkt);
}

TEST(geojson, what_is_not_finite_is_our_mistake) {
    GeoCollection collection;
    collection.features.push_back(line({{{std::numeric_limits<double>::infinity(), 0}, {1, 1}}}));
    EXPECT_THROW(geojson_text(collection), BrokenInvariant);
}

TEST(geojson, the_file_is_the_text_and_its_hash) {
    const ScratchDirectory directory;
    GeoCollection collection;
    collection.name = "lakes";
    const WrittenFile written = write_geojson(directory.path() / "l.geojson", collection);
    std::ifstream file(directory.path() / "l.geojson");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    EXPECT_EQ(text, geojson_text(collection));
    EXPECT_EQ(written.bytes, text.size());
    EXPECT_EQ(written.sha256, sha256_hex(text));
    EXPECT_TRUE(Json::parse(text)["features"].empty());
}

}  // namespace
}  // namespace cuesta
