// SPDX-License-Identifier: Apache-2.0
// Geomorphons: landforms from what can be seen along eight lines of sight [jasiewicz2013].
//
// Along each line the steepest look up and the steepest look down are found. The line counts as
// higher (+) if the look up is the steeper one, as lower (-) if the look down is, and as level if
// neither is above the flatness angle or both are alike. Ten forms follow from how many lines are
// + and -.
//
// Holds   the form of -z is the mirror image: peak and pit, ridge and valley, shoulder and foot,
//         spur and hollow change places. Same counts for any thread count.
// Limits  only cells whose lines lie on the map, whole, are counted.
// Cost    8 radius looks per cell.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace cuesta {

enum class Landform : std::uint8_t {
    flat,
    peak,
    ridge,
    shoulder,
    spur,
    slope,
    hollow,
    footslope,
    valley,
    pit
};

constexpr auto choice_words(Landform) {
    return std::array<std::string_view, 10>{"flat",  "peak",   "ridge",     "shoulder", "spur",
                                            "slope", "hollow", "footslope", "valley",   "pit"};
}

// The form of a cell with so many lower and so many higher lines; needs lower + higher <= 8.
Landform landform_of(int lower, int higher);

struct GeomorphonOptions {
    double spacing_x_m = 1, spacing_y_m = 1;
    int radius = 10;                             // cells along a line, diagonals too
    double flatness_deg = 1;                     // looks below it see nothing
    std::span<const std::uint8_t> outside = {};  // empty, or not 0 where the map has no value
};

// How many cells are of each form.
std::array<std::int64_t, 10> count_geomorphons(std::span<const double> height, std::int64_t columns,
                                               std::int64_t rows, const GeomorphonOptions& options);

}  // namespace cuesta
