// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/world_projection.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "cuesta/base/elementary.h"

namespace cuesta {
namespace {

constexpr double pi = std::numbers::pi, degree = pi / 180;
constexpr double root_3 = std::numbers::sqrt3, root_2 = std::numbers::sqrt2;
constexpr double edge = 1 + 1e-12;  // a place on the outline belongs to the map

double arcsine(double s) {
    s = std::clamp(s, -1.0, 1.0);
    return elementary::atan2(s, std::sqrt((1 - s) * (1 + s)));
}
double round_the_world(double lon) {
    return lon - 2 * pi * std::floor(lon / (2 * pi) + 0.5);
}
// Longitudes a hair beyond the outline, by rounding, are on it.
std::optional<double> on_map(double lon) {
    if (!(std::fabs(lon) <= pi * edge)) return std::nullopt;
    return std::clamp(lon, -pi, pi);
}

// Equal Earth.
constexpr double a1 = 1.340264, a2 = -0.081106, a3 = 0.000893, a4 = 0.003796;
double earth_y(double t) {
    const double t2 = t * t, t6 = t2 * t2 * t2;
    return t * (a1 + a2 * t2 + t6 * (a3 + a4 * t2));
}
double earth_slope(double t) {
    const double t2 = t * t, t6 = t2 * t2 * t2;
    return a1 + 3 * a2 * t2 + t6 * (7 * a3 + 9 * a4 * t2);
}

// Mollweide: 2 t + sin 2t = pi sin lat, by Newton, whose steps shorten to a third at the poles.
double mollweide_angle(double lat) {
    const double goal = pi * elementary::sin(lat);
    if (std::fabs(goal) >= pi) return std::copysign(pi / 2, goal);
    double t = lat * 0.8;
    for (int i = 0; i < 60; ++i) {
        const double slope = 2 + 2 * elementary::cos(2 * t);
        if (!(slope > 0)) break;
        const double step = (2 * t + elementary::sin(2 * t) - goal) / slope;
        t = std::clamp(t - step, -pi / 2, pi / 2);
        if (std::fabs(step) < 1e-15) break;
    }
    return t;
}

// Robinson's tables for 0, 5, .. 90 degrees: length of the parallel and distance from the equator,
// with the second derivatives of the cubic splines through them (even and odd at the equator;
// the last piece continues the one before it).
constexpr int knots = 19;
struct Spline {
    std::array<double, knots> value, bend{};

