// SPDX-License-Identifier: Apache-2.0
// The strip under a map: title, colour bar with round values, scale bar, exaggeration.
//
// Holds   a tick stands where its value is on the bar; the scale bar is a round length of at most a
//         fifth of the map, drawn to the nearest pixel.
#pragma once

#include "cuesta/render/picture.h"

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace cuesta {

struct Legend {
    std::string title, subtitle;
    std::string unit;                   // of the bar's values
    double low = 0, high = 0;           // at the ends of the bar; equal for a flat map
    std::function<Rgb(double)> colour;  // of a value
    bool logarithmic = false;           // low and high above zero
    std::vector<std::pair<double, std::string>> marks;  // further values worth a tick, with words
    bool only_marks = false;                            // they stand in place of round values
    bool categories = false;  // whole numbers from low to high, one swatch each
    std::vector<std::pair<double, std::string>> classes;  // named: swatches instead of the bar
    double pixel_m = 0;                                   // 0: no scale bar
    std::optional<double> exaggeration;                   // stated if given
};

inline constexpr Srgb8 surround_colour{27, 29, 32};

// `map` with the strip beneath; narrow maps are centred on a surround wide enough for the words.
Picture add_legend(const Picture& map, const Legend& legend);

// A number for a legend: `value` with as many digits as steps of `step` need.
std::string format_tick(double value, double step);
// A length in m or km: "500 m", "2 km", "0.2 m".
std::string format_length(double metres);

}  // namespace cuesta
