// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/section.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cuesta/base/parallel.h"
#include "cuesta/render/column_blend.h"
#include "cuesta/render/legend.h"
#include "cuesta/render/named_colours.h"
#include "cuesta/render/palette.h"
#include "cuesta/render/rock_face.h"
#include "cuesta/render/rock_legend.h"
#include "cuesta/render/text.h"

namespace cuesta {
namespace {

constexpr Srgb8 ink{226, 228, 230}, faint{150, 156, 162}, hairline{60, 64, 69};
constexpr Srgb8 sky_high{58, 70, 86}, sky_low{112, 126, 140}, water = named_colour("section_water");
constexpr int margin = 18, left_margin = 78, right_margin = 30;
constexpr int head = 58, foot = 52;  // above and below the cut
constexpr int fine = 3;              // looks per pixel and direction
constexpr int most_height = 720;
constexpr double usual_share = 0.42;  // height of the cut to its length on paper
constexpr float boundary_dark = 0.45f, surface_dark = 0.25f;

// Places of a cut: materials, and what is none.
constexpr int sky_place = 256, water_place = 257;

struct Frame {
    int width, height;  // pixels
    double length_m;
    CutRange range;
    double exaggeration;
    double metres_per_row() const { return (range.high_m - range.low_m) / height; }
};

double choose_stretch(double length_m, double span_m) {
    constexpr double nice[] = {1, 1.5, 2, 2.5, 3, 4, 5, 8, 10, 15, 20, 25, 30, 40, 50, 80, 100};
    // Nothing is stretched that fills a good part of the picture as it is.
    const double natural = span_m / length_m;
    if (natural >= 0.2) return 1;
    double chosen = 1;
    for (double power = 1; power < 1e6; power *= 100)
        for (const double s : nice)
            if (natural * s * power <= usual_share) chosen = std::max(chosen, s * power);
    return chosen;
}

Frame frame_of(const CutRange& range, double length_m, const SectionOptions& options) {
    Frame frame{options.width, 0, length_m, range, 1};
    const double span = range.high_m - range.low_m;
    frame.exaggeration = options.exaggeration.value_or(choose_stretch(length_m, span));
    double height = options.width * span * frame.exaggeration / length_m;
    if (height > most_height) {  // a tall cut is drawn narrower, as far as the words allow
        frame.width = std::max(240, static_cast<int>(options.width * most_height / height));
        height = frame.width * span * frame.exaggeration / length_m;
    }
    // What does not fit is stretched less, and the picture says so.
    frame.height = static_cast<int>(std::clamp(height, 1.0, 2048.0) + 0.5);
    if (height > 2048) frame.exaggeration *= 2048 / height;
    return frame;
}

struct Place {
    double column, row;
};

Place place_at(const Grid& grid, const SectionLine& line, double share) {
    return {(line.x0_m + (line.x1_m - line.x0_m) * share - grid.origin_x_m) / grid.spacing_m,
            (line.y0_m + (line.y1_m - line.y0_m) * share - grid.origin_y_m) / grid.spacing_m};
}

double depth_at(const GroundView& ground, const Raster* depth, const Place& place) {
    if (depth == nullptr) return 0;
    const auto column = ground.column_at(static_cast<std::int64_t>(std::floor(place.column + 0.5)));
    const auto row = ground.row_at(static_cast<std::int64_t>(std::floor(place.row + 0.5)));
    const float value = depth->at(column, row);
    return std::isfinite(value) ? value : 0.0;
}

// What lies at each look: a material, or a place above the ground. Columns one after another.
std::vector<std::uint16_t> look_at_cut(const GroundView& ground, const SectionLine& line,
                                       const Frame& frame, const SectionOptions& options) {
    const int across = frame.width * fine, down = frame.height * fine;
    std::vector<std::uint16_t> looks(static_cast<std::size_t>(across) *
                                     static_cast<std::size_t>(down));
    const double step = frame.metres_per_row() / fine;
    parallel_for(0, across, 16, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t u = lo; u < hi; ++u) {
            const Place place =
                place_at(ground.grid(), line, (static_cast<double>(u) + 0.5) / across);
            const LayerSlices slices =
                column_between(ground, place.column, place.row, frame.range.low_m);
            std::uint16_t* out = looks.data() + u * down;
            // From the bottom row up.
            std::size_t k = 0;
            double top = frame.range.low_m + (slices.empty() ? 0.0 : slices[0].thickness_m);
            const double wet = depth_at(ground, options.water_depth, place);
            const double lake = depth_at(ground, options.cave_water, place);
            double floor = frame.range.low_m, lake_top = floor;  // of the lowest cave
            for (const LayerSlice& slice : slices) {
                if (ground.is_air(slice.material)) {
                    lake_top = floor + std::min(lake, slice.thickness_m);
                    break;
                }
                floor += slice.thickness_m;
            }
            for (int v = down - 1; v >= 0; --v) {
                const double z = frame.range.low_m + (down - v - 0.5) * step;
                while (k < slices.size() && z >= top)
                    if (++k < slices.size()) top += slices[k].thickness_m;
                if (k == slices.size())
                    out[v] = z < top + wet ? water_place : sky_place;
                else if (z < lake_top && ground.is_air(slices[k].material))
                    out[v] = water_place;
                else
                    out[v] = slices[k].material;
            }
        }
    });
    return looks;
}

