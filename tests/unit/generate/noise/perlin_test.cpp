// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/noise/perlin.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/noise_checks.h"

namespace cuesta::test {
namespace {

TEST(perlin, keeps_its_promises_on_all_maps) {
    expect_sound_noise(Perlin{});
}

// Sign changes along a line come every cell or so: the noise is 0 at every lattice point.
TEST(perlin, has_features_of_the_wavelength) {
    const Grid grid{2000, 40, 1};
    const Field field = run_generator(Perlin{.wavelength = 50, .relief = 2, .base = -1}, grid);
    double mean = 0, crossings = 0;
    for (std::int64_t y = 0; y < 40; ++y)
        for (std::int64_t x = 0; x < 2000; ++x) mean += field.at(x, y) / (2000.0 * 40);
    for (std::int64_t x = 1; x < 2000; ++x)
        crossings += (field.at(x, 20) > mean) != (field.at(x - 1, 20) > mean);
    EXPECT_GE(crossings, 25);
    EXPECT_LE(crossings, 70);
}

}  // namespace
}  // namespace cuesta::test
