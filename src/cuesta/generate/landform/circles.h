// SPDX-License-Identifier: Apache-2.0
// The circle algorithm: cosine bumps pushed up or down at random, first few and large, then more
// and smaller ones.
//
//   h += f (cos(pi d / r) + 1) for d <= r                                      [muench2011, 2.11]
//   octave k: radius r0 / 2^k, count n0 4^k (equal coverage), factor 2^(-k H), sign by chance
//
// Edges   wrapped: bumps go through the seam; open: cut off, and since their middles lie on the map
//         the rim of the map gets about half as many.
// Holds   same bits for any threads and blocks; middles are drawn in shares of the extent, so
//         another number of samples shows the same land.
// Limits  octaves with bumps narrower than two samples are left out and counted as
//         "octaves_above_nyquist". More than four million bumps are refused.
// Cost    O(cells x octaves x coverage); bumps are drawn some at a time and not kept.
#pragma once

#include <span>

#include "cuesta/generate/landform/discs.h"
#include "cuesta/generate/surface_params.h"
#include "cuesta/operator/operator.h"

namespace cuesta {

enum class CircleSign { both, up, down };
constexpr auto choice_words(CircleSign) {
    return std::array<std::string_view, 3>{"both", "up", "down"};
}

struct Circles {
    double hurst = 0.8;
    double relief = 800;
    double base = 0;
    int count = 24;
    double radius = 0;
    int octaves = 6;
    CircleSign sign = CircleSign::both;

    static constexpr std::string_view name = "circles";
    static constexpr std::string_view summary =
        "Soft hills from round bumps and hollows, many small ones upon few large ones.";
    static constexpr std::array<std::string_view, 1> cites{"muench2011"};
    static constexpr std::array promises{hold(Holds::keeps_within_relief)};
    static constexpr double traffic_bytes = 20;  // written, read for its range, scaled
    static constexpr auto params() {
        return std::tuple{
            param(&Circles::hurst, {.name = "hurst",
                                    .unit = "1",
                                    .doc = "Smoothness: how fast small bumps lose height.",
                                    .min = 0,
                                    .max = 2}),
            param(&Circles::relief, relief_info),
            param(&Circles::base, base_info),
            param(&Circles::count, {.name = "count",
                                    .unit = "1",
                                    .doc = "Number of the largest bumps.",
                                    .min = 1,
                                    .max = 1000,
                                    .scale = Scale::log}),
            param(&Circles::radius, {.name = "radius",
                                     .unit = "m",
                                     .doc = "Radius of the largest bumps; 0 takes a quarter of the "
                                            "shorter side.",
                                     .min = 0,
                                     .max = 1e6}),
            param(&Circles::octaves, {.name = "octaves",
                                      .unit = "1",
                                      .doc = "Sizes of bumps, each half as wide and four times as "
                                             "many as the last.",
                                      .min = 1,
                                      .max = 12}),
            choice(&Circles::sign,
                   {.name = "sign", .doc = "Bumps that rise, hollows, or both by chance."}),
        };
    }
    static FieldUse fields() { return {}; }
    StepReport generate(Field& out, const StepContext& step) const;
};

// out += height (cos(pi d / r) + 1) for every disc.
void add_cosine_discs(std::span<const Disc> discs, const Grid& grid, const Block& block,
                      Field& out);

}  // namespace cuesta
