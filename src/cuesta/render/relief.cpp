// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/relief.h"

#include "cuesta/base/parallel.h"
#include "cuesta/render/land_cover.h"
#include "cuesta/render/legend.h"
#include "cuesta/render/relief_scene.h"
#include "cuesta/render/rock_legend.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace cuesta {

namespace {

// What a scene does not know of the map.
struct MapWords {
    std::int64_t columns, rows;
    bool in_metres;
    std::string size(double spacing) const {
        return fmt::format("{} \u00d7 {}, {}", columns, rows, format_length(spacing));
    }
};

// Rows of pixels are painted together as far as about that many rows of the map go.
constexpr double rows_at_once = 256;

// The rows of the ground behind rows of pixels: half a pixel and a sample around their middles.
void bring_behind(const ReliefScene& scene, std::int64_t lo, std::int64_t hi,
                  const BringRows& bring) {
    const double around = 0.5 * scene.rows_per_pixel() + 1;
    bring(static_cast<std::int64_t>(std::floor(scene.row_of(static_cast<double>(lo)) - around)),
          static_cast<std::int64_t>(std::ceil(scene.row_of(static_cast<double>(hi - 1)) + around)) +
              1);
}

Picture paint(const ReliefScene& scene, const BringRows& bring, const auto& pixel) {
    const Surface& surface = scene.surface();
    Picture picture(surface.width, surface.height, surround_colour);
    const auto paint_rows = [&](std::int64_t lo, std::int64_t hi) {
        for (int y = static_cast<int>(lo); y < hi; ++y)
            for (int x = 0; x < surface.width; ++x) {
                if (!surface.valid[surface.index(x, y)]) continue;
                const Srgb8 c = to_srgb8(pixel(x, y));
                std::uint8_t* out = picture.at(x, y);
                out[0] = c.r;
                out[1] = c.g;
                out[2] = c.b;
            }
    };
    const std::int64_t rows = surface.height;
    const auto step =
        bring ? static_cast<std::int64_t>(std::max(1.0, rows_at_once / scene.rows_per_pixel()))
              : rows;
    for (std::int64_t y = 0; y < rows; y += step) {
        const std::int64_t end = std::min(y + step, rows);
        if (bring) bring_behind(scene, y, end, bring);
        parallel_for(y, end, 8, paint_rows);
    }
    return picture;
}

Picture draw(const ReliefScene& scene, const MapWords& map, const ReliefOptions& options) {
    const Surface& surface = scene.surface();
    const HeightTint& tint = scene.tint();
    Picture picture =
        paint(scene, options.bring_ground, [&](int x, int y) { return scene.pixel(x, y); });
    if (options.over) options.over(picture);
    if (!options.legend) return picture;

    Legend legend;
    legend.title = options.title.empty() ? "height" : options.title;
    legend.subtitle = options.map_words.empty() ? map.size(scene.spacing_m()) : options.map_words;
    legend.unit = std::string(map.in_metres ? "m" : "");
    legend.low = tint.lowest() + surface.base;
    legend.high = tint.highest() + surface.base;
    legend.colour = [&](double h) {
        return finish(shade(tint.at(h - surface.base), level_light, 1));
    };
    if (options.temperature != nullptr && options.precipitation != nullptr) {
        for (std::size_t i = 0; i < cover_examples.size(); ++i)
            legend.classes.emplace_back(static_cast<double>(i), cover_examples[i].name);
        legend.colour = [](double i) {
            const CoverExample& example = cover_examples[static_cast<std::size_t>(i)];
            return finish(
                shade(land_cover(example.temperature_c, example.rain_mm), level_light, 1));
        };
    }
    if (scene.sea() && tint.has_sea() && tint.has_land())
        legend.marks.emplace_back(*scene.sea() + surface.base, "sea");
    legend.pixel_m = surface.pixel_m;
    legend.exaggeration = scene.light().exaggeration;
    picture = add_legend(picture, legend);
    if (options.ground == nullptr) return picture;
    return add_rock_row(picture, *options.ground,
                        materials_in(*options.ground, options.bring_ground), "rock on slopes");
}

}  // namespace

Picture render_relief(const Raster& height, const ReliefOptions& options) {
    return draw(ReliefScene(height, options), {height.columns, height.rows, height.in_metres},
                options);
}

Picture render_relief(FittedRelief maps, const ReliefOptions& options) {
    const MapWords words{maps.columns, maps.rows, true};
    return draw(ReliefScene(std::move(maps), options), words, options);
}

}  // namespace cuesta
