// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/landform/crater_shape.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/elementary.h"
#include "cuesta/generate/landform/crater.h"

namespace cuesta {
namespace {

constexpr double end = 4;  // radii
constexpr double least_exponent = 1, most_exponent = 6;

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

double bowl_volume(const Crater& crater, const CraterShape& shape) {
    // The floor may have a corner, so in parts that are small beside it.
    return integral(0, 1, 2000, [&](double d) { return bowl_height(crater, shape, d) * d; });
}

double ejecta_volume(const CraterShape& shape) {
    const auto part = [&](double d) { return ejecta_height(shape, d) * d; };
    return integral(1, 2, 100, part) + integral(2, end, 200, part);
}

// Where f, which changes sign once between them, does so.
template <class Function>
double root(double low, double high, Function&& f) {
    const bool rises = f(high) > f(low);
    for (int i = 0; i < 60; ++i) {
        const double middle = (low + high) / 2;
        ((f(middle) < 0) == rises ? low : high) = middle;
    }
    return (low + high) / 2;
}

}  // namespace

double ejecta_height(const CraterShape& shape, double d) {
    const double law = elementary::exp2(-shape.exponent * elementary::log2(d));
    return law * (1 - (shape.balanced ? smooth((d - 2) / (end - 2)) : smooth((d - 1) / (end - 1))));
}

double bowl_height(const Crater& crater, const CraterShape& shape, double d) {
    const double lowest = -crater.depth * (1 - crater.flat_floor);
    const double bowl = (crater.depth + shape.rim) * (d * d) - crater.depth;
    const double above = bowl - lowest;
    return 0.5 * (bowl + lowest + std::sqrt(above * above + shape.joint * shape.joint)) +
           crater.peak * crater.depth * elementary::exp(-45 * d * d);
}

double crater_volume(const Crater& crater, const CraterShape& shape) {
    return bowl_volume(crater, shape) + shape.rim * ejecta_volume(shape);
}

CraterShape crater_shape(const Crater& crater) {
    CraterShape shape{crater.rim, 3, crater.balance, 0.15 * crater.depth * crater.roughness};
    if (!crater.balance) return shape;
    const auto with = [&](double rim, double exponent) {
        return CraterShape{rim, exponent, true, shape.joint};
    };
    const double bowl = bowl_volume(crater, shape);
    const auto with_exponent = [&](double exponent) {
        return bowl + crater.rim * ejecta_volume(with(crater.rim, exponent));
    };
    // Larger exponents heap less.
    if (with_exponent(most_exponent) <= 0 && with_exponent(least_exponent) >= 0) {
        shape.exponent = root(least_exponent, most_exponent, with_exponent);
        return shape;
    }
    // With the exponent at its bound the rim is moved; no bowl needs one higher than it is deep.
    shape.exponent = with_exponent(least_exponent) < 0 ? least_exponent : most_exponent;
    const double ejecta = ejecta_volume(shape);
    const auto with_rim = [&](double rim) {
        return bowl_volume(crater, with(rim, shape.exponent)) + rim * ejecta;
    };
    shape.rim = with_rim(0) < 0 ? root(0, crater.depth, with_rim) : 0;
    return shape;
}

}  // namespace cuesta
