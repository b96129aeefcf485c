// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/resample.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

constexpr double area_from = 1.5;  // samples of the source per target sample

using Weights = std::array<double, 4>;

Weights cubic_weights(double t, Interpolation interpolation) {
    const double t2 = t * t, t3 = t2 * t, s = 1 - t;
    if (interpolation == Interpolation::spline)
        return {s * s * s / 6, (4 - 6 * t2 + 3 * t3) / 6, (1 + 3 * t + 3 * t2 - 3 * t3) / 6,
                t3 / 6};
    return {(-t + 2 * t2 - t3) / 2, (2 - 5 * t2 + 3 * t3) / 2, (t + 4 * t2 - 3 * t3) / 2,
            (t3 - t2) / 2};
}

// The source sample at or before a position; inside the last interval at an unwrapped end, so that
// positions a rounding error beyond it need nothing from outside.
std::int64_t interval_of(double position, SourceAxis source) {
    const auto base = static_cast<std::int64_t>(std::floor(position));
    if (source.wraps) return base;
    return std::clamp<std::int64_t>(base, 0, std::max<std::int64_t>(source.samples - 2, 0));
}

// Shares of the source samples under the ground [position - width/2, position + width/2]; sample k
// stands for [k - 1/2, k + 1/2]. At an unwrapped end the part outside is left away.
void area_weights(double position, double width, SourceAxis source, std::int64_t& first,
                  double* weights, int taps) {
    double from = position - width / 2, to = position + width / 2;
    if (!source.wraps) {
        from = std::max(from, -0.5);
        to = std::min(to, static_cast<double>(source.samples) - 0.5);
    }
    first = static_cast<std::int64_t>(std::floor(from + 0.5));
    if (!source.wraps) first = std::clamp<std::int64_t>(first, 0, source.samples - 1);
    double sum = 0;
    for (int t = 0; t < taps; ++t) {
        const auto k = static_cast<double>(first + t);
        weights[t] = std::max(0.0, std::min(to, k + 0.5) - std::max(from, k - 0.5));
        sum += weights[t];
    }
    for (int t = 0; t < taps; ++t) weights[t] /= sum;
}

}  // namespace

AxisTaps axis_taps(SourceAxis source, double offset, double step, std::int64_t begin,
                   std::int64_t count, Interpolation interpolation) {
    CUESTA_CHECK(source.samples >= 1 && count >= 1 && step >= 0, "an axis without samples");
    const bool area = step > area_from && interpolation != Interpolation::nearest;
    AxisTaps result;
    result.taps = area                                       ? static_cast<int>(step) + 2
                  : interpolation == Interpolation::nearest  ? 1
                  : interpolation == Interpolation::bilinear ? 2
                                                             : 4;
    result.first.resize(static_cast<std::size_t>(count));
    result.weights.assign(static_cast<std::size_t>(count * result.taps), 0.0);
    for (std::int64_t i = 0; i < count; ++i) {
        const double position = offset + static_cast<double>(begin + i) * step;
        std::int64_t& first = result.first[static_cast<std::size_t>(i)];
        double* weights = result.weights.data() + i * result.taps;
        if (area) {
            area_weights(position, step, source, first, weights, result.taps);
        } else if (interpolation == Interpolation::nearest) {
            first = static_cast<std::int64_t>(std::floor(position + 0.5));
            if (!source.wraps) first = std::clamp<std::int64_t>(first, 0, source.samples - 1);
            weights[0] = 1;
        } else {
            first = interval_of(position, source);
            const double t = position - static_cast<double>(first);
            if (interpolation == Interpolation::bilinear) {
                weights[0] = 1 - t, weights[1] = t;
            } else {
                first -= 1;
                const Weights w = cubic_weights(t, interpolation);
                std::copy(w.begin(), w.end(), weights);
            }
        }
    }
    const auto [low, high] = std::minmax_element(result.first.begin(), result.first.end());
    result.lowest = *low;
    result.highest = *high + result.taps - 1;
    return result;
}

