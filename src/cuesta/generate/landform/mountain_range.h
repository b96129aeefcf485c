// SPDX-License-Identifier: Apache-2.0
// A mountain range across the map: ridges along a winding axis, lower towards foothills and plain.
//
//   e = exp(-(c / width)^2), c = distance from the axis in shares of the longer side, bent by noise
//   form = e (0.25 + ridges (0.15 + 0.35 e)) + 0.04 noise, then gullies down its slopes
//
// Ridges are two layers of folded noise as in a ridged multifractal [musgrave1994], rounded; spurs
// and valleys come from landform/gullies.h. The surface is scaled to base and relief at the end, so
// it has the same form at any relief.
//
// Edges   wrapped: axes repeat so that whole numbers of them fit into the period, at least one.
// Holds   same bits for any threads and blocks; noise lies in world metres, the axis in the middle
//         of the map.
// Limits  a given wavelength below two samples is left out ("octaves_above_nyquist").
// Cost    four octaves of noise, six of gullies, one temporary field.
#pragma once

#include "cuesta/generate/surface_params.h"
#include "cuesta/operator/operator.h"

namespace cuesta {

struct MountainRange {
    double relief = 2500;
    double base = 0;
    double strike = 60;
    double width = 0.22;
    double wavelength = 0;
    double winding = 0.12;
    double hurst = 0.9;

    static constexpr std::string_view name = "mountain_range";
    static constexpr std::string_view summary =
        "A mountain range with ridges, spurs and foothills, ready for erosion.";
    static constexpr std::array<std::string_view, 2> cites{"musgrave1994", "lagae2009"};
    static constexpr std::array promises{hold(Holds::keeps_within_relief)};
    static constexpr int temporaries = 1;
    static constexpr double traffic_bytes = 28;  // two fields written and read, scaled
    static constexpr auto params() {
        return std::tuple{
            param(&MountainRange::relief, relief_info),
            param(&MountainRange::base, base_info),
            param(&MountainRange::strike, {.name = "strike",
                                           .unit = "deg",
                                           .doc = "Direction of the axis, clockwise from north.",
                                           .min = 0,
                                           .max = 180}),
            param(&MountainRange::width,
                  {.name = "width",
                   .unit = "1",
                   .doc = "Half-width of the range as a share of the longer side.",
                   .min = 0.02,
                   .max = 2}),
            param(&MountainRange::wavelength,
                  {.name = "wavelength",
                   .unit = "m",
                   .doc = "Distance between main ridges; 0 takes a quarter of the longer side.",
                   .min = 0,
                   .max = 1e7}),
            param(&MountainRange::winding,
                  {.name = "winding",
                   .unit = "1",
                   .doc = "How far the axis wanders, as a share of the longer side.",
                   .min = 0,
                   .max = 1}),
            param(&MountainRange::hurst, {.name = "hurst",
                                          .unit = "1",
                                          .doc = "Smoothness of the slopes: 0 is jagged, 1 smooth.",
                                          .min = 0,
                                          .max = 1}),
        };
    }
    static FieldUse fields() { return {.reads = {}, .writes = {}, .halo = 1}; }
    StepReport generate(Field& out, const StepContext& step) const;
};

}  // namespace cuesta
