// SPDX-License-Identifier: Apache-2.0
#include "cuesta/analysis/variogram.h"

#include <cmath>
#include <limits>

#include "cuesta/base/check.h"
#include "cuesta/base/elementary.h"
#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

double squared_difference(const float* a, const float* b, std::int64_t n) {
    double sum = 0;
    for (std::int64_t x = 0; x < n; ++x) {
        const double d = static_cast<double>(b[x]) - static_cast<double>(a[x]);
        sum += d * d;
    }
    return sum;
}

double mean_along_x(const Field& h, bool wraps, std::int64_t lag) {
    const std::int64_t pairs = wraps ? h.columns() : h.columns() - lag;
    if (pairs < 1 || (wraps && lag >= h.columns())) return std::numeric_limits<double>::quiet_NaN();
    const double sum = ordered_reduce(
        0, h.rows(), rows_per_piece(h.columns()), 0.0,
        [&](std::int64_t lo, std::int64_t hi) {
            double part = 0;
            for (std::int64_t y = lo; y < hi; ++y) {
                const float* row = h.row(y);
                part += squared_difference(row, row + lag, h.columns() - lag);
                if (wraps) part += squared_difference(row + (h.columns() - lag), row, lag);
            }
            return part;
        },
        [](double a, double b) { return a + b; });
    return sum / static_cast<double>(pairs * h.rows());
}

double mean_along_y(const Field& h, bool wraps, std::int64_t lag) {
    const std::int64_t pairs = wraps ? h.rows() : h.rows() - lag;
    if (pairs < 1 || (wraps && lag >= h.rows())) return std::numeric_limits<double>::quiet_NaN();
    const double sum = ordered_reduce(
        0, pairs, rows_per_piece(h.columns()), 0.0,
        [&](std::int64_t lo, std::int64_t hi) {
            double part = 0;
            for (std::int64_t y = lo; y < hi; ++y)
                part += squared_difference(h.row(y), h.row((y + lag) % h.rows()), h.columns());
            return part;
        },
        [](double a, double b) { return a + b; });
    return sum / static_cast<double>(pairs * h.columns());
}

}  // namespace

double StructureFunction::mean(std::size_t i) const {
    if (std::isnan(along_x[i])) return along_y[i];
    if (std::isnan(along_y[i])) return along_x[i];
    return (along_x[i] + along_y[i]) / 2;
}

StructureFunction structure_function(const Field& height, const Grid& grid,
                                     std::span<const std::int64_t> lags) {
    StructureFunction result;
    for (const std::int64_t lag : lags) {
        CUESTA_CHECK(lag >= 1, "lag {} is below one sample", lag);
        result.lags.push_back(lag);
        result.along_x.push_back(mean_along_x(height, grid.wraps_x(), lag));
        result.along_y.push_back(mean_along_y(height, grid.wraps_y(), lag));
    }
    return result;
}

double log_log_slope(std::span<const double> x, std::span<const double> y) {
    CUESTA_CHECK(x.size() == y.size(), "{} positions for {} values", x.size(), y.size());
    const auto n = static_cast<double>(x.size());
    double mean_x = 0, mean_y = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        if (!(x[i] > 0) || !(y[i] > 0)) return std::numeric_limits<double>::quiet_NaN();
        mean_x += elementary::log(x[i]) / n, mean_y += elementary::log(y[i]) / n;
    }
    double xx = 0, xy = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        const double dx = elementary::log(x[i]) - mean_x, dy = elementary::log(y[i]) - mean_y;
        xx += dx * dx, xy += dx * dy;
    }
    return xx > 0 ? xy / xx : std::numeric_limits<double>::quiet_NaN();
}

double hurst_exponent(const StructureFunction& function) {
    std::vector<double> lag, value;
    for (std::size_t i = 0; i < function.lags.size(); ++i) {
        if (std::isnan(function.mean(i))) continue;
        lag.push_back(static_cast<double>(function.lags[i]));
        value.push_back(function.mean(i));
    }
    return log_log_slope(lag, value) / 2;
}

std::vector<std::int64_t> doubling_lags(std::int64_t low, std::int64_t high) {
    std::vector<std::int64_t> lags;
    for (std::int64_t lag = low; lag <= high; lag *= 2) lags.push_back(lag);
    return lags;
}

}  // namespace cuesta
