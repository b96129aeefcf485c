// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/land_cover.h"

#include <algorithm>
#include <cstddef>
#include <span>

namespace cuesta {
namespace {

constexpr std::array<double, 7> warmth_c{-18, -10, -4, 3, 11, 19, 27};
constexpr std::array<double, 6> rain_mm_yr{0, 220, 500, 900, 1600, 2800};

// Rows by rising warmth, columns by rising rain.
constexpr std::array<std::array<Srgb8, 6>, 7> colours{{
    {{{214, 218, 222},
      {228, 233, 237},
      {236, 240, 243},
      {238, 242, 245},
      {238, 242, 245},
      {238, 242, 245}}},
    {{{150, 144, 134},
      {150, 147, 134},
      {176, 178, 172},
      {208, 212, 212},
      {226, 231, 234},
      {232, 237, 240}}},
    {{{148, 137, 118},
      {124, 119, 93},
      {103, 105, 80},
      {93, 101, 80},
      {96, 106, 88},
      {108, 118, 104}}},
    {{{166, 150, 121}, {133, 126, 86}, {87, 98, 58}, {55, 78, 45}, {43, 70, 42}, {40, 68, 43}}},
    {{{186, 165, 126}, {160, 146, 96}, {117, 123, 65}, {70, 98, 45}, {52, 87, 40}, {44, 80, 40}}},
    {{{205, 178, 130}, {187, 163, 109}, {141, 135, 75}, {92, 110, 50}, {58, 94, 40}, {44, 84, 38}}},
    {{{214, 183, 132},
      {203, 169, 114},
      {162, 143, 83},
      {114, 119, 57},
      {62, 96, 40},
      {34, 76, 34}}},
}};

// Place of a value among rising marks: the mark below it and the share of the way to the next.
struct Place {
    std::size_t below;
    float share;
};
Place place_of(double value, std::span<const double> marks) {
    value = std::clamp(value, marks.front(), marks.back());
    std::size_t k = 0;
    while (k + 2 < marks.size() && value >= marks[k + 1]) ++k;
    return {k, static_cast<float>((value - marks[k]) / (marks[k + 1] - marks[k]))};
}

}  // namespace

Rgb land_cover(double temperature_c, double rain_mm) {
    const Place t = place_of(temperature_c, warmth_c), p = place_of(rain_mm, rain_mm_yr);
    const auto row = [&](std::size_t k) {
        return mix(to_linear(colours[k][p.below]), to_linear(colours[k][p.below + 1]), p.share);
    };
    return mix(row(t.below), row(t.below + 1), t.share);
}

float sea_ice_share(double temperature_c) {
    constexpr double none = -7, full = -13;  // a year's means at the edges of drift ice and pack
    const double s = std::clamp((temperature_c - none) / (full - none), 0.0, 1.0);
    return static_cast<float>(s * s * (3 - 2 * s));
}

}  // namespace cuesta
