// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/relief_scene.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cuesta/base/elementary.h"
#include "cuesta/base/error.h"
#include "cuesta/render/land_cover.h"

namespace cuesta {
namespace {

// Part of the map that must lie below 0 m before it is taken for sea: a few low cells are a hollow.
constexpr double least_sea = 0.005;
// How much of the ground's own colour shows on gentle slopes, low and high up; the rest is what
// grows there.
struct Shares {
    float low, high;
};
constexpr double small_river_m3_s = 500, large_river_m3_s = 30000;
constexpr Srgb8 river_colour{38, 78, 128};
constexpr Srgb8 earth_colour{172, 152, 122};
constexpr double film_m = 2, lake_m = 20;  // of water, as seen from space
constexpr double ice_that_hides_m = 5;     // the ground under it, wholly
constexpr Shares loose_share{0.45f, 0.65f}, solid_share{0.18f, 0.60f};

double spacing_of(const Raster& raster, double wanted) {
    if (wanted > 0) return wanted;
    return raster.spacing_m && *raster.spacing_m > 0 ? *raster.spacing_m : 1.0;
}

std::optional<double> sea_level_of(const Surface& s, const ReliefOptions& options) {
    if (options.sea_level_m || !options.find_sea) return options.sea_level_m;
    std::size_t below = 0, all = 0;
    for (std::size_t i = 0; i < s.values.size(); ++i) {
        if (!s.valid[i]) continue;
        ++all;
        if (s.values[i] + s.base < 0) ++below;
    }
    if (static_cast<double>(below) > least_sea * static_cast<double>(all)) return 0.0;
    return std::nullopt;
}

Surface fit_companion(const Raster& raster, const Raster& map, PictureSize size, double spacing,
                      std::string_view what) {
    if (raster.columns != map.columns || raster.rows != map.rows)
        throw Error(fmt::format("the {} has {} x {} samples, the map {} x {}", what, raster.columns,
                                raster.rows, map.columns, map.rows),
                    "Give both in the same size.");
    return fit_surface(raster, size, spacing);
}

ReliefOptions with_spacing(const Raster& height, ReliefOptions options) {
    options.spacing_m = spacing_of(height, options.spacing_m);
    return options;
}

// The maps that every picture shows.
FittedRelief fitted(const Raster& height, const ReliefOptions& options) {
    const PictureSize size = picture_size(height.columns, height.rows, options.long_side);
    const double spacing_m = spacing_of(height, options.spacing_m);
    FittedRelief maps{height.columns, height.rows, fit_surface(height, size, spacing_m)};
    if (options.water_depth != nullptr)
        maps.water_depth =
            fit_companion(*options.water_depth, height, size, spacing_m, "water depth");
    for (std::size_t k = 0; k < plant_kinds; ++k)
        if (options.plants[k] != nullptr)
            maps.plants[k] =
                fit_companion(*options.plants[k], height, size, spacing_m, plant_field(k));
    return maps;
}

// A picture-sized list between pixels.
float between(const Surface& s, const std::vector<float>& values, double x, double y) {
    x = std::clamp(x, 0.0, static_cast<double>(s.width - 1));
    y = std::clamp(y, 0.0, static_cast<double>(s.height - 1));
    const int x0 = std::min(static_cast<int>(x), std::max(0, s.width - 2));
    const int y0 = std::min(static_cast<int>(y), std::max(0, s.height - 2));
    const int x1 = std::min(x0 + 1, s.width - 1), y1 = std::min(y0 + 1, s.height - 1);
    const auto u = static_cast<float>(x - x0), v = static_cast<float>(y - y0);
    const float north = values[s.index(x0, y0)] * (1 - u) + values[s.index(x1, y0)] * u;
    const float south = values[s.index(x0, y1)] * (1 - u) + values[s.index(x1, y1)] * u;
    return north * (1 - v) + south * v;
}

}  // namespace

ReliefScene::ReliefScene(FittedRelief maps, const ReliefOptions& options)
    : spacing_m_(options.spacing_m) {
    const PictureSize size = picture_size(maps.columns, maps.rows, options.long_side);
    columns_per_pixel_ = static_cast<double>(maps.columns) / size.width;
    rows_per_pixel_ = static_cast<double>(maps.rows) / size.height;
    surface_ = std::move(maps.height);
    light_ = light_surface(
        surface_, options.exaggeration ? *options.exaggeration : choose_exaggeration(surface_));
    sea_ = sea_level_of(surface_, options);
    if (sea_) *sea_ -= surface_.base;
    tint_.emplace(surface_.values, surface_.valid, sea_);
    const GroundView* ground = options.ground;
    if (ground != nullptr &&
        (ground->grid().columns != maps.columns || ground->grid().rows != maps.rows))
        throw Error(
            fmt::format("the layers have {} x {} samples, the map {} x {}", ground->grid().columns,
                        ground->grid().rows, maps.columns, maps.rows),
            "Give both in the same size.");
    rock_.emplace(surface_, light_.steepness, tint_->highest() - tint_->lowest(), ground);
    if (maps.water_depth) {
        depth_ = std::move(maps.water_depth);
        water_.emplace(*depth_);
    }
    if (std::any_of(maps.plants.begin(), maps.plants.end(),
                    [](const auto& one) { return one.has_value(); }))
        plants_.emplace(std::move(maps.plants));
}

ReliefScene::ReliefScene(const Raster& height, const ReliefOptions& options)
    : ReliefScene(fitted(height, options), with_spacing(height, options)) {
    const PictureSize size = picture_size(height.columns, height.rows, options.long_side);
    if (options.ice != nullptr) ice_ = fit_companion(*options.ice, height, size, spacing_m_, "ice");
    if (options.temperature == nullptr || options.precipitation == nullptr) return;
    temperature_ = fit_companion(*options.temperature, height, size, spacing_m_, "temperature");
    precipitation_ =
        fit_companion(*options.precipitation, height, size, spacing_m_, "precipitation");
    if (options.discharge != nullptr) {
        if (options.discharge->columns != height.columns || options.discharge->rows != height.rows)
            throw Error("the discharge has another size than the map",
                        "Give both in the same size.");
        discharge_ = options.discharge;
    }
}

float ReliefScene::river_share(double x, double y) const {
    if (discharge_ == nullptr) return 0;
    const auto first = [](double at, std::int64_t count) {
        return std::clamp<std::int64_t>(static_cast<std::int64_t>(std::floor(at)), 0, count - 1);
    };
    const Raster& q = *discharge_;
    const std::int64_t west = first(x * columns_per_pixel_, q.columns),
                       north = first(y * rows_per_pixel_, q.rows);
    const std::int64_t east = std::max(west + 1, first((x + 1) * columns_per_pixel_, q.columns));
    const std::int64_t south = std::max(north + 1, first((y + 1) * rows_per_pixel_, q.rows));
    float most = 0;
    for (std::int64_t j = north; j < south; ++j)
        for (std::int64_t i = west; i < east; ++i) most = std::max(most, q.at(i, j));
    if (!(most > small_river_m3_s)) return 0;
    const double size = elementary::log(most / small_river_m3_s) /
                        elementary::log(large_river_m3_s / small_river_m3_s);
    return static_cast<float>(0.35 + 0.5 * std::min(1.0, size));
}

std::optional<ReliefScene::Cover> ReliefScene::cover(double x, double y) const {
    if (!temperature_) return std::nullopt;
    const auto at = [&](const Surface& s) { return between(s, s.values, x, y) + s.base; };
    const double warmth = at(*temperature_);
    Rgb land = land_cover(warmth, at(*precipitation_));
    land = mix(land, to_linear(river_colour), river_share(x, y));
    land = mix(land, to_linear(sea_ice_colour), ice_share(x, y));
    return Cover{land, sea_ice_share(warmth)};
}

float ReliefScene::ice_share(double x, double y) const {
    if (!ice_) return 0;
    const double thickness_m = between(*ice_, ice_->values, x, y) + ice_->base;
    return static_cast<float>(std::clamp(thickness_m / ice_that_hides_m, 0.0, 1.0));
}

Rgb ReliefScene::ground(const Spot& spot, const std::optional<Cover>& cover) const {
    Rgb soil = cover ? cover->land : tint_->land(spot.height);
    // Where plants are drawn, green ground would look like some.
    if (plants_ && !cover) soil = mix(soil, to_linear(earth_colour), 0.7f);
    const RockFace* face = rock_->face();
    const double column = column_of(spot.x), row = row_of(spot.y);
    const float bare = rock_->bare(spot.steepness);
    if (face != nullptr && bare < 1 && !cover) {
        const RockFace::Cover rock = face->cover(column, row, columns_per_pixel_, rows_per_pixel_);
        const auto high =
            static_cast<float>(std::clamp(tint_->land_position(spot.height), 0.0, 1.0));
        const float solid = solid_share.low + (solid_share.high - solid_share.low) * high;
        const float loose = loose_share.low + (loose_share.high - loose_share.low) * high;
        soil = mix(soil, rock.colour, solid + (loose - solid) * rock.loose);
    }
    // With a cover its colour is there already, and rock shows through on steep ground alone.
    const float ice = cover ? 0.0f : ice_share(spot.x, spot.y);
    const auto covered = [&](Rgb colour) {
        const Rgb grown = plants_ ? plants_->over(colour, spot.x, spot.y) : colour;
        return mix(grown, to_linear(sea_ice_colour), ice);
    };
    if (bare <= 0 || ice >= 1) return covered(soil);
    const Rgb stone = rock_->at(column, row, spot.height + surface_.base, spot.rise_m,
                                tint_->land_position(spot.height));
    return covered(mix(soil, stone, bare * 0.92f));
}

Rgb ReliefScene::finished(const Spot& spot) const {
    Rgb colour;
    // A pixel that the shore crosses is part land, part sea.
    float land = 1;
    if (tint_->has_sea()) {
        const double level = *tint_->sea_level(), rise = spot.slope * surface_.pixel_m;
        land = rise > 0
                   ? static_cast<float>(std::clamp(0.5 + (spot.height - level) / rise, 0.0, 1.0))
                   : (tint_->is_sea(spot.height) ? 0.0f : 1.0f);
    }
    const std::optional<Cover> cover = this->cover(spot.x, spot.y);
    if (land > 0) colour = shade(ground(spot, cover), spot.light, 1) * land;
    if (land < 1) {
        Rgb sea = shade(tint_->sea(spot.height), spot.light, sea_relief);
        if (cover) sea = mix(sea, shade(to_linear(sea_ice_colour), level_light, 1), cover->sea_ice);
        colour = colour + sea * (1 - land);
    }
    if (spot.depth > 0) {
        // From space a film is not seen, and a lake is not seen through.
        const auto hides =
            static_cast<float>(std::clamp((spot.depth - film_m) / (lake_m - film_m), 0.0, 1.0));
        const float opacity = cover ? hides : water_->opacity(spot.depth);
        Rgb water = shade(water_->colour(spot.depth), spot.light, water_relief);
        if (cover)
            water = mix(water, shade(to_linear(sea_ice_colour), level_light, 1), cover->sea_ice);
        colour = mix(colour, water, opacity);
    }
    return finish(colour);
}

Rgb ReliefScene::pixel(int x, int y) const {
    const std::size_t i = surface_.index(x, y);
    const double depth = depth_ && depth_->valid[i] ? depth_->values[i] + depth_->base : 0.0;
    return finished({static_cast<double>(x),
                     static_cast<double>(y),
                     surface_.values[i],
                     light_.slope[i] * surface_.pixel_m,
                     light_.steepness[i],
                     light_.slope[i],
                     {light_.direct[i], light_.sun[i], light_.sky[i]},
                     depth});
}

Rgb ReliefScene::face(double x, double y, double height, double rise_m) const {
    const auto at = [&](const std::vector<float>& values) {
        return between(surface_, values, x, y);
    };
    const double depth = depth_ ? at(depth_->values) + depth_->base : 0.0;
    return finished({x,
                     y,
                     height,
                     rise_m,
                     at(light_.steepness),
                     at(light_.slope),
                     {at(light_.direct), at(light_.sun), at(light_.sky)},
                     depth});
}

double ReliefScene::height_at(double x, double y) const {
    return between(surface_, surface_.values, x, y);
}

}  // namespace cuesta
