// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/world_bands.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/world/latitude.h"
#include "cuesta/world/world_area.h"

namespace cuesta {
namespace {

WorldMaps world(int columns, int rows) {
    WorldMaps maps;
    maps.grid = {
        .columns = columns, .rows = rows, .spacing_m = 40e6 / columns, .edges = Edges::wrap_x};
    return maps;
}

template <class F>
void fill(WorldMaps& maps, const std::string& name, F&& of) {
    Raster& map = maps.fields[name];
    map.columns = maps.grid.columns, map.rows = maps.grid.rows;
    for (std::int64_t y = 0; y < map.rows; ++y)
        for (std::int64_t x = 0; x < map.columns; ++x)
            map.samples.push_back(static_cast<float>(of(x, y)));
}

TEST(world_bands, the_earths_curves_fall_towards_the_poles_and_have_dry_subtropics) {
    for (int lat = 5; lat < 85; lat += 10)
        EXPECT_GT(earth_temperature_c(lat), earth_temperature_c(lat + 10));
    EXPECT_EQ(earth_temperature_c(-42), earth_temperature_c(42));
    EXPECT_LT(earth_rain_mm(25), earth_rain_mm(5));
    EXPECT_LT(earth_rain_mm(25), earth_rain_mm(45));
    EXPECT_LT(earth_rain_mm(85), 200);
}

TEST(world_bands, signs_of_wind_change_between_the_belts) {
    EXPECT_EQ(earth_wind_sign(10), -1);
    EXPECT_EQ(earth_wind_sign(-10), -1);
    EXPECT_EQ(earth_wind_sign(30), 0);
    EXPECT_EQ(earth_wind_sign(-45), 1);
    EXPECT_EQ(earth_wind_sign(60), 0);
    EXPECT_EQ(earth_wind_sign(75), -1);
    EXPECT_EQ(earth_wind_sign(88), 0);
}

TEST(world_bands, belts_are_means_by_area) {
    WorldMaps maps = world(8, 36);
    fill(maps, "height", [](auto x, auto) { return x < 2 ? 100 : -100; });
    fill(maps, "temperature", [](auto, auto y) { return y % 2 == 0 ? 10 : 20; });
    const std::vector<double> areas = row_areas_m2(maps.grid);
    const std::vector<WorldBand> bands = bands_of(maps, areas);
    ASSERT_EQ(bands.size(), 18u);
    EXPECT_EQ(bands[0].north_deg, 90);
    EXPECT_EQ(bands[17].south_deg, -90);
    // Rows 0 and 1 lie in the first belt; the one nearer to the pole is smaller.
    EXPECT_NEAR(bands[0].temperature_c, (10 * areas[0] + 20 * areas[1]) / (areas[0] + areas[1]),
                1e-9);
    EXPECT_NEAR(bands[5].land_share, 0.25, 1e-12);
    EXPECT_TRUE(std::isnan(bands[0].rain_mm));
}

TEST(world_bands, winds_are_right_where_they_blow_as_on_the_earth) {
    WorldMaps maps = world(4, 72);
    fill(maps, "height", [](auto, auto) { return 1; });
    EXPECT_TRUE(winds_of(maps).empty());
    fill(maps, "wind_x", [](auto, auto y) {
        const double lat = std::abs(latitude_deg(y, 72));
        return lat < 30 || lat > 60 ? -5 : 4;
    });
    int judged = 0;
    for (const WindBand& band : winds_of(maps)) {
        EXPECT_TRUE(band.right()) << band.south_deg;
        judged += band.earth_sign != 0;
    }
    EXPECT_EQ(judged, 26);
    maps.grid.edges = Edges::open;
    EXPECT_TRUE(winds_of(maps).empty());
}

TEST(world_bands, the_lee_of_a_ridge_is_told_by_the_wind) {
    WorldMaps maps = world(40, 4);
    maps.grid.spacing_m = 100e3;
    fill(maps, "height", [](auto x, auto) { return x == 20 ? 2000 : 10; });
    fill(maps, "precipitation", [](auto x, auto) { return x < 20 ? 900 : 300; });
    EXPECT_TRUE(std::isnan(rain_shadow_ratio(maps)));  // no wind is known
    fill(maps, "wind_x", [](auto, auto) { return 5; });
    EXPECT_NEAR(rain_shadow_ratio(maps), 3, 1e-9);
    maps.fields.erase("wind_x");
    fill(maps, "wind_x", [](auto, auto) { return -5; });
    EXPECT_NEAR(rain_shadow_ratio(maps), 1.0 / 3, 1e-9);
    maps.fields.erase("height");
    fill(maps, "height", [](auto x, auto) { return x == 20 ? 900 : 10; });
    EXPECT_TRUE(std::isnan(rain_shadow_ratio(maps)));  // no crest is high enough
}

}  // namespace
}  // namespace cuesta
