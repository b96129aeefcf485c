// SPDX-License-Identifier: Apache-2.0
// Smooths a surface: means over a Gaussian or a square of any size (filter/smooth.h).
//
// Holds   a constant stays to the bit, the sum over the map to rounding, on all edges; the same
//         bits on any block layout.
// Limits  radii below a tenth of the spacing (gaussian) or half of it (box) change nothing and are
//         counted as "radius_below_spacing".
// Cost    O(samples) for any radius; on several blocks each holds the whole map.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

enum class BlurKernel { gaussian, box };
constexpr auto choice_words(BlurKernel) {
    return std::array<std::string_view, 2>{"gaussian", "box"};
}

struct Blur {
    double radius = 50;
    BlurKernel kernel = BlurKernel::gaussian;

    static constexpr std::string_view name = "blur";
    static constexpr std::string_view summary = "Smooths a surface over a radius in metres.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr std::array promises{hold(Holds::never_raises_maximum),
                                         hold(Holds::never_lowers_minimum)};
    static constexpr double grid_copies = 1;
    static constexpr auto params() {
        return std::tuple{
            param(&Blur::radius,
                  {.name = "radius",
                   .unit = "m",
                   .doc = "Standard deviation of the Gaussian, or half the side of the square.",
                   .min = 0,
                   .max = 1e6}),
            choice(&Blur::kernel, {.name = "kernel",
                                   .doc = "Weights that fall off like a bell, or a plain mean over "
                                          "a square."}),
        };
    }
    static FieldUse fields() { return {}; }
    StepReport filter(const Field& in, Field& out, const StepContext& step) const;
};

}  // namespace cuesta
