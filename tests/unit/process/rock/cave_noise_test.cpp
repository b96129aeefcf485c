// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/rock/cave_noise.h"

#include <gtest/gtest.h>

#include <cmath>

namespace cuesta {
namespace {

constexpr CaveNoise::Shape hundred{100, 100, 0};

double value(const CaveNoise& noise, std::int64_t x, std::int64_t y, double z) {
    std::vector<double> out(1);
    noise.column(x, y, z, 1, out);
    return out[0];
}

TEST(CaveNoise, is_zero_at_lattice_points_and_bounded) {
    const CaveNoise noise({1, 2}, {64, 64, 25, Edges::open}, hundred);
    double largest = 0;
    for (std::int64_t y = 0; y < 64; ++y)
        for (std::int64_t x = 0; x < 64; ++x) {
            const double here = value(noise, x, y, 100 * static_cast<double>(x % 5));
            if (x % 4 == 0 && y % 4 == 0) {
                EXPECT_EQ(here, 0);
            }
            largest = std::max(largest, std::abs(value(noise, x, y, 37)));
        }
    EXPECT_GT(largest, 0.3);
    EXPECT_LE(largest, 1.1);
}

TEST(CaveNoise, a_line_is_its_points) {
    const CaveNoise noise({1, 2}, {8, 8, 25, Edges::open}, {100, 40, 0.5});
    std::vector<double> line(300);
    noise.column(3, 5, -450, 1.5, line);
    for (std::size_t i = 0; i < line.size(); ++i)
        EXPECT_EQ(line[i], value(noise, 3, 5, -450 + 1.5 * static_cast<double>(i)));
}

TEST(CaveNoise, places_count_in_world_metres_and_wrap_without_a_seam) {
    const CaveNoise coarse({1, 2}, {8, 8, 50, Edges::open}, hundred);
    const CaveNoise fine({1, 2}, {8, 8, 25, Edges::open}, hundred);
    EXPECT_EQ(value(coarse, 1, 3, 20), value(fine, 2, 6, 20));
    // 10 cells of 100 m, and sample 40 stands where sample 0 does.
    const CaveNoise ring({1, 2}, {40, 40, 25, Edges::wrap}, hundred);
    for (std::int64_t y = 0; y < 40; ++y)
        EXPECT_NEAR(value(ring, 39, y, 33), value(ring, 0, y, 33), 0.6);
    EXPECT_EQ(value(ring, 40, 7, 33), value(ring, 0, 7, 33));
    EXPECT_EQ(value(ring, 3, 40, 33), value(ring, 3, 0, 33));
}

// caves.cpp turns values into metres with this figure.
TEST(CaveNoise, its_steepness_at_zero_is_the_figure_that_caves_uses) {
    const CaveNoise noise({1, 2}, {512, 512, 10, Edges::open}, hundred);
    double sum = 0;
    int count = 0;
    for (std::int64_t y = 1; y < 511; y += 2)
        for (std::int64_t x = 1; x < 511; x += 2) {
            const double z = 10 * static_cast<double>((x * 7 + y * 13) % 97);
            if (std::abs(value(noise, x, y, z)) > 0.02) continue;
            const double dx = (value(noise, x + 1, y, z) - value(noise, x - 1, y, z)) / 0.2;
            const double dy = (value(noise, x, y + 1, z) - value(noise, x, y - 1, z)) / 0.2;
            const double dz = (value(noise, x, y, z + 10) - value(noise, x, y, z - 10)) / 0.2;
            sum += dx * dx + dy * dy + dz * dz;
            ++count;
        }
    EXPECT_GT(count, 1000);
    EXPECT_NEAR(std::sqrt(sum / count), 1.26, 0.02);
}

}  // namespace
}  // namespace cuesta
