// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/curve_plot.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cuesta/base/elementary.h"
#include "cuesta/render/text.h"

namespace cuesta {
namespace {

constexpr Srgb8 ink{226, 228, 230}, faint{150, 156, 162}, hairline{60, 64, 69};
constexpr Srgb8 ground{34, 37, 41}, fan_colour{58, 84, 92};

struct Range {
    double low = 0, high = 1;
    double place(double v) const { return (v - low) / (high - low); }
};

// Positions inside the frame of a plot.
struct Frame {
    int x, y, width, height;
    Range across, up;
    CurvePoint at(double u, double v) const {
        return {x + across.place(u) * (width - 1), y + (1 - up.place(v)) * (height - 1)};
    }
};

double log10_of(double v) {
    return elementary::log(v) / 2.302585092994046;
}

Range range_of(const std::vector<CurvePoint>& points, double CurvePoint::*axis) {
    Range range{INFINITY, -INFINITY};
    for (const CurvePoint& p : points) {
        range.low = std::min(range.low, p.*axis);
        range.high = std::max(range.high, p.*axis);
    }
    const double room = std::max(0.05 * (range.high - range.low), 0.05);
    return {range.low - room, range.high + room};
}

std::string power_text(int exponent) {
    if (exponent >= 0 && exponent <= 4) return fmt::format("{:.0f}", std::pow(10.0, exponent));
    if (exponent < 0 && exponent >= -3)
        return fmt::format("{:.{}f}", std::pow(10.0, exponent), -exponent);
    return fmt::format("1e{}", exponent);
}

// Grid lines at powers of ten, or at quarters of the axis from 0 to 1.
std::vector<std::pair<double, std::string>> ticks_of(const Range& range, bool logarithmic) {
    std::vector<std::pair<double, std::string>> ticks;
    if (!logarithmic) {
        for (const double v : {0.0, 0.5, 1.0}) ticks.emplace_back(v, fmt::format("{:g}", v));
        return ticks;
    }
    const int first = static_cast<int>(std::ceil(range.low));
    const int last = static_cast<int>(std::floor(range.high));
    const int step = std::max(1, (last - first + 4) / 5);
    for (int e = first; e <= last; e += step) ticks.emplace_back(e, power_text(e));
    // Less than a decade: mark 2 and 5 as well.
    if (ticks.size() < 2)
        for (const double m : {2.0, 5.0})
            for (int e = first - 1; e <= last; ++e) {
                const double v = e + log10_of(m);
                if (v >= range.low && v <= range.high)
                    ticks.emplace_back(v, fmt::format("{:g}", m * std::pow(10.0, e)));
            }
    return ticks;
}

void draw_axes(Picture& picture, const Frame& frame, const CurvePlot& plot) {
    picture.fill(frame.x, frame.y, frame.width, frame.height, ground);
    for (const auto& [v, words] : ticks_of(frame.across, plot.logarithmic)) {
        const int x = static_cast<int>(std::lround(frame.at(v, frame.up.low).x));
        picture.fill(x, frame.y, 1, frame.height, hairline);
        draw_text(picture, x - text_width(words) / 2, frame.y + frame.height + 16, words, faint);
    }
    for (const auto& [v, words] : ticks_of(frame.up, plot.logarithmic)) {
        const int y = static_cast<int>(std::lround(frame.at(frame.across.low, v).y));
        picture.fill(frame.x, y, frame.width, 1, hairline);
        draw_text(picture, frame.x - 7 - text_width(words), y + 5, words, faint);
    }
    draw_text(picture, frame.x + frame.width - text_width(plot.x_words),
              frame.y + frame.height + 34, plot.x_words, faint);
}

// In the upper corner that the curve leaves free.
void draw_y_words(Picture& picture, const Frame& frame, const CurvePlot& plot) {
    const bool falls = plot.points.front().y > plot.points.back().y;
    const bool right = falls == (plot.points.front().x < plot.points.back().x);
    const int room = frame.width - 16 - text_width(plot.y_words);
    draw_text(picture, frame.x + 8 + (right ? room : 0), frame.y + 17, plot.y_words, faint);
}

// Cuts a line to the height of the frame, so that strokes stay inside.
void draw_inside(Picture& picture, const Frame& frame, CurvePoint a, CurvePoint b, double width,
                 Srgb8 colour, double opacity) {
    const double top = frame.y + 1, bottom = frame.y + frame.height - 2;
    const auto cut = [&](CurvePoint& p, const CurvePoint& q) {
        for (const double edge : {top, bottom}) {
            const bool out = edge == top ? p.y < edge : p.y > edge;
            if (!out || p.y == q.y) continue;
            p.x += (q.x - p.x) * (edge - p.y) / (q.y - p.y);
            p.y = edge;
        }
    };
    if ((a.y < top && b.y < top) || (a.y > bottom && b.y > bottom)) return;
    cut(a, b);
    cut(b, a);
    draw_stroke(picture, a, b, width, colour, opacity);
}

void draw_law(Picture& picture, const Frame& frame, const std::vector<CurvePoint>& logs,
              const PowerLaw& law) {
    const double from = log10_of(law.from), to = log10_of(law.to);
    double x = 0, y = 0, n = 0;
    for (const CurvePoint& p : logs)
        if (p.x >= from - 1e-9 && p.x <= to + 1e-9) x += p.x, y += p.y, ++n;
    if (n == 0) return;
    x /= n, y /= n;
    // The fan of accepted slopes, column by column.
    if (std::isfinite(law.low) && std::isfinite(law.high)) {
        const int left = static_cast<int>(std::lround(frame.at(from, y).x));
        const int right = static_cast<int>(std::lround(frame.at(to, y).x));
        for (int column = left; column <= right; ++column) {
            const double u = frame.across.low + (frame.across.high - frame.across.low) *
                                                    (column - frame.x) / (frame.width - 1);
            double a = frame.at(u, y + law.low * (u - x)).y;
            double b = frame.at(u, y + law.high * (u - x)).y;
            if (a > b) std::swap(a, b);
            const int top = std::max(frame.y, static_cast<int>(std::lround(a)));
            const int bottom =
                std::min(frame.y + frame.height - 1, static_cast<int>(std::lround(b)));
            for (int row = top; row <= bottom; ++row) picture.blend(column, row, fan_colour, 0.75);
        }
    }
    draw_inside(picture, frame, frame.at(from, y + law.slope * (from - x)),
                frame.at(to, y + law.slope * (to - x)), 1.6, ink, 0.9);
}

}  // namespace

void draw_stroke(Picture& picture, CurvePoint from, CurvePoint to, double width, Srgb8 colour,
                 double opacity) {
    const double dx = to.x - from.x, dy = to.y - from.y, square = dx * dx + dy * dy;
    const double half = width / 2;
    const auto reach = static_cast<int>(half + 1.5);
    const int left = static_cast<int>(std::floor(std::min(from.x, to.x))) - reach;
    const int right = static_cast<int>(std::ceil(std::max(from.x, to.x))) + reach;
    const int top = static_cast<int>(std::floor(std::min(from.y, to.y))) - reach;
    const int bottom = static_cast<int>(std::ceil(std::max(from.y, to.y))) + reach;
    for (int y = std::max(0, top); y <= std::min(picture.height - 1, bottom); ++y)
        for (int x = std::max(0, left); x <= std::min(picture.width - 1, right); ++x) {
            const double t =
                square > 0 ? std::clamp(((x - from.x) * dx + (y - from.y) * dy) / square, 0.0, 1.0)
                           : 0;
            const double ex = x - (from.x + t * dx), ey = y - (from.y + t * dy);
            const double ink_here = std::clamp(half + 0.5 - std::sqrt(ex * ex + ey * ey), 0.0, 1.0);
            if (ink_here > 0) picture.blend(x, y, colour, opacity * ink_here);
        }
}

void draw_dot(Picture& picture, CurvePoint at, double radius, Srgb8 colour, double opacity) {
    draw_stroke(picture, at, at, 2 * radius, colour, opacity);
}

void draw_plot(Picture& picture, const PlotBox& box, const CurvePlot& plot) {
    draw_text(picture, box.x, box.y + 12, plot.title, ink);
    draw_text(picture, box.x, box.y + 31, plot.note, faint);
    constexpr int left = 44, above = 42, below = 40;
    Frame frame{box.x + left, box.y + above, box.width - left, box.height - above - below, {}, {}};
    std::vector<CurvePoint> shown = plot.points;
    if (plot.logarithmic)
        for (CurvePoint& p : shown) p = {log10_of(p.x), log10_of(p.y)};
    if (shown.empty()) {
        picture.fill(frame.x, frame.y, frame.width, frame.height, ground);
        const std::string words = "not measured";
        draw_text(picture, frame.x + (frame.width - text_width(words)) / 2,
                  frame.y + frame.height / 2, words, faint);
        return;
    }
    if (plot.logarithmic) {
        frame.across = range_of(shown, &CurvePoint::x);
        frame.up = range_of(shown, &CurvePoint::y);
    } else {
        frame.across = frame.up = {-0.03, 1.03};
    }
    draw_axes(picture, frame, plot);
    if (plot.law) draw_law(picture, frame, shown, *plot.law);
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const CurvePoint p = frame.at(shown[i].x, shown[i].y);
        if (!plot.joined) draw_dot(picture, p, 3, plot.colour);
        if (plot.joined && i > 0)
            draw_stroke(picture, frame.at(shown[i - 1].x, shown[i - 1].y), p, 1.6, plot.colour);
    }
    draw_y_words(picture, frame, plot);
}

}  // namespace cuesta
