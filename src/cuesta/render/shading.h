// SPDX-License-Identifier: Apache-2.0
// From colour and light to what the eye gets: warm sun, blue sky, bounce, and a curve that keeps
// detail in snow and shadow.
#pragma once

#include "cuesta/render/colour.h"

#include <algorithm>

namespace cuesta {

struct LightSample {
    float direct = 1, sun = 1, sky = 1;  // see hillshade.h
};
inline constexpr LightSample level_light{};

// How much of the relief shows under the sea and on other water, 0..1.
inline constexpr float sea_relief = 0.55f, water_relief = 0.25f;

// Light of a pixel times its colour. `relief` less than 1 moves towards level, open ground.
inline Rgb shade(Rgb colour, LightSample s, float relief) {
    constexpr Rgb sun_colour{1.05f, 1.0f, 0.92f}, sky_colour{0.88f, 0.94f, 1.14f};
    constexpr Rgb bounce_colour{1.0f, 0.92f, 0.80f};
    constexpr float sun_power = 0.80f, sky_power = 0.30f, bounce = 0.10f, exposure = 0.94f;
    // A quarter of the sun reaches full shadow, as haze would scatter it.
    const float sun = sun_power * s.direct * (0.25f + 0.75f * s.sun);
    const float sky = sky_power * s.sky * (0.4f + 0.6f * s.sky);
    const float back = bounce * (1 - s.sky);
    Rgb light = sun_colour * sun + sky_colour * sky + bounce_colour * back;
    if (relief < 1) light = mix(sun_colour * sun_power + sky_colour * sky_power, light, relief);
    return {colour.r * light.r * exposure, colour.g * light.g * exposure,
            colour.b * light.b * exposure};
}

// Straight up to 0.6, then an ever flatter shoulder below 0.965; never below 0.004. The result is
// between bytes 13 and 251.
inline Rgb finish(Rgb c) {
    const auto curve = [](float v) {
        constexpr float knee = 0.60f, top = 0.965f, room = top - knee, floor = 0.004f;
        if (v > knee) v = knee + room * (v - knee) / (v - knee + room);
        return v > floor ? v : floor;  // also for what is no number
    };
    return {curve(c.r), curve(c.g), curve(c.b)};
}

}  // namespace cuesta
