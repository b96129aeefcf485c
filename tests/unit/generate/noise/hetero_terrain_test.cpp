// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/noise/hetero_terrain.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/generate/noise/fbm.h"
#include "support/noise_checks.h"

namespace cuesta::test {
namespace {

TEST(hetero_terrain, keeps_its_promises_on_all_maps) {
    expect_sound_noise(HeteroTerrain{});
}

TEST(hetero_terrain, one_octave_is_the_basis_raised) {
    const Grid grid{60, 45, 10};
    const Field one = run_generator(HeteroTerrain{.wavelength = 300, .octaves = 1}, grid);
    const Field basis = run_generator(Fbm{.wavelength = 300, .octaves = 1}, grid);
    for (std::int64_t y = 0; y < 45; ++y)
        for (std::int64_t x = 0; x < 60; ++x) EXPECT_NEAR(one.at(x, y), basis.at(x, y), 1e-3);
}

}  // namespace
}  // namespace cuesta::test
