// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/select.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "cuesta/filter/per_sample.h"
#include "cuesta/filter/smooth.h"
#include "cuesta/grid/range.h"
#include "cuesta/grid/stencil.h"
#include "cuesta/operator/describe.h"

namespace cuesta {
namespace {

// How far a value lies outside low .. high; 0 inside.
double outside(double value, double low, double high) {
    return std::max({low - value, value - high, 0.0});
}

// The same on the circle, from low clockwise to high.
double outside_arc(double angle, double low, double high) {
    const auto turned = [](double a) { return a - 360 * std::floor(a / 360); };
    const double width = high - low >= 360 ? 360 : turned(high - low);
    const double along = turned(angle - low);
    return along <= width ? 0 : std::min(along - width, 360 - along);
}

}  // namespace

StepReport Select::filter(const Field& in, Field& out, const StepContext& step) const {
    StepReport report;
    const bool first = step.comm.rank() == 0;
    if (low > high && by != SelectBy::aspect) report.count("range_upside_down", first ? 1 : 0);
    const auto fade = [&](double d) {
        const double t = d >= shoulder ? 1 : d / shoulder;
        const double mask = d > 0 ? 1 - t * t * (3 - 2 * t) : 1;
        return static_cast<float>(invert ? 1 - mask : mask);
    };
    if (by == SelectBy::height || by == SelectBy::height_share) {
        ValueRange unit{0, 1};
        if (by == SelectBy::height_share) {
            unit = value_range(in, step.comm);
            if (unit.flat()) report.count("flat_surface", first ? 1 : 0);
        }
        const double width = unit.flat() ? 1 : unit.high - unit.low;
        per_sample(in, out, [&](float h, std::int64_t, std::int64_t, std::int64_t&) {
            return fade(outside((h - unit.low) / width, low, high));
        });
        return report;
    }

    Field& ground = step.scratch.field(0);  // smoothed, with halos
    const double spacing_m = step.grid.spacing_m;
    const bool convexity = by == SelectBy::convexity;
    if (convexity || scale > 0)
        gaussian_mean({in, step.grid, step.block, step.comm},
                      convexity && scale == 0 ? 3 : scale / spacing_m, ground);
    else
        per_sample(in, ground, [](float v, auto, auto, std::int64_t&) { return v; });
    if (convexity) {
        per_sample(in, out, [&](float h, std::int64_t x, std::int64_t y, std::int64_t&) {
            return fade(outside(double{h} - double{ground.at(x, y)}, low, high));
        });
        return report;
    }
    step.comm.exchange(ground, Outside::repeat);
    const auto h = samples_of(std::as_const(ground));
    const Borders borders = borders_of(step.grid, step.block);
    per_sample(in, out, [&](float, std::int64_t x, std::int64_t y, std::int64_t&) {
        const Reach reach = reach_at(x, y, step.block.columns, step.block.rows, borders);
        if (by == SelectBy::curvature)
            return fade(outside(curvature_at(h, x, y, spacing_m, reach), low, high));
        const Gradient gradient = gradient_at(h, x, y, spacing_m, reach);
        if (by == SelectBy::slope) return fade(outside(slope_deg(gradient), low, high));
        if (gradient.east == 0 && gradient.south == 0) return invert ? 1.0f : 0.0f;
        return fade(outside_arc(aspect_deg(gradient), low, high));
    });
    return report;
}

template OperatorRow describe<Select>();

}  // namespace cuesta
