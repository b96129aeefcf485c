// SPDX-License-Identifier: Apache-2.0
// Transverse dunes: rows of ridges across the wind, gentle on the windward side, with slip faces in
// the lee.
//
//   phase = distance downwind / wavelength + sinuosity noise;  t = fraction of it
//   windward  z = s^2 (1.6 - 0.6 s),  s = t / p        slow at the trough, sharp at the crest
//   lee       z = 1 - (t - p) / (1 - p),               1 - p = height / (tan(slip) wavelength)
//   h = base + height z (1 - variation noise)
//
// The lee is as long as the slip angle asks for the given height, at the most half a wavelength: a
// larger height makes it steeper, and the report counts "slip_face_too_steep".
//
// Place   world metres; on wrapped axes whole numbers of waves fit into the period, so direction
//         and wavelength move to the nearest that do.
// Holds   same bits for any threads and blocks.
// Limits  a given wavelength below two samples is left out ("octaves_above_nyquist").
// Cost    two octaves of noise each for crest lines and heights, one temporary field.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

struct Dunes {
    double wavelength = 0;
    double height = 0;
    double wind = 100;
    double slip_angle = 32;
    double sinuosity = 0.7;
    double variation = 0.7;
    double base = 0;

    static constexpr std::string_view name = "dunes";
    static constexpr std::string_view summary =
        "Rows of dunes across the wind, with slip faces in the lee.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr int temporaries = 1;
    static constexpr double traffic_bytes = 28;  // two fields written, read and one written again
    static constexpr auto params() {
        return std::tuple{
            param(&Dunes::wavelength,
                  {.name = "wavelength",
                   .unit = "m",
                   .doc = "From crest to crest; 0 takes a twelfth of the longer "
                          "side.",
                   .min = 0,
                   .max = 1e5}),
            param(&Dunes::height,
                  {.name = "height",
                   .unit = "m",
                   .doc = "Height of the highest crests above the troughs; 0 takes a "
                          "twelfth of the wavelength.",
                   .min = 0,
                   .max = 1e4}),
            param(&Dunes::wind, {.name = "wind",
                                 .unit = "deg",
                                 .doc = "Where the wind blows to, clockwise from north.",
                                 .min = 0,
                                 .max = 360}),
            param(&Dunes::slip_angle, {.name = "slip_angle",
                                       .unit = "deg",
                                       .doc = "Slope of the highest slip faces.",
                                       .min = 5,
                                       .max = 60}),
            param(&Dunes::sinuosity, {.name = "sinuosity",
                                      .unit = "1",
                                      .doc = "How far crest lines wander, in wavelengths.",
                                      .min = 0,
                                      .max = 3}),
            param(&Dunes::variation, {.name = "variation",
                                      .unit = "1",
                                      .doc = "How much lower the lowest dunes are, as a share of "
                                             "the height.",
                                      .min = 0,
                                      .max = 1}),
            param(&Dunes::base, {.name = "base",
                                 .unit = "m",
                                 .doc = "Height of the troughs.",
                                 .min = -1e5,
                                 .max = 1e5}),
        };
    }
    static FieldUse fields() { return {}; }
    StepReport generate(Field& out, const StepContext& step) const;
};

}  // namespace cuesta
