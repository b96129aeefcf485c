// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/fault/fault_surface.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/elementary.h"

namespace cuesta {
namespace {

constexpr double pi = 3.141592653589793;

using Point = std::array<double, 4>;

double dot(const Point& a, const Point& b) {
    return ((a[0] * b[0] + a[1] * b[1]) + a[2] * b[2]) + a[3] * b[3];
}

Point place(const FaultSurface& surface, double x, double y) {
    const auto [x0, x1] = surface.across(x);
    const DownPlace d = surface.down(y);
    return {double{d.scale} * x0, double{d.scale} * x1, d.down0, d.down1};
}

}  // namespace

FaultSurface FaultSurface::of_map(const Grid& grid) {
    FaultSurface s;
    s.columns_ = static_cast<double>(grid.columns), s.rows_ = static_cast<double>(grid.rows);
    s.period_x_ = s.columns_, s.period_y_ = s.rows_;
    const double radius_x = s.columns_ / (2 * pi), radius_y = s.rows_ / (2 * pi);
    const double half_x = (s.columns_ - 1) / 2, half_y = (s.rows_ - 1) / 2;
    if (grid.wraps_y()) {
        s.kind_ = Kind::torus;
        s.reach_ = std::sqrt(radius_x * radius_x + radius_y * radius_y);
    } else if (grid.wraps_x()) {
        s.kind_ = Kind::cylinder;
        s.reach_ = std::sqrt(radius_x * radius_x + half_y * half_y);
    } else {  // a map of one sample has no size: take half of one
        s.reach_ = std::max(0.5, std::sqrt(half_x * half_x + half_y * half_y));
    }
    return s;
}

FaultSurface FaultSurface::globe(const Grid& grid) {
    FaultSurface s = of_map(grid);
    s.kind_ = Kind::sphere;
    s.period_x_ = std::max(1.0, grid.wraps_x() ? s.columns_ : s.columns_ - 1);
    s.reach_ = s.period_x_ / (2 * pi);
    s.gradient_y_ = pi * s.reach_ / std::max(1.0, s.rows_ - 1);
    return s;
}

int FaultSurface::dimensions() const {
    return kind_ == Kind::plane ? 2 : kind_ == Kind::torus ? 4 : 3;
}

std::array<float, 2> FaultSurface::across(double x) const {
    if (kind_ == Kind::plane) return {static_cast<float>(x - (columns_ - 1) / 2), 0.0f};
    const double radius = period_x_ / (2 * pi);
    const auto [sin, cos] = elementary::sincos_turns(x / period_x_);
    return {static_cast<float>(radius * cos), static_cast<float>(radius * sin)};
}

DownPlace FaultSurface::down(double y) const {
    if (kind_ == Kind::torus) {
        const double radius = period_y_ / (2 * pi);
        const auto [sin, cos] = elementary::sincos_turns(y / period_y_);
        return {1, static_cast<float>(radius * cos), static_cast<float>(radius * sin)};
    }
    if (kind_ == Kind::sphere) {  // one row alone is the equator
        const double turns = rows_ > 1 ? 0.25 - 0.5 * y / (rows_ - 1) : 0.0;
        const auto [sin, cos] = elementary::sincos_turns(turns);
        return {static_cast<float>(cos), static_cast<float>(reach_ * sin), 0};
    }
    // On the plane the second axis is component 1 of the space, kept in slot 2 of the normal.
    return {1, static_cast<float>(y - (rows_ - 1) / 2), 0};
}

Fault draw_fault(RandomKey random, std::int64_t i, const FaultSurface& surface, const Grid& grid,
                 FaultLine line) {
    // A normal number for each axis: their direction is uniform. Slot 1 is empty on the plane.
    const auto words = random_words(random, i, 0, 0), more = random_words(random, i, 1, 0);
    const auto a = normal_pair(words[0], words[1]), b = normal_pair(words[2], words[3]);
    const int dimensions = surface.dimensions();
    Point n{a[0], dimensions > 2 ? b[0] : 0.0f, a[1], dimensions > 3 ? b[1] : 0.0f};
    double offset = surface.reach() * (2 * uniform_double(more[0], more[1]) - 1);
    if (line == FaultLine::great_circle) offset = 0;
    if (line == FaultLine::line || line == FaultLine::vector) {
        const auto sample = [&](std::uint32_t word, std::int64_t count) {
            return static_cast<double>((std::int64_t{word} * count) >> 32);
        };
        const auto ends = random_words(random, i, 2, 0);
        const Point p = place(surface, sample(ends[0], grid.columns), sample(ends[1], grid.rows));
        const Point q = place(surface, sample(ends[2], grid.columns), sample(ends[3], grid.rows));
        // Leave of the direction what is square to the line from p to q.
        const Point d{q[0] - p[0], q[1] - p[1], q[2] - p[2], q[3] - p[3]};
        if (const double length2 = dot(d, d); length2 > 0) {
            const double share = dot(n, d) / length2;
            for (std::size_t k = 0; k < 4; ++k) n[k] -= share * d[k];
        }
        if (line == FaultLine::line && n[2] < 0)
            for (double& value : n) value = -value;
        const double length = std::sqrt(dot(n, n));
        offset = length > 0 ? dot(n, p) / length : 0;
    }
    const double length = std::sqrt(dot(n, n));
    Fault fault;
    if (!(length > 0)) n = {1, 0, 0, 0};  // five numbers below the smallest float: never met
    for (std::size_t k = 0; k < 4; ++k)
        fault.normal[k] = static_cast<float>(length > 0 ? n[k] / length : n[k]);
    fault.offset = static_cast<float>(offset);
    return fault;
}

std::vector<Fault> draw_faults(RandomKey random, std::int64_t count, const FaultSurface& surface,
                               const Grid& grid, FaultLine line) {
    std::vector<Fault> faults;
    faults.reserve(static_cast<std::size_t>(count));
    for (std::int64_t i = 0; i < count; ++i)
        faults.push_back(draw_fault(random, i, surface, grid, line));
    return faults;
}

}  // namespace cuesta
