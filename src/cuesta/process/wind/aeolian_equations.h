// SPDX-License-Identifier: Apache-2.0
// The law of blown sand in one cell and over one face. Inside of aeolian.h.
//
//   speed     f = clamp(1 + B s + A c, 0, most) climb(s) (1 - shelter)  over that on flat ground
//   crest     c, height over the mean of four neighbours in cells: single bumps are worn off
//   slope     s follows the ground's slope along the wind over the length of response
//   shelter   a wedge of 15 degrees behind what stands higher upwind
//   capacity  C (f^2 - t^2) (f + t) hold, t = threshold / speed of the wind     [kawamura1951]
//   exchange  (capacity - load) (1 - exp(-distance / saturation length))
//   slide     share (|grad| - tan repose) / |grad| x drop over the face, of sand that is there
#pragma once

#include <cmath>
#include <cstdint>

namespace cuesta::aeolian {

struct Law {
    float unit_m = 0, per_unit = 0;
    // Saltation, of one substep.
    float gradient_x = 0, gradient_y = 0;  // slope along the wind by differences of two cells
    float gradient = 0;                    // the same for a unit of wind, where it has a field
    float follow = 0;                      // share by which the slope of the air follows
    float speedup = 0, most_speed = 0;
    float crest = 0;  // more speed for each unit by which a cell is above four neighbours in sum
    float steep = 0, per_steep = 0;  // slope that the wind cannot climb; 1 / (range before it)
    float drop_m = 0;                // of the shelter, on the way from the donor
    float per_shelter = 0;           // 1 / depth of full shelter, metres
    float threshold = 0;             // over the speed of the wind
    float capacity = 0;              // units
    float exchange = 0, fall = 0;    // shares of the difference: in wind, in full shelter
    float side = 0, side_slope = 0;  // share that goes to each side; more by drop in units
    float most_load = 0;             // units
    float phase = 0;                 // dither offset
    // Slides.
    float slide_share = 0;
    // Differences of neighbours in units: from which on sand slides, and to which it then slides.
    float repose = 0, rest = 0;
};

inline std::int32_t floor_of(float value) {
    const auto whole = static_cast<std::int32_t>(value);
    return whole - (static_cast<float>(whole) > value ? 1 : 0);
}
inline float larger(float a, float b) {
    return a > b ? a : b;
}
inline float smaller(float a, float b) {
    return a < b ? a : b;
}

// Of a load, what goes to the side that lies `drop` units lower. At most 0.4 of it.
inline float to_side(const Law& law, float load, float drop) {
    const float bias = smaller(larger(1 + law.side_slope * drop, 0), 2);
    return static_cast<float>(static_cast<std::int32_t>(load * (law.side * bias)));
}

// What the wind could carry over a cell, units.
inline float capacity_of(const Law& law, float slope, float shelter, float hold, float speed = 1,
                         float bump = 0) {
    const float over = law.speedup * slope + law.crest * bump;
    float f = smaller(larger(1 + over, 0), law.most_speed) * speed;
    f *= smaller(larger((law.steep - slope) * law.per_steep, 0), 1);
    f *= 1 - shelter;
    return law.capacity * hold * larger(f * f - law.threshold * law.threshold, 0) *
           (f + law.threshold);
}

// Units that leave the ground for the air (below 0: fall), of `sand` there.
inline std::int32_t exchange_of(const Law& law, float capacity, float load, float shelter,
                                std::int32_t sand) {
    const float wanted = capacity - load;
    const float share =
        wanted > 0 ? law.exchange : law.exchange + (law.fall - law.exchange) * shelter;
    const std::int32_t rounded = floor_of(wanted * share + law.phase);
    const std::int32_t lifted = rounded < sand ? rounded : sand;
    const auto room = static_cast<std::int32_t>(law.most_load - load);
    const auto all = static_cast<std::int32_t>(-load);
    const std::int32_t most = lifted < room ? lifted : room;
    return most > all ? most : all;
}

// Units over a face: `fall` across it, `along` four times the mean fall along it.
inline float slide_over(const Law& law, float fall, float along) {
    const float g2 = fall * fall + 0.0625f * (along * along);
    const float g = std::sqrt(g2);
    const float over = g > law.repose ? g - law.rest : 0;
    return law.slide_share * over * fall / larger(g, 1);
}

}  // namespace cuesta::aeolian
