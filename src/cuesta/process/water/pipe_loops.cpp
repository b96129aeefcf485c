// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/pipe_loops.h"

#include "cuesta/base/elementary.h"

#if defined(__x86_64__)
#define CUESTA_PIPE_X86
#include <immintrin.h>
#endif

namespace cuesta::pipe {
namespace {

#define CUESTA_PIPE_TABLE                                                         \
    constexpr Loops table {                                                       \
        drive, bound, flow, resist, flow_resist_drive, share_out, limit, exchange \
    }

namespace four {
#define CUESTA_PIPE_WIDTH 4
#include "cuesta/process/water/pipe_loops_body.inc"
#undef CUESTA_PIPE_WIDTH
CUESTA_PIPE_TABLE;
}  // namespace four

#if defined(CUESTA_PIPE_X86)

#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("avx2")
#endif
namespace eight {
#define CUESTA_PIPE_WIDTH 8
#include "cuesta/process/water/pipe_loops_body.inc"
#undef CUESTA_PIPE_WIDTH
CUESTA_PIPE_TABLE;
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
#define CUESTA_PIPE_WIDTH 16
#include "cuesta/process/water/pipe_loops_body.inc"
#undef CUESTA_PIPE_WIDTH
CUESTA_PIPE_TABLE;
}  // namespace sixteen
#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif

#endif  // CUESTA_PIPE_X86

}  // namespace

LoopNumbers loop_numbers_of(const PipeRule& rule) {
    const double g = rule.gravity, dt = rule.dt_s;
    const double damping = 0.5 * (1 + rule.damping * dt);
    const double drag = elementary::pow(g * dt * rule.roughness * rule.roughness, 1.0 / 7);
    LoopNumbers n{};
    n.unit = static_cast<float>(rule.unit_m);
    n.min_depth = static_cast<float>(rule.min_depth_m);
    n.gravity = static_cast<float>(g);
    n.pull = static_cast<float>(g * dt / rule.spacing_m);
    n.drag0 = static_cast<float>(inverse_cbrt_0 * drag);
    n.drag1 = static_cast<float>(inverse_cbrt_1 * drag);
    n.drag2 = static_cast<float>(inverse_cbrt_2 * drag);
    n.damping = static_cast<float>(damping);
    n.damping2 = static_cast<float>(damping * damping);
    n.reach = static_cast<float>(dt / rule.spacing_m);
    n.scale = n.reach * static_cast<float>(1 / rule.quantum_m);
    n.quantum = static_cast<float>(rule.quantum_m);
    n.shift = static_cast<float>(rule.phase - 0.5);
    return n;
}

const Loops& loops(int width_limit) {
#if defined(CUESTA_PIPE_X86)
    const int limit = width_limit == 0 ? 16 : width_limit;
    if (limit >= 16 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq"))
        return sixteen::table;
    if (limit >= 8 && __builtin_cpu_supports("avx2")) return eight::table;
#else
    (void)width_limit;
#endif
    return four::table;
}

}  // namespace cuesta::pipe
