// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/noise/cellular.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "cuesta/generate/noise/lattice_kernel.h"
#include "support/noise_checks.h"

namespace cuesta::test {
namespace {

constexpr CellMeasure all_measures[] = {CellMeasure::f1, CellMeasure::f2, CellMeasure::f2_minus_f1,
                                        CellMeasure::edges};

TEST(cellular, keeps_its_promises_on_all_maps) {
    for (const CellMeasure measure : all_measures) expect_sound_noise(Cellular{.measure = measure});
}

// By definition, from all points of 9 x 9 cells around a sample.
double by_definition(CellMeasure measure, double x, double y, RandomKey random) {
    struct Point {
        double x, y, distance;
    };
    std::vector<Point> points;
    const auto ix = static_cast<std::int64_t>(std::floor(x));
    const auto iy = static_cast<std::int64_t>(std::floor(y));
    for (std::int64_t j = iy - 4; j <= iy + 4; ++j)
        for (std::int64_t i = ix - 4; i <= ix + 4; ++i) {
            const auto words = random_words(random, j, 0, 1);
            const auto place = [&](std::uint32_t a, std::uint32_t b) {
                return (lattice_word({a, b}, static_cast<std::uint32_t>(i)) >> 8) * 0x1p-24;
            };
            const double px = static_cast<double>(i) + place(words[0], words[1]) - x;
            const double py = static_cast<double>(j) + place(words[2], words[3]) - y;
            points.push_back({px, py, std::hypot(px, py)});
        }
    std::sort(points.begin(), points.end(),
              [](const Point& a, const Point& b) { return a.distance < b.distance; });
    const Point r = points[0];
    double edge = 1e9;
    for (std::size_t k = 1; k < points.size(); ++k) {
        const Point d = points[k];
        edge = std::min(edge, (d.distance * d.distance - r.distance * r.distance) /
                                  (2 * std::hypot(d.x - r.x, d.y - r.y)));
    }
    switch (measure) {
        case CellMeasure::f1:
            return r.distance;
        case CellMeasure::f2:
            return points[1].distance;
        case CellMeasure::f2_minus_f1:
            return points[1].distance - r.distance;
        case CellMeasure::edges:
            break;
    }
    return edge;
}

// The map is the definition scaled to the range of both.
TEST(cellular, distances_follow_their_definition) {
    const Grid grid{80, 60, 10, Edges::open, -230, 410};
    for (const CellMeasure measure : all_measures) {
        const Field made = run_generator(
            Cellular{.measure = measure, .wavelength = 130, .relief = 1}, grid, {.seed = 4});
        std::vector<double> expected;
        for (std::int64_t y = 0; y < grid.rows; ++y)
            for (std::int64_t x = 0; x < grid.columns; ++x)
                expected.push_back(
                    by_definition(measure, (-230 + 10 * static_cast<double>(x)) / 130,
                                  (410 + 10 * static_cast<double>(y)) / 130, {4, 7}));
        const auto [low, high] = std::minmax_element(expected.begin(), expected.end());
        for (std::int64_t y = 0; y < grid.rows; ++y)
            for (std::int64_t x = 0; x < grid.columns; ++x)
                ASSERT_NEAR(made.at(x, y),
                            (expected[static_cast<std::size_t>(y * grid.columns + x)] - *low) /
                                (*high - *low),
                            2e-5);
    }
}

// Without jitter the points are the middles of the cells: f1 is highest at the corners.
TEST(cellular, without_jitter_it_is_a_chessboard) {
    const Field field = run_generator(
        Cellular{.measure = CellMeasure::f1, .jitter = 0, .wavelength = 80, .relief = 1},
        {33, 33, 10});
    for (std::int64_t y = 0; y < 33; y += 8)
        for (std::int64_t x = 0; x < 33; x += 8) EXPECT_EQ(field.at(x, y), 1.0f);
    for (std::int64_t y = 4; y < 33; y += 8)
        for (std::int64_t x = 4; x < 33; x += 8) EXPECT_EQ(field.at(x, y), 0.0f);
}

TEST(cellular, vector_widths_agree_to_the_bit) {
    std::vector<std::int32_t> cell(64 + lattice_padding);
    std::vector<float> t(cell.size()), px(400), py(400);
    lattice_kernels(4).values({1, 2}, 0, 0, 380, px.data());
    lattice_kernels(4).values({3, 4}, 0, 0, 380, py.data());
    for (const double step : {0.3, 1.0, 1.7}) {
        for (std::size_t i = 0; i < cell.size(); ++i) {
            const double c = step * static_cast<double>(i);
            cell[i] = static_cast<std::int32_t>(c), t[i] = static_cast<float>(c - cell[i]);
        }
        const LatticeColumns columns{cell.data(), t.data(), nullptr, 0, step > 1};
        std::vector<std::vector<float>> results;
        for (const int width : {4, 8, 16}) {
            std::vector<float> all(4 * 96, 1e6f);
            const CellNearest so_far{all.data(), all.data() + 96, all.data() + 192,
                                     all.data() + 288};
            lattice_kernels(width).nearest(columns, px.data(), py.data(), -0.4f, 64, so_far);
            lattice_kernels(width).border(columns, px.data(), py.data(), -0.4f, 64, so_far);
            results.push_back(all);
        }
        EXPECT_EQ(results[0], results[1]);
        EXPECT_EQ(results[0], results[2]);
    }
}

}  // namespace
}  // namespace cuesta::test
