// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/relief.h"

#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"
#include "cuesta/render/height_tint.h"
#include "cuesta/render/hillshade.h"
#include "cuesta/render/legend.h"
#include "cuesta/render/shading.h"
#include "cuesta/render/strata.h"
#include "cuesta/render/surface.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace cuesta {

namespace {

// Part of the map that must lie below 0 m before it is taken for sea: a few low cells are a hollow.
constexpr double least_sea = 0.005;

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

std::string size_words(const Raster& raster, double spacing) {
    return fmt::format("{} \u00d7 {}, {}", raster.columns, raster.rows, format_length(spacing));
}

// Everything the colour of one pixel depends on.
struct ReliefPainter {
    const Surface& surface;
    const Light& light;
    const HeightTint& tint;  // in heights relative to surface.base
    const RockPainter& rock;
    const WaterTint* water;
    const Surface* depth;

    Rgb ground(int x, int y, std::size_t i) const {
        const float h = surface.values[i];
        const Rgb soil = tint.land(h);
        const float bare = rock.bare(light.steepness[i]);
        if (bare <= 0) return soil;
        const Rgb stone = rock.at(x, y, h + surface.base, light.slope[i] * surface.pixel_m,
                                  tint.land_position(h));
        return mix(soil, stone, bare * 0.92f);
    }

    Rgb pixel(int x, int y) const {
        const std::size_t i = surface.index(x, y);
        const LightSample sample{light.direct[i], light.sun[i], light.sky[i]};
        const float h = surface.values[i];
        Rgb colour;
        // A pixel that the shore crosses is part land, part sea.
        float land = 1;
        if (tint.has_sea()) {
            const double level = *tint.sea_level();
            const double rise = light.slope[i] * surface.pixel_m;
            land = rise > 0 ? static_cast<float>(std::clamp(0.5 + (h - level) / rise, 0.0, 1.0))
                            : (tint.is_sea(h) ? 0.0f : 1.0f);
        }
        if (land > 0) colour = shade(ground(x, y, i), sample, 1) * land;
        if (land < 1) colour = colour + shade(tint.sea(h), sample, sea_relief) * (1 - land);
        if (depth && depth->valid[i]) {
            const double metres = depth->values[i] + depth->base;
            if (metres > 0) {
                const float cover = water->opacity(metres);
                colour = mix(colour, shade(water->colour(metres), sample, water_relief), cover);
            }
        }
        return finish(colour);
    }
};

Picture paint(const Surface& surface, const auto& pixel) {
    Picture picture(surface.width, surface.height, surround_colour);
    parallel_for(0, surface.height, 8, [&](std::int64_t lo, std::int64_t hi) {
        for (int y = static_cast<int>(lo); y < hi; ++y)
            for (int x = 0; x < surface.width; ++x) {
                if (!surface.valid[surface.index(x, y)]) continue;
                const Srgb8 c = to_srgb8(pixel(x, y));
                std::uint8_t* out = picture.at(x, y);
                out[0] = c.r;
                out[1] = c.g;
                out[2] = c.b;
            }
    });
    return picture;
}

}  // namespace

Picture render_relief(const Raster& height, const ReliefOptions& options) {
    const double spacing = spacing_of(height, options.spacing_m);
    const PictureSize size = picture_size(height.columns, height.rows, options.long_side);
    const Surface surface = fit_surface(height, size, spacing);
    const Light light = light_surface(
        surface, options.exaggeration ? *options.exaggeration : choose_exaggeration(surface));
    std::optional<double> sea = sea_level_of(surface, options);
    if (sea) *sea -= surface.base;
    const HeightTint tint(surface.values, surface.valid, sea);
    const RockPainter rock(surface, light.steepness, tint.highest() - tint.lowest(),
                           options.rock_colour, static_cast<double>(height.columns) / size.width,
                           static_cast<double>(height.rows) / size.height);
    std::optional<Surface> depth;
    std::optional<WaterTint> water;
    if (options.water_depth) {
        depth = fit_companion(*options.water_depth, height, size, spacing, "water depth");
        water.emplace(*depth);
    }
    const ReliefPainter painter{
        surface, light, tint, rock, water ? &*water : nullptr, depth ? &*depth : nullptr};
    Picture picture = paint(surface, [&](int x, int y) { return painter.pixel(x, y); });
    if (!options.legend) return picture;

    Legend legend;
    legend.title = options.title.empty() ? "height" : options.title;
    legend.subtitle = size_words(height, spacing);
    legend.unit = std::string(height.in_metres ? "m" : "");
    legend.low = tint.lowest() + surface.base;
    legend.high = tint.highest() + surface.base;
    legend.colour = [&](double h) {
        return finish(shade(tint.at(h - surface.base), level_light, 1));
    };
    if (sea && tint.has_sea() && tint.has_land())
        legend.marks.emplace_back(*sea + surface.base, "sea");
    legend.pixel_m = surface.pixel_m;
    legend.exaggeration = light.exaggeration;
    return add_legend(picture, legend);
}

}  // namespace cuesta
