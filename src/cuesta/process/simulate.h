// SPDX-License-Identifier: Apache-2.0
// The container that interleaves processes: in each step every process that is due runs once, in
// the order of the recipe, on one shared state. The engine drives it (engine/advance.cpp).
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

struct Simulate {
    std::int64_t steps = 100;

    static constexpr std::string_view name = "simulate";
    static constexpr std::string_view summary = "Runs processes together, step by step.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr auto params() {
        return std::tuple{
            param(&Simulate::steps, {.name = "steps",
                                     .unit = "1",
                                     .doc = "How many steps to run.",
                                     .min = 0,
                                     .max = 1'000'000'000,
                                     .scale = Scale::log}),
        };
    }
    static FieldUse fields() { return {}; }
};

}  // namespace cuesta
