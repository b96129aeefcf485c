// SPDX-License-Identifier: Apache-2.0
// Thermal erosion: what stands steeper than its talus angle slides to the lower neighbour.
//
//   for every pair of neighbours, upper u, lower l, distance w:
//       m = c max(0, h_u - h_l - w tan a_u)        h_u -= m    h_l += m           [musgrave1989]
//
// Scheme  all pairs from the old heights at once, four or eight neighbours; diagonal pairs have
//         w = spacing x sqrt 2. The angle is that of the upper cell, which is the one that moves.
//         m is cut to whole units of the ground (terrain/layer_stack.h).
// Holds   mass exactly; highest and lowest never grow; a ground at rest is not touched; identical
//         bits for any thread count and block layout.
// Limits  an excess below 8 units (0.06 mm; 4 with four neighbours) does not move. Angles of a
//         field outside 0..89 degrees are taken at the nearer end, `limited_angles` counts those
//         cells. Nothing crosses open and closed edges.
// Cost    O(cells) per step, one halo cell; a temporary field only where the angle is a field.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

struct Thermal {
    enum class Neighbours { eight, four };

    FieldOr angle = "talus";
    double rate = 0.125;
    Neighbours neighbours = Neighbours::eight;

    static constexpr std::string_view name = "thermal";
    static constexpr std::string_view summary =
        "Loose rock slides from slopes steeper than the talus angle and gathers at their foot.";
    static constexpr std::array<std::string_view, 2> cites{"musgrave1989", "muench2011"};
    static constexpr int temporaries = 1;
    static constexpr double traffic_bytes = 8;  // the surface, read and written in place
    static constexpr auto params();
    static FieldUse fields();
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto choice_words(Thermal::Neighbours) {
    return std::array<std::string_view, 2>{"eight", "four"};
}

constexpr auto Thermal::params() {
    return std::tuple{
        param(&Thermal::angle,
              {.name = "angle",
               .unit = "deg",
               .doc = "Steepest slope at rest; a number, or a field such as talus, the angle of "
                      "the material on top.",
               .min = 0,
               .max = 89}),
        // Beyond 1/8 eight neighbours together could lift a pit above its rim.
        param(&Thermal::rate,
              {.name = "rate",
               .unit = "1",
               .doc = "Share of the excess height that slides to one neighbour in one step.",
               .min = 0.001,
               .max = 0.125,
               .scale = Scale::log}),
        choice(&Thermal::neighbours,
               {.name = "neighbours",
                .doc = "Whether rock slides to eight neighbours or only along the axes."}),
    };
}

inline FieldUse Thermal::fields() {
    return {.reads = {}, .writes = {std::string(field::height)}, .halo = 1};
}

}  // namespace cuesta
