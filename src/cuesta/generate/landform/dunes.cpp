// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/landform/dunes.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/elementary.h"
#include "cuesta/base/parallel.h"
#include "cuesta/generate/landform/discs.h"
#include "cuesta/generate/landform/ease.h"
#include "cuesta/operator/describe.h"

namespace cuesta {

StepReport Dunes::generate(Field& out, const StepContext& step) const {
    const Grid& grid = step.grid;
    StepReport report;
    if (too_fine(wavelength, step, report)) {
        out.fill(static_cast<float>(base));
        report.count("flat_surface", step.comm.rank() == 0 ? 1 : 0);
        return report;
    }
    const double spacing = wavelength > 0 ? wavelength : longer_side_m(grid) / 12;
    const double tall = height > 0 ? height : spacing / 12;
    const auto [sin, cos] = elementary::sincos_turns(wind / 360);
    const double waves_x = fitted_waves(sin / spacing, grid.extent_x_m(), grid.wraps_x());
    const double waves_y = fitted_waves(-cos / spacing, grid.extent_y_m(), grid.wraps_y());
    const double lee_share =
        tall / elementary::tan(static_cast<float>(slip_angle * 3.141592653589793 / 180)) / spacing;
    if (lee_share > 0.5) report.count("slip_face_too_steep", step.comm.rank() == 0 ? 1 : 0);
    const auto lee = static_cast<float>(std::clamp(lee_share, 1e-3, 0.5));

    // Two octaves of noise: where crests wander, in `out`; how high they are, in a temporary.
    FractalNoise noise;
    noise.wavelength_m = 3.5 * spacing;
    noise.persistence = 0.4;
    noise.octaves = 2;
    fill_visible(noise, 1, step, out);
    Field& heights = step.scratch.field(0);
    noise.wavelength_m = 2.2 * spacing;
    fill_visible(noise, 2, step, heights);

    const auto wander = static_cast<float>(sinuosity), vary = static_cast<float>(variation);
    const auto ground = static_cast<float>(base), top = static_cast<float>(tall);
    const Block& block = step.block;
    const auto make_rows = [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t j = lo; j < hi; ++j) {
            float* line = out.row(j);
            const float* high = heights.row(j);
            const double down =
                waves_y * (grid.origin_y_m + static_cast<double>(block.y0 + j) * grid.spacing_m);
            for (std::int64_t i = 0; i < block.columns; ++i) {
                const double across =
                    waves_x *
                    (grid.origin_x_m + static_cast<double>(block.x0 + i) * grid.spacing_m);
                const double phase = (across + down) + double{wander * line[i]};
                const auto t = static_cast<float>(phase - std::floor(phase));
                const float windward = 1.0f - lee;
                const float s = std::min(1.0f, t / windward);
                const float z = t < windward ? s * s * (1.6f - 0.6f * s) : (1.0f - t) / lee;
                // Noise of +-1/2 and more spans the variation.
                const float low = std::clamp(0.5f + high[i], 0.0f, 1.0f);
                line[i] = ground + top * z * (1.0f - vary * low);
            }
        }
    };
    parallel_for(0, block.rows, rows_per_piece(block.columns), make_rows);
    return report;
}

template OperatorRow describe<Dunes>();

}  // namespace cuesta
