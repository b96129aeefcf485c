// SPDX-License-Identifier: Apache-2.0
// Drowns a given share of the map: its lowest samples become flat sea floor, the rest is land.
//
//   q    = height of the n-th lowest sample, n = share x samples, rounded
//   h <= q   becomes `floor`
//   h >  q   becomes floor + coast + (h - q) k;  k = 1, or so that the highest is floor + relief
//
// Holds   exactly n samples are sea floor, unless several share the height q: those beyond n drown
//         too and are counted as "ties_at_the_coast". Same bits on any block layout.
// Limits  NaN samples stay NaN and count as neither. With relief below coast there is no room for
//         land: it then lies flat at the coast and is counted as "flat_land".
// Cost    three passes over the cells, no temporary.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

struct OceanFloor {
    double share = 0.6;
    double floor = 0;
    double coast = 5;
    double relief = 0;

    static constexpr std::string_view name = "ocean_floor";
    static constexpr std::string_view summary =
        "Makes sea floor of a given share of the map, the lowest of it.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr double traffic_bytes = 20;  // read three times, written once
    static constexpr auto params() {
        return std::tuple{
            param(&OceanFloor::share, {.name = "share",
                                       .unit = "1",
                                       .doc = "Share of the samples that become sea floor.",
                                       .min = 0,
                                       .max = 1}),
            param(&OceanFloor::floor, {.name = "floor",
                                       .unit = "m",
                                       .doc = "Height of the sea floor.",
                                       .min = -1e5,
                                       .max = 1e5}),
            param(&OceanFloor::coast, {.name = "coast",
                                       .unit = "m",
                                       .doc = "Step from the sea floor up to the lowest land.",
                                       .min = 0,
                                       .max = 1e4}),
            param(&OceanFloor::relief, {.name = "relief",
                                        .unit = "m",
                                        .doc = "Height of the highest land above the sea floor; 0 "
                                               "leaves the land as high as it is.",
                                        .min = 0,
                                        .max = 1e5}),
        };
    }
    static FieldUse fields() { return {}; }
    StepReport filter(const Field& in, Field& out, const StepContext& step) const;
};

}  // namespace cuesta
