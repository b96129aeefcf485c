// SPDX-License-Identifier: Apache-2.0
// A plateau cut by canyons: winding floors, walls in steps of hard and soft layers, level land
// above.
//
//   n = noise; canyons follow the lines n = 0, t = (|n| - floor) / wall from 0 (floor) to 1 (rim),
//   carved by side canyons down its slope (landform/gullies.h)
//   h = stairs(t) with `strata` steps, plus noise of a few per cent, scaled to base and relief
//
// Edges   wrapped maps are seamless. Holds: same bits for any threads and blocks; noise lies in
//         world metres.
// Limits  a given wavelength below two samples is left out ("octaves_above_nyquist").
// Cost    ten octaves of noise, five of gullies, one temporary field.
#pragma once

#include "cuesta/generate/surface_params.h"
#include "cuesta/operator/operator.h"

namespace cuesta {

struct CanyonPlateau {
    double relief = 700;
    double base = 1200;
    double wavelength = 0;
    double width = 0.03;
    double wall = 0.26;
    double side_canyons = 0.12;
    double strata = 6;
    double sharpness = 0.8;
    double roughness = 0.08;

    static constexpr std::string_view name = "canyon_plateau";
    static constexpr std::string_view summary =
        "A plateau cut by winding canyons with stepped walls.";
    static constexpr std::array<std::string_view, 1> cites{"lagae2009"};
    static constexpr std::array promises{hold(Holds::keeps_within_relief)};
    static constexpr int temporaries = 1;
    static constexpr double traffic_bytes = 28;  // two fields written and read, scaled
    static constexpr auto params() {
        return std::tuple{
            param(&CanyonPlateau::relief, relief_info),
            param(&CanyonPlateau::base, base_info),
            param(&CanyonPlateau::wavelength,
                  {.name = "wavelength",
                   .unit = "m",
                   .doc = "Distance between canyons; 0 takes a third of the longer side.",
                   .min = 0,
                   .max = 1e7}),
            param(&CanyonPlateau::width,
                  {.name = "width",
                   .unit = "1",
                   .doc = "Width of the canyon floors, as a share of the noise's range.",
                   .min = 0,
                   .max = 0.5}),
            param(&CanyonPlateau::wall, {.name = "wall",
                                         .unit = "1",
                                         .doc = "Width of the walls, likewise.",
                                         .min = 0.01,
                                         .max = 1}),
            param(&CanyonPlateau::side_canyons,
                  {.name = "side_canyons",
                   .unit = "1",
                   .doc = "How deep side canyons cut into the walls and the plateau; 0 has none.",
                   .min = 0,
                   .max = 1}),
            param(&CanyonPlateau::strata, {.name = "strata",
                                           .unit = "1",
                                           .doc = "Number of hard layers in the walls.",
                                           .min = 1,
                                           .max = 50}),
            param(&CanyonPlateau::sharpness,
                  {.name = "sharpness",
                   .unit = "1",
                   .doc = "How clearly layers step: 0 is a straight wall, 1 level treads.",
                   .min = 0,
                   .max = 1}),
            param(&CanyonPlateau::roughness,
                  {.name = "roughness",
                   .unit = "1",
                   .doc = "Height of small relief as a share of the canyons' depth.",
                   .min = 0,
                   .max = 1}),
        };
    }
    static FieldUse fields() { return {.reads = {}, .writes = {}, .halo = 1}; }
    StepReport generate(Field& out, const StepContext& step) const;
};

}  // namespace cuesta
