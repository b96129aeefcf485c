// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/globe.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>

#include "cuesta/base/elementary.h"
#include "cuesta/base/parallel.h"

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
    Globe(const Picture& map, const GlobeOptions& options)
        : map_(map),
          day_(options.day_and_night),
          longitude_(options.longitude_deg * degree),
          sin_tilt_(elementary::sin(options.latitude_deg * degree)),
          cos_tilt_(elementary::cos(options.latitude_deg * degree)) {}

    // x to the right and y up, the disc has radius 1.
    Rgb at(double x, double y) const {
        const double r2 = x * x + y * y;
        if (r2 >= 1) return outside(std::sqrt(r2), x, y);
        const double z = std::sqrt(1 - r2);
        // Turned so that the place in the middle comes back to the equator.
        const double north = y * cos_tilt_ + z * sin_tilt_, front = z * cos_tilt_ - y * sin_tilt_;
        const double latitude =
            elementary::atan2(north, std::sqrt(std::max(0.0, x * x + front * front)));
        const double longitude = longitude_ + elementary::atan2(x, front);
        const double pi = std::numbers::pi;
        const Rgb ground = colour_of(map_, (longitude / (2 * pi) + 0.5) * map_.width - 0.5,
                                     (0.5 - latitude / pi) * map_.height - 0.5);
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
    static constexpr double degree = std::numbers::pi / 180;
    Rgb outside(double r, double x, double y) const {
        const double depth = std::max(0.0, 1 - (r - 1) / 0.035);
        const double lit = day_ ? std::clamp(0.35 + (x * sun_x + y * sun_y) / r, 0.0, 1.0) : 0.6;
        return mix(space, air, static_cast<float>(0.4 * depth * depth * lit));
    }
    const Picture& map_;
    bool day_;
    double longitude_, sin_tilt_, cos_tilt_;
};

}  // namespace

Picture render_globe(const Picture& map, const GlobeOptions& options) {
    Picture out(options.pixels, options.pixels, {});
    const Globe globe(map, options);
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
