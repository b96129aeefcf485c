// SPDX-License-Identifier: Apache-2.0
#include "render_world.h"

#include <fmt/format.h>

#include <cmath>

#include "cuesta/base/text.h"
#include "render_ground.h"

namespace cuesta::app {
namespace {

// Half the world on Lambert's map is as fine in its middle as the globe at this ratio.
constexpr double half_per_globe = 1.4;

std::vector<std::string> projection_names() {
    std::vector<std::string> names;
    for (const std::string_view word : choice_words(WorldProjection{})) names.emplace_back(word);
    return names;
}

std::pair<double, double> place_of(const Arguments& arguments, const char* name) {
    const bool one = arguments.text(name).find(',') == std::string::npos;
    const std::vector<double> place =
        one && std::string_view(name) == "centre"
            ? numbers_of(arguments, name, 1, "LON or LON,LAT in degrees east and north", "150")
            : numbers_of(arguments, name, 2, "LON,LAT in degrees east and north", "-30,20");
    const double latitude = place.size() > 1 ? place[1] : 0;
    if (std::abs(place[0]) > 360 || std::abs(latitude) > 90)
        throw UsageError(
            fmt::format("--{} {}: LON lies within -360 and 360 degrees, LAT within -90 and 90",
                        name, arguments.text(name)));
    return {place[0], latitude};
}

}  // namespace

std::vector<OptionRow> projection_options() {
    return {
        {"--globe", "LON,LAT",
         "The map of a whole world as a globe, seen above this place in degrees east and north."},
        {"--projection", "NAME",
         fmt::format("The map of a whole world in another projection: {}.",
                     join_or(projection_names()))},
        {"--centre", "LON[,LAT]",
         "Meridian in the middle of the projection, degrees east; with LAT the place in the middle "
         "of orthographic and azimuthal ones."},
        {"--graticule", "DEG", "Meridians and parallels so many degrees apart."},
        {"--borders", "",
         "Borders of plates by what they do there, if the run wrote plate_border; on a projection "
         "or a globe."},
    };
}

void check_projection_options(const Arguments& arguments) {
    if (arguments.has("projection") && arguments.has("globe"))
        throw UsageError("--projection and --globe are two pictures: ask for one at a time");
    for (const char* name : {"centre", "graticule", "borders"})
        if (arguments.has(name) && !arguments.has("projection") && !arguments.has("globe"))
            throw UsageError(fmt::format("--{} needs --projection or --globe", name));
    if (arguments.has("centre") && arguments.has("globe"))
        throw UsageError("--globe LON,LAT is the middle already, without --centre");
    if (arguments.has("globe") && arguments.has("title"))
        throw UsageError("--title stands in the legend, and a --globe has none");
}

WorldMap world_map(const Arguments& arguments) {
    const std::string name = arguments.text("projection");
    const auto kind = find_projection(name);
    if (!kind)
        throw UsageError(fmt::format("--projection {}: {} is needed.{}", name,
                                     join_or(projection_names()),
                                     did_you_mean(name, projection_names())));
    const auto [lon, lat] =
        arguments.has("centre") ? place_of(arguments, "centre") : std::pair{0.0, 0.0};
    WorldMap map(*kind, lon, lat);
    if (lat != 0 && !map.around_a_place())
        throw UsageError(
            fmt::format("--centre {}: {} is drawn around a meridian; a latitude is "
                        "for orthographic and azimuthal",
                        arguments.text("centre"), name));
    return map;
}

WorldLook::WorldLook(const Arguments& arguments, int usual_pixels) {
    pixels = static_cast<int>(arguments.integer("pixels", 16, 16384).value_or(usual_pixels));
    if (arguments.has("projection")) map = world_map(arguments);
    if (arguments.has("globe")) {
        globe = true;
        std::tie(longitude_deg, latitude_deg) = place_of(arguments, "globe");
    }
    graticule_deg = arguments.number("graticule", 0.1, 90).value_or(0);
    borders = arguments.has("borders");
}

WorldView WorldLook::view(const Raster& like, double spacing_m, const Raster* plate_borders) const {
    if (!is_world(like))
        throw UsageError(fmt::format(
            "--{} draws a whole world, about twice as wide as high; this map has {} x {} samples",
            globe ? "globe" : "projection", like.columns, like.rows));
    WorldViewOptions options;
    options.pixels = globe ? static_cast<int>(pixels * half_per_globe) : pixels;
    options.graticule_deg = graticule_deg;
    options.plate_borders = plate_borders;
    if (globe)
        return WorldView::half(longitude_deg, latitude_deg, spacing_m, like.columns, options);
    return WorldView(*map, spacing_m, like.columns, options);
}

Picture WorldLook::finished(const WorldView& view, Picture picture) const {
    if (!globe) return picture;
    GlobeOptions options;
    options.pixels = pixels;
    options.longitude_deg = longitude_deg, options.latitude_deg = latitude_deg;
    return view.globe(picture, options);
}

}  // namespace cuesta::app
