// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/impact/impact_shape.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/elementary.h"

namespace cuesta {
namespace {

double smooth(double t) {
    t = std::clamp(t, 0.0, 1.0);
    return t * t * (3 - 2 * t);
}

// Simpson's rule over n (even) parts.
template <class Function>
double integral(double from, double to, int n, Function&& f) {
    const double step = (to - from) / n;
    double sum = f(from) + f(to);
    for (int i = 1; i < n; ++i) sum += (i % 2 == 1 ? 4 : 2) * f(from + step * i);
    return sum * step / 3;
}

}  // namespace

double ImpactShape::section(double u, double terrace) const {
    const double bowl = u * u;
    if (complex <= 0) return bowl;
    // The wall: three terraces, steeper between them, here and there broken off.
    const double t = std::clamp((u - floor) / (1 - floor), 0.0, 1.0);
    constexpr double steps = 3;
    const double at = steps * t + 3 * terrace * t * (1 - t);
    const double whole = std::floor(at), part = at - whole;
    const double stair = (whole + smooth(part / 0.8)) / steps;
    const double stepped = std::clamp(0.35 + 1.2 * terrace, 0.0, 0.6);
    const double even = t * (0.45 + 0.55 * t);
    const double wall = std::clamp(even + (stair - even) * stepped, 0.0, 1.0);
    const double hill = elementary::exp(-(u / 0.13) * (u / 0.13));
    const double off = (u - 0.5) / 0.09;
    const double circle = 0.6 * elementary::exp(-off * off);
    const double flat = std::min(1.0, wall + peak * ((1 - ring) * hill + ring * circle));
    return bowl + (flat - bowl) * complex;
}

double ejecta_law(const ImpactShape& shape, double u, double reach) {
    if (u < 1) {
        if (shape.rim <= 0) return 0;
        return std::max(0.0, (shape.depth * shape.section(u) - shape.below_ground) / shape.rim);
    }
    if (u >= reach) return 0;
    return (1 - smooth((u - 0.7 * reach) / (0.3 * reach))) / (u * u * u);
}

double transition_diameter_m(double gravity) {
    return 3200 * 9.81 / gravity;  // 3.2 km on the Earth, 19 km on the Moon
}

ImpactShape impact_shape(double diameter_m, double transition_m, double reach) {
    const double over = diameter_m / transition_m;
    ImpactShape shape;
    shape.depth = 0.196 * (over <= 1 ? diameter_m : transition_m * elementary::pow(over, 0.301));
    shape.complex = smooth((over - 0.75) / 0.6);
    shape.floor = std::min(0.7, 0.36 * elementary::pow(std::max(over, 0.1), 0.25));
    shape.peak = 0.42;
    shape.ring = smooth((over - 6) / 5);
    const double outside =
        integral(1, reach, 400, [&](double u) { return u * ejecta_law(shape, u, reach); });
    // What a crater that lies so deep below the ground digs, less what its rim and ejecta hold.
    const auto balance = [&](double below) {
        return integral(0, 1, 1000,
                        [&](double u) { return u * (below - shape.depth * shape.section(u)); }) -
               (shape.depth - below) * outside;
    };
    double low = 0, high = shape.depth;
    for (int i = 0; i < 60; ++i) {
        const double middle = (low + high) / 2;
        (balance(middle) < 0 ? low : high) = middle;
    }
    shape.below_ground = (low + high) / 2;
    shape.rim = shape.depth - shape.below_ground;
    return shape;
}

}  // namespace cuesta
