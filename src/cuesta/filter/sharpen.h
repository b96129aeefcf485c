// SPDX-License-Identifier: Apache-2.0
// Brings out detail: what a blur of the same radius would take away is added once more.
//
//   out = in + amount (in - blur(in, radius))            the unsharp mask of photographers
//
// Holds   the mean of the map and planes away from unwrapped edges stay; amount -1 is the blur.
// Limits  heights leave the range they had: peaks rise, valleys sink.
// Cost    that of blur, one more pass.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

struct Sharpen {
    double radius = 50;
    double amount = 1;

    static constexpr std::string_view name = "sharpen";
    static constexpr std::string_view summary = "Brings out detail smaller than a radius.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr double grid_copies = 1;
    static constexpr auto params() {
        return std::tuple{
            param(&Sharpen::radius,
                  {.name = "radius",
                   .unit = "m",
                   .doc = "Detail smaller than this is brought out: standard deviation of the blur "
                          "it is compared with.",
                   .min = 0,
                   .max = 1e6}),
            param(&Sharpen::amount,
                  {.name = "amount",
                   .unit = "1",
                   .doc = "How much detail is added; 1 doubles it, -1 removes it.",
                   .min = -1,
                   .max = 10}),
        };
    }
    static FieldUse fields() { return {}; }
    StepReport filter(const Field& in, Field& out, const StepContext& step) const;
};

}  // namespace cuesta
