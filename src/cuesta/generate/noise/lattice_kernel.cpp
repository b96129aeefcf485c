// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/noise/lattice_kernel.h"

#include "cuesta/simd/lanes.h"

namespace cuesta {
namespace {

#define CUESTA_TARGET_BODY "cuesta/generate/noise/lattice_kernel_body.inc"
#include "cuesta/simd/for_each_target.inc"

}  // namespace

const LatticeKernels& lattice_kernels(int width_limit) {
    return widest_table(width_limit);
}

}  // namespace cuesta
