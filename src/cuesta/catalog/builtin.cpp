// SPDX-License-Identifier: Apache-2.0
// To add an operator: its include and its line, in any order.
#include "cuesta/catalog/builtin.h"

#include "cuesta/filter/normalize.h"
#include "cuesta/generate/diamond_square.h"
#include "cuesta/generate/flat.h"
#include "cuesta/generate/image.h"
#include "cuesta/generate/spectral.h"
#include "cuesta/process/simulate.h"
#include "cuesta/process/slope/thermal.h"

namespace cuesta {

const Registry& builtin_registry() {
    static const Registry registry = [] {
        Registry list;
        list.add<DiamondSquare>();
        list.add<Flat>();
        list.add<Image>();
        list.add<Normalize>();
        list.add<Simulate>();
        list.add<Spectral>();
        list.add<Thermal>();
        return list;
    }();
    return registry;
}

}  // namespace cuesta
