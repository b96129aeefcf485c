// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/landform/island.h"

#include "cuesta/generate/landform/discs.h"
#include "cuesta/generate/landform/ease.h"
#include "cuesta/generate/landform/gullies.h"
#include "cuesta/grid/range.h"
#include "cuesta/operator/describe.h"

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
    Field& form = step.scratch.field(0);
    StepReport report;
    if (too_fine(wavelength, step, report))
        out.fill(0);
    else
        fill_ridges(wavelength > 0 ? wavelength : radius / 1.5, 5, step, out, form);
    FractalNoise outline;
    outline.wavelength_m = radius;
    outline.octaves = 2;
    fill_visible(outline, 2, step, form);

    // The form without detail: above 0 is land.
    const double period_x = grid.wraps_x() ? grid.extent_x_m() : 0;
    const double period_y = grid.wraps_y() ? grid.extent_y_m() : 0;
    const auto rough = static_cast<float>(2 * coast);
    for_each_sample(block, [&](std::int64_t i, std::int64_t j) {
        const double u =
            offset(block.x0 + i, x * grid.extent_x_m(), grid.spacing_m, period_x) / radius;
        const double v =
            offset(block.y0 + j, y * grid.extent_y_m(), grid.spacing_m, period_y) / radius;
        const auto inside = static_cast<float>(1 - (u * u + v * v));
        // The coast winds, the open sea does not rise again.
        const float fade = smooth_step((inside + 2.5f) / 1.5f);
        const float above = inside + rough * fade * form.at(i, j);
        const float rise = above > 0.0f ? above * (0.25f + 0.75f * above) : above * 0.25f;
        form.at(i, j) = std::max(rise, -1.0f) * (0.35f + 0.65f * out.at(i, j));
    });

    Gullies gullies;
    gullies.length_m = 0.26 * radius;
    gullies.wavelength_m = radius / 4;
    gullies.strength = 0.3;
    gullies.level = 0.2;
    carve_gullies(gullies, 4, step, form, out);
    for_each_sample(block, [&](std::int64_t i, std::int64_t j) {
        // Valleys reach down to the sea, not below it.
        const float before = form.at(i, j), dry = smooth_step(before / 0.08f);
        const float carved = before + (out.at(i, j) - before) * dry;
        out.at(i, j) = before > 0.0f ? std::max(carved, 0.4f * before) : carved;
    });

    // Small bays and capes: low ground moves up and down across the level of the sea.
    FractalNoise ragged;
    ragged.wavelength_m = radius / 4;
    ragged.octaves = 6;
    fill_visible(ragged, 1, step, form);
    const auto uneven = static_cast<float>(0.12 * coast);
    for_each_sample(block, [&](std::int64_t i, std::int64_t j) {
        const float h = out.at(i, j);
        const float low = 1.0f - 0.8f * smooth_step(h / 0.3f);
        const float sea = 1.0f - smooth_step(-h / 0.3f);
        const float now = h + uneven * (low * sea) * form.at(i, j);
        out.at(i, j) = now > 0.0f ? now : -smooth_step(now * -5.0f);
    });
    const ValueRange range = value_range(out, step.comm);
    if (!(range.high > 0)) report.count("no_land", step.comm.rank() == 0 ? 1 : 0);
    const double up = range.high > 0 ? relief / range.high : 0;
    for_each_sample(block, [&](std::int64_t i, std::int64_t j) {
        const double h = out.at(i, j);
        out.at(i, j) = static_cast<float>(base + h * (h > 0 ? up : depth));
    });
    return report;
}

template OperatorRow describe<Island>();

}  // namespace cuesta
