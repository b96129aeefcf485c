// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/climate.h"

#include <algorithm>

#include "cuesta/base/parallel.h"
#include "cuesta/operator/describe.h"
#include "cuesta/world/climate_detail.h"

namespace cuesta {

ClimateRule Climate::rule() const {
    ClimateRule rule;
    rule.equator_c = equator_temperature, rule.pole_drop_c = pole_drop;
    rule.warming_c = warming, rule.lapse_c_per_km = lapse_rate;
    rule.tilt_deg = tilt, rule.sun = sun;
    rule.surroundings = surroundings, rule.currents = currents;
    rule.snow_cooling = snow_cooling;
    rule.wind_m_s = wind_speed, rule.monsoon = monsoon;
    rule.evaporation = evaporation, rule.inflow_humidity = inflow_humidity;
    rule.fallout_s = fallout_time, rule.years = years;
    return rule;
}

StepReport Climate::apply(Terrain& terrain, const StepContext& step) const {
    Field& height = step.scratch.field(0);
    const LayerStack& ground = std::as_const(terrain).ground();
    const double unit_m = ground.unit_m();
    parallel_for(0, step.block.rows, rows_per_piece(step.block.columns),
                 [&](std::int64_t lo, std::int64_t hi) {
                     for (std::int64_t y = lo; y < hi; ++y)
                         for (std::int64_t x = 0; x < step.block.columns; ++x)
                             height.at(x, y) =
                                 static_cast<float>(unit_m * ground.surface().at(x, y));
                 });
    step.comm.exchange(height);
    const ClimateGrid coarse = climate_grid(step.grid, resolution, latitude);
    const ClimateLand land =
        climate_land(coarse, height, sea_level, step.grid, step.block, step.comm);
    CoarseClimate found = shared_climate(step.comm, rule(), spin, coarse, land);
    write_climate(terrain, height, coarse, land, std::move(found),
                  {lapse_rate, sea_level, pattern, monthly, for_rivers}, step.comm);
    return {};
}

template OperatorRow describe<Climate>();

}  // namespace cuesta