void continue_line(const float* values, SourceAxis axis, std::int64_t lowest, std::int64_t highest,
                   float* line) {
    const std::int64_t n = axis.samples;
    for (std::int64_t x = lowest; x <= highest; ++x) {
        float& value = line[x - lowest];
        if (x >= 0 && x < n) {
            const std::int64_t end = std::min(highest, n - 1);
            std::copy(values + x, values + end + 1, &value);
            x = end;
        } else if (axis.wraps) {
            value = values[*behind(x, n, true)];
        } else if (n == 1) {
            value = values[0];
        } else {
            const double distance = static_cast<double>(x < 0 ? x : x - (n - 1));
            const double edge = x < 0 ? values[0] : values[n - 1];
            const double slope =
                x < 0 ? double(values[1]) - values[0] : double(values[n - 1]) - values[n - 2];
            value = static_cast<float>(edge + distance * slope);
        }
    }
}

void resample_rows(const SourceLine& source, const AxisTaps& across, const AxisTaps& down,
                   std::int64_t down_begin, std::int64_t rows, float* out, std::ptrdiff_t stride) {
    const std::int64_t columns = across.count();
    const auto width = static_cast<std::size_t>(columns);
    // Source lines resampled across, kept while the next target rows still need them.
    const std::int64_t kept = down.taps;
    std::vector<double> lines(static_cast<std::size_t>(kept) * width);
    std::vector<std::int64_t> held(static_cast<std::size_t>(kept), across.lowest - 1);
    std::vector<bool> filled(static_cast<std::size_t>(kept), false);
    std::vector<float> raw(static_cast<std::size_t>(across.highest - across.lowest + 1));
    std::vector<double> sum(width);

    const auto line = [&](std::int64_t y) {
        const auto slot = static_cast<std::size_t>(((y % kept) + kept) % kept);
        double* to = lines.data() + slot * width;
        if (filled[slot] && held[slot] == y) return static_cast<const double*>(to);
        source(y, raw.data());
        for (std::int64_t x = 0; x < columns; ++x) {
            const double* w = across.weights.data() + x * across.taps;
            const float* v =
                raw.data() + (across.first[static_cast<std::size_t>(x)] - across.lowest);
            double total = 0;
            for (int t = 0; t < across.taps; ++t) total += w[t] * static_cast<double>(v[t]);
            to[x] = total;
        }
        held[slot] = y, filled[slot] = true;
        return static_cast<const double*>(to);
    };

    for (std::int64_t y = 0; y < rows; ++y) {
        const auto target = static_cast<std::size_t>(down_begin + y);
        std::fill(sum.begin(), sum.end(), 0.0);
        for (int t = 0; t < down.taps; ++t) {
            const double w = down.weights[target * static_cast<std::size_t>(down.taps) +
                                          static_cast<std::size_t>(t)];
            if (w == 0) continue;  // rows beyond the end of a clipped mean are not asked for
            const double* from = line(down.first[target] + t);
            for (std::size_t x = 0; x < width; ++x) sum[x] += w * from[x];
        }
        float* row = out + y * stride;
        for (std::size_t x = 0; x < width; ++x) row[x] = static_cast<float>(sum[x]);
    }
}

SourceWindow whole(const Raster& raster) {
    return {0, 0, static_cast<double>(raster.columns), static_cast<double>(raster.rows)};
}

SourceRows rows_of(const Raster& raster) {
    return {raster.columns, raster.rows,
            [&raster](std::int64_t y) { return raster.samples.data() + y * raster.columns; }};
}

namespace {

// How a window of a source is stretched over a map, for one block of it.
struct Stretched {
    SourceAxis source_x, source_y;
    AxisTaps across, down;

