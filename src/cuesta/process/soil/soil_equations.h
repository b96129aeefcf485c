// SPDX-License-Identifier: Apache-2.0
// How rock becomes soil, and what grains the soil has: the laws of `soil`.
//
//   production   dr/dt = P exp(-h / h0)   rock lost under a cover h; the cover gains s dr, with s
//                the ratio of densities                                             [heimsath1997]
//                over a time t, exactly:  s r = h0 log(1 + s P t / h0 exp(-h / h0))
//   humped       P (1 - k exp(-4 h / h0)): bare rock, which does not hold water, weathers less than
//                rock under a thin cover                                            [ahnert1977]
//   fining       sand that is no quartz becomes silt, silt becomes clay: a chain of two decays
//   texture      the twelve classes of the triangle of sand, silt and clay          [usda2017]
#pragma once

#include <algorithm>

#include "cuesta/base/elementary.h"

namespace cuesta::soil {

// Rock lost in `years`, in metres; P in m/yr, covers and depths in metres.
inline double rock_lost(double production, double swells, double years, double depth_m, double hump,
                        double cover_m) {
    // With a hump the factor of the cover is held for an eighth of the time each.
    const int parts = hump > 0 ? 8 : 1;
    double lost = 0;
    for (int i = 0; i < parts; ++i) {
        const double bare = hump > 0 ? 1 - hump * elementary::exp(-4 * cover_m / depth_m) : 1.0;
        const double grows = swells * production * bare * years / parts / depth_m *
                             elementary::exp(-cover_m / depth_m);
        const double gained =
            depth_m * (grows < 1e-6 ? grows * (1 - 0.5 * grows) : elementary::log(1 + grows));
        lost += gained / swells, cover_m += gained;
    }
    return lost;
}

struct Texture {
    float sand = 0, silt = 0, clay = 0;
};

// `fining`: years / time of weathering; `quartz`: sand that stays.
inline Texture weathered(Texture t, float quartz, float fining) {
    const float a = elementary::exp(-fining), b = elementary::exp(-0.5f * fining);
    const float weak = t.sand > quartz ? t.sand - quartz : 0.0f;
    const float sand = t.sand - weak * (1 - a);
    // Sand decays twice as fast as silt: silt' = silt b + weak 2 (b - a).
    const float silt = t.silt * b + weak * 2 * (b - a);
    return {sand, silt, std::max(0.0f, 1 - sand - silt)};
}

// 1 sand, 2 loamy sand, 3 sandy loam, 4 loam, 5 silt loam, 6 silt, 7 sandy clay loam, 8 clay loam,
// 9 silty clay loam, 10 sandy clay, 11 silty clay, 12 clay.
inline int texture_class(const Texture& t) {
    const float sand = 100 * t.sand, silt = 100 * t.silt, clay = 100 * t.clay;
    if (silt + 1.5f * clay < 15) return 1;
    if (silt + 2 * clay < 30) return 2;
    if (clay >= 40) return silt >= 40 ? 11 : sand > 45 ? 10 : 12;
    if (clay >= 35 && sand > 45) return 10;
    if (clay >= 27 && sand <= 45) return sand > 20 ? 8 : 9;
    if (clay >= 20 && silt < 28 && sand > 45) return 7;
    if (silt >= 80 && clay < 12) return 6;
    if (silt >= 50) return 5;
    if (clay >= 7 && silt >= 28 && sand <= 52) return 4;
    return 3;
}

}  // namespace cuesta::soil
