// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/fft_kernel.h"

#include <utility>

#include "cuesta/simd/lanes.h"

namespace cuesta {
namespace {

#define CUESTA_TARGET_BODY "cuesta/grid/fft_kernel_body.inc"
#include "cuesta/simd/for_each_target.inc"

}  // namespace

const FftKernels& fft_kernels(int width_limit) {
    return widest_table(width_limit);
}

}  // namespace cuesta
