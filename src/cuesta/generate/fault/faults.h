// SPDX-License-Identifier: Apache-2.0
// Faults with a profile: steps, ramps or walls along random lines.
//
//   line   x cos(a) + y sin(a) = p, from the middle of the map; a uniform, |p| up to half the
//          diagonal; s = signed distance                                          [ferreira2022]
//   step   +1 on one side, -1 on the other
//   sine   sin(s / width) while |s / width| <= pi/2, +-1 beyond: a ramp
//   cosine (1 + cos(s / width)) / 2 while |s / width| <= pi, 0 beyond: a wall
//
// The sum over all faults is scaled to relief and base. Two other ways to choose lines go through
// two random samples; they crowd the middle of the map, and `line` always raises the southern side.
//
// Holds   same bits for any threads and blocks. sine and cosine are continuous: neighbours differ
//         by no more than one spacing / width per fault. Wrapped maps are rolled up, without seam.
// Cost    O(cells x faults), with few cells near each, see fault/fault_sum.h.
#pragma once

#include "cuesta/generate/surface_params.h"
#include "cuesta/operator/operator.h"

namespace cuesta {

enum class FaultShape { step, sine, cosine };
constexpr auto choice_words(FaultShape) {
    return std::array<std::string_view, 3>{"step", "sine", "cosine"};
}

enum class FaultChoice { normal_form, line, vector };
constexpr auto choice_words(FaultChoice) {
    return std::array<std::string_view, 3>{"normal_form", "line", "vector"};
}

struct Faults {
    int count = 100;
    FaultShape profile = FaultShape::sine;
    double width = 0;
    FaultChoice lines = FaultChoice::normal_form;
    double relief = 500;
    double base = 0;

    static constexpr std::string_view name = "faults";
    static constexpr std::string_view summary =
        "Steps, ramps or walls along random lines, for blocky and folded land.";
    static constexpr std::array<std::string_view, 1> cites{"ferreira2022"};
    static constexpr std::array promises{hold(Holds::keeps_within_relief)};
    static constexpr double traffic_bytes = 20;  // written, read for its range, scaled
    static constexpr auto params() {
        return std::tuple{
            param(&Faults::count, {.name = "count",
                                   .unit = "1",
                                   .doc = "Number of faults.",
                                   .min = 1,
                                   .max = 100000,
                                   .scale = Scale::log}),
            choice(&Faults::profile,
                   {.name = "profile",
                    .doc = "Height across a fault: a step, a ramp (sine) or a wall (cosine)."}),
            param(&Faults::width, {.name = "width",
                                   .unit = "m",
                                   .doc = "Width of ramps and walls: one radian of their wave; 0 "
                                          "takes a fiftieth of the longer side.",
                                   .min = 0,
                                   .max = 1e6}),
            choice(&Faults::lines,
                   {.name = "lines",
                    .doc = "How lines are drawn: by direction and distance from the middle, or "
                           "through two samples with the south or either side raised."}),
            param(&Faults::relief, relief_info),
            param(&Faults::base, base_info),
        };
    }
    static FieldUse fields() { return {}; }
    StepReport generate(Field& out, const StepContext& step) const;
};

}  // namespace cuesta
