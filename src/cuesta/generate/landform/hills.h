// SPDX-License-Identifier: Apache-2.0
// Round hills: paraboloids at random places.
//
//   h = a (1 - d^2 / r^2) for d <= r,   r and a uniform between their bounds       [ferreira2022]
//
// Printed as r^2 - d^2, which makes the middle r^2 high; here the height is its own number. Where
// hills overlap they add up, the higher one counts, or the later one replaces what is under it
// (which cuts its neighbours).
//
// Holds   same bits for any threads and blocks; middles are drawn in shares of the extent.
// Edges   wrapped: hills go through the seam; open: cut off.
// Cost    O(cells covered).
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

enum class HillCombine { add, max, assign };
constexpr auto choice_words(HillCombine) {
    return std::array<std::string_view, 3>{"add", "max", "assign"};
}

struct Hills {
    int count = 30;
    double radius_min = 0;
    double radius_max = 0;
    double height_min = 100;
    double height_max = 350;
    double base = 0;
    HillCombine combine = HillCombine::add;

    static constexpr std::string_view name = "hills";
    static constexpr std::string_view summary = "Round hills of random size at random places.";
    static constexpr std::array<std::string_view, 1> cites{"ferreira2022"};
    static constexpr double traffic_bytes = 8;  // written once, hills in the cache
    static constexpr auto params() {
        return std::tuple{
            param(
                &Hills::count,
                {.name = "count", .unit = "1", .doc = "Number of hills.", .min = 0, .max = 100000}),
            param(&Hills::radius_min, {.name = "radius_min",
                                       .unit = "m",
                                       .doc = "Smallest radius; 0 takes a sixteenth of the shorter "
                                              "side.",
                                       .min = 0,
                                       .max = 1e6}),
            param(&Hills::radius_max, {.name = "radius_max",
                                       .unit = "m",
                                       .doc = "Largest radius; 0 takes three sixteenths of the "
                                              "shorter side. Below the smallest one, all hills "
                                              "have the smallest.",
                                       .min = 0,
                                       .max = 1e6}),
            param(&Hills::height_min, {.name = "height_min",
                                       .unit = "m",
                                       .doc = "Height of the lowest hills; below 0 they are "
                                              "hollows.",
                                       .min = -1e5,
                                       .max = 1e5}),
            param(&Hills::height_max, {.name = "height_max",
                                       .unit = "m",
                                       .doc = "Height of the highest hills.",
                                       .min = -1e5,
                                       .max = 1e5}),
            param(&Hills::base, {.name = "base",
                                 .unit = "m",
                                 .doc = "Height of the ground they stand on.",
                                 .min = -1e5,
                                 .max = 1e5}),
            choice(&Hills::combine,
                   {.name = "combine",
                    .doc = "Where hills overlap: sum, the higher one, or the later one alone."}),
        };
    }
    static FieldUse fields() { return {}; }
    StepReport generate(Field& out, const StepContext& step) const;
};

}  // namespace cuesta
