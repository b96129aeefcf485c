// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/snow_balance.h"

#include <gtest/gtest.h>

#include <cmath>

namespace cuesta {
namespace {

SnowBalance::Months all(float value) {
    SnowBalance::Months months;
    months.fill(value);
    return months;
}

TEST(SnowBalance, degrees_are_the_mean_of_warm_days) {
    const SnowBalance balance({.spread_c = 5});
    for (double t = -32; t <= 32; t += 0.7) {
        const double x = t / 5;
        const double exact =
            5 * std::exp(-x * x / 2) / std::sqrt(2 * M_PI) + t / 2 * std::erfc(-x / std::sqrt(2.0));
        EXPECT_NEAR(balance.degrees(t), exact, 1e-4) << t;
    }
    EXPECT_EQ(balance.degrees(-31), 0);
    EXPECT_EQ(balance.degrees(31), 31);
    const SnowBalance even({.spread_c = 0});
    EXPECT_EQ(even.degrees(-1), 0);
    EXPECT_EQ(even.degrees(3), 3);
}

TEST(SnowBalance, snow_less_melt_and_ice_for_what_is_left) {
    const SnowBalance balance({.snow_mm = 4, .ice_mm = 8, .spread_c = 0});
    // Eleven months of 100 mm snow at -10 C, one of rain at 5 C: 5 x 30.4375 x 4 mm melt.
    SnowBalance::Months t = all(-10), p = all(100);
    t[6] = 5;
    SnowYear year = balance.year(t, p);
    EXPECT_NEAR(year.fallen_m, 1.1, 1e-9);
    EXPECT_NEAR(year.balance_m, 1.1 - 0.60875, 1e-9);
    // At 15 C 1.82625 m could melt: the degree days that 1.1 m of snow leave take twice of ice.
    t[6] = 15;
    year = balance.year(t, p);
    EXPECT_NEAR(year.balance_m, -2 * (1.82625 - 1.1), 1e-9);
}

TEST(SnowBalance, the_line_is_where_the_balance_is_0) {
    const SnowBalance balance({});
    for (const float wet : {5.0f, 60.0f, 300.0f})
        for (const float mean : {-30.0f, 0.0f, 20.0f}) {
            SnowBalance::Months t = all(mean), p = all(wet);
            for (std::size_t m = 0; m < months; ++m)
                t[m] += 8 * std::cos(static_cast<float>(m) / 2);
            const double warmer = balance.warming_to_balance(t, p);
            EXPECT_GE(balance.year(t, p, warmer - 1e-3).balance_m, 0);
            EXPECT_LE(balance.year(t, p, warmer + 1e-3).balance_m, 0);
        }
    // More snow, a lower line; days that differ more, a higher one.
    const auto line = [&](const SnowBalance& by, float wet) {
        return by.warming_to_balance(all(0), all(wet));
    };
    EXPECT_GT(line(balance, 200), line(balance, 50) + 1);
    EXPECT_LT(line(SnowBalance({.spread_c = 8}), 50), line(balance, 50));
}

TEST(SnowBalance, winter_snow_is_what_the_cold_months_left) {
    const SnowBalance balance({.spread_c = 0});
    SnowBalance::Months t = all(20), p = all(100);
    t[10] = t[11] = t[0] = -10;
    EXPECT_NEAR(balance.snow_at(t, p, 10), 0.1, 1e-9);
    EXPECT_NEAR(balance.snow_at(t, p, 0), 0.3, 1e-9);
    EXPECT_EQ(balance.snow_at(t, p, 1), 0);
    EXPECT_EQ(balance.snow_at(all(20), p, 11), 0);
}

}  // namespace
}  // namespace cuesta
