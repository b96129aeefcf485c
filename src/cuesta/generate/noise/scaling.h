// SPDX-License-Identifier: Apache-2.0
// From the bare numbers of a noise to metres: what `relief` is the range of.
//
//   map    this map: its lowest sample lies at base, its highest at base + relief, both exact
//   world  the endless land: the extremes of a patch of 16 x 16 features, drawn once with random
//          numbers of its own, lie at base and base + relief. The factor depends on the parameters
//          alone, so a map cut from a larger one, or another size of it, has the same bits; a map
//          of few features spans less than relief, a very large one a little more.
#pragma once

#include <array>
#include <string_view>

#include "cuesta/generate/surface_range.h"
#include "cuesta/grid/range.h"

namespace cuesta {

enum class Scaling { map, world };
constexpr auto choice_words(Scaling) {
    return std::array<std::string_view, 2>{"map", "world"};
}

// fill(out, step) makes the bare noise on any grid; `features_m` is the size of the largest
// features. Every block must call it.
template <class Fill>
StepReport fill_scaled(Scaling scaling, double base, double relief, double features_m,
                       const StepContext& step, Field& out, Fill&& fill) {
    fill(out, step);
    if (scaling == Scaling::map) return set_surface_range(out, base, relief, step);
    constexpr std::int64_t side = 256;
    const Grid grid{side, side, features_m / 16};
    const Block block = whole(grid);
    SingleCommunicator alone(grid);
    Scratch scratch({side, side, 0});
    const StepContext patch_step{grid, block,        alone,   RandomKey{0, 0},
                                 0,    step.terrain, scratch, step.inputs};
    Field patch({side, side, 0});
    fill(patch, patch_step);
    const ValueRange range = value_range(patch, alone);
    if (range.flat()) return set_surface_range(out, base, relief, step);
    map_range(out, out, range, base, base + relief);
    return {};
}

}  // namespace cuesta
