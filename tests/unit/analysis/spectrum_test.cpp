// SPDX-License-Identifier: Apache-2.0
#include "cuesta/analysis/spectrum.h"

#include <gtest/gtest.h>

#include <cmath>

namespace cuesta {
namespace {

template <class Height>
Field field_of(const Grid& grid, Height&& height) {
    Field field({grid.columns, grid.rows, 0});
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x)
            field.at(x, y) = static_cast<float>(height(x, y));
    return field;
}

TEST(radial_spectrum, one_wave_stands_in_its_ring) {
    const Grid grid{64, 32, 10, Edges::wrap};
    // Five waves along the 64 columns; along the 32 rows three waves are six per longest side.
    const Field a = field_of(grid, [](auto x, auto) { return std::cos(2 * M_PI * 5 * x / 64.0); });
    const Field b = field_of(grid, [](auto, auto y) { return std::cos(2 * M_PI * 3 * y / 32.0); });
    const RadialSpectrum of_a = radial_spectrum(a, grid), of_b = radial_spectrum(b, grid);
    EXPECT_EQ(of_a.longest_m, 640);
    for (std::size_t k = 1; k < of_a.power.size(); ++k) {
        // |X|^2 = (n / 2)^2 at the one wave, 0 at all others.
        const double n2 = 64.0 * 32 / 2 * (64.0 * 32 / 2);
        EXPECT_NEAR(of_a.power[k] * static_cast<double>(of_a.waves[k]), k == 5 ? n2 : 0, 1e-3);
        EXPECT_NEAR(of_b.power[k] * static_cast<double>(of_b.waves[k]), k == 6 ? n2 : 0, 1e-3);
    }
}

TEST(radial_spectrum, sees_no_waves_in_a_tilted_plane) {
    const Grid grid{48, 40, 1, Edges::open};
    const Field plane = field_of(grid, [](auto x, auto y) { return 100 + 7 * x - 3 * y; });
    const RadialSpectrum spectrum = radial_spectrum(plane, grid);
    for (const double power : spectrum.power) EXPECT_LT(power, 1e-3);
}

TEST(radial_spectrum, counts_half_of_all_waves_once) {
    const Grid grid{16, 16, 1, Edges::wrap};
    const RadialSpectrum spectrum =
        radial_spectrum(field_of(grid, [](auto, auto) { return 0; }), grid);
    EXPECT_EQ(spectrum.waves[0], 0);
    EXPECT_EQ(spectrum.waves[1], 4) << "(1, 0), (0, 1), (1, 1), (1, -1)";
}

TEST(sector_spectrum, tells_directions_apart) {
    const Grid grid{32, 32, 1, Edges::wrap};
    const Field diagonal =
        field_of(grid, [](auto x, auto y) { return std::cos(2 * M_PI * (4 * x + 3 * y) / 32.0); });
    for (int sector = 0; sector < 8; ++sector) {  // atan(3 / 4) = 36.9 degrees: the second of 22.5
        const RadialSpectrum one = sector_spectrum(diagonal, grid, sector, 8);
        if (sector == 1)
            EXPECT_GT(one.power[5], 1e3);
        else
            EXPECT_LT(one.power[5], 1e-3);
    }
}

TEST(spectral_slope, is_the_exponent_of_a_power_law) {
    RadialSpectrum spectrum;
    spectrum.power.push_back(0);
    for (int k = 1; k <= 128; ++k) spectrum.power.push_back(7 * std::pow(k, -3.3));
    EXPECT_NEAR(spectral_slope(spectrum, 8, 64), 3.3, 1e-9);
    EXPECT_TRUE(std::isnan(spectral_slope(spectrum, 300, 400)));
}

}  // namespace
}  // namespace cuesta
