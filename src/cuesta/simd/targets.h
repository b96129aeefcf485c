// SPDX-License-Identifier: Apache-2.0
// The instruction sets that vector code is compiled for, and which of them runs: the only place
// that names one.
//
//   level  floats to a vector  set
//   0      4                   what every x86-64 processor has; elsewhere what the compiler makes
//   1      8                   AVX2
//   2      16                  AVX-512: F, DQ, BW, VL
//
// Two doors lead to them:
//   simd/clones.h             a plain loop, vectorised by the compiler once for each set
//   simd/for_each_target.inc  a body written with lanes (simd/lanes.inc), included once for each
//
// Holds   the same bits from every set: none has fused multiply-add contracted into it, and no
//         operation of a lane depends on its neighbours.
#pragma once

#include <atomic>

#if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
#define CUESTA_X86
#define CUESTA_TARGET_8 "avx2"
#if defined(__clang__)
#define CUESTA_TARGET_16 "avx512f,avx512dq,avx512bw,avx512vl"
#else  // g++ stays at 32 bytes unless told
#define CUESTA_TARGET_16 "avx512f,avx512dq,avx512bw,avx512vl,prefer-vector-width=512"
#endif
#endif

// What stands between these is compiled for a set.
#define CUESTA_PRAGMA(words) _Pragma(#words)
#if defined(__clang__)
#define CUESTA_TARGET_BEGIN(set) \
    CUESTA_PRAGMA(clang attribute push(__attribute__((target(set))), apply_to = function))
#define CUESTA_TARGET_END CUESTA_PRAGMA(clang attribute pop)
#else
#define CUESTA_TARGET_BEGIN(set) CUESTA_PRAGMA(GCC push_options) CUESTA_PRAGMA(GCC target(set))
#define CUESTA_TARGET_END CUESTA_PRAGMA(GCC pop_options)
#endif

namespace cuesta::simd {

// What the processor has.
inline int processor_level() {
#if defined(CUESTA_X86)
    static const int level =
        __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") &&
                __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl")
            ? 2
        : __builtin_cpu_supports("avx2") ? 1
                                         : 0;
    return level;
#else
    return 0;
#endif
}

namespace detail {
inline std::atomic<int> width_limit{16};
}

// What runs now: the widest set of at most `width_limit` floats (0: no limit) that the processor
// has and a WidthLimit allows.
inline int level(int width_limit = 0) {
    const int all = detail::width_limit.load(std::memory_order_relaxed);
    const int limit = width_limit != 0 && width_limit < all ? width_limit : all;
    const int widest = limit >= 16 ? 2 : limit >= 8 ? 1 : 0, most = processor_level();
    return widest < most ? widest : most;
}

// While one stands, no vector code of the program is wider: for tests, on one thread.
class WidthLimit {
public:
    explicit WidthLimit(int floats) : before_(detail::width_limit.exchange(floats)) {}
    ~WidthLimit() { detail::width_limit.store(before_); }
    WidthLimit(const WidthLimit&) = delete;
    WidthLimit& operator=(const WidthLimit&) = delete;

private:
    int before_;
};

}  // namespace cuesta::simd
