// SPDX-License-Identifier: Apache-2.0
// Stretches a surface between two heights.
//
//   out = low + (high - low) (in - min) / (max - min),   min and max over the whole map
//
// Holds   the lowest sample becomes exactly `low`, the highest exactly `high`; the same bits on any
//         block layout. low > high turns the surface upside down.
// Limits  a flat surface has no range: all of it becomes `low`, and the report counts
//         "flat_surface". The range is taken before mask and blend act.
// Cost    two passes over the cells, no temporary.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

struct Normalize {
    double low = 0;
    double high = 1000;

    static constexpr std::string_view name = "normalize";
    static constexpr std::string_view summary = "Stretches a surface between two given heights.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr double traffic_bytes = 16;  // read twice, written once
    static constexpr auto params() {
        return std::tuple{
            param(&Normalize::low, {.name = "low",
                                    .unit = "m",
                                    .doc = "Height that the lowest sample gets.",
                                    .min = -1e6,
                                    .max = 1e6}),
            param(&Normalize::high, {.name = "high",
                                     .unit = "m",
                                     .doc = "Height that the highest sample gets.",
                                     .min = -1e6,
                                     .max = 1e6}),
        };
    }
    static FieldUse fields() { return {}; }
    StepReport filter(const Field& in, Field& out, const StepContext& step) const;
};

}  // namespace cuesta
