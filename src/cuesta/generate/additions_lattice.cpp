// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/additions_lattice.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/elementary.h"
#include "cuesta/random/normal_block.h"
#include "cuesta/simd/clones.h"

namespace cuesta {
namespace {

// What a random number is for; part of its key.
enum class Draw : std::uint32_t { corner = 0, centre = 1, fine = 2, first = 3 };

// Keeps the row numbers of normal_row positive; a window reaches at most 7 points further per
// level.
constexpr std::int64_t open_shift = 64;

// Coarse points a..b from which the fine points low..high follow.
LatticeWindow parent_of(const LatticeWindow& fine) {
    const auto low = [](std::int64_t x) { return half_down(x - 1) - 1; };
    const auto high = [](std::int64_t x) { return half_down(x + 2) + 1; };
    return {low(fine.x0), high(fine.x1), low(fine.y0), high(fine.y1)};
}

// --- Rows of numbers ---------------------------------------------------------------------------

CUESTA_SIMD_CLONES(void, displaced_row,
                   (const float* __restrict from, const float* __restrict normal, float sigma,
                    std::int64_t count, float* __restrict out),
                   (from, normal, sigma, count, out)) {
    for (std::int64_t i = 0; i < count; ++i) out[i] = from[i] + sigma * normal[i];
}

CUESTA_SIMD_CLONES(void, add_row,
                   (const float* __restrict normal, float sigma, std::int64_t count,
                    float* __restrict row),
                   (normal, sigma, count, row)) {
    for (std::int64_t i = 0; i < count; ++i) row[i] += sigma * normal[i];
}

// Mean of the four corners, displaced.
CUESTA_SIMD_CLONES(void, centre_row,
                   (const float* __restrict north, const float* __restrict south,
                    const float* __restrict normal, float sigma, std::int64_t count,
                    float* __restrict out),
                   (north, south, normal, sigma, count, out)) {
    for (std::int64_t i = 0; i < count; ++i)
        out[i] =
            0.25f * ((north[i] + north[i + 1]) + (south[i] + south[i + 1])) + sigma * normal[i];
}

// Half of each point and half the mean of four: north[i], north[i + 1], south[i], south[i + 1].
CUESTA_SIMD_CLONES(void, diagonal_mean_row,
                   (const float* __restrict self, const float* __restrict north,
                    const float* __restrict south, std::int64_t count, float* __restrict out),
                   (self, north, south, count, out)) {
    for (std::int64_t i = 0; i < count; ++i)
        out[i] = 0.5f * self[i] + 0.125f * ((north[i] + north[i + 1]) + (south[i] + south[i + 1]));
}

// Fine row of corners and the edge points between them; north and south are rows of centres.
CUESTA_SIMD_CLONES(void, corner_and_edge_row,
                   (const float* __restrict corner, const float* __restrict north,
                    const float* __restrict south, std::int64_t count, float* __restrict out),
                   (corner, north, south, count, out)) {
    for (std::int64_t i = 0; i < count; ++i) {
        out[2 * i] = corner[i];
        out[2 * i + 1] = 0.25f * ((corner[i] + corner[i + 1]) + (north[i] + south[i]));
    }
}

// Fine row of edge points and the centres between them; north and south are rows of corners,
// centre[i] and centre[i + 1] lie to the west and east of edge i.
CUESTA_SIMD_CLONES(void, edge_and_centre_row,
                   (const float* __restrict centre, const float* __restrict north,
                    const float* __restrict south, std::int64_t count, float* __restrict out),
                   (centre, north, south, count, out)) {
    for (std::int64_t i = 0; i < count; ++i) {
        out[2 * i] = 0.25f * ((north[i] + south[i]) + (centre[i] + centre[i + 1]));
        out[2 * i + 1] = centre[i + 1];
    }
}

CUESTA_SIMD_CLONES(void, mean_row,
                   (const float* __restrict north, const float* __restrict here,
                    const float* __restrict south, std::int64_t count, float* __restrict out),
                   (north, here, south, count, out)) {
    for (std::int64_t i = 0; i < count; ++i)
        out[i] = 0.5f * here[i] + 0.125f * ((north[i] + south[i]) + (here[i - 1] + here[i + 1]));
}

// --- One level ---------------------------------------------------------------------------------

// The variances of the last two additions, in those the series would give them; see the header.
double share_of_last_but_one(double hurst) {
    return 1.95 - 1.65 * hurst;
}
double share_of_last(double hurst) {
    return (0.155 - 0.155 * hurst + 0.065 * hurst * hurst) / std::max(hurst, 1.0 / 16);
}

// A rectangle of numbers in a vector that is kept.
struct Sheet {
    Sheet(std::vector<float>& memory, const LatticeWindow& where) : window(where) {
        memory.resize(static_cast<std::size_t>(where.columns() * where.rows()));
        data = memory.data();
    }
    float* at(std::int64_t x, std::int64_t y) {
        return data + (y - window.y0) * window.columns() + (x - window.x0);
    }
    LatticeWindow window;
    float* data;
};

class Level {
public:
    Level(const MidpointLattice& lattice, const AdditionsRule& rule, int level,
          AdditionsScratch& scratch)
        : lattice_(lattice), rule_(rule), level_(level), scratch_(scratch) {
        last_ = level + 1 == lattice.levels;
        const auto sigma = [&](int half_steps, double share) {
            return static_cast<float>(elementary::exp2(-rule.hurst * half_steps / 2) *
                                      std::sqrt(share));
        };
        coarse_sigma_ = sigma(2 * level + 1, last_ ? share_of_last_but_one(rule.hurst) : 1);
        fine_sigma_ = sigma(2 * level + 2, last_ ? share_of_last(rule.hurst) : 1);
    }

