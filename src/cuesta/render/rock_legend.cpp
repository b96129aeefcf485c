// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/rock_legend.h"

#include <algorithm>
#include <array>

#include "cuesta/render/legend.h"
#include "cuesta/render/rock_face.h"
#include "cuesta/render/rock_pattern.h"
#include "cuesta/render/text.h"

namespace cuesta {
namespace {

constexpr Srgb8 ink{226, 228, 230}, faint{150, 156, 162}, outline{96, 102, 108};
constexpr int margin = 18, row_height = 24, swatch_width = 30, swatch_height = 14;
constexpr int swatch_gap = 8, name_gap = 22;
constexpr std::int64_t most_columns = 512;  // looked at along each side
constexpr float pattern_strength = 0.42f;

void draw_swatch(Picture& picture, int x, int y, const GroundView& ground, MaterialId material) {
    picture.fill(x - 1, y - 1, swatch_width + 2, swatch_height + 2, outline);
    for (int v = 0; v < swatch_height; ++v)
        for (int u = 0; u < swatch_width; ++u)
            picture.set(x + u, y + v, to_srgb8(patterned(ground, material, u, v)));
}

}  // namespace

void sort_for_legend(const GroundView& ground, std::vector<MaterialId>& materials) {
    std::sort(materials.begin(), materials.end(), [&](MaterialId a, MaterialId b) {
        if (ground.is_air(a) != ground.is_air(b)) return ground.is_air(b);
        const Material &p = ground.materials()[a], &q = ground.materials()[b];
        return p.hardness != q.hardness ? p.hardness > q.hardness : a < b;
    });
}

std::vector<MaterialId> materials_in(const GroundView& ground, const BringRows& bring) {
    std::array<bool, 256> seen{};
    const Grid& grid = ground.grid();
    const std::int64_t across = std::max<std::int64_t>(1, grid.columns / most_columns);
    const std::int64_t down = std::max<std::int64_t>(1, grid.rows / most_columns);
    for (std::int64_t y = 0; y < grid.rows; y += down) {
        if (bring) bring(y, y + 1);
        for (std::int64_t x = 0; x < grid.columns; x += across)
            ground.from_the_top(x, y, [&](const Stratum& layer) {
                seen[layer.material] = true;
                return true;
            });
    }
    std::vector<MaterialId> list;
    for (std::size_t i = 0; i < seen.size(); ++i)
        if (seen[i]) list.push_back(static_cast<MaterialId>(i));
    sort_for_legend(ground, list);
    return list;
}

std::string_view legend_name(const GroundView& ground, MaterialId material) {
    return ground.is_air(material) ? std::string_view("cave")
                                   : std::string_view(ground.materials()[material].name);
}

Rgb patterned(const GroundView& ground, MaterialId material, double x, double y) {
    const Rgb colour = rock_colour(ground, material);
    const double dark = pattern_ink(pattern_of(ground.materials()[material]), x, y);
    return colour * (1 - pattern_strength * static_cast<float>(dark));
}

Picture add_rock_row(const Picture& picture, const GroundView& ground,
                     const std::vector<MaterialId>& materials, std::string_view words) {
    // Where each name goes.
    struct Place {
        MaterialId material;
        int x, row;
    };
    std::vector<Place> places;
    const int first = margin + (words.empty() ? 0 : text_width(words) + name_gap);
    int x = first, row = 0;
    for (const MaterialId material : materials) {
        const int wide = swatch_width + swatch_gap + text_width(legend_name(ground, material));
        if (x + wide > picture.width - margin && x > first) x = first, ++row;
        places.push_back({material, x, row});
        x += wide + name_gap;
    }
    Picture out(picture.width, picture.height + (row + 1) * row_height + 8, surround_colour);
    std::copy(picture.rgb.begin(), picture.rgb.end(), out.rgb.begin());
    draw_text(out, margin, picture.height + 14, words, faint);
    for (const Place& place : places) {
        const int y = picture.height + place.row * row_height;
        draw_swatch(out, place.x, y + 2, ground, place.material);
        draw_text(out, place.x + swatch_width + swatch_gap, y + 14,
                  legend_name(ground, place.material), ink);
    }
    return out;
}

}  // namespace cuesta
