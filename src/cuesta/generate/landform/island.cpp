// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/landform/island.h"

#include "cuesta/base/parallel.h"
#include "cuesta/generate/landform/discs.h"
#include "cuesta/generate/landform/ease.h"
#include "cuesta/grid/range.h"

namespace cuesta {
namespace {

// Metres from the middle, the short way round on a wrapped axis.
double offset(std::int64_t sample, double middle_m, double spacing_m, double period_m) {
    double d = static_cast<double>(sample) * spacing_m - middle_m;
    if (period_m > 0) d -= std::floor(d / period_m + 0.5) * period_m;
    return d;
}

}  // namespace

StepReport Island::generate(Field& out, const StepContext& step) const {
    const Grid& grid = step.grid;
    const Block& block = step.block;
    const double radius = size * shorter_side_m(grid) / 2;
    FractalNoise ridges;
    ridges.kind = FractalKind::ridged;
    ridges.wavelength_m = wavelength > 0 ? wavelength : radius / 1.5;
    ridges.octaves = 9;
    fill_visible(ridges, 1, step, out);
    FractalNoise ragged;
    ragged.wavelength_m = radius;
    ragged.octaves = 7;
    Field& coastline = step.scratch.field(0);
    fill_visible(ragged, 2, step, coastline);

    const double period_x = grid.wraps_x() ? grid.extent_x_m() : 0;
    const double period_y = grid.wraps_y() ? grid.extent_y_m() : 0;
    const auto rough = static_cast<float>(2 * coast);
    const std::int64_t grain = rows_per_piece(block.columns);
    // Land above 0 in its own scale, sea from 0 down to -1.
    parallel_for(0, block.rows, grain, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t j = lo; j < hi; ++j) {
            float* line = out.row(j);
            const double v =
                offset(block.y0 + j, y * grid.extent_y_m(), grid.spacing_m, period_y) / radius;
            for (std::int64_t i = 0; i < block.columns; ++i) {
                const double u =
                    offset(block.x0 + i, x * grid.extent_x_m(), grid.spacing_m, period_x) / radius;
                const auto inside = static_cast<float>(1 - (u * u + v * v));
                // The coast winds, the open sea does not rise again.
                const float fade = smooth_step((inside + 2.5f) / 1.5f);
                const float above = inside + rough * fade * coastline.at(i, j);
                line[i] = above > 0.0f ? above * (0.25f + 0.75f * above) * (0.3f + line[i])
                                       : -smooth_step(-above);
            }
        }
    });
    StepReport report;
    const ValueRange range = value_range(out, step.comm);
    if (!(range.high > 0)) report.count("no_land", step.comm.rank() == 0 ? 1 : 0);
    const double up = range.high > 0 ? relief / range.high : 0;
    parallel_for(0, block.rows, grain, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t j = lo; j < hi; ++j) {
            float* line = out.row(j);
            for (std::int64_t i = 0; i < block.columns; ++i)
                line[i] = static_cast<float>(base + line[i] * (line[i] > 0.0f ? up : depth));
        }
    });
    return report;
}

}  // namespace cuesta