    // From the coarse window in scratch.coarse to the fine window in out.
    void run(const LatticeWindow& from, const LatticeWindow& to, float* out,
             std::ptrdiff_t stride) {
        coarse_half_step(from);
        fine_half_step(from, to, out, stride);
    }

private:
    // Centres and corners, displaced and averaged.
    void coarse_half_step(const LatticeWindow& from) {
        Sheet old(scratch_.coarse, from);
        Sheet corner(scratch_.corner, from);
        const LatticeWindow between{from.x0, from.x1 - 1, from.y0, from.y1 - 1};
        Sheet centre(scratch_.centre, between);
        for (std::int64_t y = from.y0; y <= from.y1; ++y) {
            const float* normal = draw(Draw::corner, 0, from.x0, from.columns(), y);
            displaced_row(old.at(from.x0, y), normal, coarse_sigma_, from.columns(),
                          corner.at(from.x0, y));
            if (y == from.y1) break;
            normal = draw(Draw::centre, 0, from.x0, between.columns(), y);
            centre_row(old.at(from.x0, y), old.at(from.x0, y + 1), normal, coarse_sigma_,
                       between.columns(), centre.at(from.x0, y));
        }
        const LatticeWindow inner{from.x0 + 1, from.x1 - 1, from.y0 + 1, from.y1 - 1};
        Sheet mean_corner(scratch_.mean_corner, inner), mean_centre(scratch_.mean_centre, between);
        for (std::int64_t y = between.y0; y <= between.y1; ++y) {
            diagonal_mean_row(centre.at(from.x0, y), corner.at(from.x0, y),
                              corner.at(from.x0, y + 1), between.columns(),
                              mean_centre.at(from.x0, y));
            if (y >= inner.y0)
                diagonal_mean_row(corner.at(inner.x0, y), centre.at(from.x0, y - 1),
                                  centre.at(from.x0, y), inner.columns(),
                                  mean_corner.at(inner.x0, y));
        }
    }

    // Fine points between the inner corners, displaced and averaged row by row.
    void fine_half_step(const LatticeWindow& from, const LatticeWindow& to, float* out,
                        std::ptrdiff_t stride) {
        const std::int64_t x0 = 2 * from.x0 + 2, columns = 2 * (from.columns() - 3) + 1;
        scratch_.line.resize(static_cast<std::size_t>(3 * (columns + 1)));
        const auto line = [&](std::int64_t y) {
            return scratch_.line.data() + ((y % 3 + 3) % 3) * (columns + 1);
        };
        for (std::int64_t y = to.y0 - 1; y <= to.y1 + 1; ++y) {
            write_fine_row(from, y, line(y));
            if (!last_) {
                add_row(draw(Draw::fine, 1, x0, columns, y), fine_sigma_, columns, line(y));
            }
            if (y < to.y0 + 1) continue;
            const std::int64_t middle = y - 1, skip = to.x0 - x0;
            float* row = out + (middle - to.y0) * stride;
            mean_row(line(middle - 1) + skip, line(middle) + skip, line(y) + skip, to.columns(),
                     row);
            if (last_)
                add_row(draw(Draw::fine, 1, to.x0, to.columns(), middle), fine_sigma_, to.columns(),
                        row);
        }
    }

