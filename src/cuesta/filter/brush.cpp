// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/brush.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "cuesta/filter/per_sample.h"
#include "cuesta/filter/smooth.h"
#include "cuesta/operator/describe.h"

namespace cuesta {
namespace {

// The line through the points, in samples, with its images through edges that wrap.
struct Line {
    struct Segment {
        double x, y, dx, dy, inverse;  // 1 / length^2, 0 of a point
        double low_y, high_y, low_x, high_x;
    };
    std::vector<Segment> segments;

    Line(const Numbers<256>& path, const Grid& grid, double reach) {
        const bool around_x = grid.wraps_x(), around_y = grid.wraps_y();
        const auto columns = static_cast<double>(grid.columns);
        const auto rows = static_cast<double>(grid.rows);
        const double wide = around_x ? columns : columns - 1, high = around_y ? rows : rows - 1;
        const std::size_t points = path.count / 2;
        for (int j = around_y ? -1 : 0; j <= (around_y ? 1 : 0); ++j)
            for (int i = around_x ? -1 : 0; i <= (around_x ? 1 : 0); ++i)
                for (std::size_t k = 0; k < std::max<std::size_t>(points, 2) - 1; ++k) {
                    const std::size_t next = std::min(k + 1, points - 1);
                    Segment s{};
                    s.x = path.values[2 * k] * wide + i * columns;
                    s.y = path.values[2 * k + 1] * high + j * rows;
                    s.dx = path.values[2 * next] * wide + i * columns - s.x;
                    s.dy = path.values[2 * next + 1] * high + j * rows - s.y;
                    const double square = s.dx * s.dx + s.dy * s.dy;
                    s.inverse = square > 0 ? 1 / square : 0;
                    s.low_x = std::min(s.x, s.x + s.dx) - reach;
                    s.high_x = std::max(s.x, s.x + s.dx) + reach;
                    s.low_y = std::min(s.y, s.y + s.dy) - reach;
                    s.high_y = std::max(s.y, s.y + s.dy) + reach;
                    segments.push_back(s);
                }
    }

    // Squared distance in samples; infinite beyond the reach.
    double square(double x, double y) const {
        double nearest = HUGE_VAL;
        for (const Segment& s : segments) {
            if (x < s.low_x || x > s.high_x || y < s.low_y || y > s.high_y) continue;
            const double along =
                std::clamp(((x - s.x) * s.dx + (y - s.y) * s.dy) * s.inverse, 0.0, 1.0);
            const double dx = x - s.x - along * s.dx, dy = y - s.y - along * s.dy;
            nearest = std::min(nearest, dx * dx + dy * dy);
        }
        return nearest;
    }
};

}  // namespace

std::string Brush::problem() const {
    if (path.count < 2 || path.count % 2 != 0)
        return "path needs pairs of x and y: an even number of values, two at least";
    return {};
}

double Brush::weight(double distance_m) const {
    const double inner = core * radius;
    if (distance_m <= inner) return 1;
    if (distance_m >= radius) return 0;
    const double s = (distance_m - inner) / (radius - inner);
    return (1 - s * s) * (1 - s * s);
}

StepReport Brush::filter(const Field& in, Field& out, const StepContext& step) const {
    const double spacing = step.grid.spacing_m;
    const Line line(path, step.grid, radius / spacing);
    if (mode == BrushMode::smooth)
        gaussian_mean({in, step.grid, step.block, step.comm}, radius / 4 / spacing, out);
    per_sample(in, out, [&](float h, std::int64_t x, std::int64_t y, std::int64_t&) {
        const double square = line.square(static_cast<double>(step.block.x0 + x),
                                          static_cast<double>(step.block.y0 + y));
        if (!(square * spacing * spacing < radius * radius)) return h;
        const double w = weight(std::sqrt(square) * spacing);
        const double from = h;
        switch (mode) {
            case BrushMode::raise:
                return static_cast<float>(from + amount * w);
            case BrushMode::lower:
                return static_cast<float>(from - amount * w);
            case BrushMode::smooth:
                return static_cast<float>(from + strength * w * (double{out.at(x, y)} - from));
            case BrushMode::flatten:
                return static_cast<float>(from + strength * w * (level - from));
            case BrushMode::paint:
                return static_cast<float>(from + strength * w * (value - from));
        }
        return h;
    });
    return {};
}

template OperatorRow describe<Brush>();

}  // namespace cuesta
