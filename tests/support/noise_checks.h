// SPDX-License-Identifier: Apache-2.0
// What every noise operator is asked beyond the contract tests.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

#include "cuesta/base/parallel.h"
#include "cuesta/generate/noise/fractal_noise.h"
#include "cuesta/grid/range.h"
#include "support/run_operator.h"

namespace cuesta::test {

inline ValueRange range_of(const Field& field) {
    SingleCommunicator comm({field.columns(), field.rows()});
    return value_range(field, comm);
}

// Exact range, same bits on blocks and threads for all edges, thin and tiny maps, octaves that
// cannot be shown. Needs op.wavelength, op.relief and op.base.
template <class Op>
void expect_sound_noise(Op op) {
    op.wavelength = 170, op.relief = 750, op.base = -50;
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x}) {
        const Grid grid{91, 60, 10, edges, 70, -330};
        const Field one = run_generator(op, grid);
        EXPECT_EQ(range_of(one).low, -50.0);
        EXPECT_EQ(range_of(one).high, 700.0);
        EXPECT_TRUE(same_bits(one, run_generator_on_blocks(op, grid, 3, 4)));
        const int threads = thread_count();
        set_thread_count(3);
        EXPECT_TRUE(same_bits(one, run_generator(op, grid)));
        set_thread_count(threads);
        EXPECT_FALSE(same_bits(one, run_generator(op, grid, {.seed = 2})));
        for (const auto& [columns, rows] :
             {std::pair{1, 1}, {1, 40}, {40, 1}, {2, 2}, {3, 700}, {1100, 3}})
            EXPECT_TRUE(all_finite(run_generator(op, {columns, rows, 10, edges})));
    }
    StepReport report;
    op.wavelength = 15;  // less than two samples
    const Field flat = run_generator(op, {16, 16, 10}, {.report = &report});
    EXPECT_EQ(flat.at(5, 5), -50.0f);
    EXPECT_GE(report.counts["octaves_above_nyquist"], 1);
    EXPECT_EQ(report.counts["flat_surface"], 1);
}

// Three octaves against formula(n, w): their values n_0, n_1, n_2, found from sums that add one
// octave at a time, and w = lacunarity^-hurst. Needs op.hurst and op.lacunarity, and the keys of
// run_generator.
template <class Op, class Formula>
void expect_octaves_by(Op op, Formula formula) {
    op.wavelength = 260, op.octaves = 3, op.lacunarity = 2.2, op.hurst = 0.6;
    op.relief = 1, op.base = 0;
    const Grid grid{70, 33, 10};
    FractalNoise plain;
    plain.basis = op.basis, plain.wavelength_m = 260, plain.octaves = 3, plain.lacunarity = 2.2;
    plain.persistence = persistence_of(0.6, 2.2);
    const double w = plain.persistence;
    std::vector<Field> sums;
    for (int octaves = 1; octaves <= 3; ++octaves) {
        sums.emplace_back(FieldShape{grid.columns, grid.rows, 1});
        const RunOptions usual;
        fill_fractal(plain, octaves, grid, whole(grid), {usual.seed, usual.stream}, sums.back());
    }
    std::vector<double> wanted;
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x) {
            const double a = sums[0].at(x, y), b = sums[1].at(x, y), c = sums[2].at(x, y);
            wanted.push_back(formula(std::array{a, (b - a) / w, (c - b) / (w * w)}, w));
        }
    const auto [low, high] = std::minmax_element(wanted.begin(), wanted.end());
    const Field field = run_generator(op, grid);
    for (std::size_t i = 0; i < wanted.size(); ++i)
        ASSERT_NEAR(field.at(static_cast<std::int64_t>(i) % grid.columns,
                             static_cast<std::int64_t>(i) / grid.columns),
                    (wanted[i] - *low) / (*high - *low), 1e-5)
            << i;
}

}  // namespace cuesta::test
