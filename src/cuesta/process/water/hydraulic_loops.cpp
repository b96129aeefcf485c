// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/hydraulic_loops.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace cuesta::hydraulic {
namespace {

#define CUESTA_LOOP_BODY "cuesta/process/water/hydraulic_loops_body.inc"
#define CUESTA_LOOP_NAMES able, concentration, flux, fall, exchange, lay
#include "cuesta/process/water/vector_widths.inc"

}  // namespace

const Loops& loops(int width_limit) {
    return choose_loops(width_limit);
}

}  // namespace cuesta::hydraulic
