// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/relief_scene.h"

#include <gtest/gtest.h>

#include "cuesta/base/error.h"
#include "support/ground.h"

namespace cuesta {
namespace {

test::LaidGround slope() {
    return test::lay_ground(64, 64, 10, [](std::int64_t x, std::int64_t) -> test::Pile {
        return {{"granite", 10.0 + static_cast<double>(x)}, {"sand", 1}};
    });
}

TEST(relief_scene, a_face_at_a_pixel_has_the_colour_of_the_pixel) {
    const test::LaidGround laid = slope();
    const GroundView view = laid.view();
    ReliefOptions options;
    options.long_side = 64;
    options.ground = &view;
    const Raster heights = test::heights_of(laid);
    const ReliefScene scene(heights, options);
    const Surface& s = scene.surface();
    ASSERT_EQ(s.width, 64);
    for (const auto& [x, y] : {std::pair{5, 9}, {40, 60}}) {
        const std::size_t i = s.index(x, y);
        EXPECT_EQ(scene.pixel(x, y),
                  scene.face(x, y, s.values[i], scene.light().slope[i] * s.pixel_m));
    }
    EXPECT_FLOAT_EQ(static_cast<float>(scene.height_at(10.5, 3)),
                    0.5f * (s.values[s.index(10, 3)] + s.values[s.index(11, 3)]));
    EXPECT_EQ(scene.column_of(7), 7);
}

TEST(relief_scene, loose_ground_colours_gentle_slopes) {
    const test::LaidGround laid = slope();
    const GroundView view = laid.view();
    const Raster heights = test::heights_of(laid);
    ReliefOptions options;
    options.long_side = 64;
    const Rgb plain = ReliefScene(heights, options).pixel(3, 30);
    options.ground = &view;
    const Rgb sandy = ReliefScene(heights, options).pixel(3, 30);
    EXPECT_GT(sandy.r, plain.r + 0.05f);  // low ground is dark green without the sand
}

Raster even(std::int64_t side, float value) {
    Raster raster;
    raster.columns = raster.rows = side;
    raster.samples.assign(static_cast<std::size_t>(side * side), value);
    return raster;
}

TEST(relief_scene, from_space_land_has_the_colours_of_its_climate_rivers_and_ice) {
    const Raster height = even(64, 100), warm = even(64, 25), cold = even(64, -20),
                 dry = even(64, 30), wet = even(64, 2600);
    ReliefOptions options;
    options.long_side = 64;
    options.temperature = &warm;
    options.precipitation = &dry;
    const Rgb desert = ReliefScene(height, options).pixel(30, 30);
    options.precipitation = &wet;
    const Rgb forest = ReliefScene(height, options).pixel(30, 30);
    EXPECT_GT(desert.r, 2 * forest.r);
    EXPECT_GT(forest.g, forest.r);
    options.temperature = &cold;
    const Rgb snow = ReliefScene(height, options).pixel(30, 30);
    EXPECT_GT(snow.b, 0.5f);
    options.temperature = &warm;

    Raster river = even(64, 0), ice = even(64, 0);
    for (std::int64_t x = 0; x < 64; ++x)
        river.samples[static_cast<std::size_t>(30 * 64 + x)] = 2e4f;
    for (std::int64_t x = 0; x < 64; ++x) ice.samples[static_cast<std::size_t>(10 * 64 + x)] = 50;
    options.discharge = &river;
    options.ice = &ice;
    const ReliefScene scene(height, options);
    EXPECT_GT(scene.pixel(20, 30).b, 2 * forest.b);  // blue
    EXPECT_GT(scene.pixel(20, 10).r, 0.5f);          // white
    EXPECT_EQ(scene.pixel(20, 50), forest);
    const Raster small = even(5, 1);
    options.discharge = &small;
    EXPECT_THROW(ReliefScene(height, options), Error);
}

TEST(relief_scene, water_is_seen_from_space_where_it_is_deep) {
    const Raster height = even(64, 100), warm = even(64, 20), rain = even(64, 900);
    Raster water = even(64, 0.5f);
    for (std::int64_t x = 0; x < 64; ++x) water.samples[static_cast<std::size_t>(30 * 64 + x)] = 90;
    ReliefOptions options;
    options.long_side = 64;
    options.temperature = &warm;
    options.precipitation = &rain;
    const Rgb bare = ReliefScene(height, options).pixel(20, 50);
    options.water_depth = &water;
    const ReliefScene scene(height, options);
    EXPECT_EQ(scene.pixel(20, 50), bare);  // a film
    EXPECT_GT(scene.pixel(20, 30).b, bare.b * 2);
}

TEST(relief_scene, layers_of_another_size_are_refused) {
    const test::LaidGround laid = slope();
    const GroundView view = laid.view();
    Raster other;
    other.columns = 5, other.rows = 5;
    other.samples.assign(25, 1.0f);
    ReliefOptions options;
    options.ground = &view;
    EXPECT_THROW(ReliefScene(other, options), Error);
}

}  // namespace
}  // namespace cuesta
