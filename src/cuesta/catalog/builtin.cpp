// SPDX-License-Identifier: Apache-2.0
// To add an operator: its include and its line, in any order.
#include "cuesta/catalog/builtin.h"

#include "cuesta/generate/flat.h"
#include "cuesta/process/simulate.h"

namespace cuesta {

const Registry& builtin_registry() {
    static const Registry registry = [] {
        Registry list;
        list.add<Flat>();
        list.add<Simulate>();
        return list;
    }();
    return registry;
}

}  // namespace cuesta
