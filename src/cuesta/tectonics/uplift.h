// SPDX-License-Identifier: Apache-2.0
// Uplift: the ground rises or sinks as a whole, the lowest layer growing from below.
//
//   dz = rate x shape(x, y) x history(t) x time_step, layers above the bed are lifted as they are
//
//   uniform  1
//   ridge    (1 - (d / width)^2)^2, d = distance from a line through the middle x, y
//   dome     the same, d = distance from the middle
//   fault    1 to the right of a line through x, y, looking along its strike, `other_side` to the
//            left; over `ramp` from one to the other
//   tilt     d / width, d = distance from the line, below 0 to its left
//
// A painted map is a field as `rate`. `history` gives pairs of time and factor, straight lines
// between them; a step takes their mean over its own time, so long and short steps agree.
//
// Edges   open: border samples stay, being base level, unless edges_fixed is false. Ridges and
//         domes go through the seam of a wrapped map; faults and tilts cannot (`uplift_seam`).
// Holds   what rises is booked as come in, what sinks as gone out, in the material of the bed;
//         same bits for any threads and blocks. Parts of a unit wait in `uplift.rest`, in metres.
// Limits  ground beyond the range of its unit (8 km for 2^-17 m) gets a unit twice as large or
//         more; `coarser_units` counts that, the rounding is booked. Fields outside the range of
//         `rate` are taken at its end (`limited_rates`).
// Cost    O(cells), no halo, no temporary field.
#pragma once

#include "cuesta/operator/operator.h"
#include "cuesta/tectonics/uplift_shape.h"

namespace cuesta {

struct Uplift {
    using Shape = UpliftShape::Kind;

    FieldOr rate = 0.0005;
    Shape shape = Shape::uniform;
    double x = 0.5;
    double y = 0.5;
    double strike = 0;
    double length = 0.6;
    double width = 0.25;
    double ramp = 0;
    double other_side = 0;
    Numbers<64> history = {};
    bool edges_fixed = true;
    double time_step = 20000;

    static constexpr std::string_view name = "uplift";
    static constexpr std::string_view summary =
        "The ground rises or sinks from below: everywhere, as a ridge, a dome, a fault or a tilt.";
    static constexpr std::array<std::string_view, 1> cites{"braun2013"};
    static constexpr std::array promises{hold(Holds::makes_ground), hold(Holds::takes_ground),
                                         hold(Holds::leaves_water)};
    static constexpr double traffic_bytes = 16;  // surface and rest, read and written
    static constexpr auto params();
    static FieldUse fields();
    std::string problem() const;
    // Mean of the history over `years` from `from_yr` on.
    double factor(double from_yr, double years) const;
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto choice_words(UpliftShape::Kind) {
    return std::array<std::string_view, 5>{"uniform", "ridge", "dome", "fault", "tilt"};
}

constexpr auto Uplift::params() {
    return std::tuple{
        param(&Uplift::rate,
              {.name = "rate",
               .unit = "m/yr",
               .doc = "Speed at which the ground rises, below 0 sinks; a number, or a field.",
               .min = -0.1,
               .max = 0.1}),
        choice(&Uplift::shape, {.name = "shape",
                                .doc = "Where it rises: everywhere (uniform), along a ridge, as a "
                                       "dome, on one side of a fault, or tilting about a line."}),
        param(&Uplift::x, {.name = "x",
                           .unit = "1",
                           .doc = "Middle of ridge or dome, or a point of the fault or hinge, as a "
                                  "share of the extent from the west.",
                           .min = -1,
                           .max = 2}),
        param(&Uplift::y,
              {.name = "y", .unit = "1", .doc = "The same from the north.", .min = -1, .max = 2}),
        param(&Uplift::strike,
              {.name = "strike",
               .unit = "deg",
               .doc = "Direction of ridge, fault or hinge, clockwise from north; the side to the "
                      "right of it rises.",
               .min = 0,
               .max = 360}),
        param(&Uplift::length, {.name = "length",
                                .unit = "1",
                                .doc = "Length of the ridge's line as a share of the longer side.",
                                .min = 0,
                                .max = 10}),
        param(&Uplift::width,
              {.name = "width",
               .unit = "1",
               .doc = "Half-width of the ridge, radius of the dome, or distance from the hinge at "
                      "which a tilt has the full rate, as a share of the longer side.",
               .min = 0.001,
               .max = 10}),
        param(&Uplift::ramp,
              {.name = "ramp",
               .unit = "1",
               .doc = "Width over which the rate changes across a fault, as a share of the longer "
                      "side; 0 is a scarp.",
               .min = 0,
               .max = 10}),
        param(&Uplift::other_side,
              {.name = "other_side",
               .unit = "1",
               .doc = "What the far side of a fault does, as a multiple of the rate; below 0 it "
                      "sinks.",
               .min = -1,
               .max = 1}),
        param(&Uplift::history,
              {.name = "history",
               .unit = "yr",
               .doc = "Pairs of a time since the first step and a factor on the rate then, such as "
                      "0, 1, \"2 Myr\", 0; the first factor holds before, the last one after them.",
               .min = 0,
               .max = 1e9}),
        toggle(&Uplift::edges_fixed,
               {.name = "edges_fixed",
                .doc = "Border samples of open edges stay where they are, as base level."}),
        param(&Uplift::time_step, {.name = "time_step",
                                   .unit = "yr",
                                   .doc = "Time that one step stands for.",
                                   .min = 1e-3,
                                   .max = 1e9,
                                   .scale = Scale::log}),
    };
}

inline FieldUse Uplift::fields() {
    return {.reads = {},
            .writes = {std::string(field::height), "uplift.rest", "isostasy.raised"},
            .halo = 0};
}

}  // namespace cuesta
