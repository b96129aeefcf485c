// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/noise/swiss.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "cuesta/generate/noise/lattice_kernel.h"
#include "support/noise_checks.h"

namespace cuesta::test {
namespace {

TEST(swiss, keeps_its_promises_on_all_maps) {
    expect_sound_noise(Swiss{});
}

struct Noise {
    double n, nx, ny;
};

// Gradient noise of one octave at a place in cells, its gradient by differences.
double value_at(double x, double y, LatticeRowKey key) {
    const double ix = std::floor(x), iy = std::floor(y);
    const auto fade = [](double t) { return t * t * t * (t * (t * 6 - 15) + 10); };
    const auto dot = [&](double i, double j) {
        const auto column = static_cast<std::uint32_t>(static_cast<std::int64_t>(i));
        const auto row = static_cast<std::uint32_t>(static_cast<std::int64_t>(j));
        const double turn =
            ((lattice_word({key.add + row * 0x85ebca77u, key.flip}, column) >> 28) + 0.5) / 16;
        return std::sqrt(2.0) *
               (std::cos(2 * M_PI * turn) * (x - i) + std::sin(2 * M_PI * turn) * (y - j));
    };
    const double u = fade(x - ix), v = fade(y - iy);
    const auto mix = [](double a, double b, double w) { return a + w * (b - a); };
    return mix(mix(dot(ix, iy), dot(ix + 1, iy), u), mix(dot(ix, iy + 1), dot(ix + 1, iy + 1), u),
               v);
}
Noise noise_at(double x, double y, LatticeRowKey key) {
    constexpr double h = 1e-5;
    return {value_at(x, y, key), (value_at(x + h, y, key) - value_at(x - h, y, key)) / (2 * h),
            (value_at(x, y + h, key) - value_at(x, y - h, key)) / (2 * h)};
}

// The map is the formula of the header scaled to the range of both.
TEST(swiss, layers_follow_the_slopes_of_those_before) {
    const Grid grid{60, 50, 10, Edges::open, 110, -240};
    const Swiss op{.hurst = 0.7, .warp = 0.25, .relief = 1, .wavelength = 260, .octaves = 3};
    const Field made = run_generator(op, grid, {.seed = 6});
    std::vector<double> expected;
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x) {
            double v = 0, a = 1, dx = 0, dy = 0;
            for (int i = 0; i < 3; ++i) {
                const auto words = random_words({6, 7}, 0, i, 0);
                const double f = std::pow(2.0, i);
                const Noise n =
                    noise_at(((110 + 10 * static_cast<double>(x)) / 260 + 0.25 * dx) * f +
                                 (words[0] >> 23) / 512.0,
                             ((-240 + 10 * static_cast<double>(y)) / 260 + 0.25 * dy) * f +
                                 (words[1] >> 23) / 512.0,
                             {words[2], words[3]});
                v += a * (1 - std::abs(n.n));
                dx -= a * n.n * n.nx, dy -= a * n.n * n.ny;
                a *= std::pow(2.0, -0.7) * std::clamp(v, 0.0, 1.0);
            }
            expected.push_back(v);
        }
    const auto [low, high] = std::minmax_element(expected.begin(), expected.end());
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x)
            ASSERT_NEAR(
                made.at(x, y),
                (expected[static_cast<std::size_t>(y * grid.columns + x)] - *low) / (*high - *low),
                5e-5);
}

// Neighbours across the seam differ as neighbours inside do, also where samples are displaced.
TEST(swiss, wrapped_maps_have_no_seam) {
    double seam = 0, inside = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const Field f = run_generator(Swiss{.hurst = 0.5, .relief = 1, .wavelength = 330},
                                      {96, 96, 10, Edges::wrap}, {.seed = seed});
        for (std::int64_t i = 0; i < 96; ++i) {
            seam += std::pow(f.at(0, i) - f.at(95, i), 2) + std::pow(f.at(i, 0) - f.at(i, 95), 2);
            for (std::int64_t k = 1; k < 96; ++k)
                inside += (std::pow(f.at(k, i) - f.at(k - 1, i), 2) +
                           std::pow(f.at(i, k) - f.at(i, k - 1), 2)) /
                          95;
        }
    }
    EXPECT_NEAR(seam / inside, 1, 0.2);
}

}  // namespace
}  // namespace cuesta::test
