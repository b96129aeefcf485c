// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/hillshade.h"

#include "cuesta/base/parallel.h"
#include "cuesta/render/horizon.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace cuesta {

namespace {

constexpr double median_target = 0.5;  // tangent of 27 degrees
constexpr double steep_limit = 2.5;    // tangent of 68 degrees
constexpr float side_share = 0.7f;     // of the two side lights where the main one is blind
constexpr float west_share = 0.72f;    // of the western one among them; the two would cancel

struct Gradient {
    float east = 0, south = 0;  // rise per pixel
};

// Central differences between neighbours with data, one-sided next to a hole or an edge.
Gradient gradient_at(const Surface& s, int x, int y) {
    const std::size_t i = s.index(x, y);
    const auto along = [&](bool has_low, bool has_high, std::size_t low, std::size_t high) {
        has_low = has_low && s.valid[low];
        has_high = has_high && s.valid[high];
        const float a = s.values[has_low ? low : i], b = s.values[has_high ? high : i];
        return has_low && has_high ? (b - a) * 0.5f : b - a;
    };
    const auto w = static_cast<std::size_t>(s.width);
    return {along(x > 0, x + 1 < s.width, i - 1, i + 1),
            along(y > 0, y + 1 < s.height, i - w, i + w)};
}

// Cosine between normal and light over its value on level ground.
float lambert(float gx, float gy, float length, float light_x, float light_y) {
    // Light vector (light_x, light_y, tan altitude), normal (-gx, -gy, 1) / length.
    constexpr float t = static_cast<float>(sun_altitude_tangent);
    return std::max(0.0f, (-gx * light_x - gy * light_y + t) / (length * t));
}

float smooth_step(float t) {
    t = std::clamp(t, 0.0f, 1.0f);
    return t * t * (3 - 2 * t);
}

// Three-tap smoothing in both directions: the sun's disc is as wide as it is high.
void soften(const Surface& s, std::vector<float>& field) {
    std::vector<float> from = field;
    const auto w = static_cast<std::size_t>(s.width);
    parallel_for(0, s.height, 16, [&](std::int64_t lo, std::int64_t hi) {
        for (int y = static_cast<int>(lo); y < hi; ++y)
            for (int x = 0; x < s.width; ++x) {
                const std::size_t i = s.index(x, y);
                const std::size_t west = x > 0 ? i - 1 : i, east = x + 1 < s.width ? i + 1 : i;
                const std::size_t up = y > 0 ? w : 0, down = y + 1 < s.height ? w : 0;
                const auto row = [&](std::size_t west_at, std::size_t at, std::size_t east_at) {
                    return 0.25f * from[west_at] + 0.5f * from[at] + 0.25f * from[east_at];
                };
                field[i] = 0.25f * row(west - up, i - up, east - up) + 0.5f * row(west, i, east) +
                           0.25f * row(west + down, i + down, east + down);
            }
    });
}

// Mean over 2 reach + 1 pixels in both directions.
void average_around(const Surface& s, std::vector<float>& field, int reach) {
    std::vector<float> across(field.size());
    const auto pass = [&](const std::vector<float>& from, std::vector<float>& to, bool along_x) {
        parallel_for(0, s.height, 16, [&](std::int64_t lo, std::int64_t hi) {
            for (int y = static_cast<int>(lo); y < hi; ++y)
                for (int x = 0; x < s.width; ++x) {
                    const int at = along_x ? x : y, end = along_x ? s.width : s.height;
                    const int first = std::max(0, at - reach), last = std::min(end - 1, at + reach);
                    float sum = 0;
                    for (int k = first; k <= last; ++k)
                        sum += from[along_x ? s.index(k, y) : s.index(x, k)];
                    to[s.index(x, y)] = sum / static_cast<float>(last - first + 1);
                }
        });
    };
    pass(field, across, true);
    pass(across, field, false);
}

double round_down_nicely(double value) {
    constexpr double steps[] = {8, 6, 5, 4, 3, 2.5, 2, 1.5, 1.2, 1};
    double power = 1;
    while (power * 10 <= value) power *= 10;
    while (power > value) power /= 10;
    for (const double s : steps)
        if (s * power <= value) return s * power;
    return power;
}

float quantile(std::vector<float>& values, double q) {
    const auto k = static_cast<std::ptrdiff_t>(q * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), values.begin() + k, values.end());
    return values[static_cast<std::size_t>(k)];
}

}  // namespace

