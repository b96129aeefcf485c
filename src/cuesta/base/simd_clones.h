// SPDX-License-Identifier: Apache-2.0
// One loop, compiled for several instruction sets; the processor's widest is chosen when it runs.
//
//   CUESTA_SIMD_CLONES(void, add_rows, (const float* a, float* b, int n), (a, b, n)) {
//       for (int i = 0; i < n; ++i) b[i] += a[i];
//   }
//
// defines add_rows. The body is plain code that the compiler vectorises; it is inlined into one
// wrapper per set, and only the wrappers carry the set's attribute, so no shared inline function is
// ever compiled for a wider processor than the one it runs on.
//
// Holds   the same bits from every set: no set here has fused multiply-add switched on, and
//         vectorised loops without reductions do what the scalar loop does.
#pragma once

#if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))

#if defined(__clang__)
#define CUESTA_SIMD_WIDEST "avx512f,avx512dq,avx512bw,avx512vl"
#else  // g++ stays at 32 bytes unless told
#define CUESTA_SIMD_WIDEST "avx512f,avx512dq,avx512bw,avx512vl,prefer-vector-width=512"
#endif

namespace cuesta::detail {
// 2: the 512-bit sets above, 1: AVX2, 0: what every x86-64 processor has.
inline int simd_level() {
    static const int level =
        __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") &&
                __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl")
            ? 2
        : __builtin_cpu_supports("avx2") ? 1
                                         : 0;
    return level;
}
}  // namespace cuesta::detail

#define CUESTA_SIMD_CLONES(result, name, parameters, arguments)                          \
    static inline __attribute__((always_inline)) result name##_body parameters;          \
    __attribute__((target(CUESTA_SIMD_WIDEST))) static result name##_avx512 parameters { \
        return name##_body arguments;                                                    \
    }                                                                                    \
    __attribute__((target("avx2"))) static result name##_avx2 parameters {               \
        return name##_body arguments;                                                    \
    }                                                                                    \
    static result name##_plain parameters {                                              \
        return name##_body arguments;                                                    \
    }                                                                                    \
    static result name parameters {                                                      \
        const int level = ::cuesta::detail::simd_level();                                \
        return level == 2   ? name##_avx512 arguments                                    \
               : level == 1 ? name##_avx2 arguments                                      \
                            : name##_plain arguments;                                    \
    }                                                                                    \
    static inline __attribute__((always_inline)) result name##_body parameters

#else
#define CUESTA_SIMD_CLONES(result, name, parameters, arguments) static result name parameters
#endif
