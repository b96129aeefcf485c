// SPDX-License-Identifier: Apache-2.0
// Plain midpoint displacement: squares are quartered, every edge takes the mean of its two ends.
//
//   centre = mean of 4 corners + s N(0,1)      s = s0 2^(-H (2 k + 1) / 2) at level k
//   edge   = mean of its 2 ends + s N(0,1)     s = s0 2^(-H (2 k + 2) / 2)        [fournier1982]
//
// The older form of diamond_square: an edge does not know the centres beside it, so the surface has
// a crease along every lattice line, the coarsest most. That is its character; without creases take
// diamond_square, random_additions or spectral.
//
// Place, sizes, edges and scheme are those of diamond_square.h. An edge that two squares share is
// made once (texts that average two corners and the own centre make it twice, with two heights).
// Limits  docs/science/diamond_square.md has the measured creases and exponents.
// Cost    O(cells); a strip of about one megabyte per thread, nothing else.
#pragma once

#include "cuesta/generate/surface_params.h"
#include "cuesta/operator/operator.h"

namespace cuesta {

struct Midpoint {
    double hurst = 0.9;
    double relief = 1000;
    double base = 0;
    Numbers<4> corners = {};
    double rise = 0.5;
    double land_size = 0;

    static constexpr std::string_view name = "midpoint";
    static constexpr std::string_view summary =
        "Plain midpoint displacement, with the creases it is known for.";
    static constexpr std::array<std::string_view, 2> cites{"fournier1982", "saupe1988"};
    static constexpr double traffic_bytes = 20;  // written, read for its range, scaled
    static constexpr auto params() {
        return std::tuple{
            param(&Midpoint::hurst, hurst_info),
            param(
                &Midpoint::relief,
                {.name = "relief",
                 .unit = "m",
                 .doc = "Height between the lowest and the highest sample; with corners given, "
                        "three times the standard deviation of the coarsest displacement instead.",
                 .min = 0,
                 .max = 1e5}),
            param(&Midpoint::base,
                  {.name = "base",
                   .unit = "m",
                   .doc = "Height of the lowest sample; without effect when corners are given.",
                   .min = -1e5,
                   .max = 1e5}),
            param(&Midpoint::corners,
                  {.name = "corners",
                   .unit = "m",
                   .doc = "Heights at the corners NW, NE, SW, SE of the square that spans the "
                          "longer side; fewer than four repeat the last, none are drawn at random.",
                   .min = -1e5,
                   .max = 1e5}),
            param(&Midpoint::rise,
                  {.name = "rise",
                   .unit = "1",
                   .doc = "How likely a point goes up rather than down each time it is moved.",
                   .min = 0,
                   .max = 1}),
            param(
                &Midpoint::land_size,
                {.name = "land_size",
                 .unit = "m",
                 .doc = "Side of the squares of an endless land of which the map is the window at "
                        "the grid's origin, equal in every map that shows it; 0 is the map alone.",
                 .min = 0,
                 .max = 1e7}),
        };
    }
    static FieldUse fields() { return {}; }
    StepReport generate(Field& out, const StepContext& step) const;
};

}  // namespace cuesta
