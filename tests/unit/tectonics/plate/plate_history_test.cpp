// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/plate/plate_history.h"

#include <gtest/gtest.h>

#include <cmath>

namespace cuesta::plate {
namespace {

constexpr double pi = 3.14159265358979323846;

Sphere::Pose turned(Vec spin) {
    Sphere::Pose pose;
    Sphere::turn(pose, spin);
    return pose;
}

struct Toy {
    std::int32_t id = 0;
    Sphere::Pose pose{};
    Memories memories{};
};

TEST(plate_history, finite_rotations_name_pole_and_angle) {
    const FiniteRotation about_north = finite_rotation(turned({0, 0, 0.5}));
    EXPECT_NEAR(about_north.lat, 90, 1e-9);
    EXPECT_NEAR(about_north.angle, 0.5 * 180 / pi, 1e-9);
    const FiniteRotation about_east = finite_rotation(turned({0, 3.0, 0}));
    EXPECT_NEAR(about_east.lat, 0, 1e-9);
    EXPECT_NEAR(about_east.lon, 90, 1e-9);
    EXPECT_NEAR(about_east.angle, 3.0 * 180 / pi, 1e-9);
    EXPECT_EQ(finite_rotation({}).angle, 0);
}

// Plate 1 turns about the north pole, a tenth of a radian in 10 Myr.
TEST(plate_history, a_plate_is_turned_back_to_where_it_was) {
    History<Sphere> history;
    for (int i = 0; i < 3; ++i)
        history.note(10 * i, std::vector<Toy>{{1, turned({0, 0, 0.1 * i})}});
    const auto rows = rotation_rows(history, {{1, turned({0, 0, 0.3})}}, 30);
    ASSERT_EQ(rows.size(), 4u);
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_NEAR(rows[i].age_myr, 10.0 * static_cast<double>(i), 1e-12);
        EXPECT_NEAR(rows[i].rotation.angle, 0.1 * static_cast<double>(i) * 180 / pi, 1e-9);
        // Backwards: about the south pole.
        if (i > 0) {
            EXPECT_NEAR(rows[i].rotation.lat, -90, 1e-9);
        }
        EXPECT_EQ(rows[i].fixed, 0);
    }
}

// Plate 2 joins plate 1 at 10 Myr, and rides on it until 30.
TEST(plate_history, a_plate_that_joined_another_crosses_over_to_it) {
    History<Sphere> history;
    std::vector<Toy> toys{{1, turned({0, 0, 0})}, {2, turned({0, 0, 0})}};
    history.note(0, toys);
    toys[0].pose = turned({0, 0, 0.1}), toys[1].pose = turned({0, 0.2, 0});
    history.note(10, toys);
    const std::vector<std::pair<CellId, int>> gathered{{3, 0}, {4, 0}};
    history.joined(10, toys[1], toys[0], 8, gathered, [](CellId cell) { return cell; });
    EXPECT_EQ(history.id_of(toys[0], 3), 2);
    EXPECT_EQ(history.id_of(toys[0], 5), 1);
    History<Sphere>::made(toys[0], 3);
    EXPECT_EQ(history.id_of(toys[0], 3), 1);

    const auto rows = rotation_rows(history, {{1, turned({0, 0, 0.3})}}, 30);
    std::vector<RotationRow> two;
    for (const RotationRow& row : rows)
        if (row.id == 2) two.push_back(row);
    ASSERT_EQ(two.size(), 4u);
    EXPECT_EQ(two[0].fixed, 1);
    EXPECT_EQ(two[0].age_myr, 0);
    EXPECT_EQ(two[1].fixed, 1);
    EXPECT_EQ(two[1].age_myr, 20);
    EXPECT_EQ(two[1].rotation.angle, 0);
    // At the crossover it is where plate 1 takes it: 0.2 back about the north pole.
    EXPECT_EQ(two[2].fixed, 0);
    EXPECT_EQ(two[2].age_myr, 20);
    EXPECT_NEAR(two[2].rotation.angle, 0.2 * 180 / pi, 1e-9);
    EXPECT_NEAR(two[2].rotation.lat, -90, 1e-6);
    EXPECT_EQ(two[3].age_myr, 30);
}

// Crust of plate 2 that joined plate 1 and parted with plate 3 is a piece of its own.
TEST(plate_history, crust_that_parts_remembers_both) {
    History<Sphere> history;
    std::vector<Toy> toys{{1, {}}, {2, {}}};
    history.note(0, toys);
    toys[0].pose = turned({0, 0, 0.1});
    history.note(10, toys);
    const std::vector<std::pair<CellId, int>> gathered{{3, 0}, {4, 0}};
    history.joined(10, toys[1], toys[0], 8, gathered, [](CellId cell) { return cell; });
    toys.pop_back();
    toys[0].pose = turned({0, 0, 0.2});
    history.note(20, toys);
    Toy fresh{0, toys[0].pose};
    history.parted(20, toys[0], fresh, 3, {1, 4});
    fresh.id = 3;
    EXPECT_EQ(history.id_of(fresh, 1), 3);
    EXPECT_EQ(history.id_of(fresh, 4), first_piece_id);
    EXPECT_EQ(history.id_of(toys[0], 3), 2);
    ASSERT_EQ(history.pieces.size(), 1u);
    EXPECT_EQ(history.pieces[0].before, 2);
    EXPECT_EQ(history.pieces[0].on, 3);

    const auto rows =
        rotation_rows(history, {{1, turned({0, 0, 0.3})}, {3, turned({0, 0, 0.7})}}, 30);
    for (const std::int64_t id :
         {std::int64_t{1}, std::int64_t{2}, std::int64_t{3}, first_piece_id}) {
        double oldest = -1, youngest = 100;
        for (const RotationRow& row : rows)
            if (row.id == id)
                oldest = std::max(oldest, row.age_myr), youngest = std::min(youngest, row.age_myr);
        EXPECT_EQ(youngest, 0) << id;
        EXPECT_EQ(oldest, 30) << id;
    }
    for (const RotationRow& row : rows)
        if (row.id == first_piece_id && row.fixed == 2) {
            // Plate 3 came 0.5 back, what stayed on plate 1 only 0.1.
            EXPECT_NEAR(row.rotation.angle, 0.4 * 180 / pi, 1e-9);
        }
    const std::string text = rotation_text(rows, 30);
    EXPECT_NE(text.find("\n3 "), std::string::npos);
    EXPECT_TRUE(text.starts_with("999 "));
}

TEST(plate_history, long_histories_are_thinned_between_events) {
    History<Sphere> history;
    const std::vector<Toy> toys{{1, {}}, {2, {}}, {3, {}}};
    for (int i = 0; i < 5000; ++i) {
        history.note(5.0 * i, toys);
        if (i == 1001) history.joinings.push_back({5.0 * i, 4, 1});
    }
    EXPECT_LE(history.moments.size(), 8192u);
    EXPECT_EQ(history.moments.front().myr, 0);
    EXPECT_EQ(std::count_if(history.moments.begin(), history.moments.end(),
                            [](const auto& one) { return one.myr == 5005; }),
              3);
}

}  // namespace
}  // namespace cuesta::plate
