// SPDX-License-Identifier: Apache-2.0
// Poisson faulting: random lines, each lifting the land on one side and lowering it on the other.
//
//   h = sum over faults of sgn(s) |s|^(H - 1/2),   s = signed distance to the fault in samples
//   [mandelbrot1975] [voss1985]; H = 1/2 is the plain step
//
// Lines have a uniform direction and a uniform distance from the middle of the map, up to its
// circumscribed circle, so that every place is cut alike. Wrapped maps are rolled up first and cut
// by planes (fault/fault_surface.h): no seam. `globe` takes the map for a planet in longitude and
// latitude and cuts it by planes at random distances from its centre; `great_circles` only by
// planes through the centre, where every mountain faces an equal hole.
//
// Stop    after `count` faults, or as soon as the share `neighbour_share` of neighbouring samples
//         is parted by faults (unequal heights of the plain step), looked at every 50 faults at
//         1024 random samples. The report has the number as "faults_at_stop", or counts
//         "stop_not_reached". Finer samples need more faults, so this form depends on the size.
// Holds   same bits for any threads and blocks; plain steps are summed exactly.
// Limits  H comes out near enough (docs/science/faulting.md); creases of single faults stay
//         visible below some 500 of them.
// Cost    O(cells x faults), see fault/fault_sum.h.
#pragma once

#include "cuesta/generate/surface_params.h"
#include "cuesta/operator/operator.h"

namespace cuesta {

enum class FaultedSurface { map, globe, great_circles };
constexpr auto choice_words(FaultedSurface) {
    return std::array<std::string_view, 3>{"map", "globe", "great_circles"};
}

enum class FaultStop { count, neighbours };
constexpr auto choice_words(FaultStop) {
    return std::array<std::string_view, 2>{"count", "neighbours"};
}

struct Faulting {
    double hurst = 0.9;
    double relief = 1000;
    double base = 0;
    int count = 1000;
    FaultStop stop = FaultStop::count;
    double neighbour_share = 0.55;
    FaultedSurface surface = FaultedSurface::map;

    static constexpr std::string_view name = "faulting";
    static constexpr std::string_view summary =
        "A fractal surface from many random faults; blocks and steps at few of them.";
    static constexpr std::array<std::string_view, 2> cites{"mandelbrot1975", "voss1985"};
    static constexpr std::array promises{hold(Holds::keeps_within_relief)};
    static constexpr double traffic_bytes = 20;  // written, read for its range, scaled
    static constexpr auto params() {
        return std::tuple{
            param(&Faulting::hurst, {.name = "hurst",
                                     .unit = "1",
                                     .doc = "Smoothness: 0 is a scree of spikes, 0.5 plain steps, "
                                            "1 rolling hills.",
                                     .min = 0,
                                     .max = 1}),
            param(&Faulting::relief, relief_info),
            param(&Faulting::base, base_info),
            param(&Faulting::count, {.name = "count",
                                     .unit = "1",
                                     .doc = "Number of faults, or the most of them with a stop "
                                            "criterion.",
                                     .min = 1,
                                     .max = 100000,
                                     .scale = Scale::log}),
            choice(&Faulting::stop,
                   {.name = "stop",
                    .doc = "When to end: after the count, or when enough neighbouring samples are "
                           "parted by faults."}),
            param(&Faulting::neighbour_share,
                  {.name = "neighbour_share",
                   .unit = "1",
                   .doc = "Share of parted neighbours at which the stop by neighbours ends.",
                   .min = 0.01,
                   .max = 0.99}),
            choice(&Faulting::surface,
                   {.name = "surface",
                    .doc = "What is cut: the map as it is or rolled up along its wrapped edges, or "
                           "a globe whose poles are the first and the last row."}),
        };
    }
    static FieldUse fields() { return {}; }
    StepReport generate(Field& out, const StepContext& step) const;
};

}  // namespace cuesta
