// SPDX-License-Identifier: Apache-2.0
// The climate of the land: a year of temperature, wind, rain and snow, from ground, sea, latitude.
//
//   temperature   by latitude and height; season by land and sea; currents        climate_heat.h
//   wind          bands of the circulation, monsoon                              climate_wind.h
//   rain          water from sea and land, carried, lifted by ground             climate_rain.h
//
// Scheme  solved on a coarse map of at most `resolution` cells along its longer side, then brought
//         to every sample with its height and slopes (climate_detail.h), so that a preview predicts
//         the whole map.
// Edges   wrapped edges join. Over open and closed ones air comes in with `inflow_humidity` and the
//         season of a land of which `surroundings` is land.
// Holds   the same bits for any threads and blocks. The ground and the water stay as they are: the
//         air's water is reckoned and booked nowhere.
// Limits  a diagnosis of the mean year: no weather, no ice that cools, no lakes. Bands of the wind
//         are those of the Earth, whatever the size of the world and its spin.
// Cost    1.2 s of processor time for a coarse map of 256 x 128, and 0.6 us for each sample.
#pragma once

#include "cuesta/operator/operator.h"
#include "cuesta/world/climate_rule.h"

namespace cuesta {

struct Climate {
    double sea_level = 0;
    double latitude = usual_latitude_deg;
    double equator_temperature = 27.5;
    double pole_drop = 33;
    double warming = 0;
    double lapse_rate = 6.5;
    double tilt = 23.44;
    ClimateSun sun = ClimateSun::turning;
    ClimateSpin spin = ClimateSpin::eastward;
    double wind_speed = 6;
    double monsoon = 1;
    double currents = 1;
    double snow_cooling = 1;
    double evaporation = 1;
    double inflow_humidity = 0.75;
    double surroundings = 0.35;
    double fallout_time = 500;
    double pattern = 1;
    std::int32_t resolution = 256;
    std::int32_t years = 1;
    bool monthly = true;
    bool for_rivers = false;

