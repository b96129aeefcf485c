// SPDX-License-Identifier: Apache-2.0
// The container that interleaves processes: in each step every process that is due runs once, in
// the order of the recipe, on one shared state. The engine drives it (engine/advance.cpp).
//
// What it says of time and water its processes take over, and none may say otherwise
// (recipe/check_shared.h); the engine reads it from them.
#pragma once

#include "cuesta/operator/operator.h"
#include "cuesta/process/water/water_model.h"

namespace cuesta {

struct Simulate {
    enum class Model { own, pipe, shallow };  // own, and those of WaterModel

    std::int64_t steps = 100;
    double time_step = 0;
    Model model = Model::own;

    static constexpr std::string_view name = "simulate";
    static constexpr std::string_view summary = "Runs processes together, step by step.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr auto params();
    static FieldUse fields() { return {}; }
};

constexpr auto choice_words(Simulate::Model) {
    constexpr auto models = choice_words(WaterModel{});
    return std::array<std::string_view, 3>{"own", models[0], models[1]};
}

constexpr auto Simulate::params() {
    return std::tuple{
        param(&Simulate::steps, {.name = "steps",
                                 .unit = "1",
                                 .doc = "How many steps to run.",
                                 .min = 0,
                                 .max = 1'000'000'000,
                                 .scale = Scale::log}),
        param(&Simulate::time_step,
              {.name = "time_step",
               .unit = "s",
               .doc = "Time of one step, for all processes that count time, be it in seconds or "
                      "years; one that runs every 20 steps has 20 times as much to do. 0: each "
                      "counts as it says.",
               .min = 0,
               .max = 3.15576e16,  // a thousand million years
               .scale = Scale::log}),
        choice(&Simulate::model,
               {.name = "model",
                .doc = "Model of running water, for all processes that know it; own: as they "
                       "say."}),
    };
}

}  // namespace cuesta
