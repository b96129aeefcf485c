// SPDX-License-Identifier: Apache-2.0
// Where plants can live and how fast they grow: the laws of `vegetation`, each once.
//
//   season      T + A cos t above 0.9 C: its mean temperature and its length. Trees need 6.4 C in
//               94 days or more, whatever the slope faces                [paulsen2014, paulsen2001]
//   biotemperature   mean of the year with frost counted as 0; demand of water 58.93 mm per degree
//                                                                                   [holdridge1967]
//   light       sun on a slope by latitude and aspect, afternoons counting more     [mccune2002]
//   production  min(3000 / (1 + exp(1.315 - 0.119 T)), 3000 (1 - exp(-0.000664 P))) g/m2/yr, the
//               Miami model                                                         [lieth1975]
//   growth      logistic towards a capacity K: exact for constant K, so any step is stable
//
// Niches: shares between 0 and 1 of warmth, water, slope and soil, multiplied. Trees come first,
// shrubs take a part of what they leave, grass of what is left then, so that all together never
// exceed 1.
#pragma once

#include <cmath>

#include "cuesta/base/elementary.h"

namespace cuesta::plants {

inline constexpr float season_begins_c = 0.9f, shortest_season = 94 / 365.25f;
inline constexpr float demand_mm_per_k = 58.93f;

inline float within(float low, float value, float high) {
    const float above = value > low ? value : low;
    return above < high ? above : high;
}
// 0 below a, 1 above b, smooth between; NaN gives 0.
inline float rise(float a, float b, float x) {
    const float t = within(0.0f, (x - a) / (b - a), 1.0f);
    return t * t * (3 - 2 * t);
}

struct Season {
    float warmth_c = 0;  // mean of the days above the threshold
    float length = 0;    // share of the year
};
// Of a year T + A cos t, above a threshold. Without such days: the warmest there is.
inline Season season_above(float threshold_c, float mean_c, float amplitude_k) {
    const float a = amplitude_k > 0.01f ? amplitude_k : 0.01f;
    const float c = within(-1.0f, (threshold_c - mean_c) / a, 1.0f);
    constexpr float pi = 3.14159265f;
    const float sine_square = 1 - c * c;
    const float sine = sine_square > 0 ? std::sqrt(sine_square) : 0.0f;
    const float half = elementary::atan2(sine, c);  // 0 to pi
    const float mean = mean_c + a * (half > 1e-3f ? sine / half : 1.0f);
    return {mean, half / pi};
}
inline float biotemperature(float mean_c, float amplitude_k) {
    const Season frost_free = season_above(0, mean_c, amplitude_k);
    return within(0.0f, frost_free.warmth_c * frost_free.length, 30.0f);
}

// g/m2/yr of dry matter.
inline float net_primary_production(float mean_c, float rain_mm) {
    const float by_warmth = 3000 / (1 + elementary::exp(1.315f - 0.119f * mean_c));
    const float by_water = 3000 * (1 - elementary::exp(-0.000664f * rain_mm));
    return by_warmth < by_water ? by_warmth : by_water;
}

// Where the sun stands that counts for the year: unit vector to the east, to the south and up.
struct Sun {
    float east = 0, south = 0, up = 1;
};
inline Sun mean_sun(double latitude_deg) {
    constexpr double radian = 0.017453292519943295;
    const double from_zenith =
        within(0.0f, static_cast<float>(latitude_deg < 0 ? -latitude_deg : latitude_deg) - 5, 70) *
        radian;
    const double west = 20 * radian;  // of noon: afternoons are warmer
    const double flat = elementary::sin(from_zenith);
    return {static_cast<float>(-flat * elementary::sin(west)),
            static_cast<float>((latitude_deg < 0 ? -1 : 1) * flat * elementary::cos(west)),
            static_cast<float>(elementary::cos(from_zenith))};
}
// As a multiple of that of level ground. East and south: rise per metre.
inline float light_on_slope(const Sun& sun, float east, float south) {
    const float per_length = 1 / std::sqrt(1 + east * east + south * south);
    const float facing = (sun.up - east * sun.east - south * sun.south) * per_length;
    const float direct = (facing > 0 ? facing : 0.0f) / sun.up;
    return within(0.2f, 0.25f + 0.75f * direct, 1.6f);
}

// A place as plants feel it.
struct Place {
    float mean_c = 0, season_c = 0, season_length = 0, biotemperature_c = 0;
    float rain_mm = 0;
    float slope = 0;          // rise per metre
    float light = 1;          // of level ground
    float gathers = 0;        // water that comes from above, -0.5 to 1.5 of the rain at full effect
    float soil_m = 0.5f;      // loose cover
    float above_river_m = 0;  // and the way to it
    float from_river_m = 0;
    float land = 1;     // share of the cell that is neither channel, lake, sea nor ice
    float shallow = 0;  // groundwater within the reach of roots, 0 to 1
};

struct Habitat {
    float conifer = 0, broadleaf = 0, riverside = 0;  // shares of the ground at full growth
    float shrub = 0, grass = 0;                       // suitability: of what trees leave
    float moisture = 0;                               // supply by demand of water
    float production = 0;                             // kg/m2/yr
};

struct PlantRule {
    float tree_line_c = 6.4f;
    float water_effect = 0.5f;  // of `gathers`
};

inline Habitat habitat_of(const PlantRule& rule, const Place& p) {
    const float supply = p.rain_mm * (1 + rule.water_effect * p.gathers);
    const float demand = demand_mm_per_k * p.biotemperature_c * p.light;
    const float rain = supply / (demand > 60.0f ? demand : 60.0f);
    const float moisture = rain > p.shallow ? rain : p.shallow;
    const float line = rule.tree_line_c;
    // Steep ground, thin soil.
    const float holds_trees =
        (1 - rise(0.75f, 1.30f, p.slope)) * (1 - elementary::exp(-p.soil_m * (1 / 0.3f)));
    const float holds_shrub =
        (1 - rise(0.85f, 1.45f, p.slope)) * (1 - elementary::exp(-p.soil_m * (1 / 0.12f)));
    const float holds_grass =
        (1 - rise(0.9f, 1.6f, p.slope)) * (1 - elementary::exp(-p.soil_m * (1 / 0.05f)));
    const float long_enough =
        rise(shortest_season - 0.03f, shortest_season + 0.03f, p.season_length);
    // Wet meadows on level ground where water gathers.
    const float bog = rise(1.0f, 1.5f, p.gathers) * (1 - rise(0.02f, 0.08f, p.slope));
    // Level ground beside rivers, a few metres above them at the most.
    const float bank = elementary::exp(-p.above_river_m * (1 / 4.0f)) *
                       (1 - rise(60.0f, 180.0f, p.from_river_m)) * (1 - rise(0.15f, 0.4f, p.slope));
    const float warm_trees = rise(line - 0.3f, line + 0.3f, p.season_c) * long_enough;
    const float conifer = warm_trees * (1 - rise(13.0f, 20.0f, p.mean_c)) *
                          rise(0.45f, 0.95f, moisture) * holds_trees * (1 - 0.7f * bog);
    const float broadleaf = rise(line + 2.6f, line + 4.6f, p.season_c) * long_enough *
                            rise(0.65f, 1.15f, moisture) * holds_trees * (1 - 0.7f * bog);
    const float riverside = rise(line + 0.6f, line + 1.6f, p.season_c) * long_enough * bank *
                            (1 - elementary::exp(-p.soil_m * (1 / 0.15f)));
    // Who is fitter takes more than his share; together as much as the fittest can.
    const float a = conifer * conifer, b = 2.5f * broadleaf * broadleaf,
                c = 3.0f * riverside * riverside;
    const float both = conifer > broadleaf ? conifer : broadleaf;
    const float best = both > riverside ? both : riverside;
    const float sum = a + b + c;
    const float each = sum > 1e-12f ? best * p.land * 0.95f / sum : 0.0f;
    Habitat h;
    h.conifer = a * each, h.broadleaf = b * each, h.riverside = c * each;
    h.shrub = 0.7f * rise(line - 1.6f, line - 0.6f, p.season_c) * rise(0.15f, 0.45f, moisture) *
              holds_shrub * (1 - 0.6f * bog);
    h.grass = rise(2.2f, 4.2f, p.season_c) * rise(0.08f, 0.35f, moisture) * holds_grass;
    h.moisture = moisture;
    h.production = 0.001f * net_primary_production(p.mean_c, supply > 0 ? supply : 0.0f);
    return h;
}

// Cover after `years` of growth with `rate` (1/yr) towards `most`; above that it thins out.
inline float grown(float cover, float most, float rate, float years) {
    const float decay = elementary::exp(-rate * years);
    const float up = most > 0 ? cover * most / (cover + (most - cover) * decay) : 0.0f;
    const float down = most + (cover - most) * decay;
    return cover > 0 && cover <= most ? up : (cover > most ? down : 0.0f);
}

}  // namespace cuesta::plants
