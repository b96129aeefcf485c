// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/strata.h"

#include <gtest/gtest.h>

#include <set>
#include <tuple>

#include "support/ground.h"

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

TEST(strata, rock_begins_at_about_thirty_five_degrees) {
    const Surface s = level_surface(10);
    const RockPainter rock(s, std::vector<float>(100, 0.2f), 1000);
    EXPECT_EQ(rock.bare(0.55f), 0);            // 29 degrees
    EXPECT_NEAR(rock.bare(0.70f), 0.5, 0.01);  // 35 degrees
    EXPECT_EQ(rock.bare(0.85f), 1);            // 40 degrees
}

TEST(strata, at_most_a_part_of_a_steep_map_is_rock) {
    std::vector<float> steep;
    for (int i = 0; i < 100; ++i) steep.push_back(2 + 0.05f * static_cast<float>(i));
    const RockPainter rock(level_surface(10), steep, 8000);
    int mostly_rock = 0;
    for (const float s : steep) mostly_rock += rock.bare(s) > 0.5f;
    EXPECT_GT(mostly_rock, 20);
    EXPECT_LE(mostly_rock, 31);
}

TEST(strata, beds_are_level_and_vary_with_height) {
    const Surface s = level_surface(1);
    const RockPainter rock(s, {}, 640);
    EXPECT_EQ(rock.bed_m(), 20);
    EXPECT_EQ(rock.at(0, 0, 333, 0.5, 0.5), rock.at(7, 3, 333, 0.5, 0.5));
    std::set<std::tuple<float, float, float>> colours;
    for (int h = 0; h < 640; h += 5) {
        const Rgb c = rock.at(0, 0, h, 0.5, 0.5);
        colours.insert({c.r, c.g, c.b});
    }
    EXPECT_GE(colours.size(), 5u);
    EXPECT_GE(RockPainter(level_surface(50), {}, 640).bed_m(), 100);
}

TEST(strata, beds_thinner_than_a_pixel_fade_into_one_colour) {
    const RockPainter rock(level_surface(1), {}, 640);
    for (double h = 0; h < 200; h += 7)
        EXPECT_EQ(rock.at(0, 0, h, 40, 0.5), rock.at(0, 0, 0, 40, 0.5));
}

TEST(strata, known_layers_are_shown_instead) {
    const test::LaidGround laid =
        test::lay_ground(4, 2, 10, [](std::int64_t, std::int64_t) -> test::Pile {
            return {{"granite", 100}};
        });
    const GroundView view = laid.view();
    const RockPainter rock(level_surface(1), {}, 100, &view);
    ASSERT_NE(rock.face(), nullptr);
    EXPECT_EQ(rock.at(2, 1, 77, 1, 0.9), rock_colour(view, laid.id("granite")));
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

TEST(strata, a_film_is_not_deep_for_being_the_deepest) {
    Surface depth = level_surface(1);
    for (float& value : depth.values) value = 0.003f;
    const WaterTint film(depth);
    EXPECT_LT(film.opacity(0.003), 0.1f);
    EXPECT_GT(film.opacity(0.3), 0.8f);
}

}  // namespace
}  // namespace cuesta
