// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/finer_ground.h"

#include <gtest/gtest.h>

#include <cmath>

namespace cuesta::test {
namespace {

// A river that runs diagonally between high sides.
CoarseLand diagonal_valley(std::int64_t side = 9) {
    CoarseLand land;
    land.grid = {side, side, 100};
    land.height = {side, side};
    for (std::int64_t y = 0; y < side; ++y)
        for (std::int64_t x = 0; x < side; ++x)
            land.height.samples.push_back(static_cast<float>(500 - 10 * x + 40 * std::abs(x - y)));
    return land;
}

TEST(FinerGround, a_diagonal_river_falls_all_the_way_between_samples_too) {
    const CoarseLand land = diagonal_valley();
    const CoarseRivers rivers = drain_coarse_land(land, {});
    ASSERT_EQ(rivers.ways[4 * 9 + 4], 7);
    constexpr std::int64_t n = 10;
    const Wander none;
    const FinerGround ground(land, rivers, none, n);
    const FinerMap plain(land.height, n, false, false);
    for (std::int64_t i = n; i < 7 * n; ++i)
        EXPECT_NEAR(ground.at(i, i), 500 - static_cast<double>(i), 1e-9);
    EXPECT_GT(plain.at(45, 45), 460);  // the dam that is not built
    // The sides of the squares stay as they are, so squares meet.
    for (std::int64_t i = 0; i <= 8 * n; ++i) EXPECT_EQ(ground.at(i, 4 * n), plain.at(i, 4 * n));
}

TEST(FinerGround, a_river_that_wanders_has_the_profile_of_the_straight_one) {
    const CoarseLand land = diagonal_valley(33);
    const CoarseRivers rivers = drain_coarse_land(land, {});
    const Wander wander(land, rivers, 1);
    constexpr std::int64_t n = 20;
    const FinerGround ground(land, rivers, wander, n);
    double off_line = 0;
    for (int i = 4; i < 28; ++i) {
        const double t = i + 0.5;
        const CoarsePlace at = wander.moved({t, t});
        off_line = std::max(off_line, std::abs(at.x - at.y));
        const auto sample = [](double place) { return std::llround(place * n); };
        // The fine sample nearest to the river lies up to 0.71 / 20 spacings beside it; the sides
        // of the valley rise by up to 50 m a spacing, drawn together up to 1 / (1 - 0.71) times.
        EXPECT_NEAR(ground.at(sample(at.x), sample(at.y)), 500 - 10 * t, 12);
    }
    EXPECT_GT(off_line, 0.3);
}

}  // namespace
}  // namespace cuesta::test
