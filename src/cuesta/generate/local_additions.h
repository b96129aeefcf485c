// SPDX-License-Identifier: Apache-2.0
// Random additions in one window: detail for a part of the land, nothing outside.
//
//   two random places a, b of the window, one place between them: p = a + t (b - a)   [muench2011]
//   h += f s N(0,1) (cos(pi d / r) + 1) / 2 for d <= r around p
//   octave k: r = radius / 2^k, s = height 2^(-k H), count 4^k additions
//
// Single samples would be spikes, so every addition is spread with a cosine. The places keep a
// radius away from the rim, so that nothing is cut off, and f = (1 - u^2) (1 - v^2) fades the land
// out towards it, u and v from -1 to 1 across the window.
//
// Use     blend = "add" lays it on the land; outside the window every sample keeps its bits.
// Place   x and y are metres east and south of the map's centre; the window may lie across a seam.
// Holds   same bits for any threads and blocks; another number of samples shows the same land.
// Limits  octaves with a radius below one sample are left out and counted as
//         "octaves_above_nyquist"; a radius above half the shorter side of the window is taken as
//         that and counted as "radius_cut_to_window"; a window beside the map is counted as
//         "window_misses_map". More than four million additions are refused.
// Cost    O(samples of the window x octaves x coverage); additions are drawn some at a time.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

struct LocalAdditions {
    double x = 0;
    double y = 0;
    double width = 0;
    double length = 0;
    double height = 60;
    double hurst = 0.8;
    int count = 24;
    double radius = 0;
    int octaves = 6;

    static constexpr std::string_view name = "local_additions";
    static constexpr std::string_view summary =
        "Detail for one window of the land: random bumps, ever smaller and lower.";
    static constexpr std::array<std::string_view, 1> cites{"muench2011"};
    static constexpr double traffic_bytes = 8;  // written once, bumps in the cache
    static constexpr auto params() {
        return std::tuple{
            param(&LocalAdditions::x, {.name = "x",
                                       .unit = "m",
                                       .doc = "Where the middle of the window lies, eastwards.",
                                       .min = -1e7,
                                       .max = 1e7}),
            param(&LocalAdditions::y, {.name = "y",
                                       .unit = "m",
                                       .doc = "Where the middle of the window lies, southwards.",
                                       .min = -1e7,
                                       .max = 1e7}),
            param(&LocalAdditions::width, {.name = "width",
                                           .unit = "m",
                                           .doc = "Size of the window from west to east; 0 takes "
                                                  "half the map.",
                                           .min = 0,
                                           .max = 1e7}),
            param(&LocalAdditions::length, {.name = "length",
                                            .unit = "m",
                                            .doc = "Size of the window from north to south; 0 "
                                                   "takes half the map.",
                                            .min = 0,
                                            .max = 1e7}),
            param(
                &LocalAdditions::height,
                {.name = "height",
                 .unit = "m",
                 .doc = "Standard deviation of the largest additions in the middle of the window.",
                 .min = 0,
                 .max = 1e5}),
            param(&LocalAdditions::hurst, {.name = "hurst",
                                           .unit = "1",
                                           .doc = "Smoothness: how fast small additions lose "
                                                  "height.",
                                           .min = 0,
                                           .max = 2}),
            param(&LocalAdditions::count, {.name = "count",
                                           .unit = "1",
                                           .doc = "Number of the largest additions.",
                                           .min = 1,
                                           .max = 1000,
                                           .scale = Scale::log}),
            param(&LocalAdditions::radius,
                  {.name = "radius",
                   .unit = "m",
                   .doc = "Radius of the largest additions, up to half the shorter side of the "
                          "window; 0 takes a quarter of that side.",
                   .min = 0,
                   .max = 1e6}),
            param(&LocalAdditions::octaves,
                  {.name = "octaves",
                   .unit = "1",
                   .doc = "Sizes of additions, each half as wide and four times as many as the "
                          "last.",
                   .min = 1,
                   .max = 12}),
        };
    }
    static FieldUse fields() { return {}; }
    StepReport generate(Field& out, const StepContext& step) const;
};

}  // namespace cuesta
