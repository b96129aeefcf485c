// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/midpoint_lattice.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "cuesta/base/check.h"
#include "cuesta/base/elementary.h"
#include "cuesta/random/normal_block.h"
#include "cuesta/simd/clones.h"

namespace cuesta {
namespace {

// What a random number is for; part of its key.
enum class Draw : std::uint32_t { centre = 0, upright_edge = 1, level_edge = 2, corner = 3 };

// Added to the columns of an endless lattice, which may be negative; a multiple of what random
// numbers count by, so that the others keep theirs.
constexpr std::int64_t endless_shift = std::int64_t{1} << 40;

// The points of the level above that the window's points are made of.
LatticeWindow parent_of(const MidpointLattice& lattice, int level, const LatticeWindow& window) {
    LatticeWindow parent{half_down(window.x0) - 1, half_down(window.x1) + 1,
                         half_down(window.y0) - 1, half_down(window.y1) + 1};
    const auto clip = [&](std::int64_t& low, std::int64_t& high, std::int64_t squares) {
        low = std::max<std::int64_t>(low, 0);
        high = std::min(high, squares << level);
    };
    if (lattice.endless) return parent;
    if (!lattice.wraps_x) clip(parent.x0, parent.x1, lattice.squares_x);
    if (!lattice.wraps_y) clip(parent.y0, parent.y1, lattice.squares_y);
    return parent;
}

// --- Rows of numbers; i counts coarse points ----------------------------------------------------

CUESTA_SIMD_CLONES(void, centre_row,
                   (const float* __restrict north, const float* __restrict south,
                    const float* __restrict normal, float sigma, std::int64_t cells,
                    float* __restrict centre),
                   (north, south, normal, sigma, cells, centre)) {
    for (std::int64_t i = 0; i < cells; ++i)
        centre[i] =
            0.25f * ((north[i] + north[i + 1]) + (south[i] + south[i + 1])) + sigma * normal[i];
}

// Fine row 2 j: corners, and the points between them.
CUESTA_SIMD_CLONES(void, corner_row,
                   (const float* __restrict corner, const float* __restrict north,
                    const float* __restrict south, const float* __restrict normal, float sigma,
                    std::int64_t cells, float* __restrict out),
                   (corner, north, south, normal, sigma, cells, out)) {
    for (std::int64_t i = 0; i < cells; ++i) {
        out[2 * i] = corner[i];
        out[2 * i + 1] =
            0.25f * ((corner[i] + corner[i + 1]) + (north[i] + south[i])) + sigma * normal[i];
    }
}

// Fine row 2 j + 1: centres, and the points between them; i = 0 has no centre to its west.
CUESTA_SIMD_CLONES(void, middle_row,
                   (const float* __restrict north, const float* __restrict south,
                    const float* __restrict centre, const float* __restrict normal, float sigma,
                    std::int64_t cells, float* __restrict out),
                   (north, south, centre, normal, sigma, cells, out)) {
    out[1] = centre[0];
    for (std::int64_t i = 1; i < cells; ++i) {
        out[2 * i] =
            0.25f * ((north[i] + south[i]) + (centre[i - 1] + centre[i])) + sigma * normal[i];
        out[2 * i + 1] = centre[i];
    }
}

// One refinement: the coarse window at `level` to the fine window at level + 1.
class Refinement {
public:
    Refinement(const MidpointLattice& lattice, const MidpointRule& rule, int level,
               const float* coarse, const LatticeWindow& from, const LatticeWindow& to,
               std::vector<float>& lines)
        : lattice_(lattice), rule_(rule), level_(level), coarse_(coarse), from_(from), to_(to) {
        period_x_ = lattice.squares_x << level, period_y_ = lattice.squares_y << level;
        ends_x_ = !lattice.wraps_x && !lattice.endless;
        ends_y_ = !lattice.wraps_y && !lattice.endless;
        const auto amplitude = [&](int half_steps) {
            return static_cast<float>(rule.sigma * elementary::exp2(-rule.hurst * half_steps / 2));
        };
        centre_sigma_ = amplitude(2 * level + 1), edge_sigma_ = amplitude(2 * level + 2);
        const auto width = static_cast<std::size_t>(from.columns());
        lines.resize(5 * width);
        above_ = lines.data(), centre_ = above_ + width, normal_ = centre_ + width;
        fine_ = normal_ + width;
    }

