// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/rock_face.h"

#include <gtest/gtest.h>

#include "support/ground.h"

namespace cuesta {
namespace {

// A cliff between columns 1 and 2: granite to 50, sand to 80, granite-coloured cap to 100.
test::LaidGround cliff() {
    return test::lay_ground(4, 3, 10, [](std::int64_t x, std::int64_t) -> test::Pile {
        if (x >= 2) return {{"granite", 10}};
        return {{"granite", 50}, {"sand", 30}, {"granite", 20}};
    });
}

void expect_colour(const Rgb& got, const Rgb& wanted) {
    EXPECT_NEAR(got.r, wanted.r, 1e-4);
    EXPECT_NEAR(got.g, wanted.g, 1e-4);
    EXPECT_NEAR(got.b, wanted.b, 1e-4);
}

TEST(rock_face, a_face_shows_the_layer_at_its_height_in_the_higher_column) {
    const test::LaidGround laid = cliff();
    const GroundView view = laid.view();
    const RockFace face(view, 5);
    const Rgb granite = rock_colour(view, laid.id("granite")),
              sand = rock_colour(view, laid.id("sand"));
    expect_colour(face.at(1.5, 1, 95, 1), granite);
    expect_colour(face.at(1.5, 1, 70, 1), sand);
    expect_colour(face.at(1.5, 1, 40, 1), granite);
}

TEST(rock_face, a_drop_over_several_layers_is_their_mean_by_thickness) {
    const test::LaidGround laid = cliff();
    const GroundView view = laid.view();
    // From 100 down to 60: half granite, half sand, with one end of a layer as a dark line.
    const Rgb mean = RockFace(view, 5).at(1, 1, 100, 40);
    const Rgb both =
        mix(rock_colour(view, laid.id("granite")), rock_colour(view, laid.id("sand")), 0.5f);
    EXPECT_NEAR(mean.r / mean.b, both.r / both.b, 1e-3);
    EXPECT_LT(mean.r, both.r);
    EXPECT_GT(mean.r, 0.6f * both.r);
}

TEST(rock_face, beds_follow_the_foot_of_their_layer) {
    // The same limestone on a foot that is 7 m lower in the other column.
    const test::LaidGround laid =
        test::lay_ground(2, 1, 10, [](std::int64_t x, std::int64_t) -> test::Pile {
            return {{"granite", x == 0 ? 50.0 : 43.0}, {"limestone", 100}};
        });
    const GroundView view = laid.view();
    const RockFace face(view, 8);
    bool varies = false;
    for (double up = 3; up < 100; up += 3) {
        const Rgb one = face.at(0, 0, 50 + up, 0.5), other = face.at(1, 0, 43 + up, 0.5);
        expect_colour(one, other);
        const Rgb first = face.at(0, 0, 53, 0.5);
        varies = varies || std::abs(one.r - first.r) > 0.01f;
    }
    EXPECT_TRUE(varies);
}

TEST(rock_face, level_ground_shows_what_is_on_top) {
    const test::LaidGround laid =
        test::lay_ground(2, 1, 10, [](std::int64_t x, std::int64_t) -> test::Pile {
            return {{"granite", 50}, {x == 0 ? "sand" : "slate", 1}};
        });
    const GroundView view = laid.view();
    const RockFace face(view, 5);
    EXPECT_EQ(face.cover(0, 0, 1, 1).loose, 1);
    EXPECT_EQ(face.cover(1, 0, 1, 1).loose, 0);
    EXPECT_EQ(face.cover(0.5, 0, 2, 1).loose, 0.5f);
    expect_colour(face.cover(0, 0, 1, 1).colour, rock_colour(view, laid.id("sand")));
}

TEST(rock_face, a_cave_is_dark_and_hard_rock_is_massive) {
    const test::LaidGround laid = cliff();
    EXPECT_EQ(to_srgb8(rock_colour(laid.view(), laid.id("air"))), void_colour);
    const MaterialTable materials;
    EXPECT_TRUE(is_massive(materials[*materials.find("granite")]));
    EXPECT_FALSE(is_massive(materials[*materials.find("limestone")]));
    EXPECT_FALSE(is_massive(materials[*materials.find("sand")]));
}

}  // namespace
}  // namespace cuesta
