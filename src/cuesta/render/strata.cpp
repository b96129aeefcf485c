// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/strata.h"

#include "cuesta/render/bedding.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace cuesta {

namespace {

constexpr double beds_per_relief = 32;
constexpr float bare_tangent = 0.70f;  // 35 degrees
constexpr double most_rock = 0.3;      // of the map
constexpr double least_pixels = 3;     // a bed on ground of 45 degrees

constexpr std::array<Srgb8, 5> rock_tones = {{
    {178, 158, 132},
    {148, 134, 122},
    {196, 178, 150},
    {128, 114, 104},
    {170, 138, 112},
}};
constexpr Srgb8 water_film{122, 184, 176}, water_shallow{66, 146, 164}, water_middle{34, 98, 144},
    water_deep{16, 54, 104};
constexpr Stop depth_stops[] = {
    {0, water_film}, {0, water_shallow}, {0, water_middle}, {0, water_deep}};
const Palette depth_palette{"depth", PaletteKind::sequential, depth_stops, true, false, true};

// The colours above in linear light.
struct RockColours {
    std::array<Rgb, rock_tones.size()> tones;
    Rgb mean = to_linear({160, 144, 125}), pale = to_linear({190, 184, 178});
    RockColours() { std::ranges::transform(rock_tones, tones.begin(), to_linear); }
};

const RockColours& rock() {
    static const RockColours colours;
    return colours;
}

Rgb tone(std::int64_t number) {
    const auto n = static_cast<double>(rock_tones.size());
    return rock().tones[static_cast<std::size_t>(hash01(number, 5) * n)];
}

}  // namespace

RockPainter::RockPainter(const Surface& surface, const std::vector<float>& steepness,
                         double relief_m, const GroundView* ground) {
    const double wanted = std::max(relief_m / beds_per_relief, least_pixels * surface.pixel_m);
    bed_m_ = wanted > 0 ? nice_floor(wanted) : 1;
    if (ground != nullptr) face_.emplace(*ground, bed_m_);
    threshold_ = bare_tangent;
    if (steepness.empty()) return;
    std::vector<float> sorted = steepness;
    const auto k =
        static_cast<std::ptrdiff_t>((1 - most_rock) * static_cast<double>(sorted.size() - 1));
    std::nth_element(sorted.begin(), sorted.begin() + k, sorted.end());
    threshold_ = std::max(threshold_, sorted[static_cast<std::size_t>(k)]);
}

float RockPainter::bare(float steepness) const {
    const float t = std::clamp((steepness / threshold_ - 0.82f) / 0.36f, 0.0f, 1.0f);
    return t * t * (3 - 2 * t);
}

Rgb RockPainter::at(double column, double row, double height_m, double rise_m,
                    double position) const {
    if (face_) return face_->at(column, row, height_m, rise_m);
    const Bed bed = bed_at(height_m, bed_m_);
    // The bed's own tone, softened over the pixel at both ends, fading where beds get too thin.
    const double rise = std::max(rise_m, 1e-9 * bed_m_);
    const auto clear = static_cast<float>(std::clamp((bed_m_ / rise - 1.2) / 1.5, 0.0, 1.0));
    Rgb stone = tone(bed.number);
    const double edge = std::clamp(0.5 + bed.foot / rise, 0.0, 1.0);
    if (edge < 1) stone = mix(tone(bed.number - 1), stone, static_cast<float>(edge));
    stone = stone * static_cast<float>(1 - 0.42 * bed_line(bed, rise));
    stone = mix(rock().mean, stone, clear);
    // Higher rock is paler and greyer, as its ground is.
    return mix(stone, rock().pale, static_cast<float>(0.45 * std::clamp(position, 0.0, 1.0)));
}

WaterTint::WaterTint(const Surface& depth) : ramp_(depth_palette) {
    std::vector<float> wet;
    for (std::size_t i = 0; i < depth.values.size(); ++i)
        if (depth.valid[i] && depth.values[i] + depth.base > 0)
            wet.push_back(static_cast<float>(depth.values[i] + depth.base));
    if (wet.empty()) return;
    const auto k = static_cast<std::ptrdiff_t>(0.95 * static_cast<double>(wet.size() - 1));
    std::nth_element(wet.begin(), wet.begin() + k, wet.end());
    deep_m_ = std::max<double>(least_deep_m, wet[static_cast<std::size_t>(k)]);
}

Rgb WaterTint::colour(double depth_m) const {
    return ramp_.at(depth_m / deep_m_);
}

float WaterTint::opacity(double depth_m) const {
    const double d = depth_m / deep_m_;
    return static_cast<float>(0.94 * d / (d + 0.03));
}

}  // namespace cuesta
