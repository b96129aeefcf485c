// SPDX-License-Identifier: Apache-2.0
// What each row of a block has of sun, bands, turbulence and weather in a step of the world, and
// what lies beyond its sides.
#pragma once

#include <vector>

#include "cuesta/world/wind_noise.h"
#include "cuesta/world/world_parts.h"
#include "cuesta/world/world_state.h"

namespace cuesta::world {

// Working memory of the rows.
struct WorldRows {
    WindNoise noise, systems;
    std::vector<RowRule> rows;  // from two before the block to two behind it
    std::vector<float> day_until;
};

// `now` counts the steps of the simulation.
void fill_rows(const WorldParts& world, const StepContext& step, std::int64_t now, WorldRows& work);

Sides sides_of(const StepContext& step);

// The halos of fields of the world. Beyond a pole the y of vectors, currents and winds, points the
// other way.
void exchange_over_poles(const StepContext& step, std::span<const HaloView> fields,
                         std::initializer_list<Field*> vectors_y);

}  // namespace cuesta::world
