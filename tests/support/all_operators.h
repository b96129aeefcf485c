// SPDX-License-Identifier: Apache-2.0
// The operators users have, for tests of rooms below the catalog.
#pragma once

#include "cuesta/catalog/builtin.h"

namespace cuesta::test {

inline const Registry& all_operators() {
    return builtin_registry();
}

}  // namespace cuesta::test
