// SPDX-License-Identifier: Apache-2.0
// Lanes: what vector code is written with. A law is a template over its lane type V,
//
//   template <class V>
//   CUESTA_INLINE V speed(V discharge, V depth) {
//       return discharge / larger(depth, all<V>(1e-9f));
//   }
//
// in an .inc file without include guard. Included in this file's namespace or one that uses it, V
// is float, for borders, tails and tests; included behind simd/lanes.inc in a body of
// simd/for_each_target.inc, V is a vector of 4, 8 or 16 floats as well. So a law is written once.
//
//   V                       float             Vec       of 4, 8 or 16
//   whole numbers           std::int32_t      Ints
//   comparisons a < b       bool              Ints, -1 where true; both go before ? :
//
//   load(p) store(p, v)     from and to memory, any alignment
//   all<V>(x)               x in every lane
//   larger smaller          the second if one of them is not a number
//   root(v)                 the square root, exact to rounding
//   any(mask)               whether some lane is true
//   behind(before, now)     the last lane of `before`, then all of `now` but its last
//   gather_pairs(p, at)     pairs of whole numbers at p + at[0], at[1], ...
//   even_lanes odd_lanes    every second lane of two vectors of whole numbers: pairs taken apart
//   to_float to_int         conversions; to_int goes towards 0
//   as_ints as_float        the same bits
//   words_of ints_of        the same bits as whole numbers that may run over, and back
//   absolute inverse_root inverse_cbrt round_dithered     simd/lane_math.inc
#pragma once

#include <cstdint>

#include "cuesta/simd/targets.h"

#if defined(CUESTA_X86)
#include <immintrin.h>
#endif

#define CUESTA_INLINE inline __attribute__((always_inline))

namespace cuesta::simd {

// The last step of inverse_cbrt, for a relative error below 5e-5; all times a factor, the result is
// times that factor.
namespace detail {  // so that no call with one of them looks for functions of one lane here
struct InverseCbrt {
    float c0 = 1.56153416f, c1 = 0.7884413f, c2 = 0.22689792f;
};
}  // namespace detail
using detail::InverseCbrt;

CUESTA_INLINE float load(const float* from) {
    return *from;
}
CUESTA_INLINE void store(float* to, float value) {
    *to = value;
}
CUESTA_INLINE float larger(float a, float b) {
    return a > b ? a : b;
}
CUESTA_INLINE float smaller(float a, float b) {
    return a < b ? a : b;
}
CUESTA_INLINE std::int32_t larger(std::int32_t a, std::int32_t b) {
    return a > b ? a : b;
}
CUESTA_INLINE std::int32_t smaller(std::int32_t a, std::int32_t b) {
    return a < b ? a : b;
}
CUESTA_INLINE float root(float a) {
    return __builtin_sqrtf(a);
}
CUESTA_INLINE bool any(bool a) {
    return a;
}
CUESTA_INLINE float behind(float before, float) {
    return before;
}
CUESTA_INLINE float to_float(std::int32_t a) {
    return static_cast<float>(a);
}
CUESTA_INLINE std::int32_t to_int(float a) {
    return static_cast<std::int32_t>(a);
}
CUESTA_INLINE std::int32_t as_ints(float a) {
    return __builtin_bit_cast(std::int32_t, a);
}
CUESTA_INLINE float as_float(std::int32_t a) {
    return __builtin_bit_cast(float, a);
}
CUESTA_INLINE std::uint32_t words_of(std::int32_t a) {
    return static_cast<std::uint32_t>(a);
}
CUESTA_INLINE std::int32_t ints_of(std::uint32_t a) {
    return static_cast<std::int32_t>(a);
}

#include "cuesta/simd/lane_math.inc"

}  // namespace cuesta::simd
