// SPDX-License-Identifier: Apache-2.0
// Successive random additions: midpoint displacement in which all points move at every half step.
//
//   as diamond_square, and each half step adds s N(0,1) to the old points too       [voss1985]
//   s = s0 2^(-H / 2) to the power of the half step                                 [saupe1988]
//
// Old and new points get the same share of every scale. In one dimension this makes increments
// even; with means of four in two dimensions creases are weaker than those of plain midpoints but
// not gone.
//
// Place, sizes, edges and scheme are those of diamond_square.h. One more level moves all points by
// its small addition, so twice the samples show the same land to within its finest detail.
// Limits  the exponent comes out nearer to 1/2 than asked; docs/science/diamond_square.md.
// Cost    O(cells), about twice the random numbers of diamond_square.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

struct RandomAdditions {
    double hurst = 0.9;
    double relief = 1000;
    double base = 0;

    static constexpr std::string_view name = "random_additions";
    static constexpr std::string_view summary =
        "A fractal surface by successive random additions: every point moves at every scale.";
    static constexpr std::array<std::string_view, 2> cites{"voss1985", "saupe1988"};
    static constexpr double traffic_bytes = 20;  // written, read for its range, scaled
    static constexpr auto params() {
        return std::tuple{
            param(&RandomAdditions::hurst,
                  {.name = "hurst",
                   .unit = "1",
                   .doc = "Smoothness: 0 is a scree of spikes, 1 rolling hills.",
                   .min = 0,
                   .max = 1}),
            param(&RandomAdditions::relief,
                  {.name = "relief",
                   .unit = "m",
                   .doc = "Height between the lowest and the highest sample.",
                   .min = 0,
                   .max = 1e5}),
            param(&RandomAdditions::base, {.name = "base",
                                           .unit = "m",
                                           .doc = "Height of the lowest sample.",
                                           .min = -1e5,
                                           .max = 1e5}),
        };
    }
    static FieldUse fields() { return {}; }
    StepReport generate(Field& out, const StepContext& step) const;
};

}  // namespace cuesta
