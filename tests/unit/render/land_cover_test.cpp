// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/land_cover.h"

#include <gtest/gtest.h>

#include <cmath>

namespace cuesta {
namespace {

TEST(LandCover, deserts_are_sand_forests_green_and_cold_land_white) {
    const Rgb desert = land_cover(25, 40), forest = land_cover(26, 2800),
              ice = land_cover(-25, 300);
    EXPECT_GT(desert.r, desert.g);
    EXPECT_GT(desert.g, desert.b * 1.3f);
    EXPECT_GT(forest.g, 1.5f * forest.r);
    EXPECT_GT(forest.g, 1.5f * forest.b);
    EXPECT_LT(forest.g, 0.4f * desert.g);  // dark from above
    EXPECT_GT(ice.r, 0.7f);
    EXPECT_NEAR(ice.r, ice.b, 0.15f);
}

TEST(LandCover, more_rain_never_makes_warm_land_brighter) {
    for (const double warmth : {3.0, 12.0, 20.0, 28.0})
        for (double rain = 0; rain < 4000; rain += 50)
            EXPECT_GE(lightness(to_srgb8(land_cover(warmth, rain))) + 0.01,
                      lightness(to_srgb8(land_cover(warmth, rain + 50))))
                << warmth << ' ' << rain;
}

TEST(LandCover, colours_go_over_into_each_other) {
    const auto near = [](Rgb a, Rgb b) {
        return std::abs(a.r - b.r) + std::abs(a.g - b.g) + std::abs(a.b - b.b);
    };
    for (double t = -40; t < 45; t += 0.25)
        for (double p = -10; p < 5000; p += 100) {
            EXPECT_LT(near(land_cover(t, p), land_cover(t + 0.25, p)), 0.12) << t << ' ' << p;
            EXPECT_LT(near(land_cover(t, p), land_cover(t, p + 10)), 0.12) << t << ' ' << p;
        }
}

TEST(LandCover, beyond_its_ends_the_table_goes_on) {
    EXPECT_EQ(land_cover(-90, 300), land_cover(-18, 300));
    EXPECT_EQ(land_cover(80, -5), land_cover(27, 0));
}

TEST(LandCover, seas_freeze_gradually) {
    EXPECT_EQ(sea_ice_share(-6), 0);
    EXPECT_EQ(sea_ice_share(-14), 1);
    for (double t = -14; t < -6; t += 0.25) EXPECT_GE(sea_ice_share(t), sea_ice_share(t + 0.25));
}

}  // namespace
}  // namespace cuesta
