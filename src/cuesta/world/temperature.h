// SPDX-License-Identifier: Apache-2.0
// Temperature: the sun by latitude, a night that moves or stands, height, and what the wind brings.
//
//   light  = cos(2 pi (v + sun_angle) + pi) + sun_strength by day, `night` by night
//            - lapse x max(0, height - lapse_above)
//   T' = mean of nine + rate x (1 over water, 2 over land) x (clamp(gain x light, -1, 1) - T)
//        + upwind difference along the wind                      [gerteis2017, 3.6; W-20..24]
// or, with transport = "flux", + what the wind carries of heat: donor cells of T + 1
//
// Numbers of the document, -1 to 1, stand for -7.5 to 42.5 degrees Celsius: C = 25 (T + 0.7), so
// that its freezing point of -0.7 is 0.
//
// Holds   a uniform temperature stays uniform in any wind; no temperature beyond the two ends. As a
//         flux no heat is lost to the wind, but it gathers where winds meet; cells whose heat is
//         cut off at the hottest are counted as `limited_heat`.
// Limits  steps count in cells and have no length in seconds; for a year in degrees see `climate`.
//         `additive`, the document's own form, saturates on large maps.
#pragma once

#include "cuesta/world/world_step.h"

namespace cuesta {

struct Temperature {
    using Joint = world::WorldStep;
    enum class Mode { relax, additive };
    enum class Transport { advect, flux };

    double sun_angle = 0;
    double sun_strength = 0;
    double rotation = 0.02;
    double night = -0.1;
    double lapse = 1.2;
    double lapse_above = 2500;
    double rate = 0.01;
    double gain = 2;
    double wind_share = 0.4;
    Mode mode = Mode::relax;
    Transport transport = Transport::advect;

    static constexpr std::string_view name = "temperature";
    static constexpr std::string_view summary =
        "The sun warms by latitude and time of day, height cools, wind carries warmth along.";
    static constexpr std::array<std::string_view, 1> cites{"gerteis2017"};
    static constexpr std::array promises{hold(Holds::leaves_ground), hold(Holds::leaves_water)};
    static constexpr int temporaries = 3;
    static constexpr double traffic_bytes = 28;
    static constexpr auto params();
    static FieldUse fields();
    void join(world::WorldStep& step) const;
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto choice_words(Temperature::Mode) {
    return std::array<std::string_view, 2>{"relax", "additive"};
}

constexpr auto choice_words(Temperature::Transport) {
    return std::array<std::string_view, 2>{"advect", "flux"};
}

constexpr auto Temperature::params() {
    return std::tuple{
        param(&Temperature::sun_angle, {.name = "sun_angle",
                                        .unit = "1",
                                        .doc = "How far the warm belt lies from the equator, as a "
                                               "share of the map from pole to pole.",
                                        .min = -0.25,
                                        .max = 0.25,
                                        .source = {"p_sunAngle"}}),
        param(&Temperature::sun_strength, {.name = "sun_strength",
                                           .unit = "1",
                                           .doc = "Light that is added everywhere by day.",
                                           .min = -5,
                                           .max = 5,
                                           .source = {"p_sunStrength"}}),
        param(&Temperature::rotation,
              {.name = "rotation",
               .unit = "rad",
               .doc = "Angle by which the world turns in a step; 0: the night stands still.",
               .min = -1,
               .max = 1,
               .source = {"p_rotation"}}),
        param(&Temperature::night,
              {.name = "night",
               .unit = "1",
               .doc = "Light at night, between -1 as at the poles and 1 as at the equator.",
               .min = -2,
               .max = 2,
               .source = {"p_nightTemp"}}),
        param(&Temperature::lapse, {.name = "lapse",
                                    .unit = "1/km",
                                    .doc = "Light that height takes away.",
                                    .min = 0,
                                    .max = 3,
                                    .source = {"p_lapse"}}),
        param(&Temperature::lapse_above, {.name = "lapse_above",
                                          .unit = "m",
                                          .doc = "Height from which on it is colder.",
                                          .min = 0,
                                          .max = 7000,
                                          .source = {"p_cooldown", 1000}}),
        param(&Temperature::rate, {.name = "rate",
                                   .unit = "1",
                                   .doc = "How fast water takes on the temperature that the sun "
                                          "gives; land is twice as fast.",
                                   .min = 0,
                                   .max = 0.1,
                                   .source = {"p_tempRate"}}),
        param(&Temperature::gain, {.name = "gain",
                                   .unit = "1",
                                   .doc = "How strongly light tells in the temperature.",
                                   .min = 0,
                                   .max = 5,
                                   .source = {"p_tempGain"}}),
        param(&Temperature::wind_share,
              {.name = "wind_share",
               .unit = "1",
               .doc = "Share of a cell that warmth crosses in a step with a wind of 10 m/s.",
               .min = 0,
               .max = 0.5,
               .source = {"p_windMove"}}),
        choice(&Temperature::mode,
               {.name = "mode",
                .doc = "Whether the temperature approaches what the sun gives, or the light is "
                       "added in every step as in the document."}),
        choice(&Temperature::transport,
               {.name = "transport",
                .doc = "Whether the wind carries warmth as a property of the air, or as a store of "
                       "heat, of which none is lost but which gathers where winds meet."}),
    };
}

inline FieldUse Temperature::fields() {
    return {.reads = {}, .writes = {std::string(field::temperature)}, .halo = 2};
}

}  // namespace cuesta
