// SPDX-License-Identifier: Apache-2.0
#include "cuesta/analysis/directions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace cuesta {
namespace {

template <class Of>
Raster map_of(std::int64_t n, Of&& of) {
    Raster map{.columns = n, .rows = n};
    for (std::int64_t y = 0; y < n; ++y)
        for (std::int64_t x = 0; x < n; ++x)
            map.samples.push_back(static_cast<float>(
                of(static_cast<double>(x - n / 2), static_cast<double>(y - n / 2))));
    return map;
}

TEST(directions, a_plane_falls_one_way) {
    // Sector i is i x 22.5 degrees clockwise from north; y counts southwards.
    for (std::size_t i = 0; i < Directions::sectors; ++i) {
        const double angle = 2 * std::numbers::pi * static_cast<double>(i) / Directions::sectors;
        const Directions found = count_directions(map_of(
            20, [&](double x, double y) { return -x * std::sin(angle) + y * std::cos(angle); }));
        EXPECT_EQ(found.all[i], 18 * 18) << i;
    }
}

TEST(directions, a_cone_falls_every_way_alike) {
    const Directions found = count_directions(
        map_of(101, [](double x, double y) { return -std::min(45.0, std::hypot(x, y)); }));
    for (const std::int64_t count : found.all) EXPECT_NEAR(static_cast<double>(count), 404, 30);
}

TEST(directions, ravines_are_the_hollows_and_their_axes_show) {
    // A gentle cone, with grooves along the four axes or between them.
    const auto land = [](double turned) {
        return count_directions(map_of(101, [&](double x, double y) {
            const double along = std::atan2(y, x) - turned, r = std::hypot(x, y);
            return -0.5 * r - 2 * std::pow(std::cos(2 * along), 40) * std::min(1.0, r / 10);
        }));
    };
    EXPECT_GT(land(0).axes, 2);
    EXPECT_LT(land(std::numbers::pi / 4).axes, 0.7);
}

TEST(directions, level_ground_and_holes_in_the_map_count_nowhere) {
    Raster map = map_of(5, [](double, double) { return 3; });
    for (const std::int64_t count : count_directions(map).all) EXPECT_EQ(count, 0);
    map = map_of(5, [](double x, double) { return x; });
    map.invalid.assign(25, 0);
    map.invalid[12] = 1;
    EXPECT_EQ(count_directions(map).all[12], 9 - 5);  // westwards; without the middle and its four
}

}  // namespace
}  // namespace cuesta