Rgb colour_of(const GroundView& ground, int place, double x, double y, double height_share) {
    if (place == sky_place)
        return mix(to_linear(sky_low), to_linear(sky_high), static_cast<float>(height_share));
    if (place == water_place) return to_linear(water);
    return patterned(ground, static_cast<MaterialId>(place), x, y);
}

void paint_cut(Picture& picture, const GroundView& ground, const Frame& frame,
               const std::vector<std::uint16_t>& looks) {
    const int across = frame.width * fine, down = frame.height * fine;
    const auto at = [&](int u, int v) {
        u = std::clamp(u, 0, across - 1), v = std::clamp(v, 0, down - 1);
        return int{looks[static_cast<std::size_t>(u) * static_cast<std::size_t>(down) +
                         static_cast<std::size_t>(v)]};
    };
    parallel_for(0, frame.height, 8, [&](std::int64_t lo, std::int64_t hi) {
        for (int y = static_cast<int>(lo); y < hi; ++y)
            for (int x = 0; x < frame.width; ++x) {
                Rgb sum;
                for (int j = 0; j < fine; ++j)
                    for (int i = 0; i < fine; ++i) {
                        const int u = x * fine + i, v = y * fine + j;
                        const int here = at(u, v);
                        const double px = x + (i + 0.5) / fine, py = y + (j + 0.5) / fine;
                        Rgb c = colour_of(ground, here, px, py, 1 - py / frame.height);
                        // Lines where the material changes: thin between rocks, a pixel thick on
                        // the rock's side of the surface.
                        const auto other = [&](int reach) {
                            for (const int d : {-reach, reach})
                                if (at(u + d, v) != here) return at(u + d, v);
                            for (const int d : {-reach, reach})
                                if (at(u, v + d) != here) return at(u, v + d);
                            return here;
                        };
                        if (here < sky_place && other(fine) >= sky_place)
                            c = c * surface_dark;
                        else if (here < sky_place && other(1) != here)
                            c = c * boundary_dark;
                        sum = sum + c * (1.0f / (fine * fine));
                    }
                picture.set(left_margin + x, head + y, to_srgb8(sum));
            }
    });
}

void draw_axes(Picture& picture, const SectionLine& line, const Frame& frame) {
    const int bottom = head + frame.height, right = left_margin + frame.width;
    // Heights on the left, with faint lines over the sky side.
    const std::vector<double> heights =
        nice_ticks(frame.range.low_m, frame.range.high_m, std::clamp(frame.height / 34, 2, 12));
    const double step = heights.size() > 1 ? heights[1] - heights[0] : 1;
    for (const double h : heights) {
        const int y =
            bottom - 1 - static_cast<int>((h - frame.range.low_m) / frame.metres_per_row());
        const std::string words = format_tick(h, step);
        picture.fill(left_margin - 6, y, 6, 1, faint);
        draw_text(picture, left_margin - 10 - text_width(words), y + 5, words, ink);
    }
    draw_text(picture, left_margin - 10 - text_width("m"), head - 8, "m", faint);
    // Distances below.
    const bool km = frame.length_m >= 5000;
    const double unit = km ? 1000 : 1;
    const std::vector<double> lengths =
        nice_ticks(0, frame.length_m / unit, std::clamp(frame.width / 90, 2, 12));
    const double stride = lengths.size() > 1 ? lengths[1] - lengths[0] : 1;
    for (const double s : lengths) {
        const int x = left_margin + static_cast<int>(s * unit / frame.length_m * (frame.width - 1));
        const std::string words = format_tick(s, stride);
        picture.fill(x, bottom, 1, 6, faint);
        const int wide = text_width(words);
        draw_text(picture, std::clamp(x - wide / 2, margin, right - wide), bottom + 22, words, ink);
    }
    draw_text(picture, right + 8, bottom + 22, km ? "km" : "m", faint);
    // Ends of the line, and a frame.
    picture.fill(left_margin - 1, head - 1, 1, frame.height + 2, faint);
    picture.fill(left_margin - 1, bottom, frame.width + 2, 1, faint);
    const std::string from = fmt::format("A  {:g}, {:g} m", line.x0_m, line.y0_m);
    const std::string to = fmt::format("{:g}, {:g} m  B", line.x1_m, line.y1_m);
    draw_text(picture, left_margin, head - 8, from, faint);
    draw_text(picture, right - text_width(to), head - 8, to, faint);
}

