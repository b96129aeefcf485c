// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/climate_solver.h"

#include <algorithm>

namespace cuesta {
namespace {

void mirror(const ClimateGrid& grid, ClimatePlane& plane) {
    for (std::int64_t y = 0; y < grid.rows; ++y) {
        const auto row = plane.begin() + y * grid.columns;
        std::reverse(row, row + grid.columns);
    }
}
void mirror(const ClimateGrid& grid, ClimateYear& year) {
    for (ClimatePlane& month : year) mirror(grid, month);
}

}  // namespace

ClimateResult solve_climate(const ClimateRule& rule, const ClimateGrid& grid,
                            const ClimateLand& land, ClimateSpin spin) {
    if (spin == ClimateSpin::westward) {
        ClimateLand turned = land;
        mirror(grid, turned.share), mirror(grid, turned.height_m);
        ClimateResult result = solve_climate(rule, grid, turned);
        for (ClimateYear* year :
             {&result.temperature, &result.wind.east, &result.wind.south, &result.wind.ascent,
              &result.water.rain, &result.water.evaporation, &result.water.open_water,
              &result.water.humidity})
            mirror(grid, *year);
        for (ClimatePlane& month : result.wind.east)
            for (double& value : month) value = -value;
        return result;
    }
    ClimatePlane east, south;
    mean_bands(rule, grid, east, south);
    ClimateResult result;
    result.temperature = sea_level_temperature(rule, grid, land, east, south);
    result.wind = winds(rule, grid, land, result.temperature);
    result.water = rain_of_year(rule, grid, land, result.temperature, result.wind);
    return result;
}

}  // namespace cuesta