    Stretched(std::int64_t columns, std::int64_t rows, SourceWindow window, const Grid& grid,
              const Block& block, Interpolation interpolation) {
        struct Axis {
            double offset, step;
        };
        const auto axis = [](double begin, double samples, std::int64_t target,
                             bool wraps) -> Axis {
            if (wraps) return {begin, samples / static_cast<double>(target)};
            if (target == 1) return {begin + (samples - 1) / 2, 0};
            return {begin, (samples - 1) / static_cast<double>(target - 1)};
        };
        // A part of the source does not join its own other end.
        const bool all_x = window.columns == static_cast<double>(columns);
        const bool all_y = window.rows == static_cast<double>(rows);
        source_x = {columns, grid.wraps_x() && all_x};
        source_y = {rows, grid.wraps_y() && all_y};
        const Axis x = axis(window.x, window.columns, grid.columns, grid.wraps_x());
        const Axis y = axis(window.y, window.rows, grid.rows, grid.wraps_y());
        across = axis_taps(source_x, x.offset, x.step, block.x0, block.columns, interpolation);
        down = axis_taps(source_y, y.offset, y.step, block.y0, block.rows, interpolation);
    }
};

}  // namespace

Block resample_reach(std::int64_t columns, std::int64_t rows, SourceWindow window, const Grid& grid,
                     const Block& block, Interpolation interpolation) {
    const Stretched to(columns, rows, window, grid, block, interpolation);
    // Beyond an end the last two samples count, or the other end.
    const auto axis = [](const AxisTaps& taps, SourceAxis source) {
        const std::int64_t n = source.samples;
        std::int64_t low = taps.lowest, high = taps.highest + 1;
        if ((low < 0 || high > n) && !source.wraps) {
            low = std::clamp<std::int64_t>(low, 0, std::max<std::int64_t>(n - 2, 0));
            high = std::clamp<std::int64_t>(high, std::min<std::int64_t>(n, 2), n);
        }
        return std::pair<std::int64_t, std::int64_t>{low, high};
    };
    auto [x0, x1] = axis(to.across, to.source_x);
    // Lines are put together from whole rows where they cross the seam.
    if (x0 < 0 || x1 > columns) x0 = 0, x1 = columns;
    const auto [y0, y1] = axis(to.down, to.source_y);
    return {x0, y0, x1 - x0, y1 - y0};
}

Block resample_needs(std::int64_t columns, std::int64_t rows, SourceWindow window, const Grid& grid,
                     const Block& block, Interpolation interpolation) {
    Block needed = resample_reach(columns, rows, window, grid, block, interpolation);
    if (needed.y0 < 0 || needed.y0 + needed.rows > rows) needed.y0 = 0, needed.rows = rows;
    return needed;
}

void resample(const Raster& raster, SourceWindow window, const Grid& grid, const Block& block,
              Interpolation interpolation, Field& out) {
    resample(rows_of(raster), window, grid, block, interpolation, out);
}

void resample(const SourceRows& source, SourceWindow window, const Grid& grid, const Block& block,
              Interpolation interpolation, Field& out) {
    resample(source, window, grid, block, interpolation, out.row(0), out.stride());
}

void resample(const SourceRows& source, SourceWindow window, const Grid& grid, const Block& block,
              Interpolation interpolation, float* out, std::ptrdiff_t stride) {
    const Stretched to(source.columns, source.rows, window, grid, block, interpolation);
    const AxisTaps &across = to.across, &down = to.down;
    const SourceLine line = [&](std::int64_t row, float* place) {
        const std::int64_t rows = source.rows;
        const auto put = [&](std::int64_t from, float* at) {
            continue_line(source.row(from), to.source_x, across.lowest, across.highest, at);
        };
        if (const auto inside = behind(row, rows, to.source_y.wraps)) return put(*inside, place);
        if (rows == 1) return put(0, place);
        // Beyond an open end: straight on through the last two rows.
        const std::int64_t edge = row < 0 ? 0 : rows - 1, inner = row < 0 ? 1 : rows - 2;
        const auto distance = static_cast<double>(row < 0 ? -row : row - edge);
        std::vector<float> next(static_cast<std::size_t>(across.highest - across.lowest + 1));
        put(edge, place);
        put(inner, next.data());
        for (std::size_t i = 0; i < next.size(); ++i)
            place[i] =
                static_cast<float>(place[i] + distance * (static_cast<double>(place[i]) - next[i]));
    };
    parallel_for(0, block.rows, rows_per_piece(block.columns, 1 << 17),
                 [&](std::int64_t lo, std::int64_t hi) {
                     resample_rows(line, across, down, lo, hi - lo, out + lo * stride, stride);
                 });
}

}  // namespace cuesta
