// SPDX-License-Identifier: Apache-2.0
#include "operators.h"

#include "cuesta/catalog/builtin.h"

namespace cuesta::app {

const Registry& operators() {
    return builtin_registry();
}

}  // namespace cuesta::app
