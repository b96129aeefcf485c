// SPDX-License-Identifier: Apache-2.0
// One loop, compiled for several instruction sets (simd/targets.h); the widest is chosen when it
// runs.
//
//   CUESTA_SIMD_CLONES(void, add_rows, (const float* a, float* b, int n), (a, b, n)) {
//       for (int i = 0; i < n; ++i) b[i] += a[i];
//   }
//
// defines add_rows. The body is plain code that the compiler vectorises; it is inlined into one
// wrapper per set, and only the wrappers carry the set's attribute, so no shared inline function is
// ever compiled for a wider processor than the one it runs on. Of a function that is always
// inlined, a template perhaps,
//
//   simd::Clones<add_rows_of<float>>::widest(width_limit)
//
// is the wrapper to call.
//
// Holds   the same bits from every set: vectorised loops without reductions do what the scalar
//         loop does.
#pragma once

#include "cuesta/simd/targets.h"

namespace cuesta::simd {

template <auto body>
struct Clones;

template <class Result, class... Arguments, Result (*body)(Arguments...)>
struct Clones<body> {
    using Function = Result (*)(Arguments...);
    static Function widest([[maybe_unused]] int width_limit = 0) {
#if defined(CUESTA_X86)
        const int set = level(width_limit);
        if (set == 2) return of_16;
        if (set == 1) return of_8;
#endif
        return of_4;
    }

private:
    static Result of_4(Arguments... arguments) {
        return body(arguments...);
    }
#if defined(CUESTA_X86)
    [[gnu::target(CUESTA_TARGET_8)]] static Result of_8(Arguments... arguments) {
        return body(arguments...);
    }
    [[gnu::target(CUESTA_TARGET_16)]] static Result of_16(Arguments... arguments) {
        return body(arguments...);
    }
#endif
};

}  // namespace cuesta::simd

#if defined(CUESTA_X86)
#define CUESTA_SIMD_CLONES(result, name, parameters, arguments)                       \
    static inline __attribute__((always_inline)) result name##_body parameters;       \
    __attribute__((target(CUESTA_TARGET_16))) static result name##_of_16 parameters { \
        return name##_body arguments;                                                 \
    }                                                                                 \
    __attribute__((target(CUESTA_TARGET_8))) static result name##_of_8 parameters {   \
        return name##_body arguments;                                                 \
    }                                                                                 \
    static result name##_of_4 parameters {                                            \
        return name##_body arguments;                                                 \
    }                                                                                 \
    static result name parameters {                                                   \
        const int level = ::cuesta::simd::level();                                    \
        return level == 2   ? name##_of_16 arguments                                  \
               : level == 1 ? name##_of_8 arguments                                   \
                            : name##_of_4 arguments;                                  \
    }                                                                                 \
    static inline __attribute__((always_inline)) result name##_body parameters
#else
#define CUESTA_SIMD_CLONES(result, name, parameters, arguments) static result name parameters
#endif

// Before a loop whose rounds do not touch what others write: g++ gives up where there are many
// arrays to compare; clang compares them all.
#if defined(__clang__)
#define CUESTA_INDEPENDENT
#else
#define CUESTA_INDEPENDENT _Pragma("GCC ivdep")
#endif
