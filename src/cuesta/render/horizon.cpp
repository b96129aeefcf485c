// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/horizon.h"

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace cuesta {

namespace {

struct Passed {
    float place, height;
};

// Tangent from `here` to the hull of what was passed; what `here` hides for good is taken off.
float tangent_to(std::vector<Passed>& hull, const Passed& here) {
    if (hull.empty()) return 0;
    const auto rise = [&](const Passed& p) {
        return (p.height - here.height) / (here.place - p.place);
    };
    float best = rise(hull.back());
    while (hull.size() > 1) {
        const float next = rise(hull[hull.size() - 2]);
        if (next < best) break;
        best = next;
        hull.pop_back();
    }
    return std::max(0.0f, best);
}

// One line of pixels: where it starts, how far the next one is in memory, and for a diagonal the
// two pixels it passes between on the way there.
struct Line {
    std::size_t start;
    std::ptrdiff_t step, beside_a, beside_b;  // beside: 0 and 0 along rows and columns
    int count;
};

void walk_line(const Surface& s, const Line& line, float scale, std::vector<Passed>& hull,
               float* out) {
    hull.clear();
    std::size_t i = line.start;
    for (int k = 0; k < line.count; ++k, i += static_cast<std::size_t>(line.step)) {
        out[i] = 0;
        if (s.valid[i]) {
            const Passed here{static_cast<float>(k), s.values[i] * scale};
            out[i] = tangent_to(hull, here);
            hull.push_back(here);
        }
        // Without the points between, a ridge one pixel wide would let every other line through.
        if (line.beside_a == 0 || k + 1 == line.count) continue;
        const std::size_t a = i + static_cast<std::size_t>(line.beside_a);
        const std::size_t b = i + static_cast<std::size_t>(line.beside_b);
        if (!s.valid[a] || !s.valid[b]) continue;
        const Passed between{static_cast<float>(k) + 0.5f,
                             0.5f * (s.values[a] + s.values[b]) * scale};
        tangent_to(hull, between);
        hull.push_back(between);
    }
}

}  // namespace

void horizon_tangents(const Surface& surface, double exaggeration, GridDirection towards,
                      std::vector<float>& out) {
    CUESTA_CHECK(
        (towards.x != 0 || towards.y != 0) && std::abs(towards.x) <= 1 && std::abs(towards.y) <= 1,
        "({}, {}) is not a direction of the grid", towards.x, towards.y);
    out.resize(surface.values.size());
    const int w = surface.width, h = surface.height;
    const int dx = -towards.x, dy = -towards.y;  // the way the walk goes
    const double step_m = surface.pixel_m * std::sqrt(static_cast<double>(dx * dx + dy * dy));
    const float scale = static_cast<float>(exaggeration / step_m);
    const std::ptrdiff_t step = static_cast<std::ptrdiff_t>(dy) * w + dx;
    const bool diagonal = dx != 0 && dy != 0;
    const std::ptrdiff_t beside_a = diagonal ? dx : 0;
    const std::ptrdiff_t beside_b = diagonal ? static_cast<std::ptrdiff_t>(dy) * w : 0;

    // A line starts at every pixel of the edge or edges that face the horizon.
    const int column_starts = dy != 0 ? w : 0;                   // along the top or bottom row
    const int row_starts = dx != 0 ? (dy != 0 ? h - 1 : h) : 0;  // along a side, corner once
    parallel_for(0, column_starts + row_starts, 16, [&](std::int64_t lo, std::int64_t hi) {
        std::vector<Passed> hull;
        for (std::int64_t n = lo; n < hi; ++n) {
            int x, y;
            if (n < column_starts) {
                x = static_cast<int>(n);
                y = dy > 0 ? 0 : h - 1;
            } else {
                const int k = static_cast<int>(n) - column_starts;
                x = dx > 0 ? 0 : w - 1;
                y = dy > 0 ? k + 1 : k;  // dy < 0 leaves out the bottom corner, dy = 0 none
            }
            int count = w + h;
            if (dx != 0) count = std::min(count, dx > 0 ? w - x : x + 1);
            if (dy != 0) count = std::min(count, dy > 0 ? h - y : y + 1);
            walk_line(surface, {surface.index(x, y), step, beside_a, beside_b, count}, scale, hull,
                      out.data());
        }
    });
}

}  // namespace cuesta