    void write_fine_row(const LatticeWindow& from, std::int64_t y, float* row) {
        const LatticeWindow between{from.x0, from.x1 - 1, from.y0, from.y1 - 1};
        const LatticeWindow inner{from.x0 + 1, from.x1 - 1, from.y0 + 1, from.y1 - 1};
        Sheet corner(scratch_.mean_corner, inner), centre(scratch_.mean_centre, between);
        const std::int64_t j = half_down(y), cells = inner.columns() - 1;
        if (y == 2 * j) {
            corner_and_edge_row(corner.at(inner.x0, j), centre.at(inner.x0, j - 1),
                                centre.at(inner.x0, j), cells, row);
            row[2 * cells] = *corner.at(inner.x1, j);
        } else {
            const float* west = centre.at(from.x0, j);
            edge_and_centre_row(west, corner.at(inner.x0, j), corner.at(inner.x0, j + 1), cells,
                                row);
            row[2 * cells] = 0.25f * ((*corner.at(inner.x1, j) + *corner.at(inner.x1, j + 1)) +
                                      (west[cells] + west[cells + 1]));
        }
    }

    // Normal numbers of points x .. x + count - 1 of row y; `finer` 1 counts them at the next
    // level.
    const float* draw(Draw what, int finer, std::int64_t x, std::int64_t count, std::int64_t y) {
        scratch_.normal.resize(std::max(scratch_.normal.size(), static_cast<std::size_t>(count)));
        const auto step = static_cast<std::uint32_t>(level_) * 4 + static_cast<std::uint32_t>(what);
        float* normal = scratch_.normal.data();
        if (lattice_.wraps_y) y = *behind(y, lattice_.squares_y << (level_ + finer), true);
        if (!lattice_.wraps_x) {
            normal_row(rule_.random, x + open_shift, x + open_shift + count, y, step, normal);
            return normal;
        }
        const std::int64_t period = lattice_.squares_x << (level_ + finer);
        for (std::int64_t done = 0; done < count;) {
            const std::int64_t at = *behind(x + done, period, true);
            const std::int64_t part = std::min(count - done, period - at);
            normal_row(rule_.random, at, at + part, y, step, normal + done);
            done += part;
        }
        return normal;
    }

    const MidpointLattice& lattice_;
    const AdditionsRule& rule_;
    int level_;
    AdditionsScratch& scratch_;
    bool last_;
    float coarse_sigma_, fine_sigma_;
};

// The coarsest points.
void first_points(const MidpointLattice& lattice, const AdditionsRule& rule,
                  const LatticeWindow& window, std::vector<float>& out) {
    const auto place = [](std::int64_t i, std::int64_t squares, bool wraps) {
        return wraps ? *behind(i, squares, true) : i;
    };
    out.clear();
    for (std::int64_t y = window.y0; y <= window.y1; ++y)
        for (std::int64_t x = window.x0; x <= window.x1; ++x) {
            const auto words =
                random_words(rule.random, place(x, lattice.squares_x, lattice.wraps_x),
                             place(y, lattice.squares_y, lattice.wraps_y),
                             static_cast<std::uint32_t>(Draw::first));
            out.push_back(normal_pair(words[0], words[1])[0]);
        }
}

}  // namespace

void refine_additions(const MidpointLattice& lattice, const AdditionsRule& rule,
                      const LatticeWindow& window, AdditionsScratch& scratch, float* out,
                      std::ptrdiff_t stride) {
    // Which points each level needs, from the finest up.
    std::vector<LatticeWindow> needed{window};
    for (int level = lattice.levels; level > 0; --level) needed.push_back(parent_of(needed.back()));
    first_points(lattice, rule, needed.back(), scratch.coarse);
    for (int level = 0; level < lattice.levels; ++level) {
        const LatticeWindow from = needed.back();
        needed.pop_back();
        const LatticeWindow& to = needed.back();
        Level step(lattice, rule, level, scratch);
        if (level + 1 == lattice.levels) return step.run(from, to, out, stride);
        scratch.fine.resize(static_cast<std::size_t>(to.columns() * to.rows()));
        step.run(from, to, scratch.fine.data(), to.columns());
        std::swap(scratch.coarse, scratch.fine);
    }
    for (std::int64_t y = 0; y < window.rows(); ++y)
        std::copy_n(scratch.coarse.data() + y * window.columns(), window.columns(),
                    out + y * stride);
}

}  // namespace cuesta
