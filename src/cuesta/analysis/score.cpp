// SPDX-License-Identifier: Apache-2.0
#include "cuesta/analysis/score.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "cuesta/analysis/summary.h"
#include "cuesta/base/parallel.h"
#include "cuesta/grid/stencil.h"

namespace cuesta {
namespace {

// Largest difference to the four neighbours, where all five have a value.
std::optional<double> largest_step(const Raster& map, std::int64_t x, std::int64_t y) {
    const auto h = samples_of(map);
    if (!has_value(map, x, y)) return std::nullopt;
    double largest = 0;
    for (const auto& [dx, dy] : {std::pair{-1, 0}, {1, 0}, {0, -1}, {0, 1}}) {
        if (!has_value(map, x + dx, y + dy)) return std::nullopt;
        largest = std::max(largest, std::abs(double{h(x, y)} - double{h(x + dx, y + dy)}));
    }
    return largest;
}

struct Tally {
    double sum = 0;
    std::int64_t samples = 0;
};

// Sum of term(d) over the samples with four neighbours, in a fixed order.
template <class Term>
Tally tally(const Raster& map, const Grid& grid, const Term& term) {
    const std::int64_t skip_x = grid.wraps_x() ? 0 : 1, skip_y = grid.wraps_y() ? 0 : 1;
    return ordered_reduce(
        skip_y, map.rows - skip_y, rows_per_piece(map.columns), Tally{},
        [&](std::int64_t lo, std::int64_t hi) {
            Tally part;
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = skip_x; x < map.columns - skip_x; ++x)
                    if (const auto d = largest_step(map, x, y)) {
                        part.sum += term(*d);
                        ++part.samples;
                    }
            return part;
        },
        [](Tally all, const Tally& part) {
            return Tally{all.sum + part.sum, all.samples + part.samples};
        });
}

}  // namespace

ErosionScore erosion_score(const Raster& map, Edges edges, ScoreNormalisation normalisation) {
    const Grid grid{.columns = map.columns, .rows = map.rows, .edges = edges};
    ErosionScore result;
    const Tally steps = tally(map, grid, [](double d) { return d; });
    result.samples = steps.samples;
    if (steps.samples == 0) return result;
    const double count = normalisation == ScoreNormalisation::literal
                             ? static_cast<double>(grid.cells())
                             : static_cast<double>(steps.samples);
    const double mean = steps.sum / count;
    const Tally squares = tally(map, grid, [&](double d) { return (d - mean) * (d - mean); });
    result.mean_step_m = mean;
    result.sigma_m = std::sqrt(squares.sum / count);
    result.flat = !(mean > 0);
    result.score = result.flat ? 0 : result.sigma_m / mean;
    return result;
}

}  // namespace cuesta
