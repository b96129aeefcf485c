// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/noise/fractal_noise.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/run_operator.h"

namespace cuesta {
namespace {

constexpr RandomKey random_key{5, 9};
const Grid grid{70, 33, 10, Edges::open, 120, -40};

Field made(const FractalNoise& noise, int octaves) {
    Field out({grid.columns, grid.rows, 1});
    fill_fractal(noise, octaves, grid, whole(grid), random_key, out);
    return out;
}

FractalNoise noise_of(FractalKind kind) {
    FractalNoise noise;
    noise.kind = kind, noise.wavelength_m = 260, noise.octaves = 3;
    noise.persistence = 0.6, noise.offset = 0.8, noise.gain = 3;
    return noise;
}

// n_0, n_1, n_2 from plain sums that add one octave at a time.
std::vector<double> octaves_at(std::int64_t x, std::int64_t y) {
    static const FractalNoise plain = noise_of(FractalKind::sum);
    static const Field sums[3] = {made(plain, 1), made(plain, 2), made(plain, 3)};
    return {sums[0].at(x, y), (sums[1].at(x, y) - sums[0].at(x, y)) / 0.6,
            (sums[2].at(x, y) - sums[1].at(x, y)) / 0.36};
}

template <class Formula>
void expect_formula(FractalKind kind, Formula formula) {
    const Field field = made(noise_of(kind), 3);
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x)
            ASSERT_NEAR(field.at(x, y), formula(octaves_at(x, y)), 5e-6) << x << ' ' << y;
}

TEST(fractal_noise, billow_folds_each_octave) {
    expect_formula(FractalKind::billow, [](const std::vector<double>& n) {
        double v = 0, w = 1;
        for (const double one : n) v += w * (2 * std::abs(one) - 1), w *= 0.6;
        return v;
    });
}

TEST(fractal_noise, ridged_weighs_each_octave_by_the_one_before) {
    expect_formula(FractalKind::ridged, [](const std::vector<double>& n) {
        double s = std::pow(0.8 - std::abs(n[0]), 2), v = s, w = 1;
        for (const std::size_t i : {1u, 2u}) {
            const double g = std::min(1.0, 3 * s);
            s = std::pow(0.8 - std::abs(n[i]), 2) * g;
            v += (w *= 0.6) * s;
        }
        return v;
    });
}

TEST(fractal_noise, hetero_scales_detail_by_height) {
    expect_formula(FractalKind::hetero, [](const std::vector<double>& n) {
        double v = 0.8 + n[0];
        v += (n[1] + 0.8) * 0.6 * v;
        v += (n[2] + 0.8) * 0.36 * v;
        return v;
    });
}

TEST(fractal_noise, hybrid_scales_detail_by_all_octaves_before) {
    expect_formula(FractalKind::hybrid, [](const std::vector<double>& n) {
        double v = 0.8 + n[0], g = v, w = 1;
        for (const std::size_t i : {1u, 2u}) {
            g = std::min(g, 1.0);
            const double s = (n[i] + 0.8) * (w *= 0.6);
            v += g * s;
            g *= s;
        }
        return v;
    });
}

TEST(fractal_noise, octaves_are_different_noise) {
    double products = 0, squares = 0;
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x) {
            const std::vector<double> n = octaves_at(x, y);
            products += n[1] * n[2], squares += n[1] * n[1];
        }
    EXPECT_LT(std::abs(products), 0.3 * squares);
}

TEST(fractal_noise, octaves_below_two_samples_are_not_visible) {
    FractalNoise noise;
    noise.wavelength_m = 80, noise.octaves = 8;
    EXPECT_EQ(visible_octaves(noise, 10), 3);  // 80, 40, 20
    EXPECT_EQ(visible_octaves(noise, 10.1), 2);
    EXPECT_EQ(visible_octaves(noise, 41), 0);
    noise.kind = FractalKind::ridged;
    EXPECT_EQ(visible_octaves(noise, 10), 2);  // 80, 40: folding halves the features
    noise.kind = FractalKind::sum;
    noise.octaves = 2;
    EXPECT_EQ(visible_octaves(noise, 10), 2);
}

TEST(fractal_noise, persistence_is_the_lacunarity_to_minus_hurst) {
    EXPECT_EQ(persistence_of(1, 2), 0.5);
    EXPECT_EQ(persistence_of(0, 3), 1.0);
    EXPECT_NEAR(persistence_of(0.5, 4), 0.5, 1e-15);
}

