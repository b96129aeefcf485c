// SPDX-License-Identifier: Apache-2.0
// Gives a raw surface its height in metres: the lowest sample of the whole map becomes `base`, the
// highest base + relief, both exact.
#pragma once

#include "cuesta/grid/range.h"
#include "cuesta/operator/context.h"

namespace cuesta {

// Changes `surface` in place, the same on any block layout; every block must call it. A surface
// that is constant (a map of one sample, no detail left) becomes `base` everywhere and is counted
// once for the map as "flat_surface".
StepReport set_surface_range(Field& surface, double base, double relief, const StepContext& step);

// The same where the range of the whole map is known already.
StepReport set_surface_range(Field& surface, ValueRange range, double base, double relief,
                             const StepContext& step);

}  // namespace cuesta