    static constexpr std::string_view name = "climate";
    static constexpr std::string_view summary =
        "Temperature, wind, rain and snow of a year, from land, sea and latitude.";
    static constexpr std::array<std::string_view, 5> cites{"north1983", "lindzen1987",
                                                           "stommel1948", "smith2004", "turc1954"};
    static constexpr std::array promises{hold(Holds::leaves_ground), hold(Holds::leaves_water)};
    static constexpr int temporaries = 1;
    static constexpr double grid_copies = 1;
    static constexpr double traffic_bytes = 260;
    static constexpr auto params();
    static FieldUse fields();
    StepReport apply(Terrain& terrain, const StepContext& step) const;
    ClimateRule rule() const;
};

constexpr auto Climate::params() {
    return std::tuple{
        param(&Climate::sea_level, {.name = "sea_level",
                                    .unit = "m",
                                    .doc = "Ground at or below it is sea.",
                                    .min = -1e6,
                                    .max = 1e6}),
        param(&Climate::latitude, {.name = "latitude",
                                   .unit = "deg",
                                   .doc = "Where a flat map lies that does not say so in [grid].",
                                   .min = -90,
                                   .max = 90}),
        param(&Climate::equator_temperature, {.name = "equator_temperature",
                                              .unit = "C",
                                              .doc = "Year's mean at the sea on the equator.",
                                              .min = -100,
                                              .max = 80}),
        param(&Climate::pole_drop, {.name = "pole_drop",
                                    .unit = "K",
                                    .doc = "How much colder it is towards the poles: times the "
                                           "square of the sine of the latitude.",
                                    .min = 0,
                                    .max = 120}),
        param(&Climate::warming, {.name = "warming",
                                  .unit = "K",
                                  .doc = "Warming of the whole world, below 0 for an ice age; "
                                         "three times as much at the poles as at the equator.",
                                  .min = -40,
                                  .max = 40}),
        param(&Climate::lapse_rate, {.name = "lapse_rate",
                                     .unit = "K/km",
                                     .doc = "How much colder it is higher up.",
                                     .min = 0,
                                     .max = 12}),
        param(&Climate::tilt, {.name = "tilt",
                               .unit = "deg",
                               .doc = "Tilt of the world's axis, which makes the seasons.",
                               .min = 0,
                               .max = 60}),
        choice(&Climate::sun, {.name = "sun",
                               .doc = "turning: days and seasons; locked: the sun stands for ever "
                                      "over the middle of the map."}),
        choice(&Climate::spin, {.name = "spin",
                                .doc = "Which way the world turns; westward makes the mirror image "
                                       "of winds and currents."}),
        param(&Climate::wind_speed, {.name = "wind_speed",
                                     .unit = "m/s",
                                     .doc = "Largest wind of the bands near the ground.",
                                     .min = 0,
                                     .max = 40}),
        param(&Climate::monsoon, {.name = "monsoon",
                                  .unit = "1",
                                  .doc = "Strength of the wind that warm and cold land makes.",
                                  .min = 0,
                                  .max = 3}),
        param(&Climate::currents, {.name = "currents",
                                   .unit = "1",
                                   .doc = "Strength of the currents of the sea.",
                                   .min = 0,
                                   .max = 3}),
        param(&Climate::snow_cooling,
              {.name = "snow_cooling",
               .unit = "1",
               .doc = "How much land whose snow lasts through the summer is colder for it.",
               .min = 0,
               .max = 2}),
        param(&Climate::evaporation, {.name = "evaporation",
                                      .unit = "1",
                                      .doc = "How readily sea and wet land give water to the air.",
                                      .min = 0,
                                      .max = 5}),
        param(&Climate::inflow_humidity,
              {.name = "inflow_humidity",
               .unit = "1",
               .doc = "Humidity of the air that comes in over edges that do not wrap.",
               .min = 0,
               .max = 1}),
        param(&Climate::surroundings,
              {.name = "surroundings",
               .unit = "1",
               .doc = "Share of land beyond edges that do not wrap, which sets their seasons.",
               .min = 0,
               .max = 1}),
        param(&Climate::fallout_time,
              {.name = "fallout_time",
               .unit = "s",
               .doc = "Time from lifted air to cloud, and again from cloud to the ground: rain "
                      "falls that much farther downwind.",
               .min = 0,
               .max = 10000}),
        param(&Climate::pattern, {.name = "pattern",
                                  .unit = "1",
                                  .doc = "How much slopes and heights finer than the coarse map "
                                         "shape the rain.",
                                  .min = 0,
                                  .max = 1}),
        param(&Climate::resolution,
              {.name = "resolution",
               .unit = "1",
               .doc = "Cells of the coarse map along its longer side, at most.",
               .min = 16,
               .max = 2048,
               .scale = Scale::log}),
        param(&Climate::years,
              {.name = "years",
               .unit = "1",
               .doc = "Years reckoned after four months that bring the air's water into balance; "
                      "the last one counts.",
               .min = 1,
               .max = 20}),
        toggle(&Climate::monthly, {.name = "monthly",
                                   .doc = "Write temperature_01 .. temperature_12 and "
                                          "precipitation_01 .. precipitation_12 as well."}),
        toggle(&Climate::for_rivers,
               {.name = "for_rivers",
                .doc = "Write rain, runoff and lake_evaporation in m/yr as well, as rivers and "
                       "lakes take them."}),
    };
}

inline FieldUse Climate::fields() {
    FieldUse use;
    use.halo = 1;
    for (const std::string_view one :
         {field::temperature, field::precipitation, field::humidity, field::wind_x, field::wind_y,
          field::snowfall, field::runoff_mm, field::rain, field::runoff, field::lake_evaporation})
        use.writes.emplace_back(one);
    for (int m = 1; m <= months; ++m)
        for (const std::string_view one : {field::month_temperature, field::month_precipitation})
            use.writes.push_back(field::of_month(one, m));
    return use;
}

}  // namespace cuesta