    void run(float* out, std::ptrdiff_t stride) {
        for (std::int64_t j = from_.y0; j <= from_.y1; ++j) {
            const bool has_south = j < from_.y1;
            if (has_south) {
                draw(Draw::centre, j, cells());
                centre_row(row(j), row(j + 1), normal_, centre_sigma_, cells(), centre_);
            }
            if (inside(2 * j)) {
                draw(Draw::level_edge, j, cells());
                write_corner_row(j, row(j));
                emit(2 * j, out, stride);
            }
            if (has_south && inside(2 * j + 1)) {
                draw(Draw::upright_edge, j, from_.columns());
                write_middle_row(row(j), row(j + 1));
                emit(2 * j + 1, out, stride);
            }
            std::swap(above_, centre_);
        }
    }

private:
    std::int64_t cells() const { return from_.columns() - 1; }
    const float* row(std::int64_t j) const { return coarse_ + (j - from_.y0) * from_.columns(); }
    bool inside(std::int64_t fine_y) const { return fine_y >= to_.y0 && fine_y <= to_.y1; }

    // Normal numbers of the coarse points from_.x0 .. + count - 1 of row j.
    void draw(Draw what, std::int64_t j, std::int64_t count) {
        draw_displacements(lattice_, rule_, level_, static_cast<std::uint32_t>(what), from_.x0,
                           count, j, normal_);
    }

    float border(float a, float b, float centre, float normal) const {
        const float mean = rule_.three_point ? (a + b + centre) / 3.0f : 0.5f * (a + b);
        return mean + edge_sigma_ * normal;
    }

    // above_ holds the centres north of coarse row j, centre_ those south of it.
    void write_corner_row(std::int64_t j, const float* c) {
        const std::int64_t n = cells();
        const bool north = ends_y_ && j == 0, south = ends_y_ && j == period_y_;
        if (rule_.two_ends) {
            for (std::int64_t i = 0; i < n; ++i) {
                fine_[2 * i] = c[i];
                fine_[2 * i + 1] = 0.5f * (c[i] + c[i + 1]) + edge_sigma_ * normal_[i];
            }
        } else if (north || south) {
            const float* inner = north ? centre_ : above_;
            for (std::int64_t i = 0; i < n; ++i) {
                fine_[2 * i] = c[i];
                fine_[2 * i + 1] = border(c[i], c[i + 1], inner[i], normal_[i]);
            }
        } else {
            corner_row(c, above_, centre_, normal_, edge_sigma_, n, fine_);
        }
        fine_[2 * n] = c[n];
    }

    void write_middle_row(const float* a, const float* b) {
        const std::int64_t n = cells();
        if (rule_.two_ends) {
            for (std::int64_t i = 0; i <= n; ++i) {
                fine_[2 * i] = 0.5f * (a[i] + b[i]) + edge_sigma_ * normal_[i];
                if (i < n) fine_[2 * i + 1] = centre_[i];
            }
            return;
        }
        middle_row(a, b, centre_, normal_, edge_sigma_, n, fine_);
        // The outermost points are written only where the lattice ends; elsewhere nobody asks.
        if (ends_x_ && from_.x0 == 0) fine_[0] = border(a[0], b[0], centre_[0], normal_[0]);
        if (ends_x_ && from_.x1 == period_x_)
            fine_[2 * n] = border(a[n], b[n], centre_[n - 1], normal_[n]);
    }

