// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/noise/billow.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/noise_checks.h"

namespace cuesta::test {
namespace {

TEST(billow, keeps_its_promises_on_all_maps) {
    expect_sound_noise(Billow{});
}

// One octave of 2 |n| - 1 has its creases, not its crests, where the noise is 0.
TEST(billow, one_octave_stands_low_on_most_of_the_ground) {
    const Field billow =
        run_generator(Billow{.relief = 1, .wavelength = 200, .octaves = 1}, {64, 64, 10});
    double below = 0;
    for (std::int64_t y = 0; y < 64; ++y)
        for (std::int64_t x = 0; x < 64; ++x) below += billow.at(x, y) < 0.5f;
    EXPECT_GT(below, 0.5 * 64 * 64);
}

}  // namespace
}  // namespace cuesta::test
