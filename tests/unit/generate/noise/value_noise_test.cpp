// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/noise/value_noise.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/noise_checks.h"

namespace cuesta::test {
namespace {

TEST(value_noise, keeps_its_promises_on_all_maps) {
    expect_sound_noise(ValueNoise{});
}

TEST(value_noise, every_interpolation_keeps_its_promises) {
    for (const ValueInterpolation one : {ValueInterpolation::linear, ValueInterpolation::cubic})
        expect_sound_noise(ValueNoise{.interpolation = one});
}

// Between lattice points linear noise of one octave is straight, the others are not.
TEST(value_noise, linear_runs_straight_between_its_points) {
    const auto bend = [](ValueInterpolation interpolation) {
        const Field field = run_generator(
            ValueNoise{
                .interpolation = interpolation, .relief = 1, .wavelength = 500, .octaves = 1},
            {300, 3, 10});
        double straight = 0;
        for (std::int64_t x = 1; x < 299; ++x)
            straight +=
                std::abs(field.at(x - 1, 1) - 2 * field.at(x, 1) + field.at(x + 1, 1)) < 1e-6f;
        return straight / 298;
    };
    EXPECT_GT(bend(ValueInterpolation::linear), 0.95);
    EXPECT_LT(bend(ValueInterpolation::cosine), 0.3);
    EXPECT_LT(bend(ValueInterpolation::cubic), 0.3);
}

TEST(value_noise, persistence_near_one_is_rougher) {
    double last = 0;
    for (const double persistence : {0.05, 0.55, 0.95, 2.0}) {
        const Field field = run_generator(
            ValueNoise{.persistence = persistence, .relief = 1, .wavelength = 640}, {128, 128, 10});
        double squares = 0;
        for (std::int64_t y = 0; y < 128; ++y)
            for (std::int64_t x = 1; x < 128; ++x)
                squares += std::pow(field.at(x, y) - field.at(x - 1, y), 2);
        EXPECT_GT(squares, 1.5 * last);
        last = squares;
    }
}

TEST(value_noise, hardly_any_persistence_leaves_the_first_layer) {
    const Grid grid{96, 64, 10};
    const Field all = run_generator(ValueNoise{.persistence = 1e-4, .wavelength = 640}, grid);
    const Field first = run_generator(ValueNoise{.wavelength = 640, .octaves = 1}, grid);
    for (std::int64_t y = 0; y < 64; ++y)
        for (std::int64_t x = 0; x < 96; ++x) EXPECT_NEAR(all.at(x, y), first.at(x, y), 0.3);
}

}  // namespace
}  // namespace cuesta::test
