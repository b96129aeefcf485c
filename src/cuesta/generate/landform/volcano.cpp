// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/landform/volcano.h"

#include <span>

#include "cuesta/base/elementary.h"
#include "cuesta/generate/landform/discs.h"
#include "cuesta/generate/landform/ease.h"
#include "cuesta/generate/landform/gullies.h"
#include "cuesta/operator/describe.h"

namespace cuesta {
StepReport Volcano::generate(Field& out, const StepContext& step) const {
    const Grid& grid = step.grid;
    const double r = radius > 0 ? radius : 0.45 * shorter_side_m(grid);
    const double centre_x = x * grid.extent_x_m(), centre_y = y * grid.extent_y_m();
    const auto k = static_cast<float>(steepness), crater = static_cast<float>(crater_width);
    const auto uneven = static_cast<float>(irregularity);
    const float foot = elementary::exp(-k);
    const auto flank = [&](float u) {
        u = std::min(u, 1.0f);
        const float straight = (elementary::exp(-k * u) - foot) / (1.0f - foot);
        return straight * (1.0f - smooth_step((u - 0.7f) / 0.3f));  // level at the foot
    };

    // The cone as if it had no crater, its foot drawn out and in by noise.
    Field& cone = step.scratch.field(0);
    FractalNoise lobes;
    lobes.wavelength_m = r / 1.2;
    lobes.octaves = 3;
    fill_visible(lobes, 1, step, cone);
    out.fill(0);
    const double widest = 1 + 2 * irregularity;
    const Disc all{centre_x, centre_y, widest * r};
    for_each_disc_row(std::span(&all, 1), grid, step.block, [&](const DiscRow& row) {
        const auto scale = static_cast<float>(widest);
        for (std::int64_t i = row.x_begin; i < row.x_end; ++i) {
            const float u = row.u(i) * scale, v = row.v * scale, d = std::sqrt(u * u + v * v);
            const float begin = smooth_step((d - 0.5f * crater) / 0.4f);
            const float bent = 1.0f + uneven * begin * cone.at(i, row.y);
            out.at(i, row.y) += flank(d * std::max(bent, 0.5f));
        }
    });
    for_each_sample(step.block,
                    [&](std::int64_t i, std::int64_t j) { cone.at(i, j) = out.at(i, j); });
    Gullies carved;
    carved.length_m = 0.26 * r;
    carved.wavelength_m = r / 4.5;
    carved.strength = 1.5 * gullies;
    carved.level = 0.13;
    carved.keep = 0.5;
    carved.fade = 0.2;
    carve_gullies(carved, 2, step, cone, out);

    // The crater: the top cut off, gullies beginning below the rim.
    const Disc top{centre_x, centre_y, 2 * crater_width * r};
    const float cut = flank(crater);
    for_each_disc_row(std::span(&top, 1), grid, step.block, [&](const DiscRow& row) {
        for (std::int64_t i = row.x_begin; i < row.x_end; ++i) {
            const float u = row.u(i), t = 2.0f * std::sqrt(u * u + row.v * row.v);
            const float before = cone.at(i, row.y), cuts = out.at(i, row.y) - before;
            out.at(i, row.y) = std::min(before, cut) + cuts * smooth_step(t - 0.9f);
        }
    });
    // Its rim winds and is higher here than there.
    FractalNoise ragged;
    ragged.wavelength_m = std::max(1.3 * crater_width * r, grid.spacing_m);
    ragged.octaves = 4;
    fill_visible(ragged, 3, step, cone);
    const auto high = static_cast<float>(height), deep = static_cast<float>(crater_depth);
    const auto ground = static_cast<float>(base);
    for_each_sample(step.block, [&](std::int64_t i, std::int64_t j) {
        out.at(i, j) = ground + high * out.at(i, j);
    });
    for_each_disc_row(std::span(&top, 1), grid, step.block, [&](const DiscRow& row) {
        for (std::int64_t i = row.x_begin; i < row.x_end; ++i) {
            const float u = row.u(i), t = 2.0f * std::sqrt(u * u + row.v * row.v);
            const float wave = uneven * cone.at(i, row.y);
            const float q = t / std::max(1.0f + 1.2f * wave, 0.4f);
            const float hollow = q < 1.0f ? deep * (1.0f - q * q) : 0.0f;
            const float near = smooth_step(t) * (1.0f - smooth_step(t - 1.0f));
            out.at(i, row.y) += 1.2f * deep * wave * near - hollow;
        }
    });
    return {};
}

template OperatorRow describe<Volcano>();

}  // namespace cuesta
