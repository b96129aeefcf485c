// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/landform/circles.h"

#include <fmt/format.h>

#include "cuesta/base/elementary.h"
#include "cuesta/base/error.h"
#include "cuesta/generate/surface_range.h"
#include "cuesta/operator/describe.h"
#include "cuesta/simd/clones.h"

namespace cuesta {
namespace {

constexpr double most_discs = 4e6;
constexpr std::size_t discs_at_a_time = 65536;  // drawn in order, kept no longer

// u runs from first_u in steps; samples a hair outside the disc add 0.
CUESTA_SIMD_CLONES(void, add_bump_row,
                   (float first, float step, float u0, float v2, float height, std::int64_t count,
                    float* __restrict row),
                   (first, step, u0, v2, height, count, row)) {
    for (std::int64_t i = 0; i < count; ++i) {
        const float u = (first + static_cast<float>(static_cast<std::int32_t>(i))) * step - u0;
        const float d = std::sqrt(u * u + v2);
        row[i] += height * (elementary::cos_turns(0.5f * (d < 1.0f ? d : 1.0f)) + 1.0f);
    }
}

}  // namespace

void add_cosine_discs(std::span<const Disc> discs, const Grid& grid, const Block& block,
                      Field& out) {
    for_each_disc_row(discs, grid, block, [&](const DiscRow& row) {
        add_bump_row(static_cast<float>(row.x_begin - row.x0), row.step, row.u0, row.v * row.v,
                     row.disc.height, row.x_end - row.x_begin, out.row(row.y) + row.x_begin);
    });
}

StepReport Circles::generate(Field& out, const StepContext& step) const {
    const Grid& grid = step.grid;
    const double largest = radius > 0 ? radius : shorter_side_m(grid) / 4;
    StepReport report;
    int visible = 1;  // the largest is shown in any case
    while (visible < octaves && largest / static_cast<double>(1 << visible) >= grid.spacing_m)
        ++visible;
    report.count("octaves_above_nyquist", step.comm.rank() == 0 ? octaves - visible : 0);
    const double discs_in_all =
        count * (static_cast<double>(std::int64_t{1} << (2 * visible)) - 1) / 3;
    if (discs_in_all > most_discs)
        throw Error(
            fmt::format("circles: {:.0f} bumps are more than {:.0f}", discs_in_all, most_discs),
            "Lower octaves or count");
    out.fill(0);
    std::vector<Disc> discs;
    for (int k = 0; k < visible; ++k) {
        const auto factor = static_cast<float>(elementary::exp2(-hurst * k));
        const std::int64_t many = std::int64_t{count} << (2 * k);
        for (std::int64_t i = 0; i < many; ++i) {
            const auto w = random_words(step.random, i, k, 0);
            const bool rises = sign == CircleSign::up || (sign == CircleSign::both && w[3] >> 31);
            discs.push_back({uniform_double(w[0], w[2]) * grid.extent_x_m(),
                             uniform_double(w[1], w[3] << 1) * grid.extent_y_m(),
                             largest / static_cast<double>(1 << k), rises ? factor : -factor});
            if (discs.size() < discs_at_a_time && i + 1 < many) continue;
            add_cosine_discs(discs, grid, step.block, out);
            discs.clear();
        }
    }
    report.merge(set_surface_range(out, base, relief, step));
    return report;
}

template OperatorRow describe<Circles>();

}  // namespace cuesta
