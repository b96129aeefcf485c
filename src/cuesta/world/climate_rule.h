// SPDX-License-Identifier: Apache-2.0
// What the climate is given, in plain numbers: the parameters of the operator, and constants that
// were fitted once (docs/science/climate.md says how).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace cuesta {

enum class ClimateSun : std::uint8_t { turning, locked };
constexpr auto choice_words(ClimateSun) {
    return std::array<std::string_view, 2>{"turning", "locked"};
}

enum class ClimateSpin : std::uint8_t { eastward, westward };
constexpr auto choice_words(ClimateSpin) {
    return std::array<std::string_view, 2>{"eastward", "westward"};
}

inline constexpr int months = 12;

struct ClimateRule {
    // Temperature.
    double equator_c = 27.5;  // year's mean at the sea under the highest sun
    double pole_drop_c = 33;  // T = equator - drop sin^2(latitude)
    double warming_c = 0;     // of the whole world; twice that at the poles, half at the equator
    double lapse_c_per_km = 6.5;
    double tilt_deg = 23.44;
    ClimateSun sun = ClimateSun::turning;
    double surroundings = 0.35;  // share of land beyond an open map
    double currents = 1;         // strength of what the sea carries
    double snow_cooling = 1;     // of land under snow that lasts through the summer
    // Wind.
    double wind_m_s = 6;  // largest of the bands
    double monsoon = 1;   // strength of wind from warm and cold land
    // Water.
    double evaporation = 1;         // factor of what sea and wet land give
    double inflow_humidity = 0.75;  // of air that comes over open borders
    double fallout_s = 500;         // from cloud to rain, and from rain to ground
    int years = 1;                  // reckoned after four months of lead-in; the last one counts
};

}  // namespace cuesta
