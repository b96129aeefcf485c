// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/world_report.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/base/error.h"
#include "cuesta/world/latitude.h"
#include "cuesta/world/world_bands.h"

namespace cuesta {
namespace {

template <class F>
void fill(WorldMaps& maps, const std::string& name, F&& of) {
    Raster& map = maps.fields[name];
    map = {};
    map.columns = maps.grid.columns, map.rows = maps.grid.rows;
    for (std::int64_t y = 0; y < map.rows; ++y)
        for (std::int64_t x = 0; x < map.columns; ++x)
            map.samples.push_back(static_cast<float>(of(x, y)));
}

// A world as like the Earth as belts alone can make it: 28 of 100 columns are land.
WorldMaps like_earth() {
    WorldMaps maps;
    maps.grid = {.columns = 100, .rows = 72, .spacing_m = 400.3e3, .edges = Edges::wrap_x};
    const auto land = [](auto x) { return x >= 30 && x < 58; };
    fill(maps, "height",
         [&](auto x, auto) { return land(x) ? 240 + (x == 40 ? 2500 : 20 * (57 - x)) : -4750; });
    fill(maps, "temperature", [](auto, auto y) {
        return earth_temperature_c(latitude_deg(y, 72)) + (y % 2 == 0 ? 1 : -1);
    });
    fill(maps, "precipitation", [](auto, auto y) { return earth_rain_mm(latitude_deg(y, 72)); });
    fill(maps, "wind_x", [](auto, auto y) {
        const double lat = std::abs(latitude_deg(y, 72));
        return lat < 30 || lat > 62 ? -5 : 4;
    });
    fill(maps, "wind_y", [](auto, auto) { return 0; });
    fill(maps, "ice", [&](auto x, auto y) {
        const double lat = std::abs(latitude_deg(y, 72));
        return land(x) && lat > 64 ? 2000 : lat > 73 ? 3 : 0;  // the sea's is thin
    });
    fill(maps, "zone", [&](auto x, auto y) {
        const double lat = std::abs(latitude_deg(y, 72));
        return !land(x) ? 100 : lat < 11 ? 101 : lat < 29 ? 104 : lat < 58 ? 115 : 129;
    });
    return maps;
}

double value(const WorldReport& report, std::string_view name) {
    const WorldFigure* figure = report.find(name);
    return figure != nullptr ? figure->value : std::nan("");
}

TEST(world_report, a_world_made_of_the_earths_belts_is_earth_like) {
    const WorldReport report = measure_world(like_earth());
    EXPECT_TRUE(report.whole_world);
    EXPECT_NEAR(report.area_m2, 5.1e14, 0.02e14);
    EXPECT_EQ(report.missing, std::vector<std::string>{"water"});
    EXPECT_NEAR(value(report, "land_share"), 28, 1e-9);
    EXPECT_NEAR(value(report, "mean_sea"), -4750, 1e-6);
    EXPECT_NEAR(value(report, "modes_apart"), 5, 0.5);
    EXPECT_NEAR(value(report, "temperature_rmse"), 0, 0.2);  // of +1 and -1 nothing is left
    EXPECT_EQ(value(report, "wind_signs"), 100);
    EXPECT_EQ(value(report, "trades"), 100);
    EXPECT_NEAR(value(report, "zonal_rain"), 1, 1e-9);
    EXPECT_NEAR(value(report, "rain_shadow"), 1, 1e-9);  // rain knows nothing of the ridge here
    EXPECT_NEAR(value(report, "runoff_closed"), 100, 1e-6);
    for (const WorldFigure& figure : report.figures) {
        if (figure.name == "rain_shadow" || figure.name == "largest_river") continue;
        EXPECT_NE(figure.verdict(), WorldVerdict::outside) << figure.title << figure.value;
    }
    EXPECT_EQ(report.find("rain_shadow")->verdict(), WorldVerdict::outside);
}

TEST(world_report, the_budget_of_water_on_land_closes) {
    const WorldReport report = measure_world(like_earth());
    EXPECT_NEAR(value(report, "land_rain"),
                value(report, "land_evaporation") + value(report, "runoff"), 1e-9);
    // km3 = mm x land area.
    EXPECT_NEAR(value(report, "discharge"),
                value(report, "runoff") * 1e-6 * 0.28 * report.area_m2 * 1e-6,
                1e-6 * value(report, "discharge"));
}

TEST(world_report, shares_of_classes_add_up) {
    const WorldReport report = measure_world(like_earth());
    double of_land = 0, of_world = 0;
    for (const ClassShare& one : report.classes) of_land += one.of_land, of_world += one.of_world;
    EXPECT_NEAR(of_land, 1, 1e-9);
    EXPECT_NEAR(of_world, 1, 1e-9);
    ASSERT_EQ(report.classes.size(), 5u);
    EXPECT_EQ(report.classes[0].name, "ocean");
    EXPECT_EQ(report.classes[0].of_land, 0);
    EXPECT_NEAR(report.classes[0].of_world, 0.72, 1e-9);
    EXPECT_NEAR(value(report, "koppen_a"), 100 * std::sin(10 * 3.14159265 / 180), 0.6);
}

TEST(world_report, lakes_and_snow_lines_are_those_of_the_land) {
    WorldMaps maps = like_earth();
    // A tenth of the land's columns hold lakes, and the sea is water that does not count.
    fill(maps, "water", [](auto x, auto) { return x < 30 ? 4750 : x % 10 == 0 ? 3 : 0; });
    fill(maps, "snow_line", [](auto x, auto y) {
        const double lat = std::abs(latitude_deg(y, 72));
        return x < 30 ? 9000 : lat < 15 ? 5000 : lat < 70 ? 3000 : -400;
    });
    const WorldReport report = measure_world(maps);
    EXPECT_NEAR(value(report, "lakes"), 100 * 3 / 28.0, 1e-9);
    EXPECT_NEAR(value(report, "snow_line_tropics"), 5000, 1e-6);
    EXPECT_NEAR(value(report, "snow_line_middle"), 3000, 1e-6);
    EXPECT_EQ(value(report, "snow_line_polar"), 0);
    EXPECT_NEAR(value(report, "absorbed") - value(report, "emitted"), value(report, "energy_gain"),
                1e-9);
}

TEST(world_report, a_world_upside_down_is_not_earth_like) {
    WorldMaps maps = like_earth();
    fill(maps, "temperature",
         [](auto, auto y) { return 30 - earth_temperature_c(latitude_deg(y, 72)); });
    fill(maps, "wind_x", [](auto, auto) { return 3; });
    const WorldReport report = measure_world(maps);
    EXPECT_EQ(report.find("temperature_rmse")->verdict(), WorldVerdict::outside);
    EXPECT_EQ(value(report, "trades"), 0);
    EXPECT_EQ(value(report, "westerlies"), 100);
    EXPECT_EQ(report.find("wind_signs")->verdict(), WorldVerdict::outside);
}

TEST(world_report, a_region_is_measured_without_latitudes) {
    WorldMaps maps;
    maps.grid = {.columns = 12, .rows = 9, .spacing_m = 1000};
    fill(maps, "height", [](auto x, auto) { return x < 3 ? -50 : 10 * x; });
    const WorldReport report = measure_world(maps);
    EXPECT_FALSE(report.whole_world);
    EXPECT_TRUE(report.bands.empty());
    EXPECT_NEAR(value(report, "land_share"), 75, 1e-9);
    EXPECT_EQ(report.find("temperature_rmse"), nullptr);
    EXPECT_EQ(report.missing.size(), world_report_fields().size() - 1);
    EXPECT_EQ(value(report, "modes_apart"), 0);
}

TEST(world_report, a_map_of_the_sea_goes_before_its_level) {
    WorldMaps maps;
    maps.grid = {.columns = 4, .rows = 4, .spacing_m = 1000};
    fill(maps, "height", [](auto, auto y) { return y == 0 ? -100 : 100; });
    EXPECT_NEAR(value(measure_world(maps), "land_share"), 75, 1e-9);
    fill(maps, "sea", [](auto x, auto) { return x == 0 ? 1 : 0; });
    EXPECT_NEAR(value(measure_world(maps), "land_share"), 75, 1e-9);
    EXPECT_NEAR(value(measure_world(maps), "mean_sea"), 50, 1e-9);
}

TEST(world_report, maps_of_other_sizes_and_a_missing_height_are_refused) {
    WorldMaps maps;
    maps.grid = {.columns = 4, .rows = 4, .spacing_m = 1000};
    EXPECT_THROW(measure_world(maps), Error);
    fill(maps, "height", [](auto, auto) { return 1; });
    maps.grid.columns = 5;
    fill(maps, "ice", [](auto, auto) { return 1; });
    maps.grid.columns = 4;
    EXPECT_THROW(measure_world(maps), Error);
}

TEST(world_figure, an_interval_open_at_one_end_judges_the_other) {
    WorldFigure figure{.name = "a", .title = "a", .unit = "1", .value = 2};
    EXPECT_EQ(figure.verdict(), WorldVerdict::told);
    figure.low = 2;
    EXPECT_EQ(figure.verdict(), WorldVerdict::inside);
    figure.low = 2.1;
    EXPECT_EQ(figure.verdict(), WorldVerdict::outside);
    figure.low = std::nan(""), figure.high = 1;
    EXPECT_EQ(figure.verdict(), WorldVerdict::outside);
}

}  // namespace
}  // namespace cuesta
