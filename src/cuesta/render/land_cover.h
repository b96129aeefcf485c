// SPDX-License-Identifier: Apache-2.0
// The colours of land as they are seen from high above: what grows there, by the warmth and the
// rain of a year.
//
// Scheme  a table of colours over temperature and rain, after the biomes of [whittaker1975]: sand
//         and stone where rain is rare, then steppe, grass, woods, rain forest; in the cold tundra,
//         then snow that lasts. Between the entries the colours are mixed in linear light.
// Holds   continuous in both; colder or drier than the table's ends has the colours of the ends.
// Limits  a year's means alone: no seasons, no fields, no burnt ground.
#pragma once

#include <array>
#include <string_view>

#include "cuesta/render/colour.h"

namespace cuesta {

// Of level ground in full light; temperature in degrees Celsius, rain in millimetres a year.
Rgb land_cover(double temperature_c, double rain_mm);

// How much of a sea is under ice, 0..1, by the year's mean temperature of the air above it.
float sea_ice_share(double temperature_c);
inline constexpr Srgb8 sea_ice_colour{222, 230, 236};

// Some places of the table with their words, for a legend.
struct CoverExample {
    std::string_view name;
    double temperature_c, rain_mm;
};
inline constexpr std::array<CoverExample, 8> cover_examples{{{"ice", -22, 200},
                                                             {"tundra", -7, 350},
                                                             {"conifers", 1, 700},
                                                             {"broad-leaved woods", 11, 1000},
                                                             {"grass", 10, 420},
                                                             {"savanna", 25, 850},
                                                             {"desert", 24, 60},
                                                             {"rain forest", 26, 2600}}};

}  // namespace cuesta
