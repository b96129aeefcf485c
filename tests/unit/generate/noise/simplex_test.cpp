// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/noise/simplex.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/noise_checks.h"

namespace cuesta::test {
namespace {

TEST(simplex, keeps_its_promises_on_all_maps) {
    expect_sound_noise(Simplex{});
}

TEST(simplex, is_as_rough_for_every_seed) {
    double low = 1e9, high = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const Field field =
            run_generator(Simplex{.wavelength = 80, .relief = 1}, {200, 200, 10}, {.seed = seed});
        double squares = 0;
        for (std::int64_t y = 0; y < 200; ++y)
            for (std::int64_t x = 1; x < 200; ++x)
                squares += std::pow(field.at(x, y) - field.at(x - 1, y), 2);
        low = std::min(low, squares), high = std::max(high, squares);
    }
    EXPECT_LT(high / low, 1.2);
}

}  // namespace
}  // namespace cuesta::test
