// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/landform/gullies.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/run_operator.h"

namespace cuesta {
namespace {

// A form with gullies upon it, as a generator.
struct Carved {
    Gullies gullies;
    double east = 1, south = 0;  // rise per length; 0 and 0 is level ground
    bool waves = false;          // a form that fits wrapped maps instead

    StepReport generate(Field& out, const StepContext& step) const {
        Field& form = step.scratch.field(0);
        for (std::int64_t y = 0; y < out.rows(); ++y)
            for (std::int64_t x = 0; x < out.columns(); ++x) {
                const double u = static_cast<double>(step.block.x0 + x),
                             v = static_cast<double>(step.block.y0 + y);
                const double plane = (east * u + south * v) * step.grid.spacing_m;
                const auto wave = [](double at, std::int64_t n) {
                    return std::sin(2 * M_PI * at / static_cast<double>(n));
                };
                form.at(x, y) =
                    static_cast<float>(waves ? wave(u, step.grid.columns) + wave(v, step.grid.rows)
                                             : plane / gullies.length_m);
            }
        carve_gullies(gullies, 1, step, form, out);
        return {};
    }
};

constexpr Grid grid{160, 160, 10};
constexpr Gullies one_layer{.length_m = 1000, .wavelength_m = 200, .octaves = 1};

TEST(gullies, level_ground_stays_as_it_is) {
    const Field h = test::run_generator(Carved{one_layer, 0, 0}, grid);
    for (std::int64_t y = 0; y < 160; ++y)
        for (std::int64_t x = 0; x < 160; ++x) ASSERT_EQ(h.at(x, y), 0.0f);
}

TEST(gullies, run_down_the_slope_in_any_direction) {
    // The change along the slope is small against that across it.
    for (const auto& [east, south] : {std::pair{1.0, 0.0}, {0.0, 1.0}, {0.7, 0.7}, {0.9, -0.4}}) {
        const Field h = test::run_generator(Carved{one_layer, east, south}, grid);
        const double length = std::sqrt(east * east + south * south);
        double along = 0, across = 0;
        for (std::int64_t y = 1; y < 159; ++y)
            for (std::int64_t x = 1; x < 159; ++x) {
                const double gx = (h.at(x + 1, y) - h.at(x - 1, y)) / 2 - east * 0.01;
                const double gy = (h.at(x, y + 1) - h.at(x, y - 1)) / 2 - south * 0.01;
                along += std::pow((gx * east + gy * south) / length, 2);
                across += std::pow((gx * south - gy * east) / length, 2);
            }
        EXPECT_LT(along, 0.15 * across) << east << " " << south;
    }
}

TEST(gullies, are_no_deeper_than_the_formula_allows) {
    // A = strength L slope / sqrt(1 + slope^2) = 0.25 x 0.2 / sqrt 2; kept at the mean or the
    // crest.
    const double most = 0.25 * 0.2 / std::sqrt(2.0);
    Gullies crests = one_layer;
    crests.keep = 1;
    const Field mean = test::run_generator(Carved{one_layer}, grid);
    const Field below = test::run_generator(Carved{crests}, grid);
    double deepest = 0, sum = 0;
    for (std::int64_t y = 0; y < 160; ++y)
        for (std::int64_t x = 0; x < 160; ++x) {
            const double plane = static_cast<double>(x) * 0.01;
            deepest = std::max(deepest, std::abs(mean.at(x, y) - plane));
            ASSERT_LE(below.at(x, y), plane + 1e-6);
            ASSERT_GE(below.at(x, y), plane - 2 * most - 1e-6);
            sum += mean.at(x, y) - plane;
        }
    EXPECT_LE(deepest, most + 1e-6);
    EXPECT_GT(deepest, 0.8 * most);
    EXPECT_NEAR(sum / (160 * 160), 0, 0.15 * most);
}

TEST(gullies, narrower_than_four_samples_are_left_out) {
    Gullies fine = one_layer;
    fine.wavelength_m = 39;
    const Field h = test::run_generator(Carved{fine}, grid);
    EXPECT_EQ(h.at(80, 40), static_cast<float>(0.8));
    // 200, 100 and 50 m can be shown, a fourth octave of 25 m cannot.
    Gullies many = one_layer;
    many.octaves = 3;
    const Field three = test::run_generator(Carved{many}, grid);
    many.octaves = 9;
    EXPECT_TRUE(test::same_bits(three, test::run_generator(Carved{many}, grid)));
}

TEST(gullies, are_the_same_on_blocks_and_on_part_of_the_map) {
    Gullies layers = one_layer;
    layers.octaves = 3;
    const Carved plane{layers, 0.6, 0.5};
    const Field all = test::run_generator(plane, grid);
    EXPECT_TRUE(test::same_bits(all, test::run_generator_on_blocks(plane, grid, 3, 2)));
    for (const Edges edges : {Edges::open, Edges::wrap, Edges::wrap_x}) {
        const Grid small{70, 50, 10, edges};
        const Carved hills{layers, 0, 0, true};
        EXPECT_TRUE(test::same_bits(test::run_generator(hills, small),
                                    test::run_generator_on_blocks(hills, small, 4, 3)));
    }
}

TEST(gullies, go_through_wrapped_edges_without_a_step) {
    const Field h = test::run_generator(Carved{one_layer, 0, 0, true}, {150, 150, 10, Edges::wrap});
    double seam = 0, inside = 0;
    for (std::int64_t i = 0; i < 150; ++i) {
        seam += std::pow(h.at(0, i) - h.at(149, i), 2) + std::pow(h.at(i, 0) - h.at(i, 149), 2);
        for (std::int64_t j = 1; j < 150; ++j)
            inside += (std::pow(h.at(j, i) - h.at(j - 1, i), 2) +
                       std::pow(h.at(i, j) - h.at(i, j - 1), 2)) /
                      149;
    }
    EXPECT_LT(seam, 2.5 * inside);
}

}  // namespace
}  // namespace cuesta
