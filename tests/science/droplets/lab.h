// SPDX-License-Identifier: Apache-2.0
// Land for drops and what can be measured on it. Heights of one height unit, cells of one reference
// step: the printed formulas.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <vector>

#include "cuesta/generate/diamond_square.h"
#include "cuesta/process/droplet/droplets.h"
#include "support/run_process.h"

namespace cuesta::test {

struct DropLand {
    Grid grid;
    Field start;
};

// A fractal of height 1 and roughness exponent 1.
inline DropLand diamond_land(std::int64_t n, std::uint64_t seed = 1, double relief = 1,
                             Edges edges = Edges::open) {
    const Grid grid{.columns = n, .rows = n, .spacing_m = 1, .edges = edges};
    DiamondSquare op;
    op.hurst = 1, op.relief = relief;
    return {grid, run_generator(op, grid, {.seed = seed})};
}

inline Droplets thesis_drops(std::int64_t count = 75'000) {
    Droplets op;
    op.reference_step = 1, op.height_unit = 1, op.count = count;
    op.ring = Droplets::Ring::none;
    op.floor = 0;
    return op;
}

inline std::int64_t count_of(const ProcessRun& run, std::string_view what) {
    const auto found = run.report.counts.find(what);
    return found == run.report.counts.end() ? 0 : found->second;
}

// Ground at the end and all that is booked as gone, less the ground at the start: 0.
inline double unbooked_m(const ProcessRun& run) {
    double sum = run.ground() - run.start();
    for (const auto& [material, account] : run.ledger.accounts()) {
        for (const ExactSum& side : account.border) sum += side.value();
        sum += account.out.value() - account.in.value();
    }
    return sum;
}

inline double laplacian(const Field& z, std::int64_t x, std::int64_t y) {
    return double{z.at(x - 1, y)} + double{z.at(x + 1, y)} + double{z.at(x, y - 1)} +
           double{z.at(x, y + 1)} - 4 * double{z.at(x, y)};
}

struct Measures {
    double moved = 0;      // half the sum of all changes
    double gained = 0;     // sum of all changes
    double laplacian = 0;  // mean amount
    double bend = 0;       // largest second difference along a row or a column
    double ravines = 0;    // share of the cells 0.01 below both of two cells 4 away, opposite
    int peaks = 0, pits = 0;
};

// The cells that lie in a ravine.
inline bool in_ravine(const Field& z, std::int64_t x, std::int64_t y, double depth = 0.01) {
    constexpr std::array<std::array<int, 2>, 4> ways{{{4, 0}, {0, 4}, {4, 4}, {4, -4}}};
    return std::any_of(ways.begin(), ways.end(), [&](const auto& way) {
        return double{z.at(x + way[0], y + way[1])} - double{z.at(x, y)} > depth &&
               double{z.at(x - way[0], y - way[1])} - double{z.at(x, y)} > depth;
    });
}

inline double largest_bend(const Field& z) {
    double most = 0;
    for (std::int64_t y = 0; y < z.rows(); ++y)
        for (std::int64_t x = 0; x < z.columns(); ++x) {
            const double twice = 2 * double{z.at(x, y)};
            if (x > 0 && x + 1 < z.columns())
                most = std::max(most, std::abs(z.at(x - 1, y) + double{z.at(x + 1, y)} - twice));
            if (y > 0 && y + 1 < z.rows())
                most = std::max(most, std::abs(z.at(x, y - 1) + double{z.at(x, y + 1)} - twice));
        }
    return most;
}

inline Measures measure(const Field& z, const Field& start) {
    Measures m;
    double inner = 0, deep = 0, ravine = 0;
    for (std::int64_t y = 0; y < z.rows(); ++y)
        for (std::int64_t x = 0; x < z.columns(); ++x) {
            const double change = double{z.at(x, y)} - double{start.at(x, y)};
            m.moved += 0.5 * std::abs(change);
            m.gained += change;
            if (x < 1 || y < 1 || x + 1 >= z.columns() || y + 1 >= z.rows()) continue;
            ++inner;
            m.laplacian += std::abs(laplacian(z, x, y));
            int lower = 0, higher = 0;
            for (int dy = -1; dy <= 1; ++dy)
                for (int dx = -1; dx <= 1; ++dx) {
                    lower += z.at(x + dx, y + dy) < z.at(x, y) ? 1 : 0;
                    higher += z.at(x + dx, y + dy) > z.at(x, y) ? 1 : 0;
                }
            m.peaks += lower == 8 ? 1 : 0;
            m.pits += higher == 8 ? 1 : 0;
            if (x < 4 || y < 4 || x + 4 >= z.columns() || y + 4 >= z.rows()) continue;
            ++deep;
            ravine += in_ravine(z, x, y) ? 1 : 0;
        }
    m.laplacian /= inner;
    m.ravines = ravine / deep;
    m.bend = largest_bend(z);
    return m;
}

inline void print(const char* what, double value, const Measures& m) {
    std::printf(
        "%s %g: moved %.1f, gained %.1f, |Laplacian| %.5f, ravines %.2f %%, %d peaks, "
        "%d pits, bend %.3f\n",
        what, value, m.moved, m.gained, m.laplacian, 100 * m.ravines, m.peaks, m.pits, m.bend);
}

// Correlation of two maps of means over squares of `a_cells` and `b_cells`.
inline double correlation(const std::vector<double>& a, const std::vector<double>& b) {
    double ma = 0, mb = 0, ab = 0, aa = 0, bb = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        ma += a[i] / static_cast<double>(a.size()), mb += b[i] / static_cast<double>(b.size());
    for (std::size_t i = 0; i < a.size(); ++i)
        ab += (a[i] - ma) * (b[i] - mb), aa += (a[i] - ma) * (a[i] - ma),
            bb += (b[i] - mb) * (b[i] - mb);
    return ab / std::sqrt(aa * bb);
}

// Change of height, averaged over squares of cells.
inline std::vector<double> mean_change(const Field& z, const Field& start, std::int64_t cells) {
    const std::int64_t columns = z.columns() / cells, rows = z.rows() / cells;
    std::vector<double> mean(static_cast<std::size_t>(columns * rows));
    for (std::int64_t y = 0; y < rows * cells; ++y)
        for (std::int64_t x = 0; x < columns * cells; ++x)
            mean[static_cast<std::size_t>(y / cells * columns + x / cells)] +=
                (double{z.at(x, y)} - double{start.at(x, y)}) / static_cast<double>(cells * cells);
    return mean;
}

}  // namespace cuesta::test
