// SPDX-License-Identifier: Apache-2.0
// The parts of a step of the world as numbers, and which of them a step has (world/world_step.h).
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cuesta/operator/context.h"

namespace cuesta::world {

// Metres, degrees Celsius, shares; per step of the world.
struct SeaPart {
    double level_m = 0, least_share = 0.01;
    std::int64_t refresh = 100;
    bool everywhere = false;  // every low cell, as in the document
    double water_m = 0;       // over the whole map; above 0 the level follows from it
};
struct RunoffPart {
    double damping = 0.98, infiltration_m = 0;
};
struct SandPart {
    std::string material = "sand";
    double erosion_m = 0.04, carry = 0.0015, spread = 0.3;
    double smoothing = 0.1, smooth_above_m = 300, smooth_below_m = 3000, floor_m = -12000;
};
struct WindPart {
    double pressure = 10, bands = 0.5, noise = 0.5, drift = 2e-4, roughness = 0.6, turbulence = 2;
    double scale_m = 1000, by_temperature = 0, by_humidity = 0;
    bool document_bands = false, keeps_pressure = false;
    double systems_hpa = 0, turning = 0.8, system_life = 200;  // highs and lows; life in steps
    std::int64_t noise_seed = 0;
};
struct TemperaturePart {
    double sun_angle = 0, sun_strength = 0, rotation = 0.02, night = -0.1;
    double lapse_per_km = 1.2, lapse_above_m = 2500, rate = 0.01, gain = 2, wind_share = 0.4;
    bool additive = false, flux = false;
};
struct HumidityPart {
    double capacity_m = 10, rain_m = 0.028, evaporation_m = 0.014;
    double gain = 0.003, loss = 0.001, snow = 0.003, wind_share = 0.4;
    bool closed = true;
};
struct IcePart {
    double freezing_c = 0, rate_m_per_c = 0.24, flow = 0.01, melt_share = 1;
    double glacial_erosion = 0, thickest_m = 1000;
};

struct GroundwaterPart {
    double infiltration_m = 0.01, porosity = 0.2, depth_m = 50, flow = 0.3;
};

// Groundwater in metres and seconds (world/aquifer.h).
struct AquiferPart {
    FieldOr conductivity = 1e-5, thickness = 50.0;  // m/s, m
    double yield = 0.2, time_step_s = 86400;
    bool by_material = false;
};

// Parts that are left out do nothing.
struct WorldParts {
    std::optional<SeaPart> sea;
    std::optional<RunoffPart> runoff;
    std::optional<SandPart> sand;
    std::optional<WindPart> wind;
    std::optional<TemperaturePart> temperature;
    std::optional<HumidityPart> humidity;
    std::optional<IcePart> ice;
    std::optional<GroundwaterPart> groundwater;
    std::optional<AquiferPart> aquifer;
};

}  // namespace cuesta::world
