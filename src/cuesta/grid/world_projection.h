// SPDX-License-Identifier: Apache-2.0
// Maps of a whole world: from longitude and latitude to a plane and back.
//
//   latlon        x = lon, y = lat                                         plate carree
//   equal_earth   a polynomial of the parametric latitude                  [savric2019], equal area
//   mollweide     2 t + sin 2t = pi sin lat                                [snyder1987], equal area
//   equal_area    x = lon cos 30, y = sin lat / cos 30 (Behrmann)          [snyder1987], equal area
//   robinson      two tables every 5 degrees, joined by cubic splines      [robinson1974]
//   orthographic  half the world as seen from far away                     [snyder1987]
//   azimuthal     Lambert's, the whole world around one place              [snyder1987], equal area
//   cube          six gnomonic faces, drawn as a cross                     {face} files for engines
//
// Lengths on the plane are in radii of the world, x to the east and y to the north; on the cube a
// face is 2 wide. Angles are radians. The world is a sphere.
//
// Holds   inverse(forward(p)) = p to 1e-9 where the plane tells places apart; same bits everywhere
//         (no libm). Areas of the four equal-area ones are true.
// Limits  Robinson between its tables is a spline, as in PROJ: to 3 m on Earth.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace cuesta {

enum class WorldProjection {
    latlon,
    equal_earth,
    mollweide,
    equal_area,
    robinson,
    orthographic,
    azimuthal,
    cube
};

constexpr auto choice_words(WorldProjection) {
    return std::array<std::string_view, 8>{"latlon",   "equal_earth",  "mollweide", "equal_area",
                                           "robinson", "orthographic", "azimuthal", "cube"};
}
std::optional<WorldProjection> find_projection(std::string_view word);

struct LonLat {
    double lon = 0, lat = 0;  // radians
};
struct PlanePoint {
    double x = 0, y = 0;
};

class WorldMap {
public:
    explicit WorldMap(WorldProjection kind, double centre_lon_deg = 0, double centre_lat_deg = 0);

    WorldProjection kind() const { return kind_; }
    double centre_lon_deg() const { return lon_deg_; }
    double centre_lat_deg() const { return lat_deg_; }
    // Whether it is drawn around a place and not only around a meridian.
    bool around_a_place() const {
        return kind_ == WorldProjection::orthographic || kind_ == WorldProjection::azimuthal;
    }
    bool keeps_areas() const {
        return kind_ == WorldProjection::equal_earth || kind_ == WorldProjection::mollweide ||
               kind_ == WorldProjection::equal_area || kind_ == WorldProjection::azimuthal;
    }

    // The map reaches from -half_width to half_width and from -half_height to half_height.
    double half_width() const { return half_width_; }
    double half_height() const { return half_height_; }

    // None: on the far side of the world.
    std::optional<PlanePoint> forward(LonLat place) const;
    // None: outside the map. Longitudes are within -pi and pi.
    std::optional<LonLat> inverse(PlanePoint at) const;

    // As a coordinate system on a sphere of that radius, for files; empty for the cube.
    std::string wkt(double radius_m) const;

private:
    WorldProjection kind_;
    double lon_deg_, lat_deg_, lon_, sin_lat_, cos_lat_;
    double half_width_, half_height_;
};

// Degrees on a sphere of that radius; on one as large as the Earth those of WGS 84, which is what
// programs for maps of the Earth expect and which places the samples alike.
std::string geographic_wkt(double radius_m);
bool is_earth_sized(double radius_m);

// Faces of the cube, seen from outside: front at longitude 0, then eastwards; north above the front
// one and south below it.
inline constexpr std::array<std::string_view, 6> cube_faces{"front", "right", "back",
                                                            "left",  "north", "south"};

// The direction of a place of a face, u to its right and v up, both -1 .. 1, not of unit length: x
// to longitude 0, y to 90 east, z north. The same numbers on both sides of an edge.
struct CubePlace {
    double x, y, z;
};
CubePlace cube_place(int face, double u, double v);
LonLat lon_lat(const CubePlace& place);

}  // namespace cuesta
