// SPDX-License-Identifier: Apache-2.0
// The hatching of rocks on sections, so that they are told apart without colour: crosses for
// massive rock, waves, dashes, bricks, rows of dots as it gets softer, scattered grains for loose
// ground. Which one follows from hardness and looseness, so a recipe's own materials have one too.
#pragma once

#include "cuesta/terrain/material.h"

namespace cuesta {

enum class RockPattern { crosses, waves, dashes, bricks, dots, grains, pebbles, none };

RockPattern pattern_of(const Material& material);
// Ink of the pattern at a place in pixels, 0 none to 1 full.
double pattern_ink(RockPattern pattern, double x, double y);

}  // namespace cuesta
