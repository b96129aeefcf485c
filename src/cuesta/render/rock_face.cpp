// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/rock_face.h"

#include <algorithm>
#include <cmath>

#include "cuesta/render/bedding.h"

namespace cuesta {
namespace {

constexpr double massive_hardness = 0.9;
constexpr float tone_range = 0.26f;  // between the darkest and the lightest bed of a rock
constexpr float end_line = 0.35f;    // how much darker the end of a layer is

}  // namespace

bool is_massive(const Material& material) {
    return !material.loose && material.hardness >= massive_hardness;
}

Rgb rock_colour(const GroundView& ground, MaterialId material) {
    if (ground.is_air(material)) return to_linear(void_colour);
    const auto& c = ground.materials()[material].colour;
    return to_linear({c[0], c[1], c[2]});
}

Rgb RockFace::bedded(const Stratum& layer, double height_m, double rise_m) const {
    const Rgb colour = rock_colour(*ground_, layer.material);
    const Material& material = ground_->materials()[layer.material];
    if (material.loose || is_massive(material) || ground_->is_air(layer.material)) return colour;
    const double foot = layer.bottom_m > no_bottom_m ? layer.bottom_m : 0.0;
    const double rise = std::max(rise_m, 1e-9 * bed_m_);
    const auto clear = static_cast<float>(std::clamp((bed_m_ / rise - 1.2) / 1.5, 0.0, 1.0));
    if (clear <= 0) return colour;
    const Bed bed = bed_at(height_m - foot, bed_m_);
    const auto tone = [&](std::int64_t number) {
        return static_cast<float>(hash01(number, 5 + std::uint64_t{layer.material}) - 0.5);
    };
    const auto edge = static_cast<float>(std::clamp(0.5 + bed.foot / rise, 0.0, 1.0));
    const float light = tone(bed.number - 1) * (1 - edge) + tone(bed.number) * edge;
    const auto line = static_cast<float>(0.38 * bed_line(bed, rise));
    return colour * (1 + clear * (tone_range * light - line));
}

Rgb RockFace::at(double column, double row, double height_m, double rise_m) const {
    // The column whose face this is: the highest around.
    const auto x0 = static_cast<std::int64_t>(std::floor(column));
    const auto y0 = static_cast<std::int64_t>(std::floor(row));
    const std::int64_t x1 = column > static_cast<double>(x0) ? x0 + 1 : x0;
    const std::int64_t y1 = row > static_cast<double>(y0) ? y0 + 1 : y0;
    std::int64_t x = x0, y = y0;
    double surface = ground_->surface_m(x0, y0);
    for (const auto& [u, v] : {std::pair{x1, y0}, {x0, y1}, {x1, y1}}) {
        if (u == x0 && v == y0) continue;
        const double other = ground_->surface_m(u, v);
        if (other > surface) surface = other, x = u, y = v;
    }
    // Every layer has its share of the drop.
    const double top = std::min(height_m, surface);
    const double drop = std::max(rise_m, 1e-6);
    const double bottom = top - drop;
    Rgb sum;
    double ends = 0;
    ground_->from_the_top(x, y, [&](const Stratum& layer) {
        const double hi = std::min(layer.top_m, top), lo = std::max(layer.bottom_m, bottom);
        if (hi > lo) {
            const auto share = static_cast<float>((hi - lo) / drop);
            sum = sum + bedded(layer, 0.5 * (hi + lo), rise_m) * share;
            // The foot of a layer inside the drop, if the layer is thick enough to be seen.
            if (layer.bottom_m > bottom)
                ends += std::clamp((layer.top_m - layer.bottom_m) / drop, 0.0, 1.0);
        }
        return layer.bottom_m > bottom;
    });
    return sum * (1 - end_line * static_cast<float>(std::min(ends, 1.0)));
}

RockFace::Cover RockFace::cover(double column, double row, double columns_per_pixel,
                                double rows_per_pixel) const {
    Cover cover;
    constexpr double quarter = 0.25;
    for (const double v : {-quarter, quarter})
        for (const double u : {-quarter, quarter}) {
            const auto x =
                static_cast<std::int64_t>(std::floor(column + u * columns_per_pixel + 0.5));
            const auto y = static_cast<std::int64_t>(std::floor(row + v * rows_per_pixel + 0.5));
            const MaterialId material = ground_->top_material(x, y);
            cover.colour = cover.colour + rock_colour(*ground_, material) * 0.25f;
            if (ground_->materials()[material].loose) cover.loose += 0.25f;
        }
    return cover;
}

}  // namespace cuesta
