// SPDX-License-Identifier: Apache-2.0
#include "cuesta/analysis/compare.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "cuesta/analysis/summary.h"
#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

// Adds up part(a, b) of every pair of samples, row by row in order.
template <class Sums, class Part>
Sums over_pairs(const Raster& first, const Raster& second, const Part& part) {
    return ordered_reduce(
        0, first.rows, rows_per_piece(first.columns), Sums{},
        [&](std::int64_t lo, std::int64_t hi) {
            Sums sums;
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < first.columns; ++x)
                    if (has_value(first, x, y) && has_value(second, x, y))
                        part(sums, static_cast<double>(first.at(x, y)),
                             static_cast<double>(second.at(x, y)));
            return sums;
        },
        [](Sums all, const Sums& sums) {
            all.merge(sums);
            return all;
        });
}

struct Differences {
    std::int64_t samples = 0, changed = 0;
    double first = 0, second = 0, squares = 0, cut = 0, filled = 0;
    double lowest = std::numeric_limits<double>::infinity(), highest = -lowest;
    void merge(const Differences& o) {
        samples += o.samples, changed += o.changed;
        first += o.first, second += o.second, squares += o.squares;
        cut += o.cut, filled += o.filled;
        lowest = std::min(lowest, o.lowest), highest = std::max(highest, o.highest);
    }
};

// About the means, so that a map high above zero loses no digits.
struct Products {
    double first = 0, second = 0, both = 0;
    void merge(const Products& o) { first += o.first, second += o.second, both += o.both; }
};

}  // namespace

MapComparison compare_maps(const Raster& first, const Raster& second, double spacing_m) {
    if (first.columns != second.columns || first.rows != second.rows)
        throw Error(fmt::format("maps of {} x {} and {} x {} samples cannot be compared",
                                first.columns, first.rows, second.columns, second.rows),
                    "Resample one of them to the size of the other");
    const auto sums =
        over_pairs<Differences>(first, second, [](Differences& all, double a, double b) {
            const double change = b - a;
            ++all.samples;
            all.changed += change != 0 ? 1 : 0;
            all.first += a, all.second += b;
            all.squares += change * change;
            (change < 0 ? all.cut : all.filled) += std::abs(change);
            all.lowest = std::min(all.lowest, change);
            all.highest = std::max(all.highest, change);
        });
    MapComparison result;
    result.samples = sums.samples;
    result.changed = sums.changed;
    result.correlation = std::numeric_limits<double>::quiet_NaN();
    if (sums.samples == 0) return result;
    const auto count = static_cast<double>(sums.samples);
    const double cell_m2 = spacing_m * spacing_m;
    result.mean_m = (sums.filled - sums.cut) / count;
    result.rms_m = std::sqrt(sums.squares / count);
    result.lowest_m = sums.lowest, result.highest_m = sums.highest;
    result.cut_m3 = sums.cut * cell_m2, result.filled_m3 = sums.filled * cell_m2;
    const double mean_first = sums.first / count, mean_second = sums.second / count;
    const auto products =
        over_pairs<Products>(first, second, [&](Products& all, double a, double b) {
            const double da = a - mean_first, db = b - mean_second;
            all.first += da * da, all.second += db * db, all.both += da * db;
        });
    if (products.first > 0 && products.second > 0)
        result.correlation = std::clamp(
            products.both / (std::sqrt(products.first) * std::sqrt(products.second)), -1.0, 1.0);
    return result;
}

}  // namespace cuesta
