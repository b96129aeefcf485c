// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/square_lattice.h"

#include <algorithm>

#include "cuesta/base/elementary.h"
#include "cuesta/simd/clones.h"

namespace cuesta {
namespace {

// Three quarters of `near` and one of `far`.
CUESTA_SIMD_CLONES(void, blend_rows,
                   (const float* __restrict near, const float* __restrict far, std::int64_t count,
                    float* __restrict out),
                   (near, far, count, out)) {
    for (std::int64_t i = 0; i < count; ++i) out[i] = 0.75f * near[i] + 0.25f * far[i];
}

// Fine points 2 i and 2 i + 1 around the coarse points 1 <= i < count - 1.
CUESTA_SIMD_CLONES(void, split_row,
                   (const float* __restrict row, std::int64_t count, float* __restrict out),
                   (row, count, out)) {
    for (std::int64_t i = 1; i < count - 1; ++i) {
        const float here = 0.75f * row[i];
        out[2 * i] = here + 0.25f * row[i - 1];
        out[2 * i + 1] = here + 0.25f * row[i + 1];
    }
}

CUESTA_SIMD_CLONES(void, displace_row,
                   (const float* __restrict row, const float* __restrict normal, float sigma,
                    std::int64_t count, float* __restrict out),
                   (row, normal, sigma, count, out)) {
    for (std::int64_t i = 0; i < count; ++i) out[i] = row[i] + sigma * normal[i];
}

LatticeWindow parent_of(const LatticeWindow& window) {
    return {half_down(window.x0) - 1, half_down(window.x1) + 1, half_down(window.y0) - 1,
            half_down(window.y1) + 1};
}

void refine_level(const MidpointLattice& lattice, const MidpointRule& rule, int level,
                  const std::vector<float>& coarse, const LatticeWindow& from,
                  const LatticeWindow& to, std::vector<float>& lines, float* out,
                  std::ptrdiff_t stride) {
    const auto sigma = static_cast<float>(rule.sigma * elementary::exp2(-rule.hurst * (level + 1)));
    const std::int64_t width = from.columns();
    lines.resize(static_cast<std::size_t>(3 * width + to.columns()));
    float *blended = lines.data(), *fine = blended + width, *normal = fine + 2 * width;
    for (std::int64_t y = to.y0; y <= to.y1; ++y) {
        const std::int64_t near = half_down(y), far = y == 2 * near ? near - 1 : near + 1;
        const auto row = [&](std::int64_t j) { return coarse.data() + (j - from.y0) * width; };
        blend_rows(row(near), row(far), width, blended);
        split_row(blended, width, fine);
        draw_displacements(lattice, rule, level + 1, 0, to.x0, to.columns(), y, normal);
        displace_row(fine + (to.x0 - 2 * from.x0), normal, sigma, to.columns(),
                     out + (y - to.y0) * stride);
    }
}

}  // namespace

void refine_squares(const MidpointLattice& lattice, const MidpointRule& rule,
                    const LatticeWindow& window, MidpointScratch& scratch, float* out,
                    std::ptrdiff_t stride) {
    // Point i of level k lies at i / 2^k less 1/4 + 1/8 + ... of a coarsest square: half of one in
    // the end, so the map begins that much further on.
    MidpointLattice plane = lattice;
    plane.endless = true;
    const std::int64_t shift = lattice.levels > 0 ? std::int64_t{1} << (lattice.levels - 1) : 0;
    std::vector<LatticeWindow> needed{
        {window.x0 + shift, window.x1 + shift, window.y0 + shift, window.y1 + shift}};
    for (int level = lattice.levels; level > 0; --level) needed.push_back(parent_of(needed.back()));
    first_points(plane, rule, needed.back(), scratch.coarse);
    for (int level = 0; level < lattice.levels; ++level) {
        const LatticeWindow from = needed.back();
        needed.pop_back();
        const LatticeWindow& to = needed.back();
        const bool last = level + 1 == lattice.levels;
        if (!last) scratch.fine.resize(static_cast<std::size_t>(to.columns() * to.rows()));
        refine_level(plane, rule, level, scratch.coarse, from, to, scratch.lines,
                     last ? out : scratch.fine.data(), last ? stride : to.columns());
        if (!last) std::swap(scratch.coarse, scratch.fine);
    }
    if (lattice.levels == 0)
        for (std::int64_t y = 0; y < window.rows(); ++y)
            std::copy_n(scratch.coarse.data() + y * window.columns(), window.columns(),
                        out + y * stride);
}

}  // namespace cuesta
