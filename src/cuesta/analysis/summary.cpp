// SPDX-License-Identifier: Apache-2.0
#include "cuesta/analysis/summary.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>

#include "cuesta/base/parallel.h"
#include "cuesta/grid/stencil.h"

namespace cuesta {

void Histogram::add(double value) {
    const auto bins = static_cast<double>(counts_.size());
    const double place = high_ > low_ ? (value - low_) / (high_ - low_) * bins : 0;
    ++counts_[static_cast<std::size_t>(std::clamp(place, 0.0, bins - 1))];
}

void Histogram::merge(const Histogram& other) {
    for (std::size_t i = 0; i < counts_.size(); ++i) counts_[i] += other.counts_[i];
}

std::int64_t Histogram::total() const {
    return std::accumulate(counts_.begin(), counts_.end(), std::int64_t{0});
}

double Histogram::quantile(double q) const {
    const double wanted = q * static_cast<double>(total());
    double before = 0;
    const double width = (high_ - low_) / static_cast<double>(counts_.size());
    for (std::size_t i = 0; i < counts_.size(); ++i) {
        const auto here = static_cast<double>(counts_[i]);
        if (here > 0 && before + here >= wanted)
            return low_ + width * (static_cast<double>(i) + std::max(0.0, wanted - before) / here);
        before += here;
    }
    return low_;
}

bool has_value(const Raster& map, std::int64_t x, std::int64_t y) {
    x = x < 0 ? x + map.columns : x >= map.columns ? x - map.columns : x;
    y = y < 0 ? y + map.rows : y >= map.rows ? y - map.rows : y;
    const bool marked =
        !map.invalid.empty() && map.invalid[static_cast<std::size_t>(y * map.columns + x)] != 0;
    return !marked && std::isfinite(map.at(x, y));
}

namespace {

// A few large pieces: each holds a histogram of its own.
std::int64_t piece_rows(const Raster& map) {
    return std::max<std::int64_t>(1, (map.rows + 15) / 16);
}

struct Heights {
    double low = INFINITY, high = -INFINITY, sum = 0;
    std::int64_t samples = 0;
};

// visit(part, x, y) for every sample with a value; the parts are combined in order.
template <class Part, class Visit, class Combine>
Part gather(const Raster& map, const Part& empty, const Visit& visit, const Combine& combine) {
    return ordered_reduce(
        0, map.rows, piece_rows(map), empty,
        [&](std::int64_t lo, std::int64_t hi) {
            Part part = empty;
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < map.columns; ++x)
                    if (has_value(map, x, y)) visit(part, x, y);
            return part;
        },
        combine);
}

Heights measure_heights(const Raster& map) {
    return gather(
        map, Heights{},
        [&](Heights& part, std::int64_t x, std::int64_t y) {
            const double h = map.at(x, y);
            part.low = std::min(part.low, h);
            part.high = std::max(part.high, h);
            part.sum += h;
            ++part.samples;
        },
        [](Heights all, const Heights& part) {
            return Heights{std::min(all.low, part.low), std::max(all.high, part.high),
                           all.sum + part.sum, all.samples + part.samples};
        });
}

// Slope at a sample, where no neighbour that counts is without a value.
std::optional<double> slope_at(const Raster& map, std::int64_t x, std::int64_t y, double spacing_m,
                               const Borders& borders) {
    const Reach reach = reach_at(x, y, map.columns, map.rows, borders);
    if (!has_value(map, x - reach.west, y) || !has_value(map, x + reach.east, y) ||
        !has_value(map, x, y - reach.north) || !has_value(map, x, y + reach.south))
        return std::nullopt;
    return slope_deg(gradient_at(samples_of(map), x, y, spacing_m, reach));
}

struct Spread {
    Histogram heights, slopes;
    double squares = 0, slope_sum = 0, slope_largest = 0;
    std::int64_t slope_samples = 0;
};

}  // namespace

Summary summarize(const Raster& map, double spacing_m, Edges edges) {
    Summary result{.columns = map.columns, .rows = map.rows};
    const Heights heights = measure_heights(map);
    result.samples = heights.samples;
    if (heights.samples == 0) return result;
    const auto count = static_cast<double>(heights.samples);
    const double mean = heights.sum / count;

    const Grid grid{.columns = map.columns, .rows = map.rows, .edges = edges};
    const Borders borders = borders_of(grid, whole(grid));
    const Spread empty{Histogram(heights.low, heights.high, 65536), Histogram(0, 90, 90'000)};
    const Spread spread = gather(
        map, empty,
        [&](Spread& part, std::int64_t x, std::int64_t y) {
            const double h = map.at(x, y);
            part.heights.add(h);
            part.squares += (h - mean) * (h - mean);
            if (const auto slope = slope_at(map, x, y, spacing_m, borders)) {
                part.slopes.add(*slope);
                part.slope_sum += *slope;
                part.slope_largest = std::max(part.slope_largest, *slope);
                ++part.slope_samples;
            }
        },
        [](Spread all, const Spread& part) {
            all.heights.merge(part.heights);
            all.slopes.merge(part.slopes);
            all.squares += part.squares;
            all.slope_sum += part.slope_sum;
            all.slope_largest = std::max(all.slope_largest, part.slope_largest);
            all.slope_samples += part.slope_samples;
            return all;
        });

    result.low_m = heights.low;
    result.high_m = heights.high;
    result.mean_m = mean;
    result.standard_deviation_m = std::sqrt(spread.squares / count);
    result.p10_m = spread.heights.quantile(0.1);
    result.median_m = spread.heights.quantile(0.5);
    result.p90_m = spread.heights.quantile(0.9);
    if (heights.high > heights.low)
        result.hypsometric_integral = (mean - heights.low) / (heights.high - heights.low);
    if (spread.slope_samples > 0)
        result.slope = {.mean = spread.slope_sum / static_cast<double>(spread.slope_samples),
                        .median = spread.slopes.quantile(0.5),
                        .p90 = spread.slopes.quantile(0.9),
                        .p99 = spread.slopes.quantile(0.99),
                        .p99_9 = spread.slopes.quantile(0.999),
                        .largest = spread.slope_largest,
                        .samples = spread.slope_samples};
    return result;
}

}  // namespace cuesta
