// SPDX-License-Identifier: Apache-2.0
// What both tests of this folder measure, averaged over seeds.
#pragma once

#include <cmath>
#include <vector>

#include "cuesta/analysis/spectrum.h"
#include "cuesta/analysis/variogram.h"
#include "support/run_operator.h"

namespace cuesta::test {

struct FractalMeasures {
    double variogram_exponent = 0;  // 2 H of the mean structure function, lags 2 .. size / 16
    double spectral_slope = 0;      // mean over seeds, waves 8 .. size / 4
};

template <class Op>
FractalMeasures measure(const Op& op, const Grid& grid, int seeds) {
    FractalMeasures result;
    const std::vector<std::int64_t> lags = doubling_lags(2, grid.columns / 16);
    std::vector<double> lag(lags.begin(), lags.end()), mean(lags.size(), 0.0);
    for (int seed = 1; seed <= seeds; ++seed) {
        const Field field = run_generator(op, grid, {.seed = static_cast<std::uint64_t>(seed)});
        const StructureFunction function = structure_function(field, grid, lags);
        // Each surface has its own scale to the wanted relief: compare shapes, not heights.
        for (std::size_t i = 0; i < lags.size(); ++i)
            mean[i] += function.mean(i) / function.mean(lags.size() - 1);
        result.spectral_slope +=
            spectral_slope(radial_spectrum(field, grid), 8, static_cast<double>(grid.columns) / 4) /
            seeds;
    }
    result.variogram_exponent = log_log_slope(lag, mean);
    return result;
}

// Correlation between a map and another of `factor` times the samples, averaged over the ground
// each coarse sample stands for. Both span the same extent.
inline double correlation(const Field& coarse, const Field& fine, const Grid& grid, int factor) {
    double sa = 0, sb = 0, aa = 0, bb = 0, ab = 0, n = 0;
    const auto scale = [&](std::int64_t coarse_n, std::int64_t fine_n, bool wraps) {
        return wraps ? static_cast<double>(fine_n) / static_cast<double>(coarse_n)
                     : static_cast<double>(fine_n - 1) / static_cast<double>(coarse_n - 1);
    };
    const double step_x = scale(coarse.columns(), fine.columns(), grid.wraps_x());
    const double step_y = scale(coarse.rows(), fine.rows(), grid.wraps_y());
    for (std::int64_t y = 1; y + 1 < coarse.rows(); ++y)
        for (std::int64_t x = 1; x + 1 < coarse.columns(); ++x) {
            double mean = 0;
            for (int v = 0; v < factor; ++v)
                for (int u = 0; u < factor; ++u) {
                    const double half = (factor - 1) / 2.0;
                    mean += fine.at(std::llround(static_cast<double>(x) * step_x + u - half),
                                    std::llround(static_cast<double>(y) * step_y + v - half));
                }
            const double a = coarse.at(x, y), b = mean / (factor * factor);
            sa += a, sb += b, aa += a * a, bb += b * b, ab += a * b, n += 1;
        }
    return (ab - sa * sb / n) / std::sqrt((aa - sa * sa / n) * (bb - sb * sb / n));
}

// Mean squared difference across the seam x = size-1 | 0, over that between neighbours inside.
inline double seam_ratio(const Field& field, bool along_x) {
    double seam = 0, inside = 0, seams = 0, insides = 0;
    const std::int64_t n = along_x ? field.columns() : field.rows();
    const std::int64_t lines = along_x ? field.rows() : field.columns();
    for (std::int64_t line = 0; line < lines; ++line)
        for (std::int64_t i = 0; i < n; ++i) {
            const std::int64_t next = (i + 1) % n;
            const double d = along_x ? field.at(next, line) - field.at(i, line)
                                     : field.at(line, next) - field.at(line, i);
            (next == 0 ? seam : inside) += d * d;
            (next == 0 ? seams : insides) += 1;
        }
    return (seam / seams) / (inside / insides);
}

}  // namespace cuesta::test
