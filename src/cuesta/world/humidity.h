// SPDX-License-Identifier: Apache-2.0
// Humidity: the way of water through the air, and the rain shadow behind ridges.
//
//   rain         rain x humidity, everywhere; and all that is above what the air can hold
//   evaporation  evaporation x (T + 1) / 2 from open water
//   gain, loss   over deep water and, the hotter the more, over land; snow onto ice
//   movement     mean of nine cells, then wind_share x wind of a cell's air to each side
//                                                             [gerteis2017, 3.7; W-6, W-7, W-25,
// W-26]
//
// Holds   water + air + ice exactly in a closed cycle. In the document's open one nothing that
// rains
//         or evaporates is taken from the air or given to it; that is booked.
// Limits  steps count in cells. T is the document's, C = 25 (T + 0.7); without a field
// `temperature`
//         the air has 15 degrees. Over open sides air comes and goes as it is at the border.
#pragma once

#include "cuesta/world/world_step.h"

namespace cuesta {

struct Humidity {
    using Joint = world::WorldStep;
    enum class Cycle { closed, open };

    double air_capacity = 10;
    double rain = 0.028;
    double evaporation = 0.014;
    double gain = 0.003;
    double loss = 0.001;
    double snow = 0.003;
    double wind_share = 0.4;
    Cycle cycle = Cycle::closed;

    static constexpr std::string_view name = "humidity";
    static constexpr std::string_view summary =
        "Water rises into the air, goes with the wind and falls as rain.";
    static constexpr std::array<std::string_view, 1> cites{"gerteis2017"};
    static constexpr std::array promises{hold(Holds::leaves_ground), hold(Holds::sets_water)};
    static constexpr int temporaries = 3;
    static constexpr double traffic_bytes = 40;
    static constexpr auto params();
    static FieldUse fields();
    void join(world::WorldStep& step) const;
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto choice_words(Humidity::Cycle) {
    return std::array<std::string_view, 2>{"closed", "open"};
}

constexpr auto Humidity::params() {
    return std::tuple{
        param(&Humidity::air_capacity, {.name = "air_capacity",
                                        .unit = "m",
                                        .doc = "Depth of water that the air can hold.",
                                        .min = 1,
                                        .max = 100,
                                        .scale = Scale::log,
                                        .source = {"p_airCapacity", 1000}}),
        param(&Humidity::rain, {.name = "rain",
                                .unit = "m",
                                .doc = "Rain that falls in a step where the air is full.",
                                .min = 0,
                                .max = 1,
                                .source = {"p_rain", 1000}}),
        param(&Humidity::evaporation,
              {.name = "evaporation",
               .unit = "m",
               .doc = "Water that evaporates in a step where it is hottest.",
               .min = 0,
               .max = 1,
               .source = {"p_evaporate", 1000}}),
        param(&Humidity::gain,
              {.name = "gain",
               .unit = "1",
               .doc = "Share of what it can hold that the air gains over deep water in a step.",
               .min = 0,
               .max = 0.1,
               .source = {"p_waterAdd"}}),
        param(&Humidity::loss, {.name = "loss",
                                .unit = "1",
                                .doc = "Share of what it can hold that the air loses over land in "
                                       "a step, as drizzle; twice that where it is hottest.",
                                .min = 0,
                                .max = 0.1,
                                .source = {"p_landRemove"}}),
        param(&Humidity::snow,
              {.name = "snow",
               .unit = "1",
               .doc = "Share of what it can hold that the air loses over ice in a step.",
               .min = 0,
               .max = 0.1,
               .source = {"p_iceRemove"}}),
        param(&Humidity::wind_share,
              {.name = "wind_share",
               .unit = "1",
               .doc = "Share of a cell that air crosses in a step with a wind of 10 m/s.",
               .min = 0,
               .max = 0.5,
               .source = {"p_windMove"}}),
        choice(&Humidity::cycle, {.name = "cycle",
                                  .doc = "Whether what falls comes out of the air and what rises "
                                         "goes into it, or neither, as in the document."}),
    };
}

inline FieldUse Humidity::fields() {
    return {.reads = {},
            .writes = {std::string(field::water), std::string(field::air_water),
                       std::string(field::humidity), std::string(field::ice)},
            .halo = 2};
}

}  // namespace cuesta
