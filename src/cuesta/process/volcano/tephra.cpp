// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/volcano/tephra.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "cuesta/base/elementary.h"

namespace cuesta {
namespace {

constexpr double two_pi = 2 * std::numbers::pi;

// Integral of r exp(-r / L) (1 - exp(-(r / a)^2)) dr over L^2, for a = crater share of L.
double cone_integral(double crater) {
    constexpr int n = 2000;
    constexpr double end = 30;
    const double step = end / n;
    double sum = 0;
    for (int i = 1; i < n; ++i) {
        const double r = step * i, q = r / crater;
        sum += (i % 2 == 1 ? 4 : 2) * r * elementary::exp(-r) * (1 - elementary::exp(-q * q));
    }
    return sum * step / 3;
}

}  // namespace

double AshFall::thickness_m(double dx_m, double dy_m) const {
    const double r = std::sqrt(dx_m * dx_m + dy_m * dy_m);
    const double down = dx_m * wind_x + dy_m * wind_y;
    const double round = 1 - eccentricity * eccentricity;
    const double most = volume_m3 * round * std::sqrt(round) / (two_pi * length_m * length_m);
    return most * elementary::exp(-(r - eccentricity * down) / length_m);
}

double AshFall::reach_m(double least_m) const {
    const double most = thickness_m(0, 0);
    if (!(most > least_m)) return 0;
    return length_m * elementary::log(most / least_m) / (1 - eccentricity);
}

double eccentricity_of(double wind_m_per_s) {
    return std::min(0.9, wind_m_per_s / (wind_m_per_s + 10));
}

double ScoriaCone::thickness_m(double r_m) const {
    static const double half = cone_integral(0.5);
    const double q = r_m / crater_m;
    const double most = volume_m3 / (two_pi * length_m * length_m * half);
    return most * elementary::exp(-r_m / length_m) * (1 - elementary::exp(-q * q));
}

double ScoriaCone::reach_m(double least_m) const {
    static const double half = cone_integral(0.5);
    const double most = volume_m3 / (two_pi * length_m * length_m * half);
    return most > least_m ? length_m * elementary::log(most / least_m) : 0;
}

ScoriaCone scoria_cone(double volume_m3) {
    // Height over length 0.55 at the rim: V = 2 pi L^2 I t, t = 0.9 L.
    const double length = elementary::cbrt(volume_m3 / (two_pi * 0.9 * 0.8));
    return {volume_m3, std::max(length, 1e-6), 0.5 * std::max(length, 1e-6)};
}

}  // namespace cuesta
