// SPDX-License-Identifier: Apache-2.0
// Diamond-square: midpoint displacement on a lattice of squares, halved level by level.
//
//   centre = mean of 4 corners + s N(0,1)        s = s0 2^(-H (2 k + 1) / 2) at level k
//   edge   = mean of 2 corners and 2 centres + s N(0,1)    s = s0 2^(-H (2 k + 2) / 2)
//   [fournier1982], two half steps per level with 2^(-H/2) each [saupe1988]
//
// Edge points on an open border have no outer centre: the mean of the two corners, or with
// three_point of them and the inner centre. Wrapped axes have no border; their squares meet
// themselves.
//
// method = "square_square" cuts corners instead [miller1986], square_lattice.h: no creases, no
// border, and given corners lead the surface without being met. `rise` is the share of the
// displacements that go up: above 1/2 land that swells between its coarse points, which stay behind
// as dents, below it land that sags between them; by square_square, where all points move at every
// level, it stands out or is pitted evenly.
//
// Place   the coarsest square spans the longer side of the map from its north-west corner (on a
//         wrapped axis exactly one period), so another number of samples shows the same land with
//         more or less detail. Sizes 2^n + 1 down to 3 % less (wrapped: 2^n) take the lattice
//         points as they are; others take a finer lattice and resample it by a cubic spline, which
//         softens the last octave; the report counts this as "resampled_lattice".
//         With `land_size` the squares have that side, begin at the origin of coordinates and go
//         on without end; the map is the window at the grid's origin, and relief is that of 8 x 8
//         squares of the land. Where land_size / spacing is a power of two and the origin lies on
//         a sample, any two maps agree to the bit, else to the rounding of the resampling.
// Scheme  strips of rows are refined from the coarsest square down each on its own; every number
//         is keyed by level and lattice point, so strips, blocks and windows agree to the bit.
// Limits  the method's own: creases along the coarse lattice lines, and an exponent that comes out
//         nearer to 1/2 than asked; docs/science/diamond_square.md has the measured figures.
// Cost    O(cells); a strip of about one megabyte per thread, nothing else.
#pragma once

#include "cuesta/generate/surface_params.h"
#include "cuesta/operator/operator.h"

namespace cuesta {

enum class EdgeRule { two_point, three_point };

constexpr auto choice_words(EdgeRule) {
    return std::array<std::string_view, 2>{"two_point", "three_point"};
}

enum class MidpointMethod { diamond_square, square_square };

constexpr auto choice_words(MidpointMethod) {
    return std::array<std::string_view, 2>{"diamond_square", "square_square"};
}

struct DiamondSquare {
    double hurst = 0.9;
    double relief = 1000;
    double base = 0;
    Numbers<4> corners = {};
    EdgeRule edge_rule = EdgeRule::two_point;
    MidpointMethod method = MidpointMethod::diamond_square;
    double rise = 0.5;
    double land_size = 0;

    static constexpr std::string_view name = "diamond_square";
    static constexpr std::string_view summary =
        "A fractal surface by midpoint displacement, quick and rough-and-ready.";
    static constexpr std::array<std::string_view, 3> cites{"fournier1982", "miller1986",
                                                           "saupe1988"};
    static constexpr double traffic_bytes = 16;  // written, scaled
    static constexpr auto params() {
        return std::tuple{
            param(&DiamondSquare::hurst, hurst_info),
            param(
                &DiamondSquare::relief,
                {.name = "relief",
                 .unit = "m",
                 .doc =
                     "Height between the lowest and the highest sample; with corners given, three "
                     "times the standard deviation of the coarsest displacement instead.",
                 .min = 0,
                 .max = 1e5}),
            param(&DiamondSquare::base, {.name = "base",
                                         .unit = "m",
                                         .doc = "Height of the lowest sample; without effect when "
                                                "corners are given.",
                                         .min = -1e5,
                                         .max = 1e5}),
            param(
                &DiamondSquare::corners,
                {.name = "corners",
                 .unit = "m",
                 .doc = "Heights at the corners NW, NE, SW, SE of the square that spans the longer "
                        "side; fewer than four repeat the last, none are drawn at random.",
                 .min = -1e5,
                 .max = 1e5}),
            choice(&DiamondSquare::edge_rule,
                   {.name = "edge_rule",
                    .doc = "Points on an open border: the mean of the two corners, or of them and "
                           "the inner centre."}),
            choice(&DiamondSquare::method,
                   {.name = "method",
                    .doc = "How squares are refined: centres then edges, or by cutting corners, "
                           "which leaves no creases and only leans on the corners given."}),
            param(&DiamondSquare::rise,
                  {.name = "rise",
                   .unit = "1",
                   .doc = "How likely a point goes up rather than down each time it is moved.",
                   .min = 0,
                   .max = 1}),
            param(
                &DiamondSquare::land_size,
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
