// SPDX-License-Identifier: Apache-2.0
// Colour: linear light for shading, sRGB bytes for files, OKLab for even steps between colours.
//
// Scheme  the transfer curve of sRGB and the matrices of OKLab [ottosson2020].
// Holds   bit-stable elementary functions only; 8-bit sRGB to linear and back is the same byte.
// Limits  channels outside 0..1 are cut when bytes are made; the callers keep them inside.
#pragma once

#include <array>
#include <cstdint>

namespace cuesta {

// Linear light, 0..1 per channel.
struct Rgb {
    float r = 0, g = 0, b = 0;
    bool operator==(const Rgb&) const = default;
};

constexpr Rgb operator*(Rgb c, float k) {
    return {c.r * k, c.g * k, c.b * k};
}
constexpr Rgb operator+(Rgb a, Rgb b) {
    return {a.r + b.r, a.g + b.g, a.b + b.b};
}
constexpr Rgb mix(Rgb a, Rgb b, float t) {
    return a * (1 - t) + b * t;
}

struct OkLab {
    double L = 0, a = 0, b = 0;  // L: perceived lightness, 0 black to 1 white
};

// An sRGB byte triple as written in style sheets.
struct Srgb8 {
    std::uint8_t r = 0, g = 0, b = 0;
    bool operator==(const Srgb8&) const = default;
};

double srgb_to_linear(double encoded);  // 0..1
double linear_to_srgb(double linear);   // 0..1

Rgb to_linear(Srgb8 colour);
Srgb8 to_srgb8(Rgb colour);  // by table: nearest byte, at most one step at table edges
OkLab to_oklab(Rgb colour);
Rgb from_oklab(const OkLab& colour);  // cut to 0..1
double lightness(Srgb8 colour);       // L of OKLab

}  // namespace cuesta
