// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/block_diagram.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cuesta/base/parallel.h"
#include "cuesta/render/column_blend.h"
#include "cuesta/render/legend.h"
#include "cuesta/render/relief_scene.h"
#include "cuesta/render/rock_legend.h"
#include "cuesta/render/section.h"
#include "cuesta/render/text.h"

namespace cuesta {
namespace {

// Looking 32 degrees east of north, from 33 degrees above level.
constexpr double sin_turn = 0.5299192642332049, cos_turn = 0.8480480961564261;
constexpr double sin_tilt = 0.5446390350150271, cos_tilt = 0.8386705679454240;
constexpr int fine = 2;  // looks per pixel and direction
constexpr int margin = 44;
constexpr Srgb8 sky_high{66, 80, 98}, sky_low{34, 37, 42}, haze_colour{120, 138, 156};
constexpr Srgb8 ink{226, 228, 230}, water_side{44, 104, 140};
constexpr float haze_far = 0.16f, west_light = 0.97f, south_light = 0.66f;
constexpr float boundary_dark = 0.5f, rim_dark = 0.35f;
constexpr double flat_share = 0.05, wanted_share = 0.11;  // relief to extent

double choose_stretch(double relief_m, double extent_m) {
    if (!(relief_m > 0) || relief_m >= flat_share * extent_m) return 1;
    const double wanted = wanted_share * extent_m / relief_m;
    const double nice = nice_floor(wanted);
    return std::max(1.0, nice);
}

// From the land to the paper. Places are pixels of the surface east and north of its south-west
// corner; `up` is metres above the floor.
struct BlockProjection {
    double scale;    // paper pixels for a pixel of the surface
    double lift;     // paper pixels for a metre of height
    double least_u;  // of the north-west corner
    double floor;    // heights above Surface::base
    double columns, rows;

    double paper_y(double t, double up) const { return scale * t * sin_tilt + lift * up; }
    double east(double u, double t) const { return u * cos_turn + t * sin_turn; }
    double north(double u, double t) const { return -u * sin_turn + t * cos_turn; }
};

// Where a line of sight stands over the map.
struct Chord {
    double t_in = 0, t_out = -1;
    bool west = false;  // enters through the west side, else the south side
};

Chord chord_of(const BlockProjection& p, double u) {
    const double west = -u * cos_turn / sin_turn, south = u * sin_turn / cos_turn;
    const double east = (p.columns - u * cos_turn) / sin_turn;
    const double north = (p.rows + u * sin_turn) / cos_turn;
    return {std::max(west, south), std::min(east, north), west > south};
}

class BlockPainter {
public:
    BlockPainter(const ReliefScene& scene, const BlockOptions& options, const BlockProjection& p,
                 int height)
        : scene_(scene), ground_(options.ground), p_(p), rows_(height * fine) {
        if (scene.sea() && scene.tint().has_sea()) sea_ = *scene.sea();
        far_ = p.columns * sin_turn + p.rows * cos_turn;
    }

    // The looks of one line, from the lowest row up; those left untouched keep their colour.
    void line(double u, double next_u, std::vector<Rgb>& looks) const {
        const Chord chord = chord_of(p_, u);
        if (!(chord.t_out > chord.t_in)) return;
        int filled = wall(u, next_u, chord, looks);
        // The ground from front to back.
        const double step = 0.8 / (fine * p_.scale * sin_tilt);
        Point last = point(u, chord.t_in);
        for (double t = chord.t_in; t < chord.t_out;) {
            t = std::min(t + step, chord.t_out);
            const Point here = point(u, t);
            const int top = std::min(static_cast<int>(std::floor(here.y + 0.5)), rows_);
            const double rise = here.y - last.y;
            for (; filled < top; ++filled) {
                const double f =
                    std::clamp((filled + 0.5 - last.y) / std::max(rise, 1e-9), 0.0, 1.0);
                const double drop =
                    std::abs(here.height - last.height) / std::max(rise, 0.5) * fine;
                const Rgb colour = scene_.face(last.x + (here.x - last.x) * f,
                                               last.row + (here.row - last.row) * f,
                                               last.height + (here.height - last.height) * f, drop);
                const auto deep = static_cast<float>(t / far_);
                looks[static_cast<std::size_t>(filled)] =
                    mix(colour, to_linear(haze_colour), haze_far * deep * deep);
            }
            last = here;
        }
    }

private:
    struct Point {
        double x, row;  // pixels of the surface
        double height;  // of the ground, above Surface::base
        double y;       // row of the paper, in looks
    };

