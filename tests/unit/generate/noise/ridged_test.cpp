// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/noise/ridged.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/noise_checks.h"

namespace cuesta::test {
namespace {

TEST(ridged, keeps_its_promises_on_all_maps) {
    expect_sound_noise(Ridged{});
}

// One octave: the crest is where the noise is 0, and the surface has a kink there.
TEST(ridged, one_octave_is_the_folded_noise_squared) {
    const Grid grid{64, 64, 10};
    const Field ridged =
        run_generator(Ridged{.offset = 1, .relief = 1, .wavelength = 200, .octaves = 1}, grid);
    double above = 0;
    for (std::int64_t y = 0; y < 64; ++y)
        for (std::int64_t x = 0; x < 64; ++x) above += ridged.at(x, y) > 0.5f;
    // |n| of gradient noise is below 0.3 on most of the ground, so most of it stands high.
    EXPECT_GT(above, 0.5 * 64 * 64);
}

}  // namespace
}  // namespace cuesta::test