// With half the spacing every second sample is the same, as long as the octaves are.
TEST(fractal_noise, other_sizes_show_the_same_land_to_the_bit) {
    for (const NoiseBasis basis : {NoiseBasis::perlin, NoiseBasis::value, NoiseBasis::simplex}) {
        FractalNoise noise = noise_of(FractalKind::sum);
        noise.basis = basis;
        Grid fine = grid;
        fine.spacing_m = 5, fine.columns = 139, fine.rows = 65;
        Field out({fine.columns, fine.rows, 0});
        fill_fractal(noise, 3, fine, whole(fine), random_key, out);
        const Field coarse = made(noise, 3);
        for (std::int64_t y = 0; y < grid.rows; ++y)
            for (std::int64_t x = 0; x < grid.columns; ++x)
                ASSERT_EQ(coarse.at(x, y), out.at(2 * x, 2 * y));
    }
}

// A map of its own over a part of the land, not a block of the larger one.
TEST(fractal_noise, a_smaller_map_is_the_crop_of_the_larger_to_the_bit) {
    const Field large = made(noise_of(FractalKind::ridged), 3);
    Grid small = grid;
    small.columns = 31, small.rows = 12;
    small.origin_x_m += 17 * 10, small.origin_y_m += 8 * 10;
    Field out({31, 12, 0});
    fill_fractal(noise_of(FractalKind::ridged), 3, small, whole(small), random_key, out);
    for (std::int64_t y = 0; y < 12; ++y)
        for (std::int64_t x = 0; x < 31; ++x) ASSERT_EQ(out.at(x, y), large.at(17 + x, 8 + y));
}

TEST(fractal_noise, product_multiplies_the_octaves) {
    expect_formula(FractalKind::product, [](const std::vector<double>& n) {
        return (1 + n[0]) * (1 + 0.6 * n[1]) * (1 + 0.36 * n[2]);
    });
}

constexpr FractalKind every_kind[] = {FractalKind::sum,    FractalKind::billow,
                                      FractalKind::ridged, FractalKind::hetero,
                                      FractalKind::hybrid, FractalKind::product};

TEST(fractal_noise, a_map_of_one_hurst_is_that_hurst) {
    Field hurst({grid.columns, grid.rows, 1});
    hurst.fill(0.4f);
    for (const FractalKind kind : every_kind) {
        FractalNoise noise = noise_of(kind);
        noise.lacunarity = 2.3;
        noise.persistence = persistence_of(0.4, 2.3);
        const Field number = made(noise, 3);
        noise.persistence = 77;  // of no effect now
        noise.hurst = &hurst;
        const Field map = made(noise, 3);
        for (std::int64_t y = 0; y < grid.rows; ++y)
            for (std::int64_t x = 0; x < grid.columns; ++x)
                ASSERT_NEAR(map.at(x, y), number.at(x, y), 2e-6);
    }
}

TEST(fractal_noise, a_map_of_hurst_has_each_place_its_own) {
    Field hurst({grid.columns, grid.rows, 1});
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x) hurst.at(x, y) = x < 35 ? 0.0f : 1.0f;
    FractalNoise noise = noise_of(FractalKind::sum), rough = noise, smooth = noise;
    noise.hurst = &hurst;
    rough.persistence = 1, smooth.persistence = 0.5;
    const Field map = made(noise, 3), left = made(rough, 3), right = made(smooth, 3);
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x)
            ASSERT_NEAR(map.at(x, y), (x < 35 ? left : right).at(x, y), 2e-6);
}

TEST(fractal_noise, hurst_beyond_its_range_is_limited_and_counted) {
    Field hurst({grid.columns, grid.rows, 1});
    hurst.fill(0.5f);
    hurst.at(3, 4) = -2, hurst.at(5, 6) = 1.5f, hurst.at(7, 8) = std::nanf("");
    struct Made {
        const Field& hurst;
        StepReport generate(Field& out, const StepContext& step) const {
            FractalNoise noise = noise_of(FractalKind::sum);
            noise.hurst = &hurst;
            return make_fractal(noise, Scaling::world, 0, 100, step, out);
        }
    };
    StepReport report;
    EXPECT_TRUE(test::all_finite(test::run_generator(Made{hurst}, grid, {.report = &report})));
    EXPECT_EQ(report.counts["hurst_outside_0_1"], 3);
}

}  // namespace
}  // namespace cuesta
