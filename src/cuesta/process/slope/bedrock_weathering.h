// SPDX-License-Identifier: Apache-2.0
// Bedrock weathering: frost and heat turn solid rock into regolith, the slower the deeper it lies
// under loose cover. Inside of thermal.h and, with a law of its own, of process/soil/soil.h.
//
//   rock lost = rate (1 - hardness) exp(-cover / depth)                       [heimsath1997]
//   regolith  = rock lost x density of the rock / density of regolith: mass is kept
//
// Scheme  whole units; what is below a unit is carried (terrain/carry.h): of rock that is not lost
//         yet in one field, of regolith that is owed for rock already lost in another.
// Holds   mass to less than a unit of regolith per cell at any time (11 g/m2), without growth.
// Limits  one rock layer at a time: where it is used up the remainder waits for the next step. Rock
//         under air is left alone, and so is loose ground without rock in it.
#pragma once

#include <functional>

#include "cuesta/operator/context.h"
#include "cuesta/terrain/layer_stack.h"

namespace cuesta {

struct BedrockWeathering {
    FieldValue rate_m;  // metres per step of bare rock without hardness
    double depth_m = 0.5;
    MaterialId regolith = 0;
    std::int32_t now = 0;
    // Metres of rock lost in the step at a cell under so many metres of cover; set: instead of the
    // rate above.
    std::function<double(std::int64_t x, std::int64_t y, MaterialId rock, double cover_m)> law = {};
};

struct WeatheringResult {
    LayerBook book;
    std::int64_t limited = 0;  // cells with a rate below 0, taken as 0
};

// Needs layered ground.
WeatheringResult weather_bedrock(LayerStack& ground, const BedrockWeathering& weathering,
                                 Field& remainder, Field& owed);

}  // namespace cuesta