    constexpr Spline(const std::array<double, knots>& given, bool even) : value(given) {
        // Tridiagonal: b[i-1] + 4 b[i] + b[i+1] = 6 (v[i+1] - 2 v[i] + v[i-1]), steps of 1.
        std::array<double, knots> across{}, goal{};
        across[0] = even ? 0.5 : 0;
        goal[0] = even ? 3 * (given[1] - given[0]) : 0;
        for (std::size_t i = 1; i + 1 < knots; ++i) {
            const double left = 4 - across[i - 1];
            across[i] = 1 / left;
            goal[i] = (6 * (given[i + 1] - 2 * given[i] + given[i - 1]) - goal[i - 1]) / left;
        }
        // The last two pieces are one cubic: b[n-1] = 2 b[n-2] - b[n-3], so 6 b[n-2] = its goal.
        bend[knots - 2] = given[knots - 1] - 2 * given[knots - 2] + given[knots - 3];
        for (std::size_t i = knots - 2; i-- > 0;) bend[i] = goal[i] - across[i] * bend[i + 1];
        bend[knots - 1] = 2 * bend[knots - 2] - bend[knots - 3];
    }
    // At t steps from the equator, with its slope per step.
    struct At {
        double value, slope;
    };
    At at(double t) const {
        const auto i = static_cast<std::size_t>(std::clamp(t, 0.0, knots - 1.5));
        const double u = t - static_cast<double>(i), w = 1 - u;
        const double rise = value[i + 1] - value[i];
        return {w * value[i] + u * value[i + 1] +
                    ((w * w * w - w) * bend[i] + (u * u * u - u) * bend[i + 1]) / 6,
                rise + ((1 - 3 * w * w) * bend[i] + (3 * u * u - 1) * bend[i + 1]) / 6};
    }
};
constexpr Spline parallels{
    {1.0000, 0.9986, 0.9954, 0.9900, 0.9822, 0.9730, 0.9600, 0.9427, 0.9216, 0.8962, 0.8679, 0.8350,
     0.7986, 0.7597, 0.7186, 0.6732, 0.6213, 0.5722, 0.5322},
    true};
constexpr Spline distances{
    {0.0000, 0.0620, 0.1240, 0.1860, 0.2480, 0.3100, 0.3720, 0.4340, 0.4958, 0.5571, 0.6176, 0.6769,
     0.7346, 0.7903, 0.8435, 0.8936, 0.9394, 0.9761, 1.0000},
    false};
constexpr double robinson_x = 0.8487, robinson_y = 1.3523, five_degrees = 5 * degree;

PlanePoint robinson(double lon, double lat) {
    const double t = std::fabs(lat) / five_degrees;
    return {robinson_x * parallels.at(t).value * lon,
            std::copysign(robinson_y * distances.at(t).value, lat)};
}
std::optional<LonLat> from_robinson(PlanePoint at) {
    const double goal = std::fabs(at.y) / robinson_y;
    if (!(goal <= edge)) return std::nullopt;
    double t = goal * (knots - 1);
    for (int i = 0; i < 30; ++i) {
        const Spline::At here = distances.at(t);
        const double step = (here.value - goal) / here.slope;
        t = std::clamp(t - step, 0.0, knots - 1.0);
        if (std::fabs(step) < 1e-14) break;
    }
    const auto lon = on_map(at.x / (robinson_x * parallels.at(t).value));
    if (!lon) return std::nullopt;
    return LonLat{*lon, std::copysign(t * five_degrees, at.y)};
}

// Where the faces lie in the cross, in columns from the left and rows from the top.
constexpr std::array<std::array<int, 2>, 6> cross{{{1, 1}, {2, 1}, {3, 1}, {0, 1}, {1, 0}, {1, 2}}};

PlanePoint on_cross(double lon, double lat) {
    const double around = elementary::cos(lat);
    const double x = around * elementary::cos(lon), y = around * elementary::sin(lon);
    const double z = elementary::sin(lat);
    const double ax = std::fabs(x), ay = std::fabs(y), az = std::fabs(z);
    int face = 0;
    double u = 0, v = 0;
    if (az >= ax && az >= ay)
        face = z > 0 ? 4 : 5, u = y / az, v = (z > 0 ? -x : x) / az;
    else if (ax >= ay)
        face = x > 0 ? 0 : 2, u = (x > 0 ? y : -y) / ax, v = z / ax;
    else
        face = y > 0 ? 1 : 3, u = (y > 0 ? -x : x) / ay, v = z / ay;
    const auto& at = cross[static_cast<std::size_t>(face)];
    return {2 * at[0] - 3 + u, 2 - 2 * at[1] + v};
}
std::optional<LonLat> from_cross(PlanePoint at) {
    for (std::size_t face = 0; face < cross.size(); ++face) {
        const double u = at.x - (2 * cross[face][0] - 3), v = at.y - (2 - 2 * cross[face][1]);
        if (std::fabs(u) <= 1 && std::fabs(v) <= 1)
            return lon_lat(cube_place(static_cast<int>(face), u, v));
    }
    return std::nullopt;
}

}  // namespace

std::optional<WorldProjection> find_projection(std::string_view word) {
    const auto words = choice_words(WorldProjection{});
    for (std::size_t i = 0; i < words.size(); ++i)
        if (words[i] == word) return static_cast<WorldProjection>(i);
    return std::nullopt;
}

WorldMap::WorldMap(WorldProjection kind, double centre_lon_deg, double centre_lat_deg)
    : kind_(kind),
      lon_deg_(centre_lon_deg),
      lat_deg_(around_a_place() ? centre_lat_deg : 0),
      lon_(centre_lon_deg * degree),
      sin_lat_(elementary::sin(lat_deg_ * degree)),
      cos_lat_(elementary::cos(lat_deg_ * degree)) {
    switch (kind) {
        case WorldProjection::latlon:
            half_width_ = pi, half_height_ = pi / 2;
            break;
        case WorldProjection::equal_earth:
            half_width_ = 2 * root_3 / 3 * pi / a1, half_height_ = earth_y(pi / 3);
            break;
        case WorldProjection::mollweide:
            half_width_ = 2 * root_2, half_height_ = root_2;
            break;
        case WorldProjection::equal_area:
            half_width_ = pi * root_3 / 2, half_height_ = 2 / root_3;
            break;
        case WorldProjection::robinson:
            half_width_ = robinson_x * pi, half_height_ = robinson_y;
            break;
        case WorldProjection::orthographic:
            half_width_ = half_height_ = 1;
            break;
        case WorldProjection::azimuthal:
            half_width_ = half_height_ = 2;
            break;
        case WorldProjection::cube:
            half_width_ = 4, half_height_ = 3;
            break;
    }
}

std::optional<PlanePoint> WorldMap::forward(LonLat place) const {
    const double lon = round_the_world(place.lon - lon_), lat = place.lat;
    switch (kind_) {
        case WorldProjection::latlon:
            return PlanePoint{lon, lat};
        case WorldProjection::equal_earth: {
            const double t = arcsine(root_3 / 2 * elementary::sin(lat));
            return PlanePoint{2 * root_3 / 3 * lon * elementary::cos(t) / earth_slope(t),
                              earth_y(t)};
        }
        case WorldProjection::mollweide: {
            const double t = mollweide_angle(lat);
            return PlanePoint{2 * root_2 / pi * lon * elementary::cos(t),
                              root_2 * elementary::sin(t)};
        }
        case WorldProjection::equal_area:
            return PlanePoint{lon * root_3 / 2, elementary::sin(lat) * 2 / root_3};
        case WorldProjection::robinson:
            return robinson(lon, lat);
        case WorldProjection::orthographic:
        case WorldProjection::azimuthal:
            break;
        case WorldProjection::cube:
            return on_cross(lon, lat);
    }
    // Around a place: right, up and towards the viewer.
    const double around = elementary::cos(lat), sine = elementary::sin(lat);
    const double right = around * elementary::sin(lon), out = around * elementary::cos(lon);
    const double up = sine * cos_lat_ - out * sin_lat_, near = sine * sin_lat_ + out * cos_lat_;
    if (kind_ == WorldProjection::orthographic) {
        if (near < 0) return std::nullopt;
        return PlanePoint{right, up};
    }
    if (!(1 + near > 1e-12)) return std::nullopt;  // the place opposite is the whole outline
    const double wider = std::sqrt(2 / (1 + near));
    return PlanePoint{right * wider, up * wider};
}

std::optional<LonLat> WorldMap::inverse(PlanePoint at) const {
    std::optional<LonLat> found;
    switch (kind_) {
        case WorldProjection::latlon:
            if (const auto lon = on_map(at.x); lon && std::fabs(at.y) <= pi / 2 * edge)
                found = {*lon, std::clamp(at.y, -pi / 2, pi / 2)};
            break;
        case WorldProjection::equal_earth: {
            if (!(std::fabs(at.y) <= half_height_ * edge)) break;
            double t = at.y / a1;
            for (int i = 0; i < 30; ++i) {
                const double step = (earth_y(t) - at.y) / earth_slope(t);
                t -= step;
                if (std::fabs(step) < 1e-15) break;
            }
            const double lat = arcsine(elementary::sin(t) * 2 / root_3);
            if (const auto lon =
                    on_map(at.x * earth_slope(t) / (2 * root_3 / 3 * elementary::cos(t))))
                found = {*lon, lat};
            break;
        }
        case WorldProjection::mollweide: {
            if (!(std::fabs(at.y) <= root_2 * edge)) break;
            const double t = arcsine(at.y / root_2), wide = 2 * root_2 / pi * elementary::cos(t);
            const double lat = arcsine((2 * t + elementary::sin(2 * t)) / pi);
            if (const auto lon = wide > 0 ? on_map(at.x / wide) : std::optional(0.0))
                found = {*lon, lat};
            break;
        }
        case WorldProjection::equal_area:
            if (const auto lon = on_map(at.x * 2 / root_3);
                lon && std::fabs(at.y) <= half_height_ * edge)
                found = {*lon, arcsine(at.y * root_3 / 2)};
            break;
        case WorldProjection::robinson:
            found = from_robinson(at);
            break;
        case WorldProjection::cube:
            found = from_cross(at);
            break;
        case WorldProjection::orthographic:
        case WorldProjection::azimuthal: {
            const double r2 = at.x * at.x + at.y * at.y;
            double right = at.x, up = at.y, near = 0;
            if (kind_ == WorldProjection::orthographic) {
                if (!(r2 <= edge)) break;
                near = std::sqrt(std::max(0.0, 1 - r2));
            } else {
                if (!(r2 <= 4 * edge)) break;
                const double narrower = std::sqrt(std::max(0.0, 1 - r2 / 4));
                right *= narrower, up *= narrower, near = 1 - r2 / 2;
            }
            const double north = up * cos_lat_ + near * sin_lat_;
            const double out = near * cos_lat_ - up * sin_lat_;
            found = {elementary::atan2(right, out),
                     elementary::atan2(north, std::sqrt(right * right + out * out))};
            break;
        }
    }
    if (found) found->lon = round_the_world(found->lon + lon_);
    return found;
}

bool is_earth_sized(double radius_m) {
    return std::fabs(radius_m - 6371000) < 0.005 * 6371000;
}

std::string geographic_wkt(double radius_m) {
    if (is_earth_sized(radius_m))
        return "GEOGCS[\"WGS 84\",DATUM[\"WGS_1984\",SPHEROID[\"WGS 84\",6378137,298.257223563]],"
               "PRIMEM[\"Greenwich\",0],UNIT[\"degree\",0.0174532925199433],"
               "AUTHORITY[\"EPSG\",\"4326\"]]";
    return fmt::format(
        "GEOGCS[\"Cuesta world\",DATUM[\"Cuesta world\",SPHEROID[\"Cuesta world\",{:.10g},0]],"
        "PRIMEM[\"Reference meridian\",0],UNIT[\"degree\",0.0174532925199433]]",
        radius_m);
}

std::string WorldMap::wkt(double radius_m) const {
    const auto sphere = fmt::format(
        "GEOGCS[\"Cuesta world\",DATUM[\"Cuesta world\",SPHEROID[\"Cuesta world\",{:.10g},0]],"
        "PRIMEM[\"Reference meridian\",0],UNIT[\"degree\",0.0174532925199433]]",
        radius_m);
    const auto projected = [&](std::string_view method, std::string parameters) {
        return fmt::format(
            "PROJCS[\"Cuesta world, {}\",{},PROJECTION[\"{}\"],{},PARAMETER[\"false_easting\",0],"
            "PARAMETER[\"false_northing\",0],UNIT[\"metre\",1],AXIS[\"Easting\",EAST],"
            "AXIS[\"Northing\",NORTH]]",
            choice_words(kind_)[static_cast<std::size_t>(kind_)], sphere, method, parameters);
    };
    const auto meridian = [&](std::string_view name) {
        return fmt::format("PARAMETER[\"{}\",{:.10g}]", name, lon_deg_);
    };
    const auto place = [&](std::string_view lat, std::string_view lon) {
        return fmt::format("PARAMETER[\"{}\",{:.10g}],{}", lat, lat_deg_, meridian(lon));
    };
    switch (kind_) {
        case WorldProjection::latlon:
            return projected("Equirectangular", "PARAMETER[\"standard_parallel_1\",0]," +
                                                    meridian("central_meridian"));
        case WorldProjection::mollweide:
            return projected("Mollweide", meridian("central_meridian"));
        case WorldProjection::equal_area:
            return projected("Cylindrical_Equal_Area", "PARAMETER[\"standard_parallel_1\",30]," +
                                                           meridian("central_meridian"));
        case WorldProjection::robinson:
            return projected("Robinson", meridian("longitude_of_center"));
        case WorldProjection::orthographic:
            return projected("Orthographic", place("latitude_of_origin", "central_meridian"));
        case WorldProjection::azimuthal:
            return projected("Lambert_Azimuthal_Equal_Area",
                             place("latitude_of_center", "longitude_of_center"));
        case WorldProjection::equal_earth:
            // The older text has no word for it.
            return fmt::format(
                "PROJCRS[\"Cuesta world, equal_earth\",BASEGEOGCRS[\"Cuesta world\",DATUM[\"Cuesta "
                "world\",ELLIPSOID[\"Cuesta world\",{:.10g},0,LENGTHUNIT[\"metre\",1]]],"
                "PRIMEM[\"Reference meridian\",0,ANGLEUNIT[\"degree\",0.0174532925199433]]],"
                "CONVERSION[\"Equal Earth\",METHOD[\"Equal Earth\",ID[\"EPSG\",1078]],"
                "PARAMETER[\"Longitude of natural origin\",{:.10g},"
                "ANGLEUNIT[\"degree\",0.0174532925199433],ID[\"EPSG\",8802]],"
                "PARAMETER[\"False easting\",0,LENGTHUNIT[\"metre\",1],ID[\"EPSG\",8806]],"
                "PARAMETER[\"False northing\",0,LENGTHUNIT[\"metre\",1],ID[\"EPSG\",8807]]],"
                "CS[Cartesian,2],AXIS[\"(E)\",east,ORDER[1],LENGTHUNIT[\"metre\",1]],"
                "AXIS[\"(N)\",north,ORDER[2],LENGTHUNIT[\"metre\",1]]]",
                radius_m, lon_deg_);
        case WorldProjection::cube:
            break;
    }
    return {};
}

CubePlace cube_place(int face, double u, double v) {
    switch (face) {
        case 0:
            return {1, u, v};
        case 1:
            return {-u, 1, v};
        case 2:
            return {-1, -u, v};
        case 3:
            return {u, -1, v};
        case 4:
            return {-v, u, 1};
        default:
            return {v, u, -1};
    }
}

LonLat lon_lat(const CubePlace& place) {
    return {elementary::atan2(place.y, place.x),
            elementary::atan2(place.z, std::sqrt(place.x * place.x + place.y * place.y))};
}

}  // namespace cuesta
