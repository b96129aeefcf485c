// SPDX-License-Identifier: Apache-2.0
// Hillslope creep: soil moves downslope, ever faster as the slope nears a critical value.
//
//   q = -D grad z / (1 - (|grad z| / Sc)^2)       dz/dt = -div q                  [roering1999]
//   linear: q = -D grad z                                                        [culling1960]
//
// Scheme  one flux per face between cells, |grad z| from the six cells around it. Stages of a
//         stabilised method (hillslope_scheme.h) sum up what crosses every face; whole units of the
//         ground then leave one cell and enter the other, the rest waits at the face. So a step of
//         any length is stable and costs the root of what plain small steps would.
// Edges   open: border samples are base level; they keep their height, what arrives leaves over
//         that side and what they give came in over it. closed: nothing crosses. Wrapped edges are
//         neighbours. Each side for itself; a corner is base level if one of its sides is.
// Layers  what moves is taken from the top of the column that gives and laid on the other as the
//         material it is; only loose material with `soil_only`, and then no more than there is
//         (hillslope_move.h).
// Plants  the field `plant_cover` lowers D (terrain/plant_hold.h).
// Holds   every material to the unit; same bits for any threads and blocks, and on ground of one
//         material for turned and mirrored maps; no new highest or lowest beyond a unit or two.
// Limits  1 / (1 - ...) ends at 10, from slopes of 0.95 Sc on: `capped_faces` counts those. A step
//         takes at most 20,000 stages; years beyond them are left out, `left_out_years` says so.
//         Nor do years count that change nothing any more, because the slowest wave of the map has
//         died down to a unit (`steady_years`, 25 L^2 / (pi^2 D)); what creeps from border to
//         border in them is not booked.
//         Fields outside the range of their parameter are taken at its end: `limited_angles`,
//         `limited_diffusivity`. `limited_cells`: had less soil than would have moved.
// Cost    O(cells) per stage, one halo cell. 20 kyr at D = 0.01: 10 m spacing and slopes near the
//         critical one 16 x 10 stages, gentle slopes 8; 60 m 16 x 2 and 1. Layers are moved once at
//         the end, or when 512 m have crossed a face; with soil_only after every 16 stages.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

struct Hillslope {
    enum class Model { nonlinear, linear };

    FieldOr diffusivity = 0.01;
    FieldOr critical_slope = 35.0;
    Model model = Model::nonlinear;
    bool soil_only = false;
    double mixing = 1;
    double time_step = 20000;

    static constexpr std::string_view name = "hillslope";
    static constexpr std::string_view summary =
        "Soil creeps downhill, rounds the crests and fills hollows; faster on steep slopes.";
    static constexpr std::array<std::string_view, 3> cites{"roering1999", "culling1960",
                                                           "meyer2014"};
    // Rounding of floats, far below the 1e-4 of what moves that its scheme allows.
    static constexpr std::array promises{hold(Holds::conserves_materials),
                                         hold(Holds::leaves_water),
                                         hold(Holds::never_raises_maximum, 0.01)};
    static constexpr int temporaries = 17;
    static constexpr double traffic_bytes =
        2000;  // 32 per stage, about 60 stages on the bench's ground
    static constexpr auto params();
    static FieldUse fields();
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto choice_words(Hillslope::Model) {
    return std::array<std::string_view, 2>{"nonlinear", "linear"};
}

constexpr auto Hillslope::params() {
    return std::tuple{
        param(&Hillslope::diffusivity,
              {.name = "diffusivity",
               .unit = "m2/yr",
               .doc = "Ground that creeps through a metre of contour in a year on a slope of 1, "
                      "while slopes are gentle; a number, or a field.",
               .min = 1e-6,
               .max = 10,
               .scale = Scale::log}),
        param(&Hillslope::critical_slope,
              {.name = "critical_slope",
               .unit = "deg",
               .doc = "Slope towards which creep grows without bound; a number, or a field; talus "
                      "is the angle of the material on top; 90 is linear.",
               .min = 1,
               .max = 90}),
        choice(&Hillslope::model,
               {.name = "model",
                .doc = "Whether creep grows faster than the slope near the critical one, or in "
                       "proportion to it."}),
        toggle(
            &Hillslope::soil_only,
            {.name = "soil_only",
             .doc = "Only loose material moves, as far as there is some; else rock creeps too."}),
        param(&Hillslope::mixing,
              {.name = "mixing",
               .unit = "m",
               .doc = "Down to this depth arriving debris is stirred into a loose layer of its own "
                      "kind; what is solid stays below what arrives.",
               .min = 0,
               .max = 10}),
        param(&Hillslope::time_step, {.name = "time_step",
                                      .unit = "yr",
                                      .doc = "Time that one step stands for.",
                                      .min = 1e-3,
                                      .max = 1e9,
                                      .scale = Scale::log}),
    };
}

inline FieldUse Hillslope::fields() {
    return {.reads = {},
            .writes = {std::string(field::height), "hillslope.rest_x", "hillslope.rest_y"},
            .halo = 1,
            .knows = {std::string(field::talus)}};
}

}  // namespace cuesta