std::vector<MaterialId> materials_seen(const std::vector<std::uint16_t>& looks) {
    std::vector<bool> seen(258, false);
    for (const std::uint16_t place : looks) seen[place] = true;
    std::vector<MaterialId> list;
    for (std::size_t i = 0; i < 256; ++i)
        if (seen[i]) list.push_back(static_cast<MaterialId>(i));
    return list;
}

}  // namespace

double SectionLine::length_m() const {
    const double dx = x1_m - x0_m, dy = y1_m - y0_m;
    return std::sqrt(dx * dx + dy * dy);
}

bool on_map(const Grid& grid, double x_m, double y_m) {
    const double x = x_m - grid.origin_x_m, y = y_m - grid.origin_y_m;
    return x >= 0 && x <= grid.extent_x_m() && y >= 0 && y <= grid.extent_y_m();
}

CutRange range_of_cut(const GroundView& ground, const SectionLine& line) {
    const auto steps =
        static_cast<int>(std::clamp(2 * line.length_m() / ground.grid().spacing_m, 1.0, 20000.0));
    double low = 1e300, high = -1e300, lowest_ground = 1e300;
    double known = -1e300;  // below this the material of beds changes
    Stratum last_bed;
    for (int i = 0; i <= steps; ++i) {
        const Place place = place_at(ground.grid(), line, static_cast<double>(i) / steps);
        const auto x = static_cast<std::int64_t>(std::floor(place.column));
        const auto y = static_cast<std::int64_t>(std::floor(place.row));
        Stratum bed;
        // Every column that takes part, some twice.
        for (const std::int64_t v : {y + 1, y})
            for (const std::int64_t u : {x + 1, x})
                ground.from_the_top(u, v, [&](const Stratum& layer) {
                    low = std::min(low, layer.top_m), high = std::max(high, layer.top_m);
                    bed = layer;
                    return true;
                });
        lowest_ground = std::min(lowest_ground, ground.surface_m(x, y));
        if (i > 0 && bed.material != last_bed.material)
            known = std::max(known, std::min(bed.top_m, last_bed.top_m));
        last_bed = bed;
    }
    const double span = std::max(high - low, 1e-3 * std::max(line.length_m(), 1.0));
    const double floor = low - 0.22 * span;
    const double highest_floor = lowest_ground - 0.5 * std::max(high - lowest_ground, 0.1 * span);
    return {std::max(floor, std::min(known, highest_floor)), high + 0.14 * span};
}

Picture render_section(const GroundView& ground, const SectionLine& line,
                       const SectionOptions& options) {
    CutRange range = range_of_cut(ground, line);
    if (options.water_depth != nullptr) {
        for (int i = 0; i <= 1000; ++i) {
            const Place place = place_at(ground.grid(), line, i / 1000.0);
            const double level =
                ground.surface_m(static_cast<std::int64_t>(std::floor(place.column + 0.5)),
                                 static_cast<std::int64_t>(std::floor(place.row + 0.5))) +
                depth_at(ground, options.water_depth, place);
            range.high_m = std::max(range.high_m, level);
        }
    }
    const Frame frame = frame_of(range, line.length_m(), options);
    Picture picture(left_margin + frame.width + right_margin + margin, head + frame.height + foot,
                    surround_colour);
    const std::vector<std::uint16_t> looks = look_at_cut(ground, line, frame, options);
    paint_cut(picture, ground, frame, looks);
    draw_axes(picture, line, frame);
    draw_text(picture, margin, 24, options.title.empty() ? "section" : options.title, ink);
    const std::string scale = frame.exaggeration == 1
                                  ? std::string("heights to scale")
                                  : fmt::format("heights \u00d7 {:g}", frame.exaggeration);
    draw_text(picture, picture.width - margin - text_width(scale), 24, scale, faint);
    picture.fill(0, picture.height - 12, picture.width, 1, hairline);
    std::vector<MaterialId> seen = materials_seen(looks);
    sort_for_legend(ground, seen);
    return add_rock_row(picture, ground, seen, "");
}

}  // namespace cuesta
