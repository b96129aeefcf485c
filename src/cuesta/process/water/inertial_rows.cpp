// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/inertial_rows.h"

namespace cuesta::inertial {
namespace {

#define CUESTA_TARGET_BODY "cuesta/process/water/inertial_rows_body.inc"
#include "cuesta/simd/for_each_target.inc"

}  // namespace

const Kernels& kernels(int width_limit) {
    return widest_table(width_limit);
}

}  // namespace cuesta::inertial
