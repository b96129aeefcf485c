// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/noise/multifractal.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/generate/noise/fbm.h"
#include "support/noise_checks.h"

namespace cuesta::test {
namespace {

TEST(multifractal, keeps_its_promises_on_all_maps) {
    expect_sound_noise(Multifractal{});
}

TEST(multifractal, one_octave_is_the_basis_raised) {
    const Grid grid{60, 45, 10};
    const Field one = run_generator(Multifractal{.wavelength = 300, .octaves = 1}, grid);
    const Field basis = run_generator(Fbm{.wavelength = 300, .octaves = 1}, grid);
    for (std::int64_t y = 0; y < 45; ++y)
        for (std::int64_t x = 0; x < 60; ++x) EXPECT_NEAR(one.at(x, y), basis.at(x, y), 1e-3);
}

TEST(multifractal, high_land_is_rougher_than_low_land) {
    // Mean |Laplacian| of the highest quarter of the heights over that of the lowest.
    double high = 0, low = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const Field h = run_generator(Multifractal{.wavelength = 640, .octaves = 6}, {128, 128, 10},
                                      {.seed = seed});
        std::vector<std::pair<float, double>> bends;
        for (std::int64_t y = 1; y < 127; ++y)
            for (std::int64_t x = 1; x < 127; ++x)
                bends.emplace_back(h.at(x, y),
                                   std::abs(h.at(x - 1, y) + h.at(x + 1, y) + h.at(x, y - 1) +
                                            h.at(x, y + 1) - 4 * double{h.at(x, y)}));
        std::sort(bends.begin(), bends.end());
        const std::size_t quarter = bends.size() / 4;
        for (std::size_t i = 0; i < quarter; ++i) {
            low += bends[i].second;
            high += bends[bends.size() - 1 - i].second;
        }
    }
    EXPECT_GT(high, 2 * low);
}

}  // namespace
}  // namespace cuesta::test
