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

// Two maps of one land: the second lies `dx`, `dy` samples further.
template <class Op>
void expect_same_land(const Op& op, double spacing, std::int64_t dx, std::int64_t dy) {
    const Grid large{90, 70, spacing, Edges::open, -20 * spacing, 5 * spacing};
    const Grid small{31,
                     23,
                     spacing,
                     Edges::open,
                     large.origin_x_m + dx * spacing,
                     large.origin_y_m + dy * spacing};
    const Field land = test::run_generator(op, large), window = test::run_generator(op, small);
    for (std::int64_t y = 0; y < small.rows; ++y)
        for (std::int64_t x = 0; x < small.columns; ++x)
            ASSERT_EQ(window.at(x, y), land.at(x + dx, y + dy)) << x << ", " << y;
    EXPECT_TRUE(test::same_bits(land, test::run_generator_on_blocks(op, large, 3, 2)));
    EXPECT_TRUE(test::all_finite(land));
}

TEST(diamond_square, a_window_is_the_part_of_the_whole) {
    for (const MidpointMethod method :
         {MidpointMethod::diamond_square, MidpointMethod::square_square})
        for (const double rise : {0.5, 0.8}) {
            expect_same_land(DiamondSquare{.method = method, .rise = rise, .land_size = 640}, 10,
                             37, 40);
            expect_same_land(
                DiamondSquare{
                    .corners = {5, 100}, .method = method, .rise = rise, .land_size = 5120},
                2.5, 0, 11);
        }
    // Heights of the whole land lie about between base and base + relief.
    const auto [low, high] =
        range_of(test::run_generator(DiamondSquare{.base = 200, .land_size = 320}, {257, 257, 10}));
    EXPECT_NEAR(low, 200, 300);
    EXPECT_NEAR(high, 1200, 300);
}

TEST(diamond_square, spacings_that_do_not_fit_show_the_same_land_resampled) {
    const DiamondSquare op{.land_size = 700};
    const Grid large{90, 70, 10}, small{30, 20, 10, Edges::open, 250, 310};
    const Field land = test::run_generator(op, large), window = test::run_generator(op, small);
    for (std::int64_t y = 0; y < 20; ++y)
        for (std::int64_t x = 0; x < 30; ++x)
            ASSERT_NEAR(window.at(x, y), land.at(x + 25, y + 31), 1e-2);
}

TEST(diamond_square, land_size_is_told_where_it_has_no_meaning) {
    StepReport report;
    const DiamondSquare op{.land_size = 5};
    const Field torus = test::run_generator(op, {64, 64, 10, Edges::wrap}, {.report = &report});
    EXPECT_EQ(report.counts["land_size_ignored"], 1);
    EXPECT_TRUE(
        test::same_bits(torus, test::run_generator(DiamondSquare{}, {64, 64, 10, Edges::wrap})));
    test::run_generator(op, {16, 16, 10}, {.report = &report});
    EXPECT_EQ(report.counts["land_size_below_spacing"], 1);
}

TEST(diamond_square, rise_leans_the_heights) {
    // Mostly upwards: the middle of the range lies above the mean of the heights, and the reverse.
    const auto mean = [](double rise) {
        double sum = 0;
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            const Field h = test::run_generator(
                DiamondSquare{.hurst = 0.6, .relief = 1, .corners = {}, .rise = rise}, {65, 65},
                {.seed = seed});
            // Of the neighbours' mean: where points stand out.
            for (std::int64_t y = 1; y < 64; ++y)
                for (std::int64_t x = 1; x < 64; ++x) {
                    const double around = 0.25 * (double{h.at(x - 1, y)} + h.at(x + 1, y) +
                                                  h.at(x, y - 1) + h.at(x, y + 1));
                    sum += h.at(x, y) > around ? 1 : -1;
                }
        }
        return sum / (8 * 63 * 63);
    };
    EXPECT_NEAR(mean(0.5), 0, 0.05);
    EXPECT_GT(mean(0.9), 0.05);
    EXPECT_LT(mean(0.1), -0.05);
}

TEST(diamond_square, square_square_has_its_range_blocks_and_odd_sizes) {
    const DiamondSquare op{.relief = 1500, .base = -20, .method = MidpointMethod::square_square};
    for (const Edges edges : every_edge)
        for (const auto& [columns, rows] :
             {std::pair{65, 65}, {64, 64}, {50, 37}, {7, 90}, {2, 2}, {1, 9}}) {
            const Grid grid{columns, rows, 10, edges};
            const Field one = test::run_generator(op, grid);
            const auto [low, high] = range_of(one);
            EXPECT_EQ(low, -20.0f);
            EXPECT_EQ(high, 1480.0f);
            EXPECT_TRUE(test::same_bits(one, test::run_generator_on_blocks(op, grid, 2, 3)));
        }
    EXPECT_TRUE(test::all_finite(test::run_generator(op, {1, 1, 10})));
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
