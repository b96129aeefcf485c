// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/plate/sphere.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace cuesta::plate {
namespace {

TEST(PlateSphere, the_centre_of_a_cell_lies_in_it) {
    const Sphere sphere(32);
    for (CellId cell = 0; cell < sphere.cells; ++cell)
        EXPECT_EQ(sphere.locate(sphere.place(cell)), cell);
}

TEST(PlateSphere, neighbours_are_mutual_and_near) {
    const Sphere sphere(32);
    for (CellId cell = 0; cell < sphere.cells; ++cell)
        for (std::size_t side = 0; side < 4; ++side) {
            const CellId beside = sphere.four[static_cast<std::size_t>(cell) * 4 + side];
            const CellId* back = &sphere.four[static_cast<std::size_t>(beside) * 4];
            EXPECT_NE(std::find(back, back + 4, cell), back + 4);
            EXPECT_LT(Sphere::distance(sphere.place(cell), sphere.place(beside)),
                      1.35 * 1.5708 / 32);
        }
}

TEST(PlateSphere, areas_are_those_of_the_sphere) {
    const Sphere sphere(64);
    double sum = 0;
    for (const std::int32_t area : sphere.area) sum += area;
    EXPECT_NEAR(sum / (4096.0 * sphere.cells), 1, 1e-5);
    // 0.77 and 1.17 of the mean, by the bend of the faces.
    EXPECT_NEAR(*std::min_element(sphere.area.begin(), sphere.area.end()), 3159, 60);
    EXPECT_NEAR(*std::max_element(sphere.area.begin(), sphere.area.end()), 4773, 60);
}

TEST(PlateSphere, a_full_turn_in_steps_comes_back) {
    Sphere::Pose pose;
    const Vec spin = unit({0.3, -0.5, 0.8}) * (2 * 3.14159265358979323846 / 720);
    for (int i = 0; i < 720; ++i) Sphere::turn(pose, spin);
    const Vec place = unit({0.2, 0.7, -0.4});
    EXPECT_LT(length(Sphere::to_world(pose, place) - place), 1e-12);
    EXPECT_LT(length(Sphere::to_body(pose, Sphere::to_world(pose, place)) - place), 1e-15);
}

TEST(PlateSphere, one_pose_seen_from_another_is_their_difference) {
    const Sphere sphere(32);
    Sphere::Pose one, two;
    Sphere::turn(one, {0.1, 0.2, -0.3});
    Sphere::turn(two, {-0.4, 0.1, 0.2});
    const Sphere::Shift shift = Sphere::between(one, two);
    int other = 0;
    for (CellId cell = 0; cell < sphere.cells; ++cell)
        other += sphere.seen(shift, cell) !=
                 sphere.locate(Sphere::to_body(two, Sphere::to_world(one, sphere.place(cell))));
    EXPECT_LE(other, 2);  // a centre on a border of cells, rounded to float
}

}  // namespace
}  // namespace cuesta::plate
