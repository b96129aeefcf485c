// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/colour.h"

#include "cuesta/base/elementary.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace cuesta {

namespace {

float cut(double v) {
    return static_cast<float>(std::clamp(v, 0.0, 1.0));
}

// sRGB bytes for 4096 steps of the square root of linear light: finer than one byte everywhere.
const std::vector<std::uint8_t>& encode_table() {
    static const std::vector<std::uint8_t> table = [] {
        std::vector<std::uint8_t> t(4097);
        for (int i = 0; i <= 4096; ++i) {
            const double root = i / 4096.0;
            t[static_cast<std::size_t>(i)] =
                static_cast<std::uint8_t>(linear_to_srgb(root * root) * 255 + 0.5);
        }
        return t;
    }();
    return table;
}

}  // namespace

double srgb_to_linear(double encoded) {
    if (encoded <= 0.04045) return encoded / 12.92;
    return elementary::pow((encoded + 0.055) / 1.055, 2.4);
}

double linear_to_srgb(double linear) {
    if (linear <= 0) return 0;
    if (linear >= 1) return 1;
    if (linear <= 0.0031308) return 12.92 * linear;
    return 1.055 * elementary::pow(linear, 1 / 2.4) - 0.055;
}

Rgb to_linear(Srgb8 colour) {
    return {static_cast<float>(srgb_to_linear(colour.r / 255.0)),
            static_cast<float>(srgb_to_linear(colour.g / 255.0)),
            static_cast<float>(srgb_to_linear(colour.b / 255.0))};
}

Srgb8 to_srgb8(Rgb colour) {
    const std::uint8_t* table = encode_table().data();
    const auto encode = [table](float v) {
        const float root = v > 0 ? std::sqrt(std::min(v, 1.0f)) : 0.0f;
        return table[static_cast<std::size_t>(root * 4096.0f + 0.5f)];
    };
    return {encode(colour.r), encode(colour.g), encode(colour.b)};
}

OkLab to_oklab(Rgb c) {
    const double r = c.r, g = c.g, b = c.b;
    const double l = elementary::cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const double m = elementary::cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const double s = elementary::cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return {0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s};
}

Rgb from_oklab(const OkLab& c) {
    const double l = c.L + 0.3963377774 * c.a + 0.2158037573 * c.b;
    const double m = c.L - 0.1055613458 * c.a - 0.0638541728 * c.b;
    const double s = c.L - 0.0894841775 * c.a - 1.2914855480 * c.b;
    const double l3 = l * l * l, m3 = m * m * m, s3 = s * s * s;
    return {cut(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3),
            cut(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3),
            cut(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3)};
}

double lightness(Srgb8 colour) {
    return to_oklab(to_linear(colour)).L;
}

}  // namespace cuesta
