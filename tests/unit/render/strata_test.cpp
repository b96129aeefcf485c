// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/strata.h"

#include <gtest/gtest.h>

#include <set>
#include <tuple>

namespace cuesta {
namespace {

Surface level_surface(double pixel_m) {
    Surface s;
    s.width = s.height = 10;
    s.pixel_m = pixel_m;
    s.values.assign(100, 0.0f);
    s.valid.assign(100, 1);
    return s;
}

const RockPainter::RockColour none;

TEST(strata, rock_begins_at_about_thirty_five_degrees) {
    const Surface s = level_surface(10);
    const RockPainter rock(s, std::vector<float>(100, 0.2f), 1000, none, 1, 1);
    EXPECT_EQ(rock.bare(0.55f), 0);            // 29 degrees
    EXPECT_NEAR(rock.bare(0.70f), 0.5, 0.01);  // 35 degrees
    EXPECT_EQ(rock.bare(0.85f), 1);            // 40 degrees
}

TEST(strata, at_most_a_part_of_a_steep_map_is_rock) {
    std::vector<float> steep;
    for (int i = 0; i < 100; ++i) steep.push_back(2 + 0.05f * static_cast<float>(i));
    const RockPainter rock(level_surface(10), steep, 8000, none, 1, 1);
    int mostly_rock = 0;
    for (const float s : steep) mostly_rock += rock.bare(s) > 0.5f;
    EXPECT_GT(mostly_rock, 20);
    EXPECT_LE(mostly_rock, 31);
}

TEST(strata, beds_are_level_and_vary_with_height) {
    const Surface s = level_surface(1);
    const RockPainter rock(s, {}, 640, none, 1, 1);
    EXPECT_EQ(rock.bed_m(), 20);
    EXPECT_EQ(rock.at(0, 0, 333, 0.5, 0.5), rock.at(7, 3, 333, 0.5, 0.5));
    std::set<std::tuple<float, float, float>> colours;
    for (int h = 0; h < 640; h += 5) {
        const Rgb c = rock.at(0, 0, h, 0.5, 0.5);
        colours.insert({c.r, c.g, c.b});
    }
    EXPECT_GE(colours.size(), 5u);
    EXPECT_GE(RockPainter(level_surface(50), {}, 640, none, 1, 1).bed_m(), 100);
}

TEST(strata, beds_thinner_than_a_pixel_fade_into_one_colour) {
    const RockPainter rock(level_surface(1), {}, 640, none, 1, 1);
    for (double h = 0; h < 200; h += 7)
        EXPECT_EQ(rock.at(0, 0, h, 40, 0.5), rock.at(0, 0, 0, 40, 0.5));
}

TEST(strata, a_given_rock_colour_is_used_as_it_is) {
    const RockPainter::RockColour layers = [](double column, double row, double height) {
        return Srgb8{static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row),
                     static_cast<std::uint8_t>(height)};
    };
    const RockPainter rock(level_surface(1), {}, 100, layers, 4, 2);
    EXPECT_EQ(to_srgb8(rock.at(10, 20, 77, 1, 0.9)), (Srgb8{42, 41, 77}));
}

TEST(strata, deeper_water_is_darker_and_hides_more) {
    Surface depth = level_surface(1);
    for (std::size_t i = 0; i < 100; ++i) depth.values[i] = static_cast<float>(i) * 0.1f;
    const WaterTint water(depth);
    EXPECT_EQ(water.opacity(0), 0);
    EXPECT_LT(water.opacity(0.1), water.opacity(1));
    EXPECT_LT(water.opacity(1e6), 1);
    EXPECT_GT(to_oklab(water.colour(0.1)).L, to_oklab(water.colour(9)).L + 0.2);
}

}  // namespace
}  // namespace cuesta
