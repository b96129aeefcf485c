// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/project_map.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <numbers>

#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

constexpr double pi = std::numbers::pi;

double hills(double lon, double lat) {
    return 1000 * std::sin(3 * lat) + 500 * std::cos(lat) * std::cos(2 * lon + 1);
}

Raster world_of(std::int64_t columns) {
    Raster world;
    world.columns = columns, world.rows = columns / 2;
    for (std::int64_t y = 0; y < world.rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x)
            world.samples.push_back(static_cast<float>(hills(
                (static_cast<double>(x) + 0.5) / static_cast<double>(columns) * 2 * pi - pi,
                pi / 2 - (static_cast<double>(y) + 0.5) / static_cast<double>(columns) * 2 * pi)));
    return world;
}

TEST(project_map, shows_what_stands_at_each_place) {
    const Raster world = world_of(256);
    for (std::size_t k = 0; k < choice_words(WorldProjection{}).size(); ++k) {
        const MapFrame frame = frame_for(WorldMap(static_cast<WorldProjection>(k), 25, 40), 200);
        const Raster out = project(world, {}, frame, 6371000, false);
        double worst = 0;
        int seen = 0;
        for (std::int64_t y = 0; y < out.rows; ++y)
            for (std::int64_t x = 0; x < out.columns; ++x) {
                const auto place =
                    frame.map.inverse(frame.at(static_cast<double>(x), static_cast<double>(y)));
                EXPECT_EQ(place.has_value(), std::isfinite(out.at(x, y)));
                if (!place) continue;
                ++seen;
                worst = std::max(worst, std::fabs(out.at(x, y) - hills(place->lon, place->lat)));
            }
        EXPECT_GT(seen, 10000);
        EXPECT_LT(worst, 10) << k;  // of 3000 m, where new samples are wider than the old
    }
}

TEST(project_map, places_samples_on_the_plane) {
    const MapFrame frame = frame_for(WorldMap(WorldProjection::robinson), 100);
    const Raster out = project(world_of(64), {}, frame, 1e6, false);
    EXPECT_EQ(out.columns, 100);
    EXPECT_EQ(out.rows, 51);
    EXPECT_NEAR(*out.spacing_m, 2 * 0.8487 * pi * 1e6 / 100, 1e-6);
    EXPECT_NEAR(out.geo->origin_x, -0.8487 * pi * 1e6 * 0.99, 1e-6);
    EXPECT_NEAR(out.geo->origin_y, 25 * *out.spacing_m, 1e-6);
}

TEST(project_map, has_the_size_it_is_said_to_have) {
    const Grid grid{.columns = 64, .rows = 32, .projection = Projection::latlon};
    const Raster world = world_of(64);
    for (const WorldProjection kind : {WorldProjection::robinson, WorldProjection::azimuthal})
        for (const std::int64_t side : {0, 45}) {
            const ProjectedSize size = projected_size(grid, WorldMap(kind), side);
            const MapFrame frame = frame_for(WorldMap(kind), side > 0 ? side : 64);
            EXPECT_EQ(size.columns, frame.columns);
            EXPECT_EQ(size.rows, frame.rows);
        }
    EXPECT_EQ(projected_size(grid, WorldMap(WorldProjection::cube), 0).rows, 17);
    EXPECT_EQ(projected_size(grid, WorldMap(WorldProjection::cube), 9).columns, 9);
}

TEST(project_map, classes_stay_classes) {
    Raster world = world_of(64);
    for (float& v : world.samples) v = v > 0 ? 7.0f : 3.0f;
    const Raster out =
        project(world, {}, frame_for(WorldMap(WorldProjection::mollweide), 90), 1, true);
    for (std::size_t i = 0; i < out.samples.size(); ++i)
        EXPECT_TRUE(out.invalid[i] || out.samples[i] == 7.0f || out.samples[i] == 3.0f);
}

// Every sample of an edge or corner has the same bits on both faces.
TEST(project_map, cube_faces_agree_along_their_edges) {
    for (const std::int64_t side : {2, 17, 33, 90}) {
        const Raster world = world_of(128);
        std::vector<Raster> faces;
        for (int face = 0; face < 6; ++face)
            faces.push_back(cube_face(world, {}, face, side, 6371000, false));
        const std::int64_t n = side - 1;
        const auto at = [&](int face, std::int64_t x, std::int64_t y) {
            return faces[static_cast<std::size_t>(face)].at(x, y);
        };
        for (std::int64_t i = 0; i <= n; ++i) {
            for (int face = 0; face < 4; ++face)
                EXPECT_EQ(at(face, n, i), at((face + 1) % 4, 0, i));
            EXPECT_EQ(at(0, i, 0), at(4, i, n));
            EXPECT_EQ(at(1, i, 0), at(4, n, n - i));
            EXPECT_EQ(at(2, i, 0), at(4, n - i, 0));
            EXPECT_EQ(at(3, i, 0), at(4, 0, i));
            EXPECT_EQ(at(0, i, n), at(5, i, 0));
            EXPECT_EQ(at(1, i, n), at(5, n, i));
            EXPECT_EQ(at(2, i, n), at(5, n - i, n));
            EXPECT_EQ(at(3, i, n), at(5, 0, n - i));
        }
    }
}

TEST(project_map, poles_are_smooth) {
    const Raster world = world_of(128);
    const Raster north = cube_face(world, {}, 4, 65, 6371000, false);
    EXPECT_NEAR(north.at(32, 32), 1000 * std::sin(1.5 * pi), 10);
}

TEST(project_map, same_bits_for_any_threads) {
    const Raster world = world_of(64);
    const MapFrame frame = frame_for(WorldMap(WorldProjection::equal_earth, 77), 150);
    set_thread_count(1);
    const Raster one = project(world, {}, frame, 1, false);
    set_thread_count(4);
    const Raster four = project(world, {}, frame, 1, false);
    set_thread_count(0);
    EXPECT_EQ(std::memcmp(one.samples.data(), four.samples.data(), one.samples.size() * 4), 0);
}

TEST(project_map, knows_a_world_by_its_shape) {
    Raster raster;
    raster.columns = 200, raster.rows = 100;
    EXPECT_TRUE(is_world(raster));
    raster.rows = 200;
    EXPECT_FALSE(is_world(raster));
    EXPECT_NEAR(radius_of(2 * pi, 1000), 1000, 1e-9);
}

}  // namespace
}  // namespace cuesta
