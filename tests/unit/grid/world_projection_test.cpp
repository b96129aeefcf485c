// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/world_projection.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <vector>

namespace cuesta {
namespace {

constexpr double pi = std::numbers::pi, degree = pi / 180;

std::vector<WorldProjection> every() {
    std::vector<WorldProjection> all;
    for (std::size_t i = 0; i < choice_words(WorldProjection{}).size(); ++i)
        all.push_back(static_cast<WorldProjection>(i));
    return all;
}

// Places are as far apart as the vectors to them.
double apart(LonLat a, LonLat b) {
    const auto vector = [](LonLat p) {
        return std::array{std::cos(p.lat) * std::cos(p.lon), std::cos(p.lat) * std::sin(p.lon),
                          std::sin(p.lat)};
    };
    const auto u = vector(a), v = vector(b);
    return std::hypot(u[0] - v[0], u[1] - v[1], u[2] - v[2]);
}

TEST(world_projection, places_come_back) {
    for (const WorldProjection kind : every())
        for (const double centre : {0.0, 137.0, -180.0})
            for (const double tilt : {0.0, 35.0, -90.0}) {
                const WorldMap map(kind, centre, tilt);
                int seen = 0;
                for (double lat = -89.5; lat < 90; lat += 7.3)
                    for (double lon = -179.9; lon < 180; lon += 11.7) {
                        const LonLat place{lon * degree, lat * degree};
                        const auto at = map.forward(place);
                        if (!at) continue;
                        ++seen;
                        EXPECT_LE(std::fabs(at->x), map.half_width() * (1 + 1e-12));
                        EXPECT_LE(std::fabs(at->y), map.half_height() * (1 + 1e-12));
                        const auto back = map.inverse(*at);
                        ASSERT_TRUE(back.has_value());
                        // On the rim of the view from afar a place moves without moving on the
                        // plane.
                        const bool rim = kind == WorldProjection::orthographic &&
                                         std::hypot(at->x, at->y) > 0.999;
                        EXPECT_LT(apart(place, *back), rim ? 1e-6 : 1e-9)
                            << choice_words(kind)[static_cast<std::size_t>(kind)] << " at " << lon
                            << ", " << lat;
                    }
                EXPECT_GT(seen, kind == WorldProjection::orthographic ? 350 : 770);
            }
}

// Robinson's own tables: length of parallels and distance from the equator, every fifth degree.
TEST(world_projection, robinson_is_the_published_table) {
    const double lengths[] = {1.0000, 0.9986, 0.9954, 0.9900, 0.9822, 0.9730, 0.9600,
                              0.9427, 0.9216, 0.8962, 0.8679, 0.8350, 0.7986, 0.7597,
                              0.7186, 0.6732, 0.6213, 0.5722, 0.5322};
    const double distances[] = {0.0000, 0.0620, 0.1240, 0.1860, 0.2480, 0.3100, 0.3720,
                                0.4340, 0.4958, 0.5571, 0.6176, 0.6769, 0.7346, 0.7903,
                                0.8435, 0.8936, 0.9394, 0.9761, 1.0000};
    const WorldMap map(WorldProjection::robinson);
    for (int i = 0; i < 19; ++i) {
        const auto at = map.forward({pi / 2, -5 * i * degree});
        EXPECT_NEAR(at->x, 0.8487 * lengths[i] * pi / 2, 1e-12);
        EXPECT_NEAR(at->y, -1.3523 * distances[i], 1e-12);
    }
    EXPECT_NEAR(map.half_width() / map.half_height(), 1.9716, 1e-4);
}

// Values of another library (PROJ 9.1) on a sphere of radius 1.
struct Known {
    WorldProjection kind;
    double centre_lon, centre_lat, lon, lat, x, y, within;
};
TEST(world_projection, values_are_those_of_another_library) {
    const Known known[] = {
        {WorldProjection::equal_earth, 20, 0, 10, 42.5, -0.131129458401, 0.817923049508, 1e-9},
        {WorldProjection::equal_earth, 20, 0, -75, -17, -1.398585451295, -0.341731023657, 1e-9},
        {WorldProjection::equal_earth, 20, 0, -20, 67.3, -0.420059441919, 1.178567139009, 1e-9},
        {WorldProjection::mollweide, 0, 0, 10, 42.5, 0.130000351843, 0.794413362279, 1e-9},
        {WorldProjection::mollweide, 0, 0, -75, -17, -1.146435518258, -0.327699965771, 1e-9},
        {WorldProjection::mollweide, 0, 0, -20, 67.3, -0.172261627480, 1.182835625472, 1e-9},
        {WorldProjection::equal_area, 0, 0, 10, 42.5, 0.151149947020, 0.780104376458, 1e-9},
        {WorldProjection::equal_area, 0, 0, -75, -17, -1.133624602646, -0.337601764850, 1e-9},
        {WorldProjection::equal_area, 0, 0, -20, 67.3, -0.302299894039, 1.065255228570, 1e-9},
        {WorldProjection::robinson, -60, 0, 10, 42.5, 0.942866395674, 0.712026766907, 5e-6},
        {WorldProjection::robinson, -60, 0, -75, -17, -0.219319235981, -0.285064536941, 5e-6},
        {WorldProjection::robinson, -60, 0, -20, 67.3, 0.439117177219, 1.102291069550, 5e-6},
        {WorldProjection::azimuthal, -20, 40, 10, 42.5, 0.375909426339, 0.109224246440, 1e-9},
        {WorldProjection::azimuthal, -20, 40, -75, -17, -0.997989274554, -0.734514272172, 1e-9},
        {WorldProjection::azimuthal, -20, 40, -20, 67.3, 0.000000000000, 0.471980438885, 1e-9},
        {WorldProjection::orthographic, -20, 40, 10, 42.5, 0.368638668405, 0.107111654947, 1e-9},
        {WorldProjection::orthographic, -20, 40, -75, -17, -0.783358995810, -0.576547641671, 1e-9},
        {WorldProjection::orthographic, -20, 40, -20, 67.3, 0.000000000000, 0.458649554484, 1e-9},
    };
    for (const Known& one : known) {
        const WorldMap map(one.kind, one.centre_lon, one.centre_lat);
        const auto at = map.forward({one.lon * degree, one.lat * degree});
        ASSERT_TRUE(at.has_value());
        EXPECT_NEAR(at->x, one.x, one.within);
        EXPECT_NEAR(at->y, one.y, one.within);
    }
}

// The area of small squares of the plane, by where their corners are on the world.
TEST(world_projection, equal_area_maps_keep_areas) {
    for (const WorldProjection kind : every()) {
        const WorldMap map(kind, 20, 30);
        double worst = 0;
        const double h = 1e-4;
        for (double lat = -75; lat < 80; lat += 12.5)
            for (double lon = -170; lon < 180; lon += 33) {
                const LonLat place{lon * degree, lat * degree};
                const auto middle = map.forward(place);
                if (!middle) continue;
                const auto east = map.forward({place.lon + h, place.lat}),
                           west = map.forward({place.lon - h, place.lat}),
                           north = map.forward({place.lon, place.lat + h}),
                           south = map.forward({place.lon, place.lat - h});
                if (!east || !west || !north || !south) continue;
                const double plane = ((east->x - west->x) * (north->y - south->y) -
                                      (east->y - west->y) * (north->x - south->x)) /
                                     (4 * h * h);
                worst = std::max(worst, std::fabs(plane / std::cos(place.lat) - 1));
            }
        if (map.keeps_areas())
            EXPECT_LT(worst, 1e-4) << static_cast<int>(kind);
        else
            EXPECT_GT(worst, 0.05) << static_cast<int>(kind);
    }
}

// A quarter of a million squares of the plane together are the sphere.
TEST(world_projection, whole_map_has_the_area_of_the_world) {
    for (const WorldProjection kind : every()) {
        const WorldMap map(kind);
        if (!map.keeps_areas()) continue;
        const int n = 700;
        std::int64_t inside = 0;
        for (int j = 0; j < n; ++j)
            for (int i = 0; i < n; ++i)
                inside += map.inverse({((i + 0.5) / n * 2 - 1) * map.half_width(),
                                       ((j + 0.5) / n * 2 - 1) * map.half_height()})
                              .has_value();
        const double area = 4 * map.half_width() * map.half_height() * static_cast<double>(inside) /
                            (static_cast<double>(n) * n);
        EXPECT_NEAR(area / (4 * pi), 1, 2e-4) << static_cast<int>(kind);
    }
}

TEST(world_projection, outside_is_nowhere) {
    for (const WorldProjection kind : every()) {
        const WorldMap map(kind);
        EXPECT_FALSE(map.inverse({map.half_width() * 1.001, 0}));
        EXPECT_FALSE(map.inverse({0, map.half_height() * 1.001}));
        EXPECT_TRUE(map.inverse({0, 0}) || kind == WorldProjection::cube);
    }
    EXPECT_FALSE(WorldMap(WorldProjection::orthographic).forward({pi, 0}));
    EXPECT_FALSE(WorldMap(WorldProjection::mollweide).inverse({2, 1.2}));
    EXPECT_FALSE(WorldMap(WorldProjection::cube).inverse({-3, 2}));
}

TEST(world_projection, faces_of_the_cube_share_their_edges) {
    const auto same = [](CubePlace a, CubePlace b) {
        return a.x == b.x && a.y == b.y && a.z == b.z;
    };
    for (const double t : {-1.0, -0.37, 0.0, 0.25, 1.0}) {
        for (int face = 0; face < 4; ++face)
            EXPECT_TRUE(same(cube_place(face, 1, t), cube_place((face + 1) % 4, -1, t)));
        EXPECT_TRUE(same(cube_place(0, t, 1), cube_place(4, t, -1)));
        EXPECT_TRUE(same(cube_place(0, t, -1), cube_place(5, t, 1)));
        EXPECT_TRUE(same(cube_place(1, t, 1), cube_place(4, 1, t)));
        EXPECT_TRUE(same(cube_place(2, t, -1), cube_place(5, -t, -1)));
    }
    EXPECT_NEAR(lon_lat(cube_place(1, 0, 0)).lon, pi / 2, 1e-15);
    EXPECT_NEAR(lon_lat(cube_place(4, 0, 0)).lat, pi / 2, 1e-15);
}

TEST(world_projection, coordinate_systems_name_the_sphere) {
    EXPECT_NE(geographic_wkt(6372298).find("4326"), std::string::npos);
    EXPECT_NE(geographic_wkt(3389500).find("3389500,0"), std::string::npos);
    const std::string wkt = WorldMap(WorldProjection::robinson, 20).wkt(3389500);
    EXPECT_NE(wkt.find("PROJECTION[\"Robinson\"]"), std::string::npos);
    EXPECT_NE(wkt.find("\"longitude_of_center\",20"), std::string::npos);
    EXPECT_TRUE(WorldMap(WorldProjection::cube).wkt(1).empty());
}

TEST(world_projection, words_are_found) {
    EXPECT_EQ(find_projection("robinson"), WorldProjection::robinson);
    EXPECT_FALSE(find_projection("mercator"));
}

}  // namespace
}  // namespace cuesta
