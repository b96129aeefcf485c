// SPDX-License-Identifier: Apache-2.0
// From the coarse map of the climate to every sample of the land.
//
// Temperature   straight lines between coarse cells at sea level, less lapse rate x height
// Rain          straight lines between coarse cells, times a pattern: more where the wind of the
//               month meets a slope steeper than that of the coarse land and on ground higher than
//               it, less in its lee. The pattern's mean over each coarse cell and month is 1.
// Snow          the share of a month's rain: all below -2 C, none above 4 C, a smooth step between
// Runoff        rain less what evaporates, by rain and temperature of the year [turc1954]
// Lakes         what open water of the coarse cell gives to the air in the year, straight lines
//
// Holds   the same bits for any threads and blocks: means of the pattern are sums of whole numbers.
//         A map whose samples are the coarse cells gets their values.
#pragma once

#include <vector>

#include "cuesta/grid/communicator.h"
#include "cuesta/terrain/terrain.h"
#include "cuesta/world/climate_solver.h"

namespace cuesta {

// What blocks need of a solved climate, in one piece that can be sent.
struct CoarseClimate {
    std::vector<float> temperature, rain, east, south;  // 12 planes each: C, mm, m/s
    std::vector<float> humidity, open_water;            // 1 plane each: 1, mm in the year
};
CoarseClimate packed(const ClimateResult& result);
// Solved by the first block, the same on every block. All must call it.
CoarseClimate shared_climate(Communicator& comm, const ClimateRule& rule, ClimateSpin spin,
                             const ClimateGrid& grid, const ClimateLand& land);

struct DetailRule {
    double lapse_c_per_km = 6.5, sea_level_m = 0, pattern = 1;
    bool monthly = true, for_rivers = false;
};

// Share of a month's rain that falls as snow.
double snow_share(double temperature_c);
// Rain of a year that does not evaporate, mm.
double yearly_runoff(double rain_mm, double temperature_c);

// Writes the climate's fields. `height` has a halo of one sample, exchanged.
void write_climate(Terrain& terrain, const Field& height, const ClimateGrid& coarse,
                   const ClimateLand& land, CoarseClimate climate, const DetailRule& rule,
                   Communicator& comm);

}  // namespace cuesta
