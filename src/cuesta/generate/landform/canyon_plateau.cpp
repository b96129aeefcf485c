// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/landform/canyon_plateau.h"

#include "cuesta/generate/landform/discs.h"
#include "cuesta/generate/landform/ease.h"
#include "cuesta/generate/landform/gullies.h"
#include "cuesta/generate/surface_range.h"
#include "cuesta/operator/describe.h"

namespace cuesta {

StepReport CanyonPlateau::generate(Field& out, const StepContext& step) const {
    const Block& block = step.block;
    const double distance = wavelength > 0 ? wavelength : longer_side_m(step.grid) / 3;
    FractalNoise lines;
    lines.wavelength_m = distance;
    lines.octaves = 3;
    lines.persistence = 0.42;
    Field& form = step.scratch.field(0);
    StepReport report;
    if (too_fine(wavelength, step, report)) {
        out.fill(0);
        report.merge(set_surface_range(out, base, relief, step));
        return report;
    }
    fill_visible(lines, 1, step, form);

    // How far above the floor a smooth wall would be here: 0 at the floor, 1 at the rim, more on
    // the plateau. Side canyons run down to the main ones.
    const auto bottom = static_cast<float>(width), slope = static_cast<float>(wall);
    for_each_sample(block, [&](std::int64_t i, std::int64_t j) {
        form.at(i, j) = (std::fabs(form.at(i, j)) - bottom) / slope;
    });
    Gullies canyons;
    canyons.length_m = distance * wall / 2;
    canyons.wavelength_m = distance / 4;
    canyons.octaves = 5;
    canyons.strength = side_canyons;
    canyons.level = 0.4;
    canyons.fade = 0.1;
    canyons.keep = 1;
    carve_gullies(canyons, 3, step, form, out);

    FractalNoise small;
    small.wavelength_m = distance / 2;
    small.octaves = 7;
    fill_visible(small, 2, step, form);
    const auto steps = static_cast<float>(strata), sharp = static_cast<float>(sharpness);
    const auto rough = static_cast<float>(roughness);
    for_each_sample(block, [&](std::int64_t i, std::int64_t j) {
        // Small relief moves the layers a little and shows on the plateau.
        const float fine = form.at(i, j), away = out.at(i, j) + 0.25f * rough * fine;
        const float t = away < 0.0f ? 0.0f : away > 1.0f ? 1.0f : away;
        const float beyond = away > 1.0f ? 0.06f * smooth_step((away - 1.0f) / 2.0f) : 0.0f;
        out.at(i, j) = stairs(t, steps, sharp) + beyond + rough * (0.3f + 0.7f * t) * fine;
    });
    report.merge(set_surface_range(out, base, relief, step));
    return report;
}

template OperatorRow describe<CanyonPlateau>();

}  // namespace cuesta
