// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/landform/monoliths.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/parallel.h"
#include "cuesta/generate/landform/discs.h"
#include "cuesta/operator/describe.h"

namespace cuesta {
namespace {

// Where a sample lies on one axis of the field: which block, and -1 to 1 across it.
struct Place {
    std::int64_t block = -1;
    double t = 0;
};

Place place_of(std::int64_t sample, double first, double side, int across, double period,
               double spacing) {
    double from_first = static_cast<double>(sample) * spacing - first;
    if (period > 0) from_first -= std::floor(from_first / period) * period;
    if (!(from_first >= 0) || !(from_first < side)) return {};
    const double position = from_first / side * across;
    const auto block = std::min<std::int64_t>(static_cast<std::int64_t>(position), across - 1);
    return {block, 2 * (position - static_cast<double>(block)) - 1};
}

}  // namespace

StepReport Monoliths::generate(Field& out, const StepContext& step) const {
    const Grid& grid = step.grid;
    const Block& block = step.block;
    const double side = width * shorter_side_m(grid);
    const double first_x = x * grid.extent_x_m() - side / 2;
    const double first_y = y * grid.extent_y_m() - side / 2;
    const double period_x = grid.wraps_x() ? grid.extent_x_m() : 0;
    const double period_y = grid.wraps_y() ? grid.extent_y_m() : 0;
    std::vector<Place> columns;
    for (std::int64_t i = 0; i < block.columns; ++i)
        columns.push_back(place_of(block.x0 + i, first_x, side, across, period_x, grid.spacing_m));

    parallel_for(
        0, block.rows, rows_per_piece(block.columns), [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t j = lo; j < hi; ++j) {
                float* line = out.row(j);
                const Place down =
                    place_of(block.y0 + j, first_y, side, across, period_y, grid.spacing_m);
                for (std::int64_t i = 0; i < block.columns; ++i) {
                    const Place& place = columns[static_cast<std::size_t>(i)];
                    line[i] = static_cast<float>(base);
                    if (place.block < 0 || down.block < 0) continue;
                    double top = height;
                    if (across > 1) {
                        const auto w = random_words(step.random, place.block, down.block, 0);
                        top = height_min + uniform_double(w[0], w[1]) * (height - height_min);
                    }
                    const double u = std::fabs(place.t), v = std::fabs(down.t);
                    if (shape == MonolithShape::cylinder && u * u + v * v > 1) continue;
                    if (shape == MonolithShape::pyramid) top *= 1 - std::max(u, v);
                    line[i] = static_cast<float>(base + top);
                }
            }
        });
    return {};
}

template OperatorRow describe<Monoliths>();

}  // namespace cuesta