    void emit(std::int64_t fine_y, float* out, std::ptrdiff_t stride) const {
        std::memcpy(out + (fine_y - to_.y0) * stride, fine_ + (to_.x0 - 2 * from_.x0),
                    static_cast<std::size_t>(to_.columns()) * sizeof(float));
    }

    const MidpointLattice& lattice_;
    const MidpointRule& rule_;
    int level_;
    const float* coarse_;
    LatticeWindow from_, to_;
    std::int64_t period_x_, period_y_;
    bool ends_x_, ends_y_;
    float centre_sigma_, edge_sigma_;
    float *above_, *centre_, *normal_, *fine_;
};

}  // namespace

void draw_displacements(const MidpointLattice& lattice, const MidpointRule& rule, int level,
                        std::uint32_t what, std::int64_t x, std::int64_t count, std::int64_t y,
                        float* out) {
    const std::uint32_t step = static_cast<std::uint32_t>(level) * 4 + what;
    constexpr std::uint32_t signs = 0x10000;  // numbers of their own
    if (lattice.wraps_y) y = *behind(y, lattice.squares_y << level, true);
    const auto part = [&](std::int64_t from, std::int64_t many, float* to) {
        normal_row(rule.random, from, from + many, y, step, to);
        if (rule.rise == 0.5) return;
        const auto rise = static_cast<float>(rule.rise);
        for (std::int64_t i = 0; i < many; ++i) {
            const auto words = random_words(rule.random, from + i, y, step + signs);
            const float size = to[i] < 0.0f ? -to[i] : to[i];
            to[i] = uniform_float(words[0]) < rise ? size : -size;
        }
    };
    if (!lattice.wraps_x) return part(x + (lattice.endless ? endless_shift : 0), count, out);
    const std::int64_t period = lattice.squares_x << level;
    for (std::int64_t done = 0; done < count;) {
        const std::int64_t at = *behind(x + done, period, true);
        const std::int64_t many = std::min(count - done, period - at);
        part(at, many, out + done);
        done += many;
    }
}

void first_points(const MidpointLattice& lattice, const MidpointRule& rule,
                  const LatticeWindow& window, std::vector<float>& out) {
    out.clear();
    for (std::int64_t y = window.y0; y <= window.y1; ++y)
        for (std::int64_t x = window.x0; x <= window.x1; ++x) {
            const std::int64_t i = lattice.wraps_x ? *behind(x, lattice.squares_x, true) : x;
            const std::int64_t j = lattice.wraps_y ? *behind(y, lattice.squares_y, true) : y;
            if (!rule.random_corners) {
                const std::size_t which = (i > 0 ? 1u : 0u) + (j > 0 ? 2u : 0u);
                out.push_back(static_cast<float>(rule.corners[which]));
                continue;
            }
            const auto words =
                random_words(rule.random, i, j, static_cast<std::uint32_t>(Draw::corner));
            out.push_back(static_cast<float>(rule.sigma) * normal_pair(words[0], words[1])[0]);
        }
}

void refine_window(const MidpointLattice& lattice, const MidpointRule& rule,
                   const LatticeWindow& window, MidpointScratch& scratch, float* out,
                   std::ptrdiff_t stride) {
    // Which points each level needs, from the finest up.
    std::vector<LatticeWindow> needed(static_cast<std::size_t>(lattice.levels) + 1);
    needed.back() = window;
    for (int level = lattice.levels - 1; level >= 0; --level)
        needed[static_cast<std::size_t>(level)] =
            parent_of(lattice, level, needed[static_cast<std::size_t>(level) + 1]);

    first_points(lattice, rule, needed.front(), scratch.coarse);
    for (int level = 0; level < lattice.levels; ++level) {
        const LatticeWindow& from = needed[static_cast<std::size_t>(level)];
        const LatticeWindow& to = needed[static_cast<std::size_t>(level) + 1];
        const bool last = level + 1 == lattice.levels;
        if (!last) scratch.fine.resize(static_cast<std::size_t>(to.columns() * to.rows()));
        Refinement(lattice, rule, level, scratch.coarse.data(), from, to, scratch.lines)
            .run(last ? out : scratch.fine.data(), last ? stride : to.columns());
        if (!last) std::swap(scratch.coarse, scratch.fine);
    }
    if (lattice.levels == 0)
        for (std::int64_t y = 0; y < window.rows(); ++y)
            std::copy_n(scratch.coarse.data() + y * window.columns(), window.columns(),
                        out + y * stride);
}

MidpointLattice lattice_for(const Grid& grid) {
    MidpointLattice lattice;
    // An axis of one sample has no neighbours to wrap to.
    lattice.wraps_x = grid.wraps_x() && grid.columns > 1;
    lattice.wraps_y = grid.wraps_y() && grid.rows > 1;
    const auto columns = static_cast<double>(grid.columns), rows = static_cast<double>(grid.rows);
    // Map samples per coarsest square, along x and y.
    double side_x = 0, side_y = 0;
    if (lattice.wraps_x && lattice.wraps_y) {
        // Whole squares in both periods, stretched by at most 15 %: the fewest that do.
        const bool wide = columns >= rows;
        const double ratio = wide ? columns / rows : rows / columns;
        std::int64_t across = 1, down = 1;
        for (down = 1;; ++down) {
            across = std::max<std::int64_t>(1, std::llround(ratio * static_cast<double>(down)));
            const double stretch =
                static_cast<double>(across) / (ratio * static_cast<double>(down));
            if (std::max(stretch, 1 / stretch) <= 1.15) break;
        }
        lattice.squares_x = wide ? across : down, lattice.squares_y = wide ? down : across;
        side_x = columns / static_cast<double>(lattice.squares_x);
        side_y = rows / static_cast<double>(lattice.squares_y);
    } else if (lattice.wraps_x) {
        side_x = side_y = columns;
        lattice.squares_y = std::max<std::int64_t>(1, (grid.rows - 2) / grid.columns + 1);
    } else if (lattice.wraps_y) {
        side_x = side_y = rows;
        lattice.squares_x = std::max<std::int64_t>(1, (grid.columns - 2) / grid.rows + 1);
    } else {
        side_x = side_y = std::max(columns, rows) - 1;
    }
    const bool wrapped = lattice.wraps_x || lattice.wraps_y;
    const double longest = std::max(side_x, side_y);
    while (std::ldexp(1.0, lattice.levels) < longest) ++lattice.levels;
    const double points = std::ldexp(1.0, lattice.levels);
    // Close enough to lattice points: the map is cut from a square that is up to 1/32 larger.
    if (!wrapped && side_x * 32 >= points * 31) side_x = side_y = points;
    if (side_x > 0) lattice.step_x = points / side_x, lattice.step_y = points / side_y;
    return lattice;
}

MidpointLattice endless_lattice(const Grid& grid, double land_m) {
    MidpointLattice lattice;
    lattice.endless = true;
    // Squares smaller than a sample cannot be told apart.
    const double side = std::max(1.0, land_m / grid.spacing_m);
    constexpr double hair = 1e-9;  // what a quotient of metres may be off
    while (lattice.levels < 40 && std::ldexp(1.0, lattice.levels) < side * (1 - hair))
        ++lattice.levels;
    const double step = std::ldexp(1.0, lattice.levels) / side;
    lattice.step_x = lattice.step_y = std::fabs(step - 1) <= hair ? 1 : step;
    const auto split = [&](double origin_m, std::int64_t& start, double& rest) {
        const double place = origin_m / grid.spacing_m * lattice.step_x;
        const double whole = std::floor(place + 1e-6);
        start = static_cast<std::int64_t>(whole);
        rest = std::fabs(place - whole) <= 1e-6 ? 0 : place - whole;
    };
    split(grid.origin_x_m, lattice.start_x, lattice.rest_x);
    split(grid.origin_y_m, lattice.start_y, lattice.rest_y);
    return lattice;
}

}  // namespace cuesta
