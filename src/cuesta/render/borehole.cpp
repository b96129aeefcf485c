// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/borehole.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "cuesta/render/legend.h"
#include "cuesta/render/palette.h"
#include "cuesta/render/rock_face.h"
#include "cuesta/render/rock_legend.h"
#include "cuesta/render/text.h"

namespace cuesta {
namespace {

constexpr Srgb8 ink{226, 228, 230}, faint{150, 156, 162}, outline{20, 21, 23};
constexpr int margin = 18, head = 92, foot = 26;
constexpr int bar_left = 92, bar_width = 96, leader = 46;
constexpr int line_height = 20;
constexpr int width = 640;
// Columns of the table, right edges of the numbers.
constexpr int name_x = bar_left + bar_width + leader;
constexpr int thickness_x = name_x + 190, top_x = thickness_x + 98, age_x = top_x + 92;

void draw_right(Picture& picture, int x, int y, std::string_view text, Srgb8 colour) {
    draw_text(picture, x - text_width(text), y, text, colour);
}

std::string metres(double value) {
    const double size = value < 0 ? -value : value;
    return fmt::format("{:.{}f}", value, size >= 1000 ? 1 : size >= 1 ? 2 : 4);
}

void draw_line(Picture& picture, int x0, int y0, int x1, int y1, Srgb8 colour) {
    for (int x = x0; x <= x1; ++x) {
        const double t = x1 > x0 ? static_cast<double>(x - x0) / (x1 - x0) : 0.0;
        picture.blend(x, static_cast<int>(y0 + (y1 - y0) * t + 0.5), colour, 0.7);
    }
}

// Lines of the table in order, each as near to its layer's middle as the others leave room.
std::vector<int> spread(const std::vector<double>& wanted, int low, int high) {
    std::vector<int> at;
    for (const double y : wanted) {
        const int least = at.empty() ? low : at.back() + line_height;
        at.push_back(std::max(least, static_cast<int>(y)));
    }
    int most = high;
    for (std::size_t i = at.size(); i-- > 0; most = at[i] - line_height)
        at[i] = std::min(at[i], most);
    return at;
}

}  // namespace

Picture render_borehole(const GroundView& ground, std::int64_t column, std::int64_t row,
                        const BoreholeOptions& options) {
    std::vector<Stratum> layers;
    ground.column(column, row, layers);
    std::reverse(layers.begin(), layers.end());  // from the top
    const double surface = layers.front().top_m;
    const double bed_depth = surface - layers.back().top_m;
    const double depth = bed_depth > 0 ? bed_depth * 1.18 : 10.0;
    const int rows = static_cast<int>(layers.size());
    const int height = std::max(options.height, rows * line_height + 8);
    Picture picture(width, head + height + foot, surround_colour);
    const auto y_of = [&](double elevation) {
        return head + static_cast<int>((surface - elevation) / depth * height + 0.5);
    };

    // The bars.
    std::vector<double> middles;
    for (const Stratum& layer : layers) {
        const bool bed = layer.bottom_m == no_bottom_m;
        const int top = y_of(layer.top_m), bottom = bed ? head + height : y_of(layer.bottom_m);
        middles.push_back(0.5 * (top + std::min(bottom, head + height)));
        for (int y = top; y < bottom; ++y)
            for (int x = 0; x < bar_width; ++x) {
                // The bed fades out downwards.
                const double t = bed ? static_cast<double>(y - top) / (bottom - top) : 0.0;
                picture.blend(bar_left + x, y, to_srgb8(patterned(ground, layer.material, x, y)),
                              t > 0.5 ? 2 - 2 * t : 1.0);
            }
        picture.fill(bar_left, top, bar_width, 1, outline);
    }

    // Depth on the left.
    const std::vector<double> ticks = nice_ticks(0, depth, std::clamp(height / 50, 2, 14));
    const double step = ticks.size() > 1 ? ticks[1] - ticks[0] : 1;
    for (const double d : ticks) {
        const int y = y_of(surface - d);
        picture.fill(bar_left - 8, y, 6, 1, faint);
        draw_right(picture, bar_left - 14, y + 5, format_tick(d, step), ink);
    }
    draw_right(picture, bar_left - 14, head - 14, "depth m", faint);

    // The table, with a leader from each layer to its line.
    draw_text(picture, name_x, head - 14, "material", faint);
    draw_right(picture, thickness_x, head - 14, "thickness m", faint);
    draw_right(picture, top_x, head - 14, "top at m", faint);
    draw_right(picture, age_x, head - 14, "age steps", faint);
    const std::vector<int> lines = spread(middles, head + 8, head + height - 4);
    for (std::size_t i = 0; i < layers.size(); ++i) {
        const Stratum& layer = layers[i];
        const bool bed = layer.bottom_m == no_bottom_m;
        draw_line(picture, bar_left + bar_width + 3, static_cast<int>(middles[i]), name_x - 6,
                  lines[i] - 1, faint);
        const int y = lines[i] + 4;
        draw_text(picture, name_x, y, legend_name(ground, layer.material), ink);
        draw_right(picture, thickness_x, y, bed ? "down" : metres(layer.top_m - layer.bottom_m),
                   ink);
        draw_right(picture, top_x, y, metres(layer.top_m), ink);
        draw_right(picture, age_x, y, fmt::format("{}", ground.now() - layer.deposited_step), ink);
    }
    const Grid& grid = ground.grid();
    draw_text(picture, margin, 24, options.title.empty() ? "borehole" : options.title, ink);
    draw_text(
        picture, margin, 44,
        fmt::format("at {:g}, {:g} m, ground at {} m",
                    grid.origin_x_m + static_cast<double>(column) * grid.spacing_m,
                    grid.origin_y_m + static_cast<double>(row) * grid.spacing_m, metres(surface)),
        faint);
    return picture;
}

}  // namespace cuesta
