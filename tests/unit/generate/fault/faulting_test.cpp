// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/fault/faulting.h"

#include <gtest/gtest.h>

#include <set>

#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"
#include "cuesta/grid/range.h"
#include "support/run_operator.h"

namespace cuesta {
namespace {

constexpr Edges every_edge[] = {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x};

TEST(faulting, spans_base_to_base_plus_relief_exactly) {
    for (const Edges edges : every_edge) {
        const Grid grid{50, 37, 10, edges};
        const Field field =
            test::run_generator(Faulting{.relief = 1500, .base = -20, .count = 50}, grid);
        SingleCommunicator comm(grid);
        const ValueRange range = value_range(field, comm);
        EXPECT_EQ(range.low, -20);
        EXPECT_EQ(range.high, 1480);
    }
}

TEST(faulting, is_the_same_on_blocks_and_threads) {
    for (const Edges edges : every_edge) {
        const Grid grid{90, 71, 5, edges};
        const Faulting op{.count = 40};
        const Field one = test::run_generator(op, grid);
        for (const auto& [across, down] : {std::pair{2, 2}, {3, 1}, {1, 5}})
            EXPECT_TRUE(
                test::same_bits(one, test::run_generator_on_blocks(op, grid, across, down)));
    }
    const Field two = test::run_generator(Faulting{}, {100, 200});
    const int threads = thread_count();
    set_thread_count(3);
    EXPECT_TRUE(test::same_bits(two, test::run_generator(Faulting{}, {100, 200})));
    set_thread_count(threads);
}

TEST(faulting, few_plain_faults_make_few_levels) {
    const Field field = test::run_generator(Faulting{.hurst = 0.5, .count = 3}, {64, 64});
    std::set<float> heights;
    for (std::int64_t y = 0; y < 64; ++y)
        for (std::int64_t x = 0; x < 64; ++x) heights.insert(field.at(x, y));
    EXPECT_LE(heights.size(), 4u);  // -3, -1, 1, 3
    EXPECT_GE(heights.size(), 2u);
}

TEST(faulting, stops_when_enough_neighbours_are_parted) {
    StepReport reached, missed;
    const Faulting op{.hurst = 0.5, .count = 20000, .stop = FaultStop::neighbours};
    test::run_generator(op, {32, 32}, {.report = &reached});
    EXPECT_GE(reached.counts["faults_at_stop"], 50);
    EXPECT_EQ(reached.counts["faults_at_stop"] % 50, 0);
    EXPECT_LT(reached.counts["faults_at_stop"], 1000);
    test::run_generator(
        Faulting{.count = 60, .stop = FaultStop::neighbours, .neighbour_share = 0.9}, {64, 64},
        {.report = &missed});
    EXPECT_EQ(missed.counts["stop_not_reached"], 1);
}

TEST(faulting, stopping_is_the_same_as_that_count) {
    StepReport report;
    const Field stopped = test::run_generator(
        Faulting{.count = 5000, .stop = FaultStop::neighbours}, {32, 32}, {.report = &report});
    const auto count = static_cast<int>(report.counts["faults_at_stop"]);
    EXPECT_TRUE(test::same_bits(stopped, test::run_generator(Faulting{.count = count}, {32, 32})));
}

TEST(faulting, globe_has_even_poles_and_refuses_maps_without) {
    const Field globe = test::run_generator(
        Faulting{.count = 200, .surface = FaultedSurface::globe}, {64, 33, 10, Edges::wrap_x});
    for (std::int64_t x = 1; x < 64; ++x) {
        // A fault within rounding of the pole would part it; none of these 200 is.
        EXPECT_NEAR(globe.at(x, 0), globe.at(0, 0), 0.05f);
        EXPECT_NEAR(globe.at(x, 32), globe.at(0, 32), 0.05f);
    }
    EXPECT_THROW(
        test::run_generator(Faulting{.surface = FaultedSurface::globe}, {16, 16, 10, Edges::wrap}),
        Error);
}

TEST(faulting, great_circles_put_a_hole_opposite_every_mountain) {
    const Field globe = test::run_generator(
        Faulting{.hurst = 0.7, .count = 51, .surface = FaultedSurface::great_circles},
        {64, 33, 10, Edges::wrap_x});
    for (std::int64_t y = 0; y < 33; ++y)
        for (std::int64_t x = 0; x < 64; ++x)
            ASSERT_NEAR(globe.at(x, y) + globe.at((x + 32) % 64, 32 - y), 1000, 0.1);
}

TEST(faulting, works_on_thin_and_tiny_maps) {
    for (const Edges edges : every_edge)
        for (const auto& [columns, rows] : {std::pair{1, 1}, {1, 2}, {2, 2}, {1, 100}, {100, 1}})
            for (const double hurst : {0.0, 0.5, 1.0})
                EXPECT_TRUE(test::all_finite(test::run_generator(
                    Faulting{.hurst = hurst, .count = 20}, {columns, rows, 1, edges})));
}

}  // namespace
}  // namespace cuesta
