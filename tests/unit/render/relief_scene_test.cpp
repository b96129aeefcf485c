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
