// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/world_view.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "cuesta/base/parallel.h"
#include "cuesta/render/legend.h"
#include "cuesta/terrain/zone_classes.h"

namespace cuesta {
namespace {

constexpr double pi = std::numbers::pi, degree = pi / 180;
constexpr double half_a_world = 1.45;  // of Lambert's map: the root of 2 and a margin for light
constexpr double margin = 1.02;
constexpr double last_of_meridians = 80 * degree;
constexpr Srgb8 line_colour{236, 240, 246};
constexpr double line_opacity = 0.30, border_opacity = 0.9;
constexpr Srgb8 rim_colour{128, 134, 142};

double nearest_line(double angle, double step) {
    return std::fabs(angle - step * std::floor(angle / step + 0.5));
}

// How much of a pixel lines of the graticule take, 0 .. 1.
double graticule(const MapFrame& frame, double x, double y, double step) {
    const auto here = frame.map.inverse(frame.at(x, y));
    const auto east = frame.map.inverse(frame.at(x + 0.5, y)),
               west = frame.map.inverse(frame.at(x - 0.5, y)),
               north = frame.map.inverse(frame.at(x, y - 0.5)),
               south = frame.map.inverse(frame.at(x, y + 0.5));
    if (!here || !east || !west || !north || !south) return 0;
    const auto turned = [](double d) { return d - 2 * pi * std::floor(d / (2 * pi) + 0.5); };
    const auto share = [&](double away, double dx, double dy) {
        const double per_pixel = std::sqrt(dx * dx + dy * dy);
        return per_pixel > 0 ? std::clamp(1.0 - away / per_pixel, 0.0, 1.0) : 0.0;
    };
    double lines =
        share(nearest_line(here->lat, step), east->lat - west->lat, north->lat - south->lat);
    if (std::fabs(here->lat) <= last_of_meridians)
        lines = std::max(lines, share(nearest_line(here->lon, step), turned(east->lon - west->lon),
                                      turned(north->lon - south->lon)));
    return lines;
}

}  // namespace

WorldView::WorldView(const WorldMap& map, double spacing_m, std::int64_t columns,
                     const WorldViewOptions& options)
    : frame_(frame_for(map, options.pixels)),
      radius_m_(radius_of(spacing_m, columns)),
      options_(options) {
    // Round outlines stand a little away from the picture's sides.
    if (map.kind() != WorldProjection::latlon && map.kind() != WorldProjection::cube)
        frame_.step *= margin;
}

WorldView WorldView::half(double longitude_deg, double latitude_deg, double spacing_m,
                          std::int64_t columns, const WorldViewOptions& options) {
    WorldView view(WorldMap(WorldProjection::azimuthal, longitude_deg, latitude_deg), spacing_m,
                   columns, options);
    view.frame_.step = 2 * half_a_world / static_cast<double>(options.pixels);
    return view;
}

Raster WorldView::on(const Raster& world, bool classes) const {
    return project(world, LatitudeRange{}, frame_, radius_m_, classes, Outline::touched);
}

void WorldView::finish(Picture& picture) const {
    const bool around = frame_.map.kind() == WorldProjection::azimuthal &&
                        frame_.step * static_cast<double>(frame_.columns) < 3.9;
    std::optional<Raster> borders;
    if (options_.plate_borders != nullptr)
        borders = project(*options_.plate_borders, LatitudeRange{}, frame_, radius_m_, true,
                          Outline::touched);
    const auto classes = named_classes("plate_border");
    parallel_for(0, picture.height, 4, [&](std::int64_t lo, std::int64_t hi) {
        for (int y = static_cast<int>(lo); y < hi; ++y)
            for (int x = 0; x < picture.width; ++x) {
                if (borders) {
                    const float border = borders->at(x, y);
                    for (const ClassRow& row : classes)
                        if (row.number > 0 && border == static_cast<float>(row.number))
                            picture.blend(x, y, {row.colour[0], row.colour[1], row.colour[2]},
                                          border_opacity);
                }
                if (options_.graticule_deg > 0)
                    picture.blend(
                        x, y, line_colour,
                        line_opacity * graticule(frame_, x, y, options_.graticule_deg * degree));
                if (around) continue;
                const int inside = frame_.coverage(x, y);
                if (inside < 16)
                    picture.blend(x, y, inside > 0 ? rim_colour : surround_colour,
                                  inside > 0 ? 0.5 : 1.0);
                if (inside < 16) picture.blend(x, y, surround_colour, 1 - inside / 16.0);
            }
    });
}

std::string WorldView::words() const {
    std::string name(choice_words(frame_.map.kind())[static_cast<std::size_t>(frame_.map.kind())]);
    std::replace(name.begin(), name.end(), '_', ' ');
    if (frame_.map.around_a_place())
        name += fmt::format(" around {:g}\u00b0, {:g}\u00b0", frame_.map.centre_lon_deg(),
                            frame_.map.centre_lat_deg());
    else if (frame_.map.centre_lon_deg() != 0)
        name += fmt::format(" around {:g}\u00b0", frame_.map.centre_lon_deg());
    return fmt::format("{}, radius {}", name, format_length(std::round(radius_m_ * 1e-3) * 1e3));
}

Picture WorldView::globe(const Picture& half, GlobeOptions options) const {
    const double scale = 1 / frame_.step;
    const double middle = 0.5 * static_cast<double>(frame_.columns);
    // A place z above the plane of the rim lies sqrt(2 / (1 + z)) times as far out on that map.
    return render_globe(
        [&](double x, double y, double z) {
            const double farther = std::sqrt(2 / (1 + z)) * scale;
            return colour_between(half, middle + x * farther - 0.5, middle - y * farther - 0.5);
        },
        options);
}

}  // namespace cuesta
