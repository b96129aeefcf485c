// SPDX-License-Identifier: Apache-2.0
// Light on a relief: sun from the north-west, soft shadow, open sky.
//
// Scheme  Lambert shading from azimuth 315, altitude 38 degrees. Where a slope looks along neither
//         the light nor its opposite, light from 270 and 0 degrees takes over by up to 0.7, so that
//         ridges along the main light read too [mark1992]. Shadow from the horizon towards the sun,
//         a disc of two degrees. Sky light is the sky-view factor, the mean of cos^2 of the horizon
//         in eight directions [dozier1990].
// Holds   a level plain without higher ground has direct 1, sun 1, sky 1; any plane is constant.
//         Only + - * / sqrt: same bits for any thread count and compiler.
// Limits  no light is reflected between slopes; what lies outside the map casts no shadow.
// Cost    nine horizon sweeps and one pass; 1024 x 1024 takes about 0.2 s on two cores.
#pragma once

#include "cuesta/render/surface.h"

#include <vector>

namespace cuesta {

struct Light {
    double exaggeration = 1;       // of heights, for all of the below
    std::vector<float> slope;      // tangent of the true slope, not exaggerated
    std::vector<float> steepness;  // the same, smoothed over five pixels or a sample
    std::vector<float> direct;     // Lambert term of the blended directions, 1 on level ground
    std::vector<float> sun;        // visible part of the sun's disc, 0..1
    std::vector<float> sky;        // visible part of the sky, 0..1
};

inline constexpr double sun_altitude_tangent = 0.7812856265067174;  // 38 degrees
inline constexpr double shadow_full_tangent = 0.8097840331950071;   // 39 degrees
inline constexpr double shadow_none_tangent = 0.7535540501027942;   // 37 degrees

// Factor for heights at which the median slope of the map is drawn as about 27 degrees, or up to 45
// where most of the ground is level: a round number between 1/1000 and 100 000, less if the
// steepest tenth would be drawn above 68 degrees. Ground with less than a fiftieth of the steepest
// slope is level. 1 for a map without relief.
double choose_exaggeration(const Surface& surface);

Light light_surface(const Surface& surface, double exaggeration);

}  // namespace cuesta
