// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/stencil.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

Raster plane(std::int64_t columns, std::int64_t rows, double east, double south) {
    Raster map{.columns = columns, .rows = rows};
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x)
            map.samples.push_back(
                static_cast<float>(east * static_cast<double>(x) + south * static_cast<double>(y)));
    return map;
}

TEST(Stencil, a_plane_has_its_slope_everywhere_borders_too) {
    // 3 m east and 4 m south per 5 m: rise 1 per metre, 45 degrees.
    const Raster map = plane(4, 3, 3, 4);
    for (std::int64_t y = 0; y < 3; ++y)
        for (std::int64_t x = 0; x < 4; ++x) {
            const Reach reach = reach_at(x, y, 4, 3, {true, true, true, true});
            const Gradient g = gradient_at(samples_of(map), x, y, 5.0, reach);
            EXPECT_DOUBLE_EQ(g.east, 0.6);
            EXPECT_DOUBLE_EQ(g.south, 0.8);
            EXPECT_NEAR(slope_deg(g), 45, 1e-12);
            EXPECT_EQ(curvature_at(samples_of(map), x, y, 5.0, reach), 0);
        }
}

TEST(Stencil, aspect_names_the_eight_directions_a_slope_faces) {
    // A slope that falls towards the north rises southwards.
    EXPECT_EQ(aspect_deg({.east = 0, .south = 1}), 0);
    EXPECT_NEAR(aspect_deg({.east = -1, .south = 1}), 45, 1e-12);
    EXPECT_NEAR(aspect_deg({.east = -1, .south = 0}), 90, 1e-12);
    EXPECT_NEAR(aspect_deg({.east = -1, .south = -1}), 135, 1e-12);
    EXPECT_NEAR(aspect_deg({.east = 0, .south = -1}), 180, 1e-12);
    EXPECT_NEAR(aspect_deg({.east = 1, .south = -1}), 225, 1e-12);
    EXPECT_NEAR(aspect_deg({.east = 1, .south = 0}), 270, 1e-12);
    EXPECT_NEAR(aspect_deg({.east = 1, .south = 1}), 315, 1e-12);
    EXPECT_EQ(aspect_deg({}), 0);
}

TEST(Stencil, curvature_of_a_bowl_is_its_laplacian) {
    // h = x^2 + 2 y^2 in metres at 0.5 m spacing: 2 + 4, exactly.
    const auto bowl = [](std::int64_t x, std::int64_t y) {
        return 0.25 * static_cast<double>(x * x) + 0.5 * static_cast<double>(y * y);
    };
    EXPECT_DOUBLE_EQ(curvature_at(bowl, 3, -2, 0.5), 6);
    // Next to a border in the west only the north-south part remains.
    EXPECT_DOUBLE_EQ(curvature_at(bowl, 3, -2, 0.5, {.west = 0}), 4);
}

TEST(Stencil, a_single_sample_has_no_slope_and_wrapped_ones_look_around) {
    const Raster one = plane(1, 1, 0, 0);
    const Reach none = reach_at(0, 0, 1, 1, {true, true, true, true});
    EXPECT_EQ(gradient_at(samples_of(one), 0, 0, 1.0, none).steepness(), 0);
    EXPECT_FALSE(none.whole());
    const Raster map = plane(4, 1, 1, 0);  // 0 1 2 3, then 0 again
    EXPECT_EQ(gradient_at(samples_of(map), 0, 0, 1.0).east, (1.0 - 3.0) / 2);
}

TEST(Stencil, a_field_is_read_through_its_halo) {
    Field field({2, 2, 1});
    for (std::int64_t y = -1; y <= 2; ++y)
        for (std::int64_t x = -1; x <= 2; ++x) field.at(x, y) = static_cast<float>(2 * x - y);
    const Gradient g = gradient_at(samples_of(field), 0, 1, 1.0);
    EXPECT_EQ(g.east, 2);
    EXPECT_EQ(g.south, -1);
}

}  // namespace
}  // namespace cuesta
