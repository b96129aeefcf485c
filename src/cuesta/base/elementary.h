// SPDX-License-Identifier: Apache-2.0
// Elementary functions with the same bits everywhere: what kernels call instead of <cmath>.
//
// A libm differs between systems and versions, and with it every terrain made from it. These use
// only + - * / and integer operations on the bits, in a fixed order, so g++ and clang, -O0 and
// -O3, scalar and vector code agree in every bit. cuesta::elementary has two overloads of each,
// for float and for double. All are constexpr and free of branches that stop vectorisation.
//
// Largest error in ulp of the exact result (float: at least every third value tried, pow and atan2
// by samples; double: by samples). The tests hold the functions to these figures.
//
//   function                      float   double  valid range
//   exp exp(x)                    1.0     1.1     all x; float: monotone
//   exp2 2^x                      1.4     1.4     all x; exact where x is an integer
//   log log(x)                    1.0     1.0     x >= 0; float: monotone
//   log2 log2(x)                  1.4     1.5     x >= 0; exact at powers of two; float: monotone
//   pow x^y                       0.51    1.6     x >= 0, all y
//   sin cos sincos                1.6     1.1     |x| <= 1e6 radian, beyond it NaN
//   tan                           0.51    -       |x| <= 1e6 radian, beyond it NaN; float only
//   sin_turns cos_turns           1.4     1.6     all finite t; the angle is 2 pi t; exact at
//   sincos_turns                                  quarter turns, exactly periodic
//   atan atan2                    1.7     2.5     all x, y; exact to rounding at multiples of pi/4
//   cbrt                          0.51    0.7     all x
//
// Special values. NaN in gives NaN out, always the one quiet NaN of numeric_limits, also for pow
// with exponent 0 and base 1 (a NaN is a fault to be seen, not to be absorbed).
//   exp exp2      -inf -> 0, inf -> inf; too large -> inf; subnormal results are rounded once, or
//                 0 below them.
//   log log2      0 and -0 -> -inf, inf -> inf, below 0 -> NaN; subnormal x as any other.
//   pow           y = 0 -> 1 for any x >= 0 and inf; x = 1 -> 1 for any y; 0 or -0 to y -> 0 for
//                 y > 0, inf for y < 0; inf the reverse; x below 0 -> NaN even for whole y; y = inf
//                 -> 0 or inf by x < 1 or x > 1.
//   sin .. tan    inf -> NaN. sin(-0) is +0; otherwise sin, tan odd and cos even to the bit.
//   atan atan2    as in C: signs of zeros count, atan2(0, 0) = 0, atan2(inf, inf) = pi/4.
//   cbrt          keeps 0, -0, inf, -inf; odd to the bit.
//
// Needs round to nearest, subnormals not flushed, -ffp-contract=off. sqrt is not here: std::sqrt
// is exact by IEEE 754 and one instruction.
#pragma once

#include "cuesta/base/elementary_double.h"
#include "cuesta/base/elementary_float.h"

static_assert(std::numeric_limits<float>::is_iec559 && std::numeric_limits<double>::is_iec559);
#ifdef __FLT_EVAL_METHOD__
static_assert(__FLT_EVAL_METHOD__ == 0, "float and double expressions must keep their own width");
#endif
#ifdef __FAST_MATH__
#error "cuesta/base/elementary.h: fast-math changes the bits of these functions"
#endif
