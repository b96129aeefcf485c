// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/water_maps.h"

#include <gtest/gtest.h>

#include <cmath>

namespace cuesta {
namespace {

struct Maps {
    FieldShape shape{3, 2, 2};
    Field depth{shape}, qx{shape}, qy{shape}, u{shape}, v{shape}, discharge{shape}, wetness{shape};
    void write(bool open, bool faces = true, double weight = 1) {
        write(Borders{open, open, open, open}, faces, weight);
    }
    void write(const Borders& open, bool faces = true, double weight = 1) {
        write_water_maps({&depth, &qx, &qy}, {true, true, true, true}, open, faces, 10, weight,
                         {&u, &v, &discharge, &wetness});
    }
};

TEST(WaterMaps, velocity_is_the_mean_of_two_faces_by_the_depth) {
    Maps maps;
    maps.depth.fill(0.5f);
    maps.qx.at(0, 1) = 1, maps.qx.at(1, 1) = 2, maps.qx.at(2, 1) = 0;
    maps.qy.at(1, 0) = -0.5f;
    maps.write(false);
    EXPECT_FLOAT_EQ(maps.u.at(0, 1), 1);  // a wall to the west
    EXPECT_FLOAT_EQ(maps.u.at(1, 1), 3);
    EXPECT_FLOAT_EQ(maps.u.at(2, 1), 2);
    EXPECT_FLOAT_EQ(maps.v.at(1, 0), -0.5f);
    EXPECT_FLOAT_EQ(maps.discharge.at(1, 1), 10 * std::hypot(1.5f, 0.25f));
    maps.write(true);
    EXPECT_FLOAT_EQ(maps.u.at(0, 1), 2);
    EXPECT_FLOAT_EQ(maps.v.at(1, 0), -1);
    maps.write({.west = true});
    EXPECT_FLOAT_EQ(maps.u.at(0, 1), 2);
    EXPECT_FLOAT_EQ(maps.v.at(1, 0), -0.5f) << "the north is a wall";
}

TEST(WaterMaps, velocity_of_a_film_stays_small) {
    Maps maps;
    maps.depth.fill(1e-6f);
    maps.qx.fill(1e-6f);
    maps.write(false, false);
    EXPECT_GT(maps.u.at(1, 1), 0);
    EXPECT_LT(maps.u.at(1, 1), 1e-6f);
    maps.depth.fill(0);
    maps.write(false, false);
    EXPECT_EQ(maps.u.at(1, 1), 0);
}

TEST(WaterMaps, discharge_is_a_mean_over_time) {
    Maps maps;
    maps.depth.fill(1);
    maps.qx.fill(2);
    maps.write(true, false, 0.25);
    EXPECT_FLOAT_EQ(maps.discharge.at(1, 1), 5);
    maps.write(true, false, 0.25);
    EXPECT_FLOAT_EQ(maps.discharge.at(1, 1), 8.75f);
}

TEST(WaterMaps, wetness_is_the_share_of_time_under_water) {
    Maps maps;
    maps.depth.fill(0.5e-3f);  // a film is not wet
    maps.depth.at(1, 1) = 0.1f;
    maps.write(true, false, 0.25);
    EXPECT_EQ(maps.wetness.at(1, 1), 0.25f);
    EXPECT_EQ(maps.wetness.at(0, 1), 0);
    maps.write(true, false, 0.25);
    EXPECT_FLOAT_EQ(maps.wetness.at(1, 1), 0.4375f);
    maps.depth.fill(0);
    maps.write(true, false, 0.25);
    EXPECT_FLOAT_EQ(maps.wetness.at(1, 1), 0.328125f);
}

}  // namespace
}  // namespace cuesta
