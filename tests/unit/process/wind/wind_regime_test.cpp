// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/wind/wind_regime.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace cuesta::aeolian {
namespace {

TEST(WindRegime, directions_count_clockwise_from_north) {
    const Direction north = direction_of(0), east = direction_of(90), south = direction_of(180);
    EXPECT_EQ(north.x, 0);
    EXPECT_EQ(north.y, -1);
    EXPECT_EQ(east.x, 1);
    EXPECT_EQ(east.y, 0);
    EXPECT_EQ(south.y, 1);
}

TEST(WindRegime, whole_cells_follow_any_direction) {
    for (const double degrees : {0.0, 7.0, 30.0, 45.0, 61.0, 90.0, 133.0, 201.0, 299.0, 359.0}) {
        const Direction wind = direction_of(degrees);
        double x = 0, y = 0;
        for (std::int64_t n = 0; n < 1000; ++n) {
            const Shift shift = shift_of(wind, n);
            EXPECT_LE(std::abs(shift.x), 1);
            EXPECT_LE(std::abs(shift.y), 1);
            x += shift.x, y += shift.y;
            // Never further than a cell from the line.
            EXPECT_LE(std::abs(x * wind.y - y * wind.x), 1.0) << degrees << " at " << n;
        }
        EXPECT_GT(x * wind.x + y * wind.y, 999) << degrees;
    }
}

TEST(WindRegime, winds_have_their_shares_of_the_season) {
    const std::array<double, 6> pairs{90, 2, 180, 1, 270, 1};
    const WindRegime regime(0, pairs, 1.0);
    for (const double length : {0.001, 0.4}) {  // a small part of a turn, and more than one
        std::array<int, 3> times{};
        const int count = 4000;
        for (int n = 0; n < count; ++n) {
            const Direction wind = regime.at(n, n * length, length);
            ++times[wind.x > 0.5 ? 0u : wind.y > 0.5 ? 1u : 2u];
        }
        EXPECT_NEAR(times[0], count / 2, count / 200) << length;
        EXPECT_NEAR(times[1], count / 4, count / 200) << length;
        EXPECT_NEAR(times[2], count / 4, count / 200) << length;
    }
}

TEST(WindRegime, without_pairs_there_is_one_wind) {
    const WindRegime regime(180, {}, 1.0);
    EXPECT_EQ(regime.at(17, 0.3, 0.01).y, 1);
}

}  // namespace
}  // namespace cuesta::aeolian
