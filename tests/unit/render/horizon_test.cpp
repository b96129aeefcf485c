// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/horizon.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace cuesta {
namespace {

Surface surface(int width, int height, double pixel_m) {
    Surface s;
    s.width = width;
    s.height = height;
    s.pixel_m = pixel_m;
    s.values.assign(static_cast<std::size_t>(width * height), 0.0f);
    s.valid.assign(s.values.size(), 1);
    return s;
}

TEST(horizon, a_wall_stands_at_its_height_over_its_distance) {
    Surface s = surface(20, 1, 5);
    s.values[2] = 10;
    std::vector<float> t;
    horizon_tangents(s, 2, {-1, 0}, t);
    EXPECT_EQ(t[1], 0);
    EXPECT_EQ(t[2], 0);
    EXPECT_FLOAT_EQ(t[7], 2 * 10.0f / (5 * 5));
    EXPECT_FLOAT_EQ(t[19], 2 * 10.0f / (17 * 5));
    horizon_tangents(s, 2, {1, 0}, t);
    EXPECT_FLOAT_EQ(t[0], 2 * 10.0f / (2 * 5));
    EXPECT_EQ(t[3], 0);
}

TEST(horizon, every_direction_agrees_with_looking_at_every_pixel) {
    Surface s = surface(13, 9, 3);
    unsigned state = 12345;
    for (std::size_t i = 0; i < s.values.size(); ++i) {
        state = state * 1664525u + 1013904223u;
        s.values[i] = static_cast<float>(state >> 24) * 0.1f;
        s.valid[i] = (state >> 20 & 15) != 0;
    }
    std::vector<float> t;
    for (const GridDirection d : compass) {
        horizon_tangents(s, 1.5, d, t);
        for (int y = 0; y < s.height; ++y)
            for (int x = 0; x < s.width; ++x) {
                double best = 0;
                const double step = 3 * std::sqrt(static_cast<double>(d.x * d.x + d.y * d.y));
                const auto look = [&](double height, double steps) {
                    best =
                        std::max(best, 1.5 * (height - s.values[s.index(x, y)]) / (steps * step));
                };
                for (int k = 1;; ++k) {
                    const int u = x + k * d.x, v = y + k * d.y;
                    if (u < 0 || v < 0 || u >= s.width || v >= s.height) break;
                    const std::size_t a = s.index(u - d.x, v), b = s.index(u, v - d.y);
                    if (d.x != 0 && d.y != 0 && s.valid[a] && s.valid[b])
                        look(0.5 * (s.values[a] + s.values[b]), k - 0.5);
                    if (s.valid[s.index(u, v)]) look(s.values[s.index(u, v)], k);
                }
                if (!s.valid[s.index(x, y)]) best = 0;
                EXPECT_NEAR(t[s.index(x, y)], best, 1e-5) << d.x << ' ' << d.y;
            }
    }
}

TEST(horizon, a_diagonal_ridge_one_pixel_wide_hides_every_line) {
    Surface s = surface(12, 12, 1);
    for (int x = 0; x < 9; ++x) s.values[s.index(x, 8 - x)] = 10;
    std::vector<float> t;
    horizon_tangents(s, 1, {-1, -1}, t);
    // Behind it by 2 and by 1.5 steps of sqrt(2).
    EXPECT_FLOAT_EQ(t[s.index(6, 6)], 10 / (2 * std::sqrt(2.0f)));
    EXPECT_FLOAT_EQ(t[s.index(6, 5)], 10 / (1.5f * std::sqrt(2.0f)));
}

}  // namespace
}  // namespace cuesta
