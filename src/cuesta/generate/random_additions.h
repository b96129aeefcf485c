// SPDX-License-Identifier: Apache-2.0
// Successive random additions: a lattice is refined again and again, and at every refinement all
// its points move, old ones and new ones alike.
//
//   every half step: new points between the old, s N(0,1) to all, all averaged       [voss1985]
//   s = s0 2^(-H / 2) to the power of the half step                                 [saupe1988]
//
// Scheme  additions_lattice.h. Means of four alone would leave old points rougher than new ones and
//         creases along coarse lines; averaging every half step [velho2001] leaves neither.
// Place   sizes and resampling are those of diamond_square.h. An open map is a window of a larger
//         land and has no border. The last addition depends on the number of samples, so twice the
//         samples show the same land to within its finest detail.
// Limits  docs/science/random_additions.md has the measured exponents. Sizes that are resampled are
//         softer below some 8 samples.
// Cost    O(cells), about twice the random numbers of diamond_square; a strip of a few megabytes
//         per thread.
#pragma once

#include "cuesta/generate/surface_params.h"
#include "cuesta/operator/operator.h"

namespace cuesta {

struct RandomAdditions {
    double hurst = 0.9;
    double relief = 1000;
    double base = 0;

    static constexpr std::string_view name = "random_additions";
    static constexpr std::string_view summary =
        "A fractal surface by successive random additions: every point moves at every scale.";
    static constexpr std::array<std::string_view, 3> cites{"voss1985", "saupe1988", "velho2001"};
    static constexpr std::array promises{hold(Holds::keeps_within_relief)};
    static constexpr double traffic_bytes = 20;  // written, read for its range, scaled
    static constexpr auto params() {
        return std::tuple{
            param(&RandomAdditions::hurst, hurst_info),
            param(&RandomAdditions::relief, relief_info),
            param(&RandomAdditions::base, base_info),
        };
    }
    static FieldUse fields() { return {}; }
    StepReport generate(Field& out, const StepContext& step) const;
};

}  // namespace cuesta
