// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/warp.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

#include "cuesta/base/parallel.h"
#include "cuesta/filter/displacement.h"
#include "cuesta/grid/map_window.h"
#include "cuesta/operator/describe.h"

namespace cuesta {
namespace {

// Rows whose samples are looked for together on several blocks. They are collected around where
// the rows are read, so more rows at a time mean fewer samples that come twice.
constexpr std::int64_t rows_together = 128;

struct Counts {
    std::int64_t beyond = 0, broken = 0;
    Counts operator+(const Counts& other) const {
        return {beyond + other.beyond, broken + other.broken};
    }
};

// Between which samples of the map some rows of the block are read.
struct Places {
    double low_x = HUGE_VAL, high_x = -HUGE_VAL, low_y = HUGE_VAL, high_y = -HUGE_VAL;

    void grow(const Places& other) {
        low_x = std::min(low_x, other.low_x), high_x = std::max(high_x, other.high_x);
        low_y = std::min(low_y, other.low_y), high_y = std::max(high_y, other.high_y);
    }
    // What a cubic reads around them; 2^52 samples away whole periods do not matter.
    Block around(const Grid& grid) const {
        if (!(low_x <= high_x)) return {0, 0, 0, 0};
        const auto axis = [](double low, double high, std::int64_t n) {
            if (!(high - low < 2 * static_cast<double>(n)))
                return std::pair<std::int64_t, std::int64_t>{0, n};
            const auto first = static_cast<std::int64_t>(std::floor(low)) - 1;
            return std::pair<std::int64_t, std::int64_t>{
                first, static_cast<std::int64_t>(std::floor(high)) + 3 - first};
        };
        const auto [x0, columns] = axis(low_x, high_x, grid.columns);
        const auto [y0, rows] = axis(low_y, high_y, grid.rows);
        return {x0, y0, columns, rows};
    }
};

}  // namespace

StepReport Warp::filter(const Field& in, Field& out, const StepContext& step) const {
    const Grid& grid = step.grid;
    const Block& block = step.block;
    const Displacement noise(grid, step.random, amount, wavelength, amount > 0 ? octaves : 0);
    const FieldValue more_east = step.value_of(east), more_south = step.value_of(south);
    const auto past = [](double at, std::int64_t n, bool wraps) {
        return !wraps && (at < 0 || at > static_cast<double>(n - 1));
    };
    const auto columns = static_cast<std::size_t>(block.columns);
    const auto find_row = [&](std::int64_t y, double* u, double* v, Places& seen) {
        noise.row(block.x0, block.y0 + y, block.columns, u, v);
        for (std::int64_t x = 0; x < block.columns; ++x) {
            const double shift_x = (u[x] + more_east.at(x, y)) / grid.spacing_m;
            const double shift_y = (v[x] + more_south.at(x, y)) / grid.spacing_m;
            // Written so that NaN is caught too; 2^50 samples away no map reaches.
            if (!(std::abs(shift_x) < 0x1p50 && std::abs(shift_y) < 0x1p50)) {
                u[x] = v[x] = std::numeric_limits<double>::quiet_NaN();
                continue;
            }
            u[x] = static_cast<double>(block.x0 + x) + shift_x;
            v[x] = static_cast<double>(block.y0 + y) + shift_y;
            seen.low_x = std::min(seen.low_x, u[x]), seen.high_x = std::max(seen.high_x, u[x]);
            seen.low_y = std::min(seen.low_y, v[x]), seen.high_y = std::max(seen.high_y, v[x]);
        }
    };
    const auto read_row = [&](const MapWindow& map, std::int64_t y, const double* u,
                              const double* v, Counts& part) {
        float* row = out.row(y);
        for (std::int64_t x = 0; x < block.columns; ++x) {
            if (std::isnan(u[x])) {
                ++part.broken;
                row[x] = in.at(x, y);
                continue;
            }
            part.beyond +=
                past(u[x], grid.columns, grid.wraps_x()) || past(v[x], grid.rows, grid.wraps_y())
                    ? 1
                    : 0;
            row[x] = sampling == WarpSampling::bicubic ? map.bicubic(u[x], v[x])
                                                       : map.bilinear(u[x], v[x]);
        }
    };
    const MapPart whole_part{in, grid, block, step.comm};
    const auto add = [](Counts a, Counts b) { return a + b; };
    Counts counts;
    if (step.comm.size() == 1) {
        const MapWindow map(whole_part, block);
        counts = ordered_reduce(
            0, block.rows, rows_per_piece(block.columns), Counts{},
            [&](std::int64_t lo, std::int64_t hi) {
                Counts part;
                Places seen;
                std::vector<double> u(columns), v(columns);
                for (std::int64_t y = lo; y < hi; ++y) {
                    find_row(y, u.data(), v.data(), seen);
                    read_row(map, y, u.data(), v.data(), part);
                }
                return part;
            },
            add);
    } else {
        const auto most =
            static_cast<std::int64_t>(step.comm.largest(static_cast<double>(block.rows)));
        for (std::int64_t first = 0; first < most; first += rows_together) {
            const std::int64_t begin = std::min(first, block.rows);
            const std::int64_t end = std::min(first + rows_together, block.rows);
            const auto cells = static_cast<std::size_t>(end - begin) * columns;
            std::vector<double> u(cells), v(cells);
            const auto line = [&](std::vector<double>& of, std::int64_t y) {
                return of.data() + static_cast<std::size_t>(y - begin) * columns;
            };
            const Places seen = ordered_reduce(
                begin, end, rows_per_piece(block.columns), Places{},
                [&](std::int64_t lo, std::int64_t hi) {
                    Places part;
                    for (std::int64_t y = lo; y < hi; ++y)
                        find_row(y, line(u, y), line(v, y), part);
                    return part;
                },
                [](Places a, const Places& b) {
                    a.grow(b);
                    return a;
                });
            const MapWindow map(whole_part, seen.around(grid));
            counts = counts + ordered_reduce(
                                  begin, end, rows_per_piece(block.columns), Counts{},
                                  [&](std::int64_t lo, std::int64_t hi) {
                                      Counts part;
                                      for (std::int64_t y = lo; y < hi; ++y)
                                          read_row(map, y, line(u, y), line(v, y), part);
                                      return part;
                                  },
                                  add);
        }
    }
    StepReport report;
    report.count("read_beyond_edge", counts.beyond);
    report.count("shift_not_finite", counts.broken);
    report.count("octaves_above_nyquist", step.comm.rank() == 0 ? noise.dropped() : 0);
    return report;
}

template OperatorRow describe<Warp>();

}  // namespace cuesta
