// SPDX-License-Identifier: Apache-2.0
// Snow, firn and ice by mass balance: snow falls in cold months, melts by degree days, and what
// lasts becomes firn, then ice.
//
//   balance of a year   snow_balance.h: snow less melt, from twelve months of temperature and rain
//   above 0             firn grows by it; firn older than `firn_time` is ice
//   below 0             firn melts, then ice
//
// A step is `years` years of the same climate, reckoned at once. Ice does not flow here: where it
// would grow thicker than `thickest` what comes on top is taken to flow off and melt elsewhere.
//
// Reads   temperature_01 .. temperature_12 (C) and precipitation_01 .. precipitation_12 (mm), as
//         `climate` writes them. In place of months that are missing stand the fields of the year,
//         or the numbers `temperature` less `lapse_rate` above the sea and `precipitation`, with a
//         `season` that is opposite in the south.
// Rivers  with `feed_rivers` the field `runoff` (m/yr) loses what a year stores as firn and ice and
//         gains what it melts of them, as far as there is runoff (`scarce_runoff` counts the
//         rest). Ice that flows off feeds no river here: it is taken to end in the sea.
// Writes  snow (firn included) and ice, which count in the account of water; firn; ice_balance and
//         melt_water in m/yr; snow_line in m.
// Holds   what falls = what melts or flows off + what is stored, in whole 2^-11 m of water; the
//         same bits for any threads and blocks. The ground stays as it is.
// Limits  no refreezing, no drifting snow, no flow (a cap instead). Snow on the sea is left out:
//         cells at or below `sea_level` keep what they hold. Firn deeper than 1,000 m is ice.
//         Rain of a month outside 0 to 100 m is taken at the end of that range (`limited_rain`);
//         cells whose temperature is no number stay as they are (`without_climate`).
// Cost    one pass of 2 us a cell, most of it the snow line.
#pragma once

#include "cuesta/operator/operator.h"
#include "cuesta/world/snow_balance.h"

namespace cuesta {

struct Snow {
    double years = 1000;
    double snow_melt = 4;
    double ice_melt = 8;
    double spread = 5;
    double firn_time = 50;
    double thickest = 3000;
    std::int32_t month = 12;
    double sea_level = 0;
    double temperature = 15;
    double season = 10;
    double lapse_rate = 6.5;
    double precipitation = 800;
    bool feed_rivers = false;

    static constexpr std::string_view name = "snow";
    static constexpr std::string_view summary =
        "Snow falls, melts or lasts: snow, firn and ice by mass balance, and the snow line.";
    static constexpr std::array<std::string_view, 2> cites{"reeh1991", "braithwaite1995"};
    static constexpr std::array promises{hold(Holds::leaves_ground), hold(Holds::sets_water)};
    static constexpr double traffic_bytes = 140;
    static constexpr auto params();
    static FieldUse fields();
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto Snow::params() {
    return std::tuple{
        param(&Snow::years, {.name = "years",
                             .unit = "yr",
                             .doc = "Time that one step stands for.",
                             .min = 0,
                             .max = 1e6}),
        param(&Snow::snow_melt, {.name = "snow_melt",
                                 .unit = "1",
                                 .doc = "Snow that a degree day melts, in mm of water.",
                                 .min = 0.1,
                                 .max = 30}),
        param(&Snow::ice_melt, {.name = "ice_melt",
                                .unit = "1",
                                .doc = "Firn and ice that a degree day melts, in mm of water.",
                                .min = 0.1,
                                .max = 30}),
        param(&Snow::spread, {.name = "spread",
                              .unit = "K",
                              .doc = "How much days differ from the mean of their month.",
                              .min = 0,
                              .max = 20}),
        param(&Snow::firn_time, {.name = "firn_time",
                                 .unit = "yr",
                                 .doc = "Age at which firn has become ice.",
                                 .min = 0,
                                 .max = 10000}),
        param(&Snow::thickest, {.name = "thickest",
                                .unit = "m",
                                .doc = "Thickness, as water, above which ice flows off.",
                                .min = 0,
                                .max = 6000}),
        param(&Snow::month, {.name = "month",
                             .unit = "1",
                             .doc = "Month at whose end the snow is shown.",
                             .min = 1,
                             .max = 12}),
        param(&Snow::sea_level, {.name = "sea_level",
                                 .unit = "m",
                                 .doc = "Ground at or below it is sea.",
                                 .min = -1e6,
                                 .max = 1e6}),
        param(&Snow::temperature, {.name = "temperature",
                                   .unit = "C",
                                   .doc = "Year's mean at the sea, if no field says it.",
                                   .min = -100,
                                   .max = 80}),
        param(&Snow::season, {.name = "season",
                              .unit = "K",
                              .doc = "How much warmer July is than the year, if there are no "
                                     "fields of months; January in the south.",
                              .min = 0,
                              .max = 60}),
        param(&Snow::lapse_rate, {.name = "lapse_rate",
                                  .unit = "K/km",
                                  .doc = "How much colder it is higher up.",
                                  .min = 0.1,
                                  .max = 12}),
        param(&Snow::precipitation, {.name = "precipitation",
                                     .unit = "1",
                                     .doc = "Rain and snow of a year in mm, if no field says it.",
                                     .min = 0,
                                     .max = 20000}),
        toggle(&Snow::feed_rivers,
               {.name = "feed_rivers",
                .doc = "Take from `runoff` what is stored as firn and ice in a year, and add what "
                       "melts of them."}),
    };
}

inline FieldUse Snow::fields() {
    return {.reads = {},
            .writes = {std::string(field::snow), std::string(field::ice), std::string(field::firn),
                       std::string(field::ice_balance), std::string(field::melt_water),
                       std::string(field::snow_line), std::string(field::runoff)},
            .halo = 0};
}

}  // namespace cuesta
