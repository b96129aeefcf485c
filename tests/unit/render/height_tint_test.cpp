// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/height_tint.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace cuesta {
namespace {

std::vector<float> ramp_of_heights(double low, double high, int count) {
    std::vector<float> h;
    for (int i = 0; i < count; ++i)
        h.push_back(static_cast<float>(low + (high - low) * i / (count - 1)));
    return h;
}

TEST(height_tint, the_shore_breaks_exactly_at_sea_level) {
    const HeightTint tint(ramp_of_heights(-800, 1200, 2001), {}, 25.0);
    const Rgb land = tint.at(25.0), sea = tint.at(std::nextafter(25.0, 0.0));
    EXPECT_EQ(land, Ramp(*find_palette("land")).at(0));
    EXPECT_EQ(to_srgb8(sea), find_palette("sea")->stops.back().colour);
    EXPECT_GT(sea.b, 2 * land.b);
}

TEST(height_tint, higher_land_is_never_darker_and_deeper_sea_never_lighter) {
    const HeightTint tint(ramp_of_heights(-500, 900, 1401), {}, 0.0);
    for (double h = 1; h <= 900; ++h) EXPECT_GE(to_oklab(tint.at(h)).L, to_oklab(tint.at(h - 1)).L);
    for (double h = -499; h < 0; ++h) EXPECT_GE(to_oklab(tint.at(h)).L, to_oklab(tint.at(h - 1)).L);
}

TEST(height_tint, colours_follow_the_distribution) {
    // Nine tenths of the ground in the lowest tenth of the range.
    std::vector<float> h = ramp_of_heights(0, 100, 900);
    for (const float v : ramp_of_heights(100, 1000, 100)) h.push_back(v);
    const HeightTint tint(h, {}, {});
    // By the height alone, 100 m would lie at 0.1.
    EXPECT_GT(tint.land_position(100), 0.3);
    EXPECT_LT(tint.land_position(100), 0.95);
    EXPECT_NEAR(tint.land_position(1000), 1, 1e-9);
}

TEST(height_tint, a_rare_canyon_leaves_the_palette_to_the_rest) {
    std::vector<float> h = ramp_of_heights(500, 1000, 9990);
    for (int i = 0; i < 10; ++i) h.push_back(static_cast<float>(i));
    const HeightTint tint(h, {}, {});
    EXPECT_LT(tint.land_position(520), 0.1);
    EXPECT_EQ(tint.lowest(), 0);
}

TEST(height_tint, flat_masked_and_all_sea_maps_have_a_colour) {
    const std::vector<float> flat(9, 37.0f), none(4, 1.0f), deep = ramp_of_heights(-4000, -200, 50);
    const std::vector<std::uint8_t> no_data(4, 0);
    EXPECT_GT(HeightTint(flat, {}, 0.0).at(37).g, 0);
    EXPECT_FALSE(HeightTint(flat, {}, 0.0).has_sea());
    EXPECT_GT(HeightTint(none, no_data, {}).at(1).g, 0);
    const HeightTint sea(deep, {}, 0.0);
    EXPECT_FALSE(sea.has_land());
    EXPECT_GT(to_oklab(sea.at(-200)).L, to_oklab(sea.at(-4000)).L + 0.3);
}

}  // namespace
}  // namespace cuesta
