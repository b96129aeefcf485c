// SPDX-License-Identifier: Apache-2.0
#include "cuesta/analysis/geomorphons.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

#include "cuesta/base/check.h"
#include "cuesta/base/elementary.h"
#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

constexpr Landform FL = Landform::flat, PK = Landform::peak, RI = Landform::ridge,
                   SH = Landform::shoulder, SP = Landform::spur, SL = Landform::slope,
                   HL = Landform::hollow, FS = Landform::footslope, VL = Landform::valley,
                   PT = Landform::pit;

// [lower][higher], as in the paper; what adds up to more than eight is never asked for.
constexpr Landform forms[9][9] = {
    {FL, FL, FL, FS, FS, VL, VL, VL, PT}, {FL, FL, FS, FS, FS, VL, VL, VL, FL},
    {FL, SH, SL, SL, HL, HL, VL, FL, FL}, {SH, SH, SL, SL, SL, HL, FL, FL, FL},
    {SH, SH, SP, SL, SL, FL, FL, FL, FL}, {RI, RI, SP, SP, FL, FL, FL, FL, FL},
    {RI, RI, RI, FL, FL, FL, FL, FL, FL}, {RI, RI, FL, FL, FL, FL, FL, FL, FL},
    {PK, FL, FL, FL, FL, FL, FL, FL, FL},
};

struct Line {
    std::int64_t stride;  // of the index
    double step_m;
};

// Nothing if a cell of a line has no value.
std::optional<Landform> form_at(std::span<const double> height,
                                std::span<const std::uint8_t> outside, std::int64_t cell,
                                std::span<const Line> lines, int radius, double flat) {
    int higher = 0, lower = 0;
    const double here = height[static_cast<std::size_t>(cell)];
    for (const Line& line : lines) {
        double up = -INFINITY, down = INFINITY;  // tangents of the looks
        for (int k = 1; k <= radius; ++k) {
            const auto at = static_cast<std::size_t>(cell + k * line.stride);
            if (!outside.empty() && outside[at] != 0) return std::nullopt;
            const double look = (height[at] - here) / (k * line.step_m);
            up = std::max(up, look);
            down = std::min(down, look);
        }
        if (!(std::abs(up) > flat) && !(std::abs(down) > flat)) continue;
        // Which of the two is steeper; on a straight line both are the line itself.
        if (up + down > 0) ++higher;
        if (up + down < 0) ++lower;
    }
    return landform_of(lower, higher);
}

}  // namespace

Landform landform_of(int lower, int higher) {
    CUESTA_CHECK(lower >= 0 && higher >= 0 && lower + higher <= 8, "{} lower, {} higher lines",
                 lower, higher);
    return forms[lower][higher];
}

std::array<std::int64_t, 10> count_geomorphons(std::span<const double> height, std::int64_t columns,
                                               std::int64_t rows,
                                               const GeomorphonOptions& options) {
    CUESTA_CHECK(height.size() == static_cast<std::size_t>(columns * rows),
                 "{} heights for {} x {} cells", height.size(), columns, rows);
    std::array<Line, 8> lines;
    std::size_t n = 0;
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx) {
            if (dx == 0 && dy == 0) continue;
            const double x = dx * options.spacing_x_m, y = dy * options.spacing_y_m;
            lines[n++] = {dy * columns + dx, std::sqrt(x * x + y * y)};
        }
    // Angles are compared by their tangents, which rise with them.
    const double angle = options.flatness_deg * std::numbers::pi / 180;
    const double flat = elementary::sin(angle) / elementary::cos(angle);
    const int radius = options.radius;
    using Counts = std::array<std::int64_t, 10>;
    return ordered_reduce(
        radius, rows - radius, rows_per_piece(columns, 8192), Counts{},
        [&](std::int64_t lo, std::int64_t hi) {
            Counts part{};
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = radius; x < columns - radius; ++x) {
                    const std::int64_t cell = y * columns + x;
                    if (!options.outside.empty() &&
                        options.outside[static_cast<std::size_t>(cell)] != 0)
                        continue;
                    if (const auto form =
                            form_at(height, options.outside, cell, lines, radius, flat))
                        ++part[static_cast<std::size_t>(*form)];
                }
            return part;
        },
        [](Counts all, const Counts& part) {
            for (std::size_t i = 0; i < all.size(); ++i) all[i] += part[i];
            return all;
        });
}

}  // namespace cuesta
