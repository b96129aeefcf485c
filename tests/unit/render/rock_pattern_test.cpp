// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/rock_pattern.h"

#include <gtest/gtest.h>

#include <set>

namespace cuesta {
namespace {

TEST(rock_pattern, the_seven_rocks_are_told_apart) {
    const MaterialTable materials;
    std::set<RockPattern> patterns;
    for (const Material& material : materials.rows()) patterns.insert(pattern_of(material));
    EXPECT_EQ(patterns.size(), 8u);  // air has none, which is one of its own
    EXPECT_EQ(pattern_of(materials[*materials.find("air")]), RockPattern::none);
}

TEST(rock_pattern, a_pattern_is_ink_in_places_and_leaves_most_of_the_colour) {
    for (int k = 0; k <= static_cast<int>(RockPattern::pebbles); ++k) {
        double sum = 0, most = 0;
        for (int y = 0; y < 360; ++y)
            for (int x = 0; x < 360; ++x) {
                const double ink = pattern_ink(static_cast<RockPattern>(k), x / 3.0, y / 3.0);
                EXPECT_GE(ink, 0);
                EXPECT_LE(ink, 1);
                sum += ink;
                most = std::max(most, ink);
            }
        EXPECT_GT(most, 0.4) << k;
        EXPECT_GT(sum / (360 * 360), 0.005) << k;
        EXPECT_LT(sum / (360 * 360), 0.3) << k;
    }
    EXPECT_EQ(pattern_ink(RockPattern::none, 3, 4), 0);
}

}  // namespace
}  // namespace cuesta
