// SPDX-License-Identifier: Apache-2.0
// What every noise operator is asked beyond the contract tests.
#pragma once

#include <gtest/gtest.h>

#include "cuesta/base/parallel.h"
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

}  // namespace cuesta::test
