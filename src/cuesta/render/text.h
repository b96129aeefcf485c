// SPDX-License-Identifier: Apache-2.0
// Lettering for legends: an own stroke alphabet whose stems lie on pixel centres.
//
// Scheme  a glyph is lines and quadratic curves on a grid of pixels, capitals ten pixels high; the
//         ink of a pixel is its distance to the nearest stroke. Stems stay sharp at whole scales.
// Holds   digits all have one width, so that columns of numbers stand; ink stays within one pixel
//         of text_extent's box and never leaves the picture.
// Limits  printable ASCII and the signs of units (degree, times, squared, cubed, micro, minus,
//         middle dot); any other character is drawn as an empty box.
#pragma once

#include "cuesta/render/picture.h"

#include <string_view>

namespace cuesta {

inline constexpr int cap_height = 10;  // pixels above the baseline at scale 1
inline constexpr int descender = 3;    // pixels below

// Width in pixels of a line of UTF-8 text.
int text_width(std::string_view text, int scale = 1);

// Draws with the left edge at x and the baseline's pixels in row y.
void draw_text(Picture& picture, int x, int y, std::string_view text, Srgb8 colour,
               double opacity = 1, int scale = 1);

}  // namespace cuesta
