// SPDX-License-Identifier: Apache-2.0
// The laws by which a climate becomes a class, for one place; zone_rows.h carries them over rows.
//
//   life zone   row r by temperature, column c by wetness: class = first of the row + min(c, last),
//               r and c being the number of limits that lie below the value     [holdridge1967]
//   Koppen      B, A, C, D, E asked in this order                     [peel2007, table 1; beck2018]
//
// Holds   a value equal to a limit of the life zones belongs to the lower class; limits of Koppen
//         are those of the table, < and >= as printed there. Plain selects without branches.
// Limits  limits out of order are counted all the same. A temperature or wetness that is no number
//         has no class.
#pragma once

#include <array>

namespace cuesta {

inline constexpr int zone_months = 12;

// Rows of temperature and columns of wetness of the document's table and of Holdridge's.
struct LifeZoneLimits {
    std::array<float, 5> temperature{};
    std::array<float, 7> wetness{};
};

// Number of the class in the document's order, 5..41: rows have 4, 5, 6, 7, 7 and 8 classes.
[[gnu::always_inline]] inline int life_zone(float temperature, float wetness,
                                            const LifeZoneLimits& limits) {
    int first = 5, last = 3, column = 0;
    first += temperature > limits.temperature[0] ? 4 : 0;
    first += temperature > limits.temperature[1] ? 5 : 0;
    first += temperature > limits.temperature[2] ? 6 : 0;
    first += temperature > limits.temperature[3] ? 7 : 0;
    first += temperature > limits.temperature[4] ? 7 : 0;
    last += temperature > limits.temperature[0] ? 1 : 0;
    last += temperature > limits.temperature[1] ? 1 : 0;
    last += temperature > limits.temperature[2] ? 1 : 0;
    last += temperature > limits.temperature[4] ? 1 : 0;
    for (int i = 0; i < 7; ++i)
        column += wetness > limits.wetness[static_cast<std::size_t>(i)] ? 1 : 0;
    return first + (column < last ? column : last);
}

// What a year's classes look at. Rain in mm, temperatures in degrees Celsius; `middle` is April to
// September, `ends` the other six months.
struct ZoneYear {
    float temperature_sum = 0, coldest = 0, warmest = 0;
    float bio_sum = 0;    // of temperatures cut to 0..30: frost and heat stop growth
    int warm_months = 0;  // above 10 degrees
    float rain = 0, driest = 0;
    float middle_warmth = 0, ends_warmth = 0;
    float middle_rain = 0, middle_driest = 0, middle_wettest = 0;
    float ends_rain = 0, ends_driest = 0, ends_wettest = 0;
};

// temperature_of(month), rain_of(month) for months 0..11.
template <class TemperatureOf, class RainOf>
[[gnu::always_inline]] inline ZoneYear climate_year(TemperatureOf&& temperature_of,
                                                    RainOf&& rain_of) {
    const auto smaller = [](float a, float b) { return a < b ? a : b; };
    const auto larger = [](float a, float b) { return a > b ? a : b; };
    ZoneYear year;
    year.coldest = year.warmest = temperature_of(0);
    year.driest = rain_of(0);
    year.middle_driest = year.middle_wettest = rain_of(3);
    year.ends_driest = year.ends_wettest = rain_of(0);
#pragma GCC unroll 12
    for (int month = 0; month < zone_months; ++month) {
        const float t = temperature_of(month), p = rain_of(month);
        year.temperature_sum += t;
        year.coldest = smaller(year.coldest, t);
        year.warmest = larger(year.warmest, t);
        year.bio_sum += smaller(larger(t, 0.0f), 30.0f);
        year.warm_months += t > 10.0f ? 1 : 0;
        year.rain += p;
        year.driest = smaller(year.driest, p);
        if (month >= 3 && month < 9) {
            year.middle_warmth += t;
            year.middle_rain += p;
            year.middle_driest = smaller(year.middle_driest, p);
            year.middle_wettest = larger(year.middle_wettest, p);
        } else {
            year.ends_warmth += t;
            year.ends_rain += p;
            year.ends_driest = smaller(year.ends_driest, p);
            year.ends_wettest = larger(year.ends_wettest, p);
        }
    }
    return year;
}

// 1..30: Af Am Aw, BWh BWk BSh BSk, Csa ... Cfc, Dsa ... Dfd, ET EF. Summer is the warmer half of
// the year; where both are as warm, that of the hemisphere.
[[gnu::always_inline]] inline int koppen_class(const ZoneYear& y, bool north) {
    const bool as_north =
        (y.middle_warmth > y.ends_warmth) | ((y.middle_warmth == y.ends_warmth) & north);
    const float summer = as_north ? y.middle_rain : y.ends_rain;
    const float winter = as_north ? y.ends_rain : y.middle_rain;
    const float summer_driest = as_north ? y.middle_driest : y.ends_driest;
    const float winter_driest = as_north ? y.ends_driest : y.middle_driest;
    const float summer_wettest = as_north ? y.middle_wettest : y.ends_wettest;
    const float winter_wettest = as_north ? y.ends_wettest : y.middle_wettest;

    const float mean = y.temperature_sum / 12.0f;
    const float most = 0.7f * y.rain;
    const float need = 2.0f * mean + (winter > most ? 0.0f : summer > most ? 28.0f : 14.0f);
    const int arid = 4 + (y.rain < 5.0f * need ? 0 : 2) + (mean >= 18.0f ? 0 : 1);

    const int tropical = y.driest >= 60.0f ? 1 : y.driest >= 100.0f - y.rain / 25.0f ? 2 : 3;

    // Summers without rain, winters without, or neither; where both hold, the drier half counts.
    const bool may_s = (summer_driest < 40.0f) & (3.0f * summer_driest < winter_wettest);
    const bool may_w = 10.0f * winter_driest < summer_wettest;
    const bool is_s = may_s & (!may_w | (summer <= winter));
    const int dry = is_s ? 0 : may_w ? 1 : 2;
    const int heat = y.warmest >= 22.0f ? 0 : y.warm_months >= 4 ? 1 : 2;
    const int temperate = 8 + 3 * dry + heat;
    const int hard = (heat == 2) & (y.coldest < -38.0f) ? 1 : 0;
    const int snow = 17 + 4 * dry + heat + hard;

    const int polar = y.warmest > 0.0f ? 29 : 30;
    const int warm_enough = y.coldest > 0.0f ? temperate : snow;
    const int not_arid = y.coldest >= 18.0f ? tropical : (y.warmest > 10.0f ? warm_enough : polar);
    return y.rain < 10.0f * need ? arid : not_arid;
}

// Holdridge's limits: biotemperature in degrees and rain in mm of a year. Below the first
// temperature lies the polar desert; warm temperate and subtropical meet at the frost line.
inline constexpr float holdridge_polar = 1.5f;
inline constexpr LifeZoneLimits holdridge_limits{{3, 6, 12, 18, 24},
                                                 {125, 250, 500, 1000, 2000, 4000, 8000}};
// 4 (polar desert) .. 41 in the document's order.
[[gnu::always_inline]] inline int holdridge_class(float biotemperature, float rain) {
    const int zone = life_zone(biotemperature, rain, holdridge_limits);
    return biotemperature > holdridge_polar ? zone : 4;
}

}  // namespace cuesta
