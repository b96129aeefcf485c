// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/diamond_square.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "cuesta/base/parallel.h"
#include "support/run_operator.h"

namespace cuesta {
namespace {

constexpr Edges every_edge[] = {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x};

std::pair<float, float> range_of(const Field& field) {
    float low = field.at(0, 0), high = low;
    for (std::int64_t y = 0; y < field.rows(); ++y)
        for (std::int64_t x = 0; x < field.columns(); ++x) {
            low = std::min(low, field.at(x, y));
            high = std::max(high, field.at(x, y));
        }
    return {low, high};
}

TEST(diamond_square, spans_base_to_base_plus_relief_exactly) {
    for (const Edges edges : every_edge)
        for (const auto& [columns, rows] : {std::pair{65, 65}, {64, 64}, {50, 37}, {7, 90}}) {
            const auto [low, high] = range_of(test::run_generator(
                DiamondSquare{.relief = 1500, .base = -20}, {columns, rows, 10, edges}));
            EXPECT_EQ(low, -20.0f);
            EXPECT_EQ(high, 1480.0f);
        }
}

TEST(diamond_square, joins_planar_corners_by_a_plane) {
    // Without displacement; 65 takes lattice points as they are, 50 resamples them.
    for (const std::int64_t size : {65, 50}) {
        const DiamondSquare plane{.relief = 0, .corners = {0, 640, 1280, 1920}};
        const Field field = test::run_generator(plane, {size, size});
        const double step = 640.0 / static_cast<double>(size - 1);
        for (std::int64_t y = 0; y < size; ++y)
            for (std::int64_t x = 0; x < size; ++x) {
                const double expected = step * static_cast<double>(x + 2 * y);
                if (size == 65)
                    ASSERT_EQ(field.at(x, y), expected);
                else
                    ASSERT_NEAR(field.at(x, y), expected, 2e-4);
            }
    }
}

TEST(diamond_square, keeps_given_corners_among_the_displacements) {
    const DiamondSquare hills{.relief = 500, .corners = {100, 200, 300, 400}};
    const Field field = test::run_generator(hills, {33, 33});
    EXPECT_EQ(field.at(0, 0), 100.0f);
    EXPECT_EQ(field.at(32, 0), 200.0f);
    EXPECT_EQ(field.at(0, 32), 300.0f);
    EXPECT_EQ(field.at(32, 32), 400.0f);
    const Field again =
        test::run_generator(DiamondSquare{.relief = 500, .corners = {100}}, {33, 33});
    EXPECT_EQ(again.at(32, 32), 100.0f) << "the last corner given is repeated";
}

TEST(diamond_square, is_the_same_on_blocks_and_threads) {
    const int threads = thread_count();
    for (const Edges edges : every_edge)
        for (const auto& [columns, rows] : {std::pair{65, 40}, {64, 64}, {50, 71}}) {
            const Grid grid{columns, rows, 5, edges};
            const Field one = test::run_generator(DiamondSquare{}, grid);
            for (const auto& [across, down] : {std::pair{2, 2}, {3, 1}, {1, 5}})
                EXPECT_TRUE(test::same_bits(
                    one, test::run_generator_on_blocks(DiamondSquare{}, grid, across, down)));
        }
    const Field two = test::run_generator(DiamondSquare{}, {300, 1000});
    set_thread_count(3);
    EXPECT_TRUE(test::same_bits(two, test::run_generator(DiamondSquare{}, {300, 1000})));
    set_thread_count(threads);
}

TEST(diamond_square, seeds_give_other_land) {
    const Field a = test::run_generator(DiamondSquare{}, {33, 33}, {.seed = 1});
    const Field b = test::run_generator(DiamondSquare{}, {33, 33}, {.seed = 2});
    const Field c = test::run_generator(DiamondSquare{}, {33, 33}, {.seed = 1, .stream = 8});
    EXPECT_FALSE(test::same_bits(a, b));
    EXPECT_FALSE(test::same_bits(a, c));
}

TEST(diamond_square, works_on_thin_and_tiny_maps) {
    for (const Edges edges : every_edge)
        for (const auto& [columns, rows] :
             {std::pair{1, 1}, {1, 2}, {2, 1}, {2, 2}, {1, 100}, {100, 1}, {3, 1000}, {1000, 3}})
            for (const double hurst : {0.0, 1.0})
                EXPECT_TRUE(test::all_finite(
                    test::run_generator(DiamondSquare{.hurst = hurst}, {columns, rows, 1, edges})))
                    << columns << 'x' << rows;
    StepReport report;
    const Field one = test::run_generator(DiamondSquare{.base = 9}, {1, 1}, {.report = &report});
    EXPECT_EQ(one.at(0, 0), 9.0f);
    EXPECT_EQ(report.counts["flat_surface"], 1);
}

TEST(diamond_square, says_when_it_resamples) {
    StepReport direct, resampled;
    test::run_generator(DiamondSquare{}, {129, 100}, {.report = &direct});
    test::run_generator(DiamondSquare{}, {90, 90}, {.report = &resampled});
    EXPECT_EQ(direct.counts.count("resampled_lattice"), 0u);
    EXPECT_EQ(resampled.counts["resampled_lattice"], 1);
}

}  // namespace
}  // namespace cuesta
