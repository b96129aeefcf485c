// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/plant_painter.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cuesta/base/error.h"
#include "cuesta/random/counter.h"
#include "cuesta/render/named_colours.h"
#include "cuesta/terrain/field_names.h"
#include "cuesta/terrain/life_fields.h"

namespace cuesta {
namespace {

constexpr std::size_t tree_kinds = 3;
constexpr std::array<std::string_view, plant_kinds> names{
    field::trees_conifer, field::trees_broadleaf, field::trees_riverside, field::shrub,
    field::grass};
constexpr std::array<Srgb8, plant_kinds> colours{{named_colour(names[0]), named_colour(names[1]),
                                                  named_colour(names[2]), named_colour(names[3]),
                                                  named_colour(names[4])}};

float sample(const Surface& s, double x, double y) {
    x = std::clamp(x, 0.0, static_cast<double>(s.width - 1));
    y = std::clamp(y, 0.0, static_cast<double>(s.height - 1));
    const int x0 = std::min(static_cast<int>(x), std::max(0, s.width - 2));
    const int y0 = std::min(static_cast<int>(y), std::max(0, s.height - 2));
    const int x1 = std::min(x0 + 1, s.width - 1), y1 = std::min(y0 + 1, s.height - 1);
    const auto u = static_cast<float>(x - x0), v = static_cast<float>(y - y0);
    const float north = s.values[s.index(x0, y0)] * (1 - u) + s.values[s.index(x1, y0)] * u;
    const float south = s.values[s.index(x0, y1)] * (1 - u) + s.values[s.index(x1, y1)] * u;
    return std::clamp(north * (1 - v) + south * v + static_cast<float>(s.base), 0.0f, 1.0f);
}

}  // namespace

std::string_view plant_field(std::size_t kind) {
    return names[kind];
}

Srgb8 plant_colour(std::size_t kind) {
    return colours[kind];
}

PlantPainter::PlantPainter(const PlantRasters& plants, const Raster& map, PictureSize size,
                           double spacing_m) {
    for (std::size_t k = 0; k < plant_kinds; ++k) {
        if (plants[k] == nullptr) continue;
        if (plants[k]->columns != map.columns || plants[k]->rows != map.rows)
            throw Error(fmt::format("{} has {} x {} samples, the map {} x {}", names[k],
                                    plants[k]->columns, plants[k]->rows, map.columns, map.rows),
                        "Give both in the same size.");
        shares_[k] = fit_surface(*plants[k], size, spacing_m);
    }
}

Rgb PlantPainter::over(Rgb ground, double x, double y) const {
    std::array<float, plant_kinds> share{};
    for (std::size_t k = 0; k < plant_kinds; ++k)
        if (shares_[k]) share[k] = sample(*shares_[k], x, y);
    const float trees = share[0] + share[1] + share[2];
    const float low = share[3] + share[4];
    if (trees + low <= 0) return ground;
    // Grass and shrubs on what trees leave.
    Rgb colour = ground;
    if (low > 0) {
        const Rgb green =
            (to_linear(colours[3]) * share[3] + to_linear(colours[4]) * share[4]) * (1 / low);
        colour = mix(colour, green, 0.8f * std::min(1.0f, low / std::max(1 - trees, low)));
    }
    if (trees <= 0) return colour;
    const auto words = random_words({17, 0x7ee5}, static_cast<std::int64_t>(std::lround(x)),
                                    static_cast<std::int64_t>(std::lround(y)), 0);
    const float chance = uniform_float(words[0]), light = 0.72f + 0.5f * uniform_float(words[1]);
    // One kind for a crown; at the edge of a chance it is half a crown.
    float pick = uniform_float(words[2]) * trees;
    std::size_t kind = 0;
    while (kind + 1 < tree_kinds && pick >= share[kind]) pick -= share[kind++];
    Rgb even{};
    for (std::size_t k = 0; k < tree_kinds; ++k)
        even = even + to_linear(colours[k]) * (share[k] / trees);
    const Rgb crown = mix(even, to_linear(colours[kind]), 0.5f) * light;
    const float stands = std::clamp((trees - chance) * 3 + 0.5f, 0.0f, 1.0f);
    return mix(colour, crown, 0.25f * trees + 0.68f * stands);
}

}  // namespace cuesta
