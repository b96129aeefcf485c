// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/landform/canyon_plateau.h"

#include "cuesta/base/parallel.h"
#include "cuesta/generate/landform/discs.h"
#include "cuesta/generate/landform/ease.h"
#include "cuesta/generate/surface_range.h"

namespace cuesta {

StepReport CanyonPlateau::generate(Field& out, const StepContext& step) const {
    const Block& block = step.block;
    const double distance = wavelength > 0 ? wavelength : longer_side_m(step.grid) / 3;
    FractalNoise lines;
    lines.wavelength_m = distance;
    lines.octaves = 7;
    lines.persistence = 0.42;
    fill_visible(lines, 1, step, out);
    FractalNoise small;
    small.wavelength_m = distance / 2;
    small.octaves = 7;
    Field& detail = step.scratch.field(0);
    fill_visible(small, 2, step, detail);

    const auto bottom = static_cast<float>(width), slope = static_cast<float>(wall);
    const auto steps = static_cast<float>(strata), sharp = static_cast<float>(sharpness);
    const auto rough = static_cast<float>(roughness);
    parallel_for(
        0, block.rows, rows_per_piece(block.columns), [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t j = lo; j < hi; ++j) {
                float* line = out.row(j);
                const float* fine = detail.row(j);
                for (std::int64_t i = 0; i < block.columns; ++i) {
                    // Small relief moves the layers a little and shows on the plateau.
                    const float away =
                        (std::fabs(line[i]) - bottom) / slope + 0.25f * rough * fine[i];
                    const float t = away < 0.0f ? 0.0f : away > 1.0f ? 1.0f : away;
                    const float beyond =
                        away > 1.0f ? 0.06f * smooth_step((away - 1.0f) / 2.0f) : 0.0f;
                    line[i] =
                        stairs(t, steps, sharp) + beyond + rough * (0.3f + 0.7f * t) * fine[i];
                }
            }
        });
    return set_surface_range(out, base, relief, step);
}

}  // namespace cuesta
