// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/noise/noise_octave.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>

#include "cuesta/grid/field.h"

namespace cuesta {
namespace {

constexpr RandomKey random_key{11, 3};

Field octave_field(const OctaveSpec& spec, const Grid& grid, Block block, int stretch,
                   int width = 0) {
    const NoiseOctave octave(spec, grid, block);
    Field out({block.columns, block.rows, 0});
    OctaveRows rows(lattice_kernels(width));
    std::vector<float> line(static_cast<std::size_t>(stretch + lattice_padding));
    for (std::int64_t x = 0; x < block.columns; x += stretch) {
        const auto count = static_cast<int>(std::min<std::int64_t>(stretch, block.columns - x));
        rows.start(octave, x, count);
        for (std::int64_t y = 0; y < block.rows; ++y) {
            rows.make(y, line.data());
            std::memcpy(out.row(y) + x, line.data(), static_cast<std::size_t>(count) * 4);
        }
    }
    return out;
}
Field octave_field(const OctaveSpec& spec, const Grid& grid) {
    return octave_field(spec, grid, whole(grid), 512);
}

OctaveSpec spec_of(NoiseBasis basis, double cell, ValueBlend blend = ValueBlend::quintic) {
    return {basis, blend, 1, cell, 0, 0, random_key, 2};
}

std::vector<OctaveSpec> every_octave(double cell) {
    return {spec_of(NoiseBasis::perlin, cell),
            spec_of(NoiseBasis::simplex, cell),
            spec_of(NoiseBasis::value, cell, ValueBlend::linear),
            spec_of(NoiseBasis::value, cell, ValueBlend::cosine),
            spec_of(NoiseBasis::value, cell, ValueBlend::cubic),
            spec_of(NoiseBasis::value, cell)};
}

std::uint32_t word_of(std::int64_t ix, std::int64_t iy) {
    const auto words = random_words(random_key, iy, 2, 1);
    return lattice_word({words[0], words[1]}, static_cast<std::uint32_t>(ix));
}
double value_of(std::int64_t ix, std::int64_t iy) {
    return (word_of(ix, iy) >> 8) * 0x1p-23 - 1;
}
double quintic(double t) {
    return t * t * t * (t * (t * 6 - 15) + 10);
}
double mix(double a, double b, double u) {
    return a + u * (b - a);
}
// sqrt(2) times the unit gradient of a point, times d.
double dot(std::int64_t ix, std::int64_t iy, double dx, double dy) {
    const double turn = ((word_of(ix, iy) >> 28) + 0.5) / 16 * 2 * M_PI;
    return std::sqrt(2.0) * (std::cos(turn) * dx + std::sin(turn) * dy);
}

TEST(noise_octave, perlin_follows_its_definition) {
    const Grid grid{90, 50, 1, Edges::open, -31, 17};
    const Field made = octave_field(spec_of(NoiseBasis::perlin, 7.3), grid);
    for (std::int64_t y = 0; y < 50; ++y)
        for (std::int64_t x = 0; x < 90; ++x) {
            const double cx = (x - 31) / 7.3, cy = (y + 17) / 7.3;
            const auto ix = static_cast<std::int64_t>(std::floor(cx));
            const auto iy = static_cast<std::int64_t>(std::floor(cy));
            const double tx = cx - static_cast<double>(ix), ty = cy - static_cast<double>(iy);
            const double expected = mix(
                mix(dot(ix, iy, tx, ty), dot(ix + 1, iy, tx - 1, ty), quintic(tx)),
                mix(dot(ix, iy + 1, tx, ty - 1), dot(ix + 1, iy + 1, tx - 1, ty - 1), quintic(tx)),
                quintic(ty));
            ASSERT_NEAR(made.at(x, y), expected, 2e-6);
        }
}

TEST(noise_octave, simplex_sums_the_kernels_of_all_points_near) {
    const Grid grid{60, 40, 1, Edges::open, -21, 9};
    const Field made = octave_field(spec_of(NoiseBasis::simplex, 6.1), grid);
    const double h = std::sqrt(3.0) / 2;
    for (std::int64_t y = 0; y < 40; ++y)
        for (std::int64_t x = 0; x < 60; ++x) {
            const double px = (x - 21) / 6.1, py = (y + 9) / 6.1;
            double expected = 0;
            for (std::int64_t j = -3; j < 12; ++j)
                for (std::int64_t i = -8; i < 12; ++i) {
                    const double dx =
                        px - static_cast<double>(i) - 0.5 * static_cast<double>(j & 1);
                    const double dy = py - h * static_cast<double>(j);
                    const double m = 0.75 - dx * dx - dy * dy;
                    if (m > 0) expected += 6.4 * m * m * m * m * dot(i, j, dx, dy);
                }
            ASSERT_NEAR(made.at(x, y), expected, 5e-6);
        }
}

TEST(noise_octave, value_noise_meets_the_random_values_and_blends_between) {
    const Grid grid{40, 40, 1};
    for (const ValueBlend blend :
         {ValueBlend::linear, ValueBlend::cosine, ValueBlend::cubic, ValueBlend::quintic}) {
        const Field made = octave_field(spec_of(NoiseBasis::value, 8, blend), grid);
        for (std::int64_t j = 0; j < 5; ++j)
            for (std::int64_t i = 0; i < 5; ++i)
                EXPECT_NEAR(made.at(8 * i, 8 * j), value_of(i, j), 1e-6);
    }
    const Field linear = octave_field(spec_of(NoiseBasis::value, 8, ValueBlend::linear), grid);
    EXPECT_NEAR(linear.at(10, 16), mix(value_of(1, 2), value_of(2, 2), 0.25), 1e-6);  // (2.7)
    const Field cosine = octave_field(spec_of(NoiseBasis::value, 8, ValueBlend::cosine), grid);
    const double c = (1 - std::cos(M_PI * 0.25)) / 2;  // (2.8)
    EXPECT_NEAR(cosine.at(10, 16), mix(value_of(1, 2), value_of(2, 2), c), 1e-6);
    EXPECT_NEAR(cosine.at(16, 10), mix(value_of(2, 1), value_of(2, 2), c), 1e-6);
    const Field cubic = octave_field(spec_of(NoiseBasis::value, 8, ValueBlend::cubic), grid);
    // Half way the four points count -1/16, 9/16, 9/16, -1/16.
    EXPECT_NEAR(cubic.at(16, 12),
                (9 * (value_of(2, 1) + value_of(2, 2)) - value_of(2, 0) - value_of(2, 3)) / 16,
                1e-6);
    EXPECT_NEAR(cubic.at(12, 16),
                (9 * (value_of(1, 2) + value_of(2, 2)) - value_of(0, 2) - value_of(3, 2)) / 16,
                1e-6);
}

TEST(noise_octave, gradient_noise_is_zero_on_lattice_points) {
    const Field perlin = octave_field(spec_of(NoiseBasis::perlin, 4), {64, 64, 1});
    for (std::int64_t y = 0; y < 64; y += 4)
        for (std::int64_t x = 0; x < 64; x += 4) EXPECT_EQ(perlin.at(x, y), 0.0f);
    // Of the triangles only rows 0 fall on samples.
    const Field simplex = octave_field(spec_of(NoiseBasis::simplex, 4), {64, 1, 1});
    for (std::int64_t x = 0; x < 64; x += 4) EXPECT_EQ(simplex.at(x, 0), 0.0f);
}

TEST(noise_octave, stretches_blocks_and_vector_widths_do_not_change_bits) {
    for (const Edges edges : {Edges::open, Edges::wrap})
        for (const double cell : {0.6, 1.0, 2.3, 40.0, 1e4})
            for (OctaveSpec spec : every_octave(cell)) {
                spec.shift_x = 0.25, spec.shift_y = 0.5;
                const Grid grid{133, 21, 1, edges};
                const Field one = octave_field(spec, grid);
                for (const int width : {4, 8}) {
                    const Field other = octave_field(spec, grid, whole(grid), 48, width);
                    for (std::int64_t y = 0; y < 21; ++y)
                        ASSERT_EQ(0, std::memcmp(one.row(y), other.row(y), 133 * 4));
                }
                const Block block{37, 5, 71, 9};
                const Field part = octave_field(spec, grid, block, 19);
                for (std::int64_t y = 0; y < 9; ++y)
                    ASSERT_EQ(0, std::memcmp(one.row(5 + y) + 37, part.row(y), 71 * 4));
            }
}

TEST(noise_octave, cells_of_any_size_are_the_definition_and_take_no_more_memory) {
    // 10^11 cells between samples: with all their points this would not fit any machine. A block of
    // one column knows nothing of the others.
    for (const Edges edges : {Edges::open, Edges::wrap})
        for (const double cell : {0.9, 0.11, 1e-3, 1e-9}) {
            const Grid grid{70, 9, 100, edges, 300, -200};
            for (const OctaveSpec& spec : every_octave(cell)) {
                const Field made = octave_field(spec, grid, whole(grid), 32);
                for (std::int64_t x = 0; x < grid.columns; ++x) {
                    const Field one = octave_field(spec, grid, {x, 0, 1, grid.rows}, 1);
                    for (std::int64_t y = 0; y < grid.rows; ++y)
                        ASSERT_EQ(made.at(x, y), one.at(0, y)) << cell << " at " << x << ", " << y;
                }
            }
        }
}

// A map of two periods: the second half repeats the first, to the bit.
TEST(noise_octave, wrapped_axes_repeat_exactly) {
    for (const OctaveSpec& spec : every_octave(17)) {
        Grid grid{60, 48, 1, Edges::wrap};
        const Field one = octave_field(spec, grid);
        grid.origin_x_m = 60, grid.origin_y_m = -48;
        const Field other = octave_field(spec, grid);
        for (std::int64_t y = 0; y < 48; ++y)
            ASSERT_EQ(0, std::memcmp(one.row(y), other.row(y), 60 * 4));
        // A shift by half the map rolls it.
        grid.origin_x_m = 30, grid.origin_y_m = 0;
        const Field rolled = octave_field(spec, grid);
        for (std::int64_t y = 0; y < 48; ++y)
            for (std::int64_t x = 0; x < 60; ++x)
                ASSERT_EQ(rolled.at(x, y), one.at((x + 30) % 60, y));
    }
}

struct Moments {
    double mean = 0, variance = 0, low = 9, high = -9;
};
Moments moments(const OctaveSpec& spec) {
    const Field field = octave_field(spec, {1024, 1024, 1});
    Moments m;
    double squares = 0;
    constexpr double n = 1024.0 * 1024;
    for (std::int64_t y = 0; y < 1024; ++y)
        for (std::int64_t x = 0; x < 1024; ++x) {
            const double v = field.at(x, y);
            m.mean += v / n, squares += v * v / n;
            m.low = std::min(m.low, v), m.high = std::max(m.high, v);
        }
    m.variance = squares - m.mean * m.mean;
    return m;
}

// About 20000 lattice points each, so the variance of the values is known to 1 %.
TEST(noise_octave, range_mean_and_variance_are_those_of_the_definition) {
    const auto check = [](const OctaveSpec& spec, double variance, double most) {
        const Moments m = moments(spec);
        EXPECT_NEAR(m.mean, 0, 0.015);
        EXPECT_NEAR(m.variance / variance, 1, 0.04);
        EXPECT_GE(m.low, -most);
        EXPECT_LE(m.high, most);
    };
    // Each axis keeps the mean of (1 - u)^2 + u^2 of the variance 1/3: 2/3 linear, 3/4 cosine,
    // 181/231 quintic; 4/9, 9/16 and 0.614 for both axes.
    check(spec_of(NoiseBasis::value, 7.3, ValueBlend::linear), 4.0 / 9 / 3, 1);
    check(spec_of(NoiseBasis::value, 7.3, ValueBlend::cosine), 9.0 / 16 / 3, 1);
    check(spec_of(NoiseBasis::value, 7.3), 181.0 / 231 * (181.0 / 231) / 3, 1);
    // Gradients of length sqrt(2) have E g g^T = 1, so the variance is the mean of the squared
    // weights times d^2: 2 A B with A = mean of (1-u)^2 + u^2, B = mean of (1-u)^2 t^2 + ...
    double a = 0, b = 0;
    for (int i = 0; i < 1000; ++i) {
        const double t = (i + 0.5) / 1000, u = quintic(t);
        a += ((1 - u) * (1 - u) + u * u) / 1000;
        b += ((1 - u) * (1 - u) * t * t + u * u * (1 - t) * (1 - t)) / 1000;
    }
    check(spec_of(NoiseBasis::perlin, 7.3), 2 * a * b, 1);
    // One kernel per lattice point: the integral of (scale m^4 d)^2 over the disc, per area.
    double integral = 0;
    for (int i = 0; i < 10000; ++i) {
        const double r = (i + 0.5) / 10000 * std::sqrt(0.75), m = 0.75 - r * r;
        integral += std::pow(6.4 * m * m * m * m * r, 2) * 2 * M_PI * r * std::sqrt(0.75) / 1e4;
    }
    check(spec_of(NoiseBasis::simplex, 7.3), integral / (std::sqrt(3.0) / 2), 0.57);
    EXPECT_NEAR(integral / (std::sqrt(3.0) / 2) / (2 * a * b), 1, 0.02);  // as of perlin
    // Catmull-Rom: the mean of the squared weights of four points, 57/70 per axis.
    check(spec_of(NoiseBasis::value, 7.3, ValueBlend::cubic), 57.0 / 70 * (57.0 / 70) / 3, 1.6);
}

}  // namespace
}  // namespace cuesta
