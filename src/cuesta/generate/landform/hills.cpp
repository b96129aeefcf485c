// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/landform/hills.h"

#include "cuesta/generate/landform/discs.h"

namespace cuesta {

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
    for_each_disc_row(discs, grid, step.block, [&](const DiscRow& row) {
        float* line = out.row(row.y);
        const float v2 = row.v * row.v;
        for (std::int64_t x = row.x_begin; x < row.x_end; ++x) {
            const float u = row.u(x), rest = 1.0f - (u * u + v2);
            const float h = row.disc.height * (rest > 0.0f ? rest : 0.0f);
            if (combine == HillCombine::add)
                line[x] += h;
            else if (combine == HillCombine::assign)
                line[x] = ground + h;
            else
                line[x] = std::max(line[x], ground + h);
        }
    });
    return {};
}

}  // namespace cuesta
