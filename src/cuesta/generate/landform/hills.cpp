// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/landform/hills.h"

#include "cuesta/generate/landform/discs.h"
#include "cuesta/operator/describe.h"
#include "cuesta/simd/clones.h"

namespace cuesta {
namespace {

// A row of one hill; its first sample stands `first` samples east of the middle's.
struct HillRow {
    std::int32_t first, count;
    float step, u0, v2, height, ground;
};

inline __attribute__((always_inline)) float hill_at(const HillRow& row, std::int32_t i) {
    const float u = static_cast<float>(row.first + i) * row.step - row.u0;
    const float rest = 1.0f - (u * u + row.v2);
    return row.height * (rest > 0.0f ? rest : 0.0f);
}

CUESTA_SIMD_CLONES(void, add_hill, (HillRow row, float* __restrict line), (row, line)) {
    for (std::int32_t i = 0; i < row.count; ++i) line[i] += hill_at(row, i);
}
CUESTA_SIMD_CLONES(void, put_hill, (HillRow row, float* __restrict line), (row, line)) {
    for (std::int32_t i = 0; i < row.count; ++i) line[i] = row.ground + hill_at(row, i);
}
CUESTA_SIMD_CLONES(void, raise_to_hill, (HillRow row, float* __restrict line), (row, line)) {
    for (std::int32_t i = 0; i < row.count; ++i) {
        const float top = row.ground + hill_at(row, i);
        line[i] = line[i] < top ? top : line[i];
    }
}

}  // namespace

StepReport Hills::generate(Field& out, const StepContext& step) const {
    const Grid& grid = step.grid;
    const double side = shorter_side_m(grid);
    const double smallest = radius_min > 0 ? radius_min : side / 16;
    const double largest = std::max(smallest, radius_max > 0 ? radius_max : side * 3 / 16);
    std::vector<Disc> discs;
    discs.reserve(static_cast<std::size_t>(count));
    for (std::int64_t i = 0; i < count; ++i) {
        const auto place = random_words(step.random, i, 0, 0);
        const auto shape = random_words(step.random, i, 1, 0);
        const double r = uniform_double(shape[0], shape[1]);
        const double a = uniform_double(shape[2], shape[3]);
        discs.push_back({uniform_double(place[0], place[1]) * grid.extent_x_m(),
                         uniform_double(place[2], place[3]) * grid.extent_y_m(),
                         smallest + r * (largest - smallest),
                         static_cast<float>(height_min + a * (height_max - height_min))});
    }
    const auto ground = static_cast<float>(base);
    out.fill(ground);
    const auto draw = combine == HillCombine::add      ? add_hill
                      : combine == HillCombine::assign ? put_hill
                                                       : raise_to_hill;
    for_each_disc_row(discs, grid, step.block, [&](const DiscRow& row) {
        // Middles lie on the map, so numbers of samples fit.
        draw({static_cast<std::int32_t>(row.x_begin - row.x0),
              static_cast<std::int32_t>(row.x_end - row.x_begin), row.step, row.u0, row.v * row.v,
              row.disc.height, ground},
             out.row(row.y) + row.x_begin);
    });
    return {};
}

template OperatorRow describe<Hills>();

}  // namespace cuesta
