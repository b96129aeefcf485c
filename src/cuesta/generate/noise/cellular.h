// SPDX-License-Identifier: Apache-2.0
// Cellular noise: distances to random points, one in each cell of a lattice.
//
//   f1 = distance to the nearest point, f2 = to the second nearest                   [worley1996]
//   edges = distance to the border between the nearest point's ground and its neighbours'
//
// Scheme  5 x 5 cells around each sample, which hold the nearest two points for certain: the second
//         nearest is at most 1.81 cells away, a point outside at least 2. Lattice rows of points
//         are drawn once; samples look their cells' points up (lattice_kernel.h).
// Edges   wrapped maps are seamless; the extent becomes a whole number of cells, at least one.
// Holds   same bits for any threads, blocks and vector width; a smaller map shows the same land.
// Limits  cells below two samples are left out (report: "octaves_above_nyquist"), which leaves flat
//         ground. A neighbour outside the 25 cells would be missed by `edges`; none was in a
//         million samples.
// Cost    25 points per sample, twice for `edges`; tables of 12 bytes per column.
#pragma once

#include "cuesta/generate/noise/scaling.h"
#include "cuesta/generate/surface_params.h"
#include "cuesta/operator/operator.h"

namespace cuesta {

enum class CellMeasure { f1, f2, f2_minus_f1, edges };
constexpr auto choice_words(CellMeasure) {
    return std::array<std::string_view, 4>{"f1", "f2", "f2_minus_f1", "edges"};
}

struct Cellular {
    CellMeasure measure = CellMeasure::f2_minus_f1;
    double jitter = 1;
    double wavelength = 1000;
    double relief = 1000;
    double base = 0;
    Scaling scaling = Scaling::map;

    static constexpr std::string_view name = "cellular";
    static constexpr std::string_view summary =
        "Ground divided among random points: cones, cushions or cracked slabs.";
    static constexpr std::array<std::string_view, 1> cites{"worley1996"};
    static constexpr double traffic_bytes = 20;  // written, read for its range, scaled
    static constexpr auto params() {
        return std::tuple{
            choice(
                &Cellular::measure,
                {.name = "measure",
                 .doc = "Height is the distance to the nearest point (f1), to the second (f2), "
                        "the difference of both, or the distance to the border between points."}),
            param(&Cellular::jitter,
                  {.name = "jitter",
                   .unit = "1",
                   .doc = "How far points stray from the middle of their cells; 0 is a chessboard.",
                   .min = 0,
                   .max = 1}),
            param(&Cellular::wavelength, {.name = "wavelength",
                                          .unit = "m",
                                          .doc = "Distance between neighbouring points.",
                                          .min = 1e-2,
                                          .max = 1e7,
                                          .scale = Scale::log}),
            param(&Cellular::relief, relief_info),
            param(&Cellular::base, base_info),
            choice(&Cellular::scaling, scaling_info),
        };
    }
    static FieldUse fields() { return {}; }
    StepReport generate(Field& out, const StepContext& step) const;
};

}  // namespace cuesta
