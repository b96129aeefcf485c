// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/rock_pattern.h"

#include <algorithm>
#include <cmath>

#include "cuesta/render/bedding.h"

namespace cuesta {
namespace {

struct Cell {
    double x, y;          // place in the cell, from its middle
    std::int64_t number;  // of the cell
};

// Cells of `width` x `height`, every other row moved by half a cell.
Cell staggered(double x, double y, double width, double height) {
    const double row = std::floor(y / height);
    const double shifted = x + (std::floor(row / 2) * 2 == row ? 0.0 : 0.5 * width);
    const double column = std::floor(shifted / width);
    return {shifted - (column + 0.5) * width, y - (row + 0.5) * height,
            static_cast<std::int64_t>(row) * 7919 + static_cast<std::int64_t>(column)};
}

// Ink of a stroke of this half width at a distance.
double stroke(double distance, double half) {
    return std::clamp(half + 0.5 - distance, 0.0, 1.0);
}

double to_bar(double x, double y, double half_length) {
    const double dx = std::max(std::abs(x) - half_length, 0.0);
    return std::sqrt(dx * dx + y * y);
}

double scattered(double x, double y, double cell, double smallest, double largest) {
    const Cell at = staggered(x, y, cell, cell);
    const double dx = at.x - 0.55 * cell * (hash01(at.number, 1) - 0.5);
    const double dy = at.y - 0.55 * cell * (hash01(at.number, 2) - 0.5);
    const double radius = smallest + (largest - smallest) * hash01(at.number, 3);
    return stroke(std::sqrt(dx * dx + dy * dy), radius);
}

}  // namespace

RockPattern pattern_of(const Material& material) {
    if (material.name == "air") return RockPattern::none;
    if (material.loose)
        return material.hardness < 0.08 ? RockPattern::pebbles : RockPattern::grains;
    if (material.hardness >= 0.9) return RockPattern::crosses;
    if (material.hardness >= 0.8) return RockPattern::waves;
    if (material.hardness >= 0.6) return RockPattern::dashes;
    if (material.hardness >= 0.45) return RockPattern::bricks;
    return RockPattern::dots;
}

double pattern_ink(RockPattern pattern, double x, double y) {
    switch (pattern) {
        case RockPattern::crosses: {
            const Cell at = staggered(x, y, 22, 14);
            return std::max(stroke(to_bar(at.x, at.y, 2.5), 0.25),
                            stroke(to_bar(at.y, at.x, 2.5), 0.25));
        }
        case RockPattern::waves: {
            const Cell at = staggered(x, y, 20, 10);
            // Two arcs, one up and one down.
            const double t = std::clamp(at.x / 6, -1.0, 1.0);
            const double line = 2.6 * t * (1 - std::abs(t)) * 2;
            return std::abs(at.x) < 6 ? stroke(std::abs(at.y - line), 0.2) : 0.0;
        }
        case RockPattern::dashes: {
            const Cell at = staggered(x, y, 14, 5);
            return stroke(to_bar(at.x, at.y, 4), 0.1);
        }
        case RockPattern::bricks: {
            const Cell at = staggered(x, y, 18, 9);
            const double level = 4.5 - std::abs(at.y), upright = 9 - std::abs(at.x);
            return std::max(stroke(level, 0.1), stroke(upright, 0.1));
        }
        case RockPattern::dots: {
            const Cell at = staggered(x, y, 9, 6);
            return stroke(std::sqrt(at.x * at.x + at.y * at.y), 0.5);
        }
        case RockPattern::grains:
            return scattered(x, y, 5.5, 0.2, 0.7);
        case RockPattern::pebbles:
            return scattered(x, y, 9, 0.4, 1.6);
        case RockPattern::none:
            break;
    }
    return 0;
}

}  // namespace cuesta