double choose_exaggeration(const Surface& surface) {
    std::vector<float> slopes;
    slopes.reserve(surface.values.size());
    for (int y = 0; y < surface.height; ++y)
        for (int x = 0; x < surface.width; ++x) {
            if (!surface.valid[surface.index(x, y)]) continue;
            const Gradient g = gradient_at(surface, x, y);
            slopes.push_back(std::sqrt(g.east * g.east + g.south * g.south));
        }
    if (slopes.empty()) return 1;
    const float steep = quantile(slopes, 0.98);
    const float top = steep > 0 ? steep : *std::ranges::max_element(slopes);
    if (!(top > 0)) return 1;
    double sum = 0;
    for (const float v : slopes) sum += v;
    const double mean = sum / static_cast<double>(slopes.size());
    std::erase_if(slopes, [&](float v) { return v < 0.02f * top; });
    const double median = quantile(slopes, 0.5), ninth = quantile(slopes, 0.9);
    // Where most ground is level, what rises may be drawn up to twice as steep.
    const double lift = std::clamp(std::sqrt(median / mean), 1.0, 2.0);
    const double factor = std::min(lift * median_target / median, steep_limit / ninth);
    return round_down_nicely(std::clamp(factor * surface.pixel_m, 1e-3, 1e5));
}

Light light_surface(const Surface& surface, double exaggeration) {
    Light light;
    light.exaggeration = exaggeration;
    const std::size_t n = surface.values.size();
    light.slope.assign(n, 0.0f);
    light.direct.assign(n, 1.0f);
    light.sun.assign(n, 1.0f);
    light.sky.assign(n, 0.0f);

    // Slope and the blended Lambert term.
    const auto per_m = static_cast<float>(1 / surface.pixel_m);
    const auto scale = static_cast<float>(exaggeration / surface.pixel_m);
    constexpr float diagonal = 0.70710678f;
    parallel_for(0, surface.height, 16, [&](std::int64_t lo, std::int64_t hi) {
        for (int y = static_cast<int>(lo); y < hi; ++y)
            for (int x = 0; x < surface.width; ++x) {
                const std::size_t i = surface.index(x, y);
                if (!surface.valid[i]) continue;
                const Gradient g = gradient_at(surface, x, y);
                const float steep2 = g.east * g.east + g.south * g.south;
                light.slope[i] = std::sqrt(steep2) * per_m;
                const float gx = g.east * scale, gy = g.south * scale;
                const float length = std::sqrt(1 + gx * gx + gy * gy);
                const float main = lambert(gx, gy, length, -diagonal, -diagonal);
                // sin^2 of the angle between the slope's aspect and the main light.
                const float across = (gx - gy) * diagonal;
                const float blind = steep2 > 0 ? across * across / (gx * gx + gy * gy) : 0.0f;
                const float west = lambert(gx, gy, length, -1, 0);
                const float north = lambert(gx, gy, length, 0, -1);
                const float side = side_share * blind;
                light.direct[i] =
                    (1 - side) * main + side * (west_share * west + (1 - west_share) * north);
            }
    });

    // Sky from all directions in a fixed order; the last of them is the sun's.
    std::vector<float> tangent;
    for (const GridDirection& towards : compass) {
        horizon_tangents(surface, exaggeration, towards, tangent);
        parallel_for(0, static_cast<std::int64_t>(n), 65536, [&](std::int64_t lo, std::int64_t hi) {
            for (auto i = static_cast<std::size_t>(lo); i < static_cast<std::size_t>(hi); ++i)
                light.sky[i] += 0.125f / (1 + tangent[i] * tangent[i]);
        });
    }
    static_assert(compass.back().x == -1 && compass.back().y == -1);
    constexpr auto full = static_cast<float>(shadow_full_tangent);
    constexpr auto none = static_cast<float>(shadow_none_tangent);
    for (std::size_t i = 0; i < n; ++i)
        light.sun[i] = smooth_step((full - tangent[i]) / (full - none));
    soften(surface, light.sun);
    light.steepness = light.slope;
    soften(surface, light.steepness);
    soften(surface, light.steepness);
    // On a raised map, over the width of its samples.
    const int reach = static_cast<int>(std::min(surface.pixels_per_sample, 32.0));
    if (reach >= 2) average_around(surface, light.steepness, reach);
    return light;
}

}  // namespace cuesta
