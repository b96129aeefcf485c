// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/gplates.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

Grid world_grid() {
    Grid grid;
    grid.columns = 8, grid.rows = 4, grid.spacing_m = 5e6;
    grid.projection = Projection::latlon;
    return grid;
}

// Plate 1 in the west, 2 in the east; a quarter of plate 1 is a continent that came with plate 7,
// the sea floor of plate 2 is 25 Myr old.
plate::PlateRecord two_plates() {
    plate::PlateRecord record;
    record.now_myr = 100;
    record.plates = {{1, 100}, {2, 40}};
    for (int y = 0; y < 4; ++y)
        for (int x = 0; x < 8; ++x) {
            plate::PlateRecord::Sample sample{x < 4 ? 1 : 2, x < 4 ? 1 : 2, false, 100};
            if (x < 2) sample.id = 7, sample.continent = true;
            if (x >= 4) sample.age_myr = 25;
            record.samples.push_back(sample);
        }
    return record;
}

template <class T>
T value(const GeoFeature& feature, const char* name) {
    for (const auto& [key, held] : feature.properties)
        if (key == name) return std::get<T>(held);
    return {};
}

TEST(gplates, plates_are_there_since_they_parted) {
    const auto found = plate_features(PlateShapes::plates, two_plates(), world_grid(), 6371000);
    ASSERT_EQ(found.features.size(), 2u);
    EXPECT_EQ(value<std::int64_t>(found.features[1], "PLATEID1"), 2);
    EXPECT_EQ(value<double>(found.features[1], "FROMAGE"), 40);
    EXPECT_EQ(value<double>(found.features[1], "TOAGE"), -999);
    const double area = value<double>(found.features[0], "area_m2");
    EXPECT_NEAR(area, value<double>(found.features[1], "area_m2"), area * 1e-9);
}

TEST(gplates, continents_move_with_what_they_came_with) {
    const auto found = plate_features(PlateShapes::continents, two_plates(), world_grid(), 6371000);
    ASSERT_EQ(found.features.size(), 1u);
    EXPECT_EQ(value<std::int64_t>(found.features[0], "PLATEID1"), 7);
    EXPECT_EQ(value<std::int64_t>(found.features[0], "plate"), 1);
}

TEST(gplates, sea_floor_appears_in_bands_of_age) {
    const auto found = plate_features(PlateShapes::crust, two_plates(), world_grid(), 6371000);
    ASSERT_EQ(found.features.size(), 3u);
    double youngest = 1000;
    for (const GeoFeature& one : found.features)
        youngest = std::min(youngest, value<double>(one, "FROMAGE"));
    EXPECT_EQ(youngest, 20);
}

TEST(gplates, what_is_small_is_left_out) {
    const auto found =
        plate_features(PlateShapes::crust, two_plates(), world_grid(), 6371000, 2e14);
    EXPECT_EQ(found.features.size(), 1u);
}

TEST(gplates, other_worlds_say_that_they_are) {
    const Grid grid = world_grid();
    EXPECT_TRUE(plate_features(PlateShapes::plates, two_plates(), grid, 6371000).crs_wkt.empty());
    EXPECT_FALSE(plate_features(PlateShapes::plates, two_plates(), grid, 3000000).crs_wkt.empty());
}

TEST(gplates, gpml_has_latitudes_first_and_poles_once) {
    const std::string text =
        gpml_text(plate_features(PlateShapes::plates, two_plates(), world_grid(), 6371000));
    EXPECT_NE(text.find("<gpml:value>2</gpml:value>"), std::string::npos);
    EXPECT_NE(text.find(">40</gml:timePosition>"), std::string::npos);
    EXPECT_EQ(text.find("90 -180 90"), std::string::npos);
    EXPECT_NE(text.find("-90 "), std::string::npos);
}

}  // namespace
}  // namespace cuesta
