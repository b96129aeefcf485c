// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/globe.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>

#include "cuesta/base/parallel.h"
#include "cuesta/grid/world_projection.h"

namespace cuesta {
namespace {

constexpr double margin = 0.05;  // of the picture's side, between disc and edge
constexpr Rgb space{0.004f, 0.0045f, 0.006f}, air{0.30f, 0.50f, 0.85f};
constexpr double sun_x = -0.45, sun_y = 0.42, sun_z = 0.788;  // x right, y up, z to the viewer
constexpr float night_light = 0.10f;

// The colour of the map between its pixels; columns go round.
Rgb colour_of(const Picture& map, double column, double row) {
    row = std::clamp(row, 0.0, static_cast<double>(map.height - 1));
    const double left = std::floor(column), upper = std::floor(row);
    const auto u = static_cast<float>(column - left), v = static_cast<float>(row - upper);
    const auto round = [&](double x) {
        const int k = static_cast<int>(x) % map.width;
        return k < 0 ? k + map.width : k;
    };
    const int x0 = round(left), x1 = round(left + 1);
    const int y0 = static_cast<int>(upper), y1 = std::min(y0 + 1, map.height - 1);
    const auto at = [&](int x, int y) { return to_linear(map.colour_at(x, y)); };
    return mix(mix(at(x0, y0), at(x1, y0), u), mix(at(x0, y1), at(x1, y1), u), v);
}

class Globe {
public:
    Globe(const HalfOfWorld& ground, bool day) : ground_(ground), day_(day) {}

    // x to the right and y up, the disc has radius 1.
    Rgb at(double x, double y) const {
        const double r2 = x * x + y * y;
        if (r2 >= 1) return outside(std::sqrt(r2), x, y);
        const double z = std::sqrt(1 - r2);
        const Rgb ground = ground_(x, y, z);
        float light = 1;
        if (day_) {
            const auto sun = static_cast<float>(std::max(0.0, x * sun_x + y * sun_y + z * sun_z));
            light = night_light + (1.12f - night_light) * std::min(1.0f, sun * 1.15f);
        }
        // Air along the line of sight: most at the rim.
        const auto haze = static_cast<float>(0.06 + 0.34 * (1 - z) * (1 - z) * (1 - z));
        return mix(ground * light, air * light, haze);
    }

private:
    Rgb outside(double r, double x, double y) const {
        const double depth = std::max(0.0, 1 - (r - 1) / 0.035);
        const double lit = day_ ? std::clamp(0.35 + (x * sun_x + y * sun_y) / r, 0.0, 1.0) : 0.6;
        return mix(space, air, static_cast<float>(0.4 * depth * depth * lit));
    }
    const HalfOfWorld& ground_;
    bool day_;
};

}  // namespace

Rgb colour_between(const Picture& picture, double column, double row) {
    column = std::clamp(column, 0.0, static_cast<double>(picture.width - 1));
    row = std::clamp(row, 0.0, static_cast<double>(picture.height - 1));
    const int x0 = static_cast<int>(column), y0 = static_cast<int>(row);
    const int x1 = std::min(x0 + 1, picture.width - 1), y1 = std::min(y0 + 1, picture.height - 1);
    const auto u = static_cast<float>(column - x0), v = static_cast<float>(row - y0);
    const auto at = [&](int x, int y) { return to_linear(picture.colour_at(x, y)); };
    return mix(mix(at(x0, y0), at(x1, y0), u), mix(at(x0, y1), at(x1, y1), u), v);
}

Picture render_globe(const Picture& map, const GlobeOptions& options) {
    const WorldMap view(WorldProjection::orthographic, options.longitude_deg, options.latitude_deg);
    const double pi = std::numbers::pi;
    return render_globe(
        [&](double x, double y, double) {
            const LonLat place = view.inverse({x, y}).value_or(LonLat{});
            return colour_of(map, (place.lon / (2 * pi) + 0.5) * map.width - 0.5,
                             (0.5 - place.lat / pi) * map.height - 0.5);
        },
        options);
}

Picture render_globe(const HalfOfWorld& ground, const GlobeOptions& options) {
    Picture out(options.pixels, options.pixels, {});
    const Globe globe(ground, options.day_and_night);
    const double radius = options.pixels * (0.5 - margin), centre = options.pixels * 0.5;
    parallel_for(0, out.height, 8, [&](std::int64_t lo, std::int64_t hi) {
        for (int y = static_cast<int>(lo); y < hi; ++y)
            for (int x = 0; x < out.width; ++x) {
                Rgb sum;
                for (const double dy : {0.25, 0.75})
                    for (const double dx : {0.25, 0.75})
                        sum =
                            sum + globe.at((x + dx - centre) / radius, (centre - y - dy) / radius);
                out.set(x, y, to_srgb8(sum * 0.25f));
            }
    });
    return out;
}

}  // namespace cuesta
