// SPDX-License-Identifier: Apache-2.0
#include "operators.h"

#include "cuesta/catalog/builtin.h"

namespace cuesta::app {

const Registry& own_operators() {
    return builtin_registry();
}

}  // namespace cuesta::app
