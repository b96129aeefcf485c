// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/pipe_loops.h"

#include "cuesta/base/elementary.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace cuesta::pipe {
namespace {

#define CUESTA_LOOP_BODY "cuesta/process/water/pipe_loops_body.inc"
#define CUESTA_LOOP_NAMES part, drive, flow, flow_drive, share_out, volumes, move, move_and_watch
#include "cuesta/process/water/vector_widths.inc"

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
    n.smooth = static_cast<float>(rule.smoothing * dt / rule.spacing_m);
    n.reach = static_cast<float>(dt / rule.spacing_m);
    n.scale = n.reach * static_cast<float>(1 / rule.quantum_m);
    n.quantum = static_cast<float>(rule.quantum_m);
    n.shift = static_cast<float>(rule.phase - 0.5);
    n.least = static_cast<float>(rule.slow_below_m);
    n.speed = static_cast<float>(rule.calm_speed);
    return n;
}

const Loops& loops(int width_limit) {
    return choose_loops(width_limit);
}

}  // namespace cuesta::pipe
