// SPDX-License-Identifier: Apache-2.0
// Wind: from high pressure to low, which here is from low ground to high, with the bands of a
// turning world and turbulence that drifts.
//
//   pressure = scale / (scale + surface) - by_temperature x T - by_humidity x humidity
//   wind     = mean of nine of clamp(relief x fall of pressure + bands + noise, -1, 1) x 10 m/s
//   systems  highs and lows of up to `systems` hPa, born by chance, that drift with the wind:
//            it blows from high to low, and turning x 2 sin(latitude) of it round them instead
//   bands    x: -sin(6 pi |v - 1/2|), y: sin(6 pi v)      trades, westerlies, polar easterlies
//                                                           [gerteis2017, 3.5; W-15..19]
//
// Holds   no wind is stronger than 10 m/s along an axis.
// Limits  but for highs and lows it has no memory: the same world has the same wind.
#pragma once

#include "cuesta/world/world_step.h"

namespace cuesta {

struct Wind {
    using Joint = world::WorldStep;
    enum class Circulation { earth, document };

    double relief = 10;
    double bands = 0.5;
    double noise = 0.5;
    double drift = 2e-4;
    double roughness = 0.6;
    double turbulence = 2;
    double pressure_scale = 1000;
    double by_temperature = 0;
    double by_humidity = 0;
    Circulation circulation = Circulation::earth;
    std::int64_t noise_seed = 0;
    bool keep_pressure = false;
    double systems = 0;
    double turning = 0.8;
    double system_life = 200;

    static constexpr std::string_view name = "wind";
    static constexpr std::string_view summary =
        "Wind by relief, temperature and humidity, circulation bands and drifting turbulence.";
    static constexpr std::array<std::string_view, 1> cites{"gerteis2017"};
    static constexpr std::array promises{hold(Holds::leaves_ground), hold(Holds::leaves_water)};
    static constexpr int temporaries = 4;
    static constexpr double traffic_bytes = 36;
    static constexpr auto params();
    static FieldUse fields();
    void join(world::WorldStep& step) const;
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto choice_words(Wind::Circulation) {
    return std::array<std::string_view, 2>{"earth", "document"};
}

constexpr auto Wind::params() {
    return std::tuple{
        param(&Wind::relief, {.name = "relief",
                              .unit = "1",
                              .doc = "How strongly wind blows from low ground to high.",
                              .min = -20,
                              .max = 20,
                              .source = {"p_pressure"}}),
        param(&Wind::bands, {.name = "bands",
                             .unit = "1",
                             .doc = "Strength of the bands of a turning world.",
                             .min = -2,
                             .max = 2,
                             .source = {"p_globalWind"}}),
        param(&Wind::noise, {.name = "noise",
                             .unit = "1",
                             .doc = "Strength of the turbulence.",
                             .min = -2,
                             .max = 2,
                             .source = {"p_noise"}}),
        param(&Wind::drift, {.name = "drift",
                             .unit = "1",
                             .doc = "Share of the width of the map that turbulence drifts in a "
                                    "step, the other way beyond the equator.",
                             .min = -0.01,
                             .max = 0.01,
                             .source = {"p_windDrift"}}),
        param(&Wind::roughness,
              {.name = "roughness",
               .unit = "1",
               .doc = "Strength of each finer octave of the turbulence against the one before.",
               .min = 0,
               .max = 1}),
        param(&Wind::turbulence,
              {.name = "turbulence",
               .unit = "1",
               .doc = "How far the turbulence is bent, in hundredths of the width of the map.",
               .min = 0,
               .max = 20}),
        param(&Wind::pressure_scale, {.name = "pressure_scale",
                                      .unit = "m",
                                      .doc = "Height at which the pressure has fallen to one half.",
                                      .min = 100,
                                      .max = 10000,
                                      .source = {"p_pressureScale", 1000}}),
        param(&Wind::by_temperature, {.name = "by_temperature",
                                      .unit = "1",
                                      .doc = "How much warm air lowers the pressure.",
                                      .min = -1,
                                      .max = 1,
                                      .source = {"p_presTemp"}}),
        param(&Wind::by_humidity, {.name = "by_humidity",
                                   .unit = "1",
                                   .doc = "How much wet air lowers the pressure.",
                                   .min = -1,
                                   .max = 1,
                                   .source = {"p_presMoist"}}),
        choice(&Wind::circulation, {.name = "circulation",
                                    .doc = "Bands as on the Earth, which change at 30 and 60 "
                                           "degrees, or as printed in the document."}),
        param(&Wind::noise_seed, {.name = "noise_seed",
                                  .unit = "1",
                                  .doc = "Another number is other turbulence.",
                                  .min = 0,
                                  .max = 1000000000}),
        toggle(&Wind::keep_pressure,
               {.name = "keep_pressure", .doc = "Whether the pressure is kept as a field."}),
        param(&Wind::systems, {.name = "systems",
                               .unit = "hPa",
                               .doc = "Strength of highs and lows; 0: there are none.",
                               .min = 0,
                               .max = 60}),
        param(&Wind::turning, {.name = "turning",
                               .unit = "1",
                               .doc = "Share of the wind that goes round highs and lows from 30 "
                                      "degrees on, the other way in the south; none at the "
                                      "equator.",
                               .min = 0,
                               .max = 1}),
        param(&Wind::system_life, {.name = "system_life",
                                   .unit = "1",
                                   .doc = "Steps after which a high or a low has faded.",
                                   .min = 10,
                                   .max = 1000000,
                                   .scale = Scale::log}),
    };
}

inline FieldUse Wind::fields() {
    return {.reads = {},
            .writes = {std::string(field::wind_x), std::string(field::wind_y),
                       std::string(field::pressure), std::string(field::pressure_anomaly)},
            .halo = 2};
}

}  // namespace cuesta
