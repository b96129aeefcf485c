// SPDX-License-Identifier: Apache-2.0
// cuesta_toy_studio is the program with one operator more; nothing else of it differs.
#include "apps/cuesta/operators.h"

#include "cuesta/catalog/builtin.h"
#include "cuesta/operator/describe.h"
#include "studio_toy/toy_wobble.h"

namespace cuesta::app {

const Registry& own_operators() {
    static const Registry list = [] {
        Registry made = builtin_registry();
        made.add<toy::ToyWobble>();
        return made;
    }();
    return list;
}

}  // namespace cuesta::app
