// SPDX-License-Identifier: Apache-2.0
// The numbers of one step of the world, as its kernels take them: plain, in whole units of the
// ground and quanta of water, and which parts of the world run. Operators fill it in
// (world/world_step.h).
#pragma once

#include <cstdint>

namespace cuesta::world {

// What is the same in all rows.
struct Rule {
    // Which parts run.
    bool sea = false, runoff = false, sand = false, wind = false, temperature = false,
         humidity = false, ice = false;

    float unit_m = 1, quantum_m = 1;      // of ground and water
    float units_to_quanta = 1;            // unit_m / quantum_m
    float per_unit = 1, per_quantum = 1;  // 1 / unit_m, 1 / quantum_m
    float phase = 0;                      // of rounding amounts below a unit or quantum, 0..1
    std::int32_t wet = 0;                 // quanta; more is wet
    std::int32_t deep = 0;                // quanta; more is a lake or the sea
    std::int32_t iced = 0;                // quanta; more ice keeps air and water apart

    // Sea.
    float sea_level_units = 0;

    // Runoff.
    float flow_damping = 0.98f, most_current_m = 1000;
    std::int32_t infiltration = 0;  // quanta in a step

    // Sand.
    float erosion_m = 0.04f, thinnest_m = 1;  // erosion_m x flow / (sand + water)
    float carry = 0.0015f;                    // share of the sand that flow / depth = 1 carries
    float spread = 0.3f / 8;                  // of a difference in height
    float smooth = 0.1f / 9, smooth_above = 0, smooth_below = 0;  // units between neighbours
    std::int32_t smooth_dry = 0;                                  // quanta; less water is dry
    std::int32_t floor_units = -(1 << 30);

    // Wind; 1 is fresh_wind_mps.
    float pressure = 10, bands = 0.5f, noise = 0.5f, pressure_scale_m = 1000;
    float pressure_by_temperature = 0, pressure_by_humidity = 0;
    // Highs and lows.
    bool systems = false;
    float systems_wind = 0;            // wind by a difference of 1 hPa over two cells
    float systems_rate = 0;            // share of what is born in a step, at most 0.1
    float births_x = 0, births_y = 0;  // hPa of both fields of chance

    // Temperature.
    float sun_gain = 2, warming_rate = 0.01f, lapse_per_m = 0.0012f, lapse_above_m = 2500;
    float night = -0.1f;  // what the sun gives at night
    bool additive = false;
    bool heat_flux = false;   // heat moves as a store; otherwise as a property of the air
    float heat_share = 0.4f;  // of a cell that heat crosses in a step with wind 1

    // Humidity.
    std::int32_t air_capacity = 1;  // quanta that humidity 1 holds
    float air_share = 0.4f;         // of a cell that air crosses in a step with wind 1
    float rain_share = 0, evaporation_m = 0;
    float gain_m = 0, loss_m = 0, snow_m = 0;
    bool closed_cycle = true;

    // Ice.
    float freezing_c = 0, ice_m_per_c = 0.24f;
    float melt_share = 1, ice_flow = 0, glacial_erosion = 0;
    std::int32_t thickest_ice = 1;
};

// Wind of 1 in the document's numbers, and degrees: C = degrees_c (T + cold_share).
inline constexpr float fresh_wind_mps = 10;
inline constexpr float degrees_c = 25, cold_share = 0.7f;
inline constexpr float coldest_c = degrees_c * (cold_share - 1),
                       hottest_c = degrees_c * (cold_share + 1);
inline constexpr double height_unit_m = 1000;  // of the document

struct Columns {
    std::int64_t lo = 0, hi = 0;
};

// Turbulence that a row has: pairs (x, y) of its columns, 2^14 being 1, and what of them blows.
struct Turbulence {
    const std::int16_t* from = nullptr;
    float next = 0;                        // weight of the next column
    float xx = 1, xy = 0, yx = 0, yy = 1;  // to the east xx x + xy y, to the south yx x + yy y
    bool plain() const { return xx == 1 && xy == 0 && yx == 0; }
};

// What a row of the map has.
struct RowRule {
    float latitude = 0.5f;                  // 0 at the south pole, 1 at the north pole
    float sun = 0, wind_x = 0, wind_y = 0;  // of the bands; y to the south
    const float* day_until = nullptr;       // by column: latitudes below have day
    Turbulence noise{}, other{};            // both add up; other.from is null where there is one
    float turned = 1;                       // -1 beyond a pole, where south points north; of bands
                                            // and lows, turbulence has it in its shares
    float around = 0;                       // share of the wind that goes round a low, south: < 0
    const std::int16_t* births = nullptr;   // pairs of chance for highs and lows
    float births_share = 1;
};

}  // namespace cuesta::world
