// SPDX-License-Identifier: Apache-2.0
#include "cuesta/rule/kernel.h"

#include <limits>

#include "cuesta/rule/scalar.h"
#include "cuesta/simd/clones.h"
#include "cuesta/simd/lanes.h"

namespace cuesta::rule {
namespace {

constexpr float largest_value = std::numeric_limits<float>::max();

#define CUESTA_TARGET_BODY "cuesta/rule/kernel_body.inc"
#include "cuesta/simd/for_each_target.inc"

}  // namespace

const Kernels& kernels(int width_limit) {
    return widest_table(width_limit);
}

float stored(float value, StoreRange range, StoreCounts& counts) {
    if (value != value) {
        ++counts.undefined;
        value = 0;
    }
    if (scalar::absolute(value) > largest_value) {
        ++counts.overflowed;
        value = value > 0 ? largest_value : -largest_value;
    }
    const float kept = scalar::clamp(value, range.low, range.high);
    counts.limited += kept == value ? 0 : 1;
    return kept;
}

}  // namespace cuesta::rule
