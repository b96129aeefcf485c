// SPDX-License-Identifier: Apache-2.0
// What every operation of the language does to one number: the one home of their meaning. Folding,
// the interpreter and the vector loops call these, so they agree in every bit.
//
//   a / 0, mod(a, 0), sqrt and log below 0, powers of numbers below 0      undefined (no number)
//   an undefined first argument of min, max and clamp stays so; a condition that is undefined holds
//   too large for float32                                                 infinite
//
// What is undefined or infinite where a value is stored becomes 0 or the largest number, and is
// counted (rule/evaluate.h); until then it may be chosen away: if(w > 0, h / w, 0) counts nothing.
//
// Needs round to nearest and no contraction, as base/elementary.h does.
#pragma once

#include <cmath>
#include <cstdint>
#include <limits>

#include "cuesta/base/elementary.h"
#include "cuesta/rule/function.h"

#define CUESTA_SCALAR [[gnu::always_inline]] inline

namespace cuesta::rule::scalar {

inline constexpr float undefined = std::numeric_limits<float>::quiet_NaN();

CUESTA_SCALAR float truth(bool yes) {
    return yes ? 1.0f : 0.0f;
}
CUESTA_SCALAR float negate(float a) {
    return -a;
}
CUESTA_SCALAR float logical_not(float a) {
    return truth(a == 0);
}
CUESTA_SCALAR float absolute(float a) {
    return elementary::float_detail::magnitude(a);
}
// From 2^23 on every number is whole.
CUESTA_SCALAR float floor(float a) {
    const bool small = absolute(a) < 0x1p23f;
    const float cut = static_cast<float>(static_cast<std::int32_t>(small ? a : 0.0f));
    const float down = cut > a ? cut - 1.0f : cut;
    return (small ? down : a) + 0.0f;  // not -0: compilers may cut by an instruction that keeps it
}
CUESTA_SCALAR float ceil(float a) {
    return -floor(-a);
}
CUESTA_SCALAR float round(float a) {
    return floor(a + 0.5f);
}
CUESTA_SCALAR float fract(float a) {
    return a - floor(a);
}
CUESTA_SCALAR float sign(float a) {
    return truth(a > 0) - truth(a < 0);
}
CUESTA_SCALAR float sqrt(float a) {
    return __builtin_sqrtf(a);
}
CUESTA_SCALAR float cbrt(float a) {
    return elementary::cbrt(a);
}
CUESTA_SCALAR float exp(float a) {
    return elementary::exp(a);
}
CUESTA_SCALAR float log(float a) {
    return elementary::log(a);
}
CUESTA_SCALAR float sin(float a) {
    return elementary::sin(a);
}
CUESTA_SCALAR float cos(float a) {
    return elementary::cos(a);
}
CUESTA_SCALAR float tan(float a) {
    return elementary::tan(a);
}
// Absolute error below 2e-7.
CUESTA_SCALAR float tanh(float a) {
    const float t = elementary::exp(-2.0f * absolute(a));
    const float size = (1.0f - t) / (1.0f + t);
    return a < 0 ? -size : size;
}
CUESTA_SCALAR float atan(float a) {
    return elementary::atan(a);
}
CUESTA_SCALAR float square(float a) {
    return a * a;
}
CUESTA_SCALAR float cube(float a) {
    return a * a * a;
}
CUESTA_SCALAR float add(float a, float b) {
    return a + b;
}
CUESTA_SCALAR float subtract(float a, float b) {
    return a - b;
}
CUESTA_SCALAR float multiply(float a, float b) {
    return a * b;
}
CUESTA_SCALAR float divide(float a, float b) {
    const float ratio = a / b;
    return b == 0 ? undefined : ratio;
}
CUESTA_SCALAR float modulo(float a, float b) {
    return a - b * floor(divide(a, b));
}
CUESTA_SCALAR float power(float a, float b) {
    return elementary::pow(a, b);
}
CUESTA_SCALAR float minimum(float a, float b) {
    return b < a ? b : a;
}
CUESTA_SCALAR float maximum(float a, float b) {
    return b > a ? b : a;
}
CUESTA_SCALAR float atan2(float a, float b) {
    return elementary::atan2(a, b);
}
CUESTA_SCALAR float hypot(float a, float b) {
    return sqrt(a * a + b * b);
}
CUESTA_SCALAR float threshold(float edge, float a) {
    return truth(a >= edge);
}
CUESTA_SCALAR float less(float a, float b) {
    return truth(a < b);
}
CUESTA_SCALAR float less_equal(float a, float b) {
    return truth(a <= b);
}
CUESTA_SCALAR float equal(float a, float b) {
    return truth(a == b);
}
CUESTA_SCALAR float not_equal(float a, float b) {
    return truth(a != b);
}
// Both sides are asked, so that loops vectorise.
CUESTA_SCALAR float logical_and(float a, float b) {
    return (a != 0 ? 1.0f : 0.0f) * (b != 0 ? 1.0f : 0.0f);
}
CUESTA_SCALAR float logical_or(float a, float b) {
    const float either = (a != 0 ? 1.0f : 0.0f) + (b != 0 ? 1.0f : 0.0f);
    return truth(either > 0);
}
CUESTA_SCALAR float clamp(float a, float low, float high) {
    return minimum(maximum(a, low), high);
}
// Where both edges are the same it is a step.
CUESTA_SCALAR float smoothstep(float low, float high, float a) {
    const float width = high - low;
    const float ratio = (a - low) / width;
    const float along = width == 0 ? truth(a >= low) : ratio;
    const float t = clamp(along, 0.0f, 1.0f);
    return t * t * (3.0f - 2.0f * t);
}
CUESTA_SCALAR float mix(float a, float b, float t) {
    return a + t * (b - a);
}
CUESTA_SCALAR float select(float condition, float a, float b) {
    return condition != 0 ? a : b;
}

// Of neighbours: n, s, w, e by side, then the corners, c the cell itself.
CUESTA_SCALAR float three(float west, float own, float east) {
    return (west + east) + own;
}
CUESTA_SCALAR float mean4(float w, float e, float n, float s) {
    return ((w + e) + (n + s)) * 0.25f;
}
CUESTA_SCALAR float sum8(float nw, float n, float ne, float w, float e, float sw, float s,
                         float se) {
    return (three(nw, n, ne) + three(sw, s, se)) + (w + e);
}
CUESTA_SCALAR float mean9(float nw, float n, float ne, float w, float c, float e, float sw, float s,
                          float se) {
    return ((three(nw, n, ne) + three(sw, s, se)) + three(w, c, e)) * (1.0f / 9);
}
CUESTA_SCALAR float laplacian(float c, float w, float e, float n, float s, float per_area) {
    return (((w + e) + (n + s)) - 4.0f * c) * per_area;
}
CUESTA_SCALAR float upwind(float c, float w, float e, float n, float s, float u, float v) {
    const float from_x = u > 0 ? w : e, from_y = v > 0 ? n : s;
    const float speed_x = u > 0 ? u : -u, speed_y = v > 0 ? v : -v;
    return speed_x * (from_x - c) + speed_y * (from_y - c);
}

// By number, for constants and single cells; Op with 1 to 3 operands that looks at no neighbour.
float apply(Op op, float a, float b, float c);

}  // namespace cuesta::rule::scalar
