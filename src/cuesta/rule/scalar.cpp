// SPDX-License-Identifier: Apache-2.0
#include "cuesta/rule/scalar.h"

#include "cuesta/base/check.h"

namespace cuesta::rule::scalar {

float apply(Op op, float a, float b, float c) {
#define ONE(name)  \
    case Op::name: \
        return name(a);
#define TWO(name)  \
    case Op::name: \
        return name(a, b);
#define THREE(name) \
    case Op::name:  \
        return name(a, b, c);
    switch (op) {
        CUESTA_RULE_ONE(ONE)
        CUESTA_RULE_TWO(TWO)
        CUESTA_RULE_THREE(THREE)
        default:
            break;
    }
#undef ONE
#undef TWO
#undef THREE
    CUESTA_CHECK(false, "operation {} has no value by itself", static_cast<int>(op));
    return 0;
}

}  // namespace cuesta::rule::scalar
