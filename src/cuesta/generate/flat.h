// SPDX-License-Identifier: Apache-2.0
// A level surface.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

struct Flat {
    double level = 0;

    static constexpr std::string_view name = "flat";
    static constexpr std::string_view summary = "A level surface at one height.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr auto params() {
        return std::tuple{
            param(&Flat::level, {.name = "level",
                                 .unit = "m",
                                 .doc = "Height of the surface.",
                                 .min = -1e6,
                                 .max = 1e6}),
        };
    }
    static FieldUse fields() { return {}; }
    StepReport generate(Field& out, const StepContext& step) const;
};

}  // namespace cuesta
