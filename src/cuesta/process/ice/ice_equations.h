// SPDX-License-Identifier: Apache-2.0
// The laws of flowing ice, for one face or cell; floats in, floats out.
//
//   flux      q = -D grad s,   D = |grad s|^2 H^4 (G H + C)          shallow ice [hutter1983]
//             G = 2 A (rho g)^3 / 5 deformation (Glen's law, n = 3), C sliding over the bed
//   sliding   u = C H^3 |grad s|^3
//   balance   b = min(gradient s - threshold, most), threshold = gradient x line [oerlemans1989]
//   wear      E = (abrasion u^2 + plucking u max(0, fall of the bed along the ice)) drag
//   drag      clamp(1 + 3 (z - mean z) / H, 0, 2): walls of a valley hold the ice back in its
//             narrow bottom. A factor that was fitted, no balance of stresses.
//
// s is the surface of the ice and z its bed, H its thickness in metres of ice; years.
#pragma once

#include <algorithm>
#include <cmath>

namespace cuesta::ice {

inline constexpr double ice_density = 917, water_density = 1000, sea_density = 1028;  // kg/m3
inline constexpr double gravity = 9.81;                                               // m/s2
// Of temperate ice [cuffey2010], and of a bed as under valley glaciers: what factors of 1 mean.
inline constexpr double temperate_rate = 2.4e-24;  // A, 1/(Pa3 s)
inline constexpr double usual_sliding = 3e-15;     // m/(yr Pa3)
inline constexpr double year_s = 365.25 * 86400;

struct FlowLaw {
    float deformation = 0;  // G, 1/(m3 yr)
    float sliding = 0;      // C, 1/(m2 yr)
    float fastest = 1e6f;   // m/yr; the flux of a face ends there
};

// Factors on the usual numbers.
inline FlowLaw flow_law(double softness, double sliding, double fastest_m_per_yr) {
    const double stress = ice_density * gravity;  // Pa per metre
    const double cubed = stress * stress * stress;
    return {static_cast<float>(2 * temperate_rate * year_s * softness * cubed / 5),
            static_cast<float>(usual_sliding * sliding * cubed),
            static_cast<float>(fastest_m_per_yr)};
}

// What of two cells' ice lies at the face between them: their mean, but no more than reaches over
// the higher bed. So ice above a step in the rock is not drawn down by what lies below it.
[[gnu::always_inline]] inline float face_thickness(float a, float b, float surface_a,
                                                   float surface_b, float bed_a, float bed_b) {
    const float mean = 0.5f * (a + b);
    const float surface = surface_a > surface_b ? surface_a : surface_b;
    const float bed = bed_a > bed_b ? bed_a : bed_b;
    const float over = surface - bed;
    return mean < over ? mean : over;
}

// m2/yr, of ice so thick on a slope whose square is given.
[[gnu::always_inline]] inline float diffusivity(const FlowLaw& law, float thickness, float slope2) {
    const float h2 = thickness * thickness;
    const float d = slope2 * (h2 * h2) * (law.deformation * thickness + law.sliding);
    const float most = law.fastest * thickness / (std::sqrt(slope2) + 1e-9f);
    return d < most ? d : most;
}

struct WearLaw {
    float abrasion = 0;  // yr/m
    float plucking = 0;  // 1
};

[[gnu::always_inline]] inline float drag_factor(float bed, float mean_bed, float thickness) {
    const float factor = 1.0f + 3.0f * (bed - mean_bed) / (thickness + 1.0f);
    return std::min(std::max(factor, 0.0f), 2.0f);
}

// Thin ice is frozen to its bed, thick ice slides: 0 below 30 m, 1 above 90 m.
[[gnu::always_inline]] inline float thawed_share(float thickness) {
    const float share = (thickness - 30.0f) * (1.0f / 60.0f);
    return std::min(std::max(share, 0.0f), 1.0f);
}

// m/yr.
[[gnu::always_inline]] inline float sliding_speed(const FlowLaw& law, float thickness,
                                                  float slope2) {
    const float u =
        law.sliding * (thickness * thickness * thickness) * (slope2 * std::sqrt(slope2));
    return (u < law.fastest ? u : law.fastest) * thawed_share(thickness);
}

// m/yr of rock with a weakness of 1; `fall` is that of the bed in the direction of the ice.
[[gnu::always_inline]] inline float wear_rate(const WearLaw& law, float speed, float fall,
                                              float drag) {
    const float step = std::min(std::max(fall, 0.0f), 1.0f);
    return (law.abrasion * (speed * speed) + law.plucking * speed * step) * drag;
}

}  // namespace cuesta::ice
