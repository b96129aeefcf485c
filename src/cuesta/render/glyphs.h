// SPDX-License-Identifier: Apache-2.0
// The strokes of the alphabet of text.h.
//
// A glyph is strokes parted by blanks; a stroke is points, each a digit for x and a letter for y
// (d is the baseline, j the height of small letters, m that of capitals, a the lowest). A point
// after ~ is the control point of a quadratic curve to the next one. One point alone is a dot.
#pragma once

#include <string_view>

namespace cuesta {

// The strokes for a code point; the empty box for one that has none.
std::string_view glyph_strokes(char32_t code);

}  // namespace cuesta
