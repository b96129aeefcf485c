// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/hydraulic_loops.h"

#if defined(__x86_64__)
#define CUESTA_HYDRAULIC_X86
#include <immintrin.h>
#endif

namespace cuesta::hydraulic {
namespace {

#define CUESTA_HYDRAULIC_TABLE                   \
    constexpr Loops table {                      \
        concentration, flux, fall, exchange, lay \
    }

namespace four {
#define CUESTA_HYDRAULIC_WIDTH 4
#include "cuesta/process/water/hydraulic_loops_body.inc"
#undef CUESTA_HYDRAULIC_WIDTH
CUESTA_HYDRAULIC_TABLE;
}  // namespace four

#if defined(CUESTA_HYDRAULIC_X86)

#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("avx2")
#endif
namespace eight {
#define CUESTA_HYDRAULIC_WIDTH 8
#include "cuesta/process/water/hydraulic_loops_body.inc"
#undef CUESTA_HYDRAULIC_WIDTH
CUESTA_HYDRAULIC_TABLE;
}  // namespace eight
#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif

#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx512f,avx512dq"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("avx512f,avx512dq")
#endif
namespace sixteen {
#define CUESTA_HYDRAULIC_WIDTH 16
#include "cuesta/process/water/hydraulic_loops_body.inc"
#undef CUESTA_HYDRAULIC_WIDTH
CUESTA_HYDRAULIC_TABLE;
}  // namespace sixteen
#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif

#endif  // CUESTA_HYDRAULIC_X86

}  // namespace

const Loops& loops(int width_limit) {
#if defined(CUESTA_HYDRAULIC_X86)
    const int limit = width_limit == 0 ? 16 : width_limit;
    if (limit >= 16 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq"))
        return sixteen::table;
    if (limit >= 8 && __builtin_cpu_supports("avx2")) return eight::table;
#else
    (void)width_limit;
#endif
    return four::table;
}

}  // namespace cuesta::hydraulic
