// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/impact/event_draw.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

TEST(EventDraw, poisson_has_its_mean_and_variance) {
    for (const double mean : {0.3, 2.0, 12.0, 50.0}) {
        double sum = 0, squares = 0;
        constexpr int draws = 4000;
        for (int i = 0; i < draws; ++i) {
            const auto n = static_cast<double>(EventDraw({7, 3}, i).poisson(mean, 0));
            sum += n, squares += n * n;
        }
        const double found = sum / draws, variance = squares / draws - found * found;
        EXPECT_NEAR(found, mean, 5 * std::sqrt(mean / draws));
        EXPECT_NEAR(variance, mean, 0.12 * mean);
    }
    EXPECT_EQ(EventDraw({7, 3}, 0).poisson(0, 0), 0);
}

TEST(EventDraw, sizes_follow_the_power_law) {
    const EventDraw draw({1, 2}, 5);
    int above = 0;
    constexpr int draws = 20000;
    for (int i = 0; i < draws; ++i) {
        const double size = draw.power_law(i, 1, 10, 1000, 2);
        ASSERT_GE(size, 10);
        ASSERT_LE(size, 1000.0001);
        above += size > 40 ? 1 : 0;
    }
    EXPECT_NEAR(static_cast<double>(above) / draws, 1.0 / 16, 0.006);
    EXPECT_EQ(draw.power_law(0, 1, 5, 5, 2), 5);
}

TEST(EventDraw, steps_channels_and_numbers_draw_apart) {
    const EventDraw a({1, 2}, 5), b({1, 2}, 6);
    EXPECT_EQ(a.uniform(3, 1), EventDraw({1, 2}, 5).uniform(3, 1));
    EXPECT_NE(a.uniform(3, 1), b.uniform(3, 1));
    EXPECT_NE(a.uniform(3, 1), a.uniform(4, 1));
    EXPECT_NE(a.uniform(3, 1), a.uniform(3, 2));
}

}  // namespace
}  // namespace cuesta