    Point point(double u, double t) const {
        const double x = p_.east(u, t), row = p_.rows - p_.north(u, t);
        const double h = scene_.height_at(x, row);
        const double shown = std::max(h, sea_);
        return {x, row, h, p_.paper_y(t, shown - p_.floor) * fine};
    }

    LayerSlices side(double u, const Chord& chord) const {
        const double x = p_.east(u, chord.t_in), row = p_.rows - p_.north(u, chord.t_in);
        return column_between(*ground_, std::max(scene_.column_of(x), 0.0),
                              std::max(scene_.row_of(row), 0.0), p_.floor + scene_.surface().base);
    }

    // Number of the layer at a height above the floor, and the distance to its ends.
    static int slice_at(const LayerSlices& slices, double up) {
        double top = 0;
        for (const LayerSlice& slice : slices) {
            top += slice.thickness_m;
            if (up < top) return slice.material;
        }
        return -1;
    }

    // Paints the cut side; returns the first row above it.
    int wall(double u, double next_u, const Chord& chord, std::vector<Rgb>& looks) const {
        const double foot = p_.paper_y(chord.t_in, 0) * fine;
        const Point edge = point(u, chord.t_in);
        const int low = std::clamp(static_cast<int>(std::floor(foot + 0.5)), 0, rows_);
        const int top = std::clamp(static_cast<int>(std::floor(edge.y + 0.5)), 0, rows_);
        LayerSlices slices, next;
        if (ground_ != nullptr) {
            slices = side(u, chord);
            const Chord beside = chord_of(p_, next_u);
            next = beside.t_out > beside.t_in ? side(next_u, beside) : slices;
        }
        const double along = chord.west ? p_.north(u, chord.t_in) : p_.east(u, chord.t_in);
        const float light = chord.west ? west_light : south_light;
        const double metres = 1 / (p_.lift * fine);  // of a look
        const double solid = edge.height - p_.floor;
        for (int r = low; r < top; ++r) {
            const double up = (r + 0.5 - foot) * metres;
            Rgb colour;
            if (up >= solid) {
                colour = to_linear(water_side);
            } else if (ground_ != nullptr) {
                // A cut between pixels may end a hair lower than the drawn surface.
                int here = slice_at(slices, up);
                if (here < 0) here = slices.empty() ? 0 : slices.back().material;
                const int below = slice_at(slices, up - metres), beside = slice_at(next, up);
                colour = patterned(*ground_, static_cast<MaterialId>(here), along * p_.scale,
                                   -up * p_.lift);
                if ((below >= 0 && below != here) || (beside >= 0 && beside != here))
                    colour = colour * boundary_dark;
            } else {
                colour = scene_.rock().at(0, 0, up + p_.floor + scene_.surface().base,
                                          metres * fine, 0.3);
            }
            if (top - r <= fine) colour = colour * rim_dark;
            looks[static_cast<std::size_t>(r)] = finish(colour * light);
        }
        return std::max(low, top);
    }

