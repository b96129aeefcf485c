// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/random_additions.h"

#include <gtest/gtest.h>

#include "cuesta/base/parallel.h"
#include "cuesta/grid/range.h"
#include "support/run_operator.h"

namespace cuesta {
namespace {

TEST(random_additions, spans_base_to_base_plus_relief_exactly) {
    const Grid grid{65, 50, 10, Edges::wrap_x};
    SingleCommunicator comm(grid);
    const ValueRange range =
        value_range(test::run_generator(RandomAdditions{.relief = 300, .base = -40}, grid), comm);
    EXPECT_EQ(range.low, -40);
    EXPECT_EQ(range.high, 260);
}

TEST(random_additions, is_the_same_on_blocks_and_threads) {
    for (const Edges edges : {Edges::open, Edges::wrap, Edges::wrap_x})
        for (const auto& [columns, rows] : {std::pair{65, 40}, {64, 64}, {50, 71}}) {
            const Grid grid{columns, rows, 5, edges};
            EXPECT_TRUE(
                test::same_bits(test::run_generator(RandomAdditions{}, grid),
                                test::run_generator_on_blocks(RandomAdditions{}, grid, 2, 3)));
        }
    const int threads = thread_count();
    const Field one = test::run_generator(RandomAdditions{}, {300, 500});
    set_thread_count(3);
    EXPECT_TRUE(test::same_bits(one, test::run_generator(RandomAdditions{}, {300, 500})));
    set_thread_count(threads);
}

TEST(random_additions, works_on_thin_and_tiny_maps) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x})
        for (const auto& [columns, rows] : {std::pair{1, 1}, {1, 2}, {2, 2}, {1, 100}, {100, 3}})
            for (const double hurst : {0.0, 1.0})
                EXPECT_TRUE(test::all_finite(test::run_generator(RandomAdditions{.hurst = hurst},
                                                                 {columns, rows, 1, edges})));
}

}  // namespace
}  // namespace cuesta
