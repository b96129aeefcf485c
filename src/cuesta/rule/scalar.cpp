// SPDX-License-Identifier: Apache-2.0
#include "cuesta/rule/scalar.h"

#include "cuesta/base/check.h"

namespace cuesta::rule::scalar {

float apply(Op op, float a, float b, float c) {
    switch (op) {
// Its layout of such lists changes from run to run.
// clang-format off
#define ONE(name)  \
    case Op::name: \
        return name(a);
#define TWO(name)  \
    case Op::name: \
        return name(a, b);
#define THREE(name) \
    case Op::name:  \
        return name(a, b, c);
        ONE(negate)
        ONE(logical_not)
        ONE(absolute) ONE(floor) ONE(ceil) ONE(round) ONE(fract) ONE(sign) ONE(sqrt) ONE(cbrt)
            ONE(exp) ONE(log) ONE(sin) ONE(cos) ONE(tan) ONE(tanh) ONE(atan) ONE(square) ONE(cube)
                TWO(add) TWO(subtract) TWO(multiply) TWO(divide) TWO(modulo) TWO(power) TWO(minimum)
                    TWO(maximum) TWO(atan2) TWO(hypot) TWO(threshold) TWO(less) TWO(less_equal)
                        TWO(equal) TWO(not_equal) TWO(logical_and) TWO(logical_or) THREE(clamp)
                            THREE(smoothstep) THREE(mix) THREE(select)
// clang-format on
#undef ONE
#undef TWO
#undef THREE
                                default
            : CUESTA_CHECK(false, "operation {} has no value by itself", static_cast<int>(op));
        return 0;
    }
}

}  // namespace cuesta::rule::scalar
