// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/face_code.h"

#include <gtest/gtest.h>

#include "support/ground.h"

namespace cuesta {
namespace {

// A cliff of 90 m between columns 1 and 2, with a skin of soil on it.
test::LaidGround cliff() {
    return test::lay_ground(5, 3, 10, [](std::int64_t x, std::int64_t) -> test::Pile {
        if (x >= 2) return {{"granite", 10}};
        return {{"granite", 40}, {"sand", 30}, {"limestone", 29}, {"regolith", 1}};
    });
}

struct Codes {
    explicit Codes(const test::LaidGround& laid, std::int64_t stride = 1)
        : laid_(laid), field_(laid.stack->shape()), edges_(laid.stack->shape()) {
        write_face_codes(*laid.stack, stride, field_, edges_);
    }
    std::string at(std::int64_t x, std::int64_t y) const {
        std::string names;
        for (int step = 0; step < face_steps; ++step)
            names +=
                laid_.stack->materials()[face_material(static_cast<int>(field_.at(x, y)), step)]
                    .name +
                " ";
        return names;
    }
    const test::LaidGround& laid_;
    Field field_, edges_;
};

TEST(face_code, a_cliff_shows_the_layers_behind_its_skin_from_the_top_down) {
    const test::LaidGround laid = cliff();
    const Codes codes(laid);
    EXPECT_EQ(codes.at(1, 1), "limestone sand granite ");
    // Over 90 m: limestone and its skin end 30 m down, sand 60 m down.
    EXPECT_EQ(static_cast<int>(codes.edges_.at(1, 1)) & 255, 85);
    EXPECT_EQ(static_cast<int>(codes.edges_.at(1, 1)) >> 8, 170);
}

TEST(face_code, many_beds_are_sampled) {
    const test::LaidGround laid =
        test::lay_ground(2, 1, 10, [](std::int64_t x, std::int64_t) -> test::Pile {
            if (x == 1) return {{"granite", 0}};
            return {{"granite", 10}, {"sand", 20}, {"limestone", 10}, {"sand", 20}, {"slate", 30}};
        });
    EXPECT_EQ(Codes(laid).at(0, 0), "slate sand sand ");
}

TEST(face_code, level_ground_shows_what_lies_on_it) {
    const test::LaidGround laid = cliff();
    EXPECT_EQ(Codes(laid).at(0, 1), "regolith regolith regolith ");
    EXPECT_EQ(Codes(laid).at(3, 1), "granite granite granite ");
}

TEST(face_code, with_a_stride_the_drop_is_to_samples_as_far_away) {
    const test::LaidGround laid = cliff();
    EXPECT_EQ(Codes(laid, 2).at(0, 0), "limestone sand granite ");
}

TEST(face_code, cavities_are_passed_over) {
    const test::LaidGround laid =
        test::lay_ground(2, 1, 10, [](std::int64_t x, std::int64_t) -> test::Pile {
            if (x == 1) return {{"granite", 10}};
            return {{"granite", 40}, {"air", 30}, {"limestone", 30}};
        });
    EXPECT_EQ(Codes(laid).at(0, 0), "limestone granite granite ");
}

TEST(face_code, ground_of_one_material_has_one_code) {
    const test::LaidGround laid =
        test::lay_ground(3, 1, 10, [](std::int64_t x, std::int64_t) -> test::Pile {
            return {{"granite", 9.0 * x}};
        });
    EXPECT_EQ(Codes(laid).at(2, 0), "granite granite granite ");
}

}  // namespace
}  // namespace cuesta
