// SPDX-License-Identifier: Apache-2.0
// Domain warping: every sample takes its height from another place, which bends valleys and ridges.
//
//   out(p) = in(p + shift(p)),   shift = (east, south) + amount noise(p / wavelength)
//
// The shift is the sum of two fields or numbers in metres and of a smooth random field
// (filter/displacement.h). Between samples the surface is cubic [keys1981] or straight.
//
// Holds   shift 0 leaves the bits as they are; shifts by whole samples copy samples. The random
//         shift depends on the place in the world alone. Same bits on any block layout.
// Limits  beyond an unwrapped edge the map is mirrored; samples that look there are counted as
//         "read_beyond_edge". Octaves below two samples are left out ("octaves_above_nyquist"); a
//         shift that is not finite counts as "shift_not_finite" and moves nothing. Cubics overshoot
//         by up to 0.28 of the largest jump between neighbours (0.125 along one axis); bilinear
//         keeps masks between 0 and 1.
// Cost    16 samples read per sample; on several blocks each holds the whole map.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

enum class WarpSampling { bicubic, bilinear };
constexpr auto choice_words(WarpSampling) {
    return std::array<std::string_view, 2>{"bicubic", "bilinear"};
}

struct Warp {
    double amount = 100;
    double wavelength = 1000;
    int octaves = 3;
    FieldOr east = 0.0;
    FieldOr south = 0.0;
    WarpSampling sampling = WarpSampling::bicubic;

    static constexpr std::string_view name = "warp";
    static constexpr std::string_view summary = "Bends a surface by reading it at shifted places.";
    static constexpr std::array<std::string_view, 2> cites{"perlin2002", "keys1981"};
    static constexpr double grid_copies = 1;
    static constexpr auto params() {
        return std::tuple{
            param(&Warp::amount, {.name = "amount",
                                  .unit = "m",
                                  .doc = "Largest random shift along each axis; 0 leaves only east "
                                         "and south.",
                                  .min = 0,
                                  .max = 1e5}),
            param(&Warp::wavelength, {.name = "wavelength",
                                      .unit = "m",
                                      .doc = "Size of the largest bends of the random shift.",
                                      .min = 0.1,
                                      .max = 1e6,
                                      .scale = Scale::log}),
            param(&Warp::octaves, {.name = "octaves",
                                   .unit = "1",
                                   .doc = "Layers of bends, each of half the size and shift.",
                                   .min = 1,
                                   .max = 16}),
            param(&Warp::east, {.name = "east",
                                .unit = "m",
                                .doc = "How far east of a sample its height is taken from: a "
                                       "number or a field of metres.",
                                .min = -1e6,
                                .max = 1e6}),
            param(&Warp::south, {.name = "south",
                                 .unit = "m",
                                 .doc = "How far south of a sample its height is taken from.",
                                 .min = -1e6,
                                 .max = 1e6}),
            choice(&Warp::sampling,
                   {.name = "sampling", .doc = "How heights between samples are found."}),
        };
    }
    static FieldUse fields() { return {}; }
    StepReport filter(const Field& in, Field& out, const StepContext& step) const;
};

}  // namespace cuesta
