// SPDX-License-Identifier: Apache-2.0
// Classes of the climate for rows of cells. Inside of climate_zones.h.
//
// Holds   one loop over a row, vectorised for each instruction set, same bits from all of them.
#pragma once

#include <array>
#include <cstdint>

#include "cuesta/world/zone_equations.h"

namespace cuesta {

// The sea is where  sign x values > sign x limit: sign 1 for a mask, -1 for ground below a level.
struct OceanRule {
    float sign = 1, limit = 0.5f;
};

// The document's classes. Every pointer has `count` values; metres, degrees, shares.
struct DocumentRow {
    const float *temperature = nullptr, *humidity = nullptr;
    const float *water = nullptr, *ice = nullptr;
    const float *current_x = nullptr, *current_y = nullptr;
    const float* ocean = nullptr;
    float* zone = nullptr;
    std::int64_t count = 0;
};
struct DocumentLimits {
    LifeZoneLimits life;
    float ice = 0, lake_depth = 0, river_flow = 0, river_depth = 0;
    OceanRule ocean;
};
// How many cells have no class.
std::int64_t document_zones(const DocumentRow& row, const DocumentLimits& limits);

// Koppen-Geiger and Holdridge from twelve months.
struct MonthsRow {
    std::array<const float*, zone_months> temperature{}, rain{};  // degrees, mm in the month
    const float* ocean = nullptr;
    float* zone = nullptr;
    std::int64_t count = 0;
    OceanRule rule;
    bool north = true;  // where a year has no warmer half
};
std::int64_t koppen_zones(const MonthsRow& row);
std::int64_t holdridge_zones(const MonthsRow& row);

}  // namespace cuesta