    const ReliefScene& scene_;
    const GroundView* ground_;
    const BlockProjection& p_;
    int rows_;
    double sea_ = -1e30, far_ = 1;
};

double lowest_side(const ReliefScene& scene, const BlockOptions& options, double relief_m,
                   double extent_m) {
    const double base = scene.surface().base, lowest = scene.tint().lowest();
    const double least = lowest - 0.35 * std::max(relief_m, 0.06 * extent_m);
    if (options.ground == nullptr) return least;
    const Grid& grid = options.ground->grid();
    const double x0 = grid.origin_x_m, y0 = grid.origin_y_m;
    const double x1 = x0 + static_cast<double>(grid.columns - 1) * grid.spacing_m;
    const double y1 = y0 + static_cast<double>(grid.rows - 1) * grid.spacing_m;
    const double deepest = lowest - 1.2 * std::max(relief_m, 0.1 * extent_m);
    const double wanted = std::min(range_of_cut(*options.ground, {x0, y1, x1, y1}).low_m,
                                   range_of_cut(*options.ground, {x0, y0, x0, y1}).low_m);
    return std::clamp(wanted - base, deepest, least);
}

// Points north, in the upper right corner.
void draw_north(Picture& picture) {
    const double dx = -sin_turn, dy = cos_turn * sin_tilt;
    const int x0 = picture.width - 46, y0 = 66;
    constexpr int length = 44;
    for (int i = 0; i <= length * 2; ++i) {
        const double s = i * 0.5;
        picture.blend(static_cast<int>(x0 + dx * s), static_cast<int>(y0 - dy * s), ink, 0.8);
    }
    draw_text(picture, static_cast<int>(x0 + dx * (length + 14)) - 4,
              static_cast<int>(y0 - dy * (length + 14)) + 6, "N", ink);
}

}  // namespace

Picture render_block(const Raster& height, const BlockOptions& options) {
    ReliefOptions relief;
    relief.long_side = std::clamp(options.width, 64, 2048);
    relief.spacing_m = options.spacing_m;
    relief.sea_level_m = options.sea_level_m;
    relief.find_sea = options.find_sea;
    relief.water_depth = options.water_depth;
    relief.ground = options.ground;
    relief.plants = options.plants;
    // Light falls on the heights as they are drawn.
    const double spacing = options.spacing_m > 0 ? options.spacing_m : height.spacing_m.value_or(1);
    float low = 3e38f, high = -3e38f;
    for (const float h : height.samples)
        if (std::isfinite(h)) low = std::min(low, h), high = std::max(high, h);
    const double relief_m = high > low ? double{high} - low : 0.0;
    const double extent_m =
        static_cast<double>(std::max(height.columns, height.rows)) * (spacing > 0 ? spacing : 1);
    relief.exaggeration = options.exaggeration.value_or(choose_stretch(relief_m, extent_m));
    const ReliefScene scene(height, relief);
    const Surface& s = scene.surface();

    BlockProjection p{};
    p.columns = s.width - 1, p.rows = s.height - 1;
    const double wide = std::max(p.columns * cos_turn + p.rows * sin_turn, 1.0);
    p.scale = (options.width - 2.0 * margin) / wide;
    p.lift = p.scale / s.pixel_m * *relief.exaggeration * cos_tilt;
    p.least_u = -p.rows * sin_turn;
    p.floor = lowest_side(scene, options, relief_m, extent_m);
    double highest = 0;
    for (int y = 0; y < s.height; ++y)
        for (int x = 0; x < s.width; ++x) {
            const double t = x * sin_turn + (p.rows - y) * cos_turn;
            highest = std::max(highest, p.paper_y(t, s.values[s.index(x, y)] - p.floor));
        }
    const int rows = static_cast<int>(std::clamp(highest, 1.0, 8192.0)) + 2;
    Picture picture(options.width, rows + 2 * margin, surround_colour);
    for (int y = 0; y < picture.height; ++y)
        picture.fill(0, y, picture.width, 1,
                     to_srgb8(mix(to_linear(sky_high), to_linear(sky_low),
                                  static_cast<float>(y) / static_cast<float>(picture.height))));

    const BlockPainter painter(scene, options, p, rows);
    const int bottom = margin + rows;
    parallel_for(0, picture.width, 8, [&](std::int64_t lo, std::int64_t hi) {
        std::vector<Rgb> looks(static_cast<std::size_t>(rows) * fine);
        std::vector<Rgb> sum(static_cast<std::size_t>(rows));
        for (int x = static_cast<int>(lo); x < hi; ++x) {
            std::fill(sum.begin(), sum.end(), Rgb{});
            for (int i = 0; i < fine; ++i) {
                for (std::size_t r = 0; r < looks.size(); ++r)
                    looks[r] =
                        to_linear(picture.colour_at(x, bottom - 1 - static_cast<int>(r) / fine));
                const double u = p.least_u + (x - margin + (i + 0.5) / fine) / p.scale;
                painter.line(u, u + 1 / (fine * p.scale), looks);
                for (std::size_t r = 0; r < looks.size(); ++r)
                    sum[r / fine] = sum[r / fine] + looks[r] * (1.0f / (fine * fine));
            }
            for (std::size_t r = 0; r < sum.size(); ++r)
                picture.set(x, bottom - 1 - static_cast<int>(r), to_srgb8(sum[r]));
        }
    });
    if (!options.legend) return picture;
    draw_north(picture);
    Legend legend;
    legend.title = options.title.empty() ? "block diagram" : options.title;
    const auto extent = [&](std::int64_t samples) {
        return format_length(static_cast<double>(samples - 1) * scene.spacing_m());
    };
    legend.subtitle = fmt::format("{} \u00d7 {}", extent(height.columns), extent(height.rows));
    legend.unit = std::string("m");
    legend.low = scene.tint().lowest() + s.base;
    legend.high = scene.tint().highest() + s.base;
    legend.colour = [&](double h) {
        return finish(shade(scene.tint().at(h - s.base), level_light, 1));
    };
    legend.exaggeration = *relief.exaggeration;
    picture = add_legend(picture, legend);
    if (options.ground == nullptr) return picture;
    return add_rock_row(picture, *options.ground, materials_in(*options.ground), "rock");
}

}  // namespace cuesta
