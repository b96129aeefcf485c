// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/noise/fbm.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/generate/noise/perlin.h"
#include "cuesta/generate/noise/simplex.h"
#include "support/noise_checks.h"

namespace cuesta::test {
namespace {

TEST(fbm, keeps_its_promises_on_all_maps) {
    expect_sound_noise(Fbm{});
}

TEST(fbm, one_octave_is_the_basis) {
    const Grid grid{60, 45, 10};
    EXPECT_TRUE(same_bits(run_generator(Fbm{.wavelength = 300, .octaves = 1}, grid),
                          run_generator(Perlin{.wavelength = 300}, grid)));
    EXPECT_TRUE(same_bits(
        run_generator(Fbm{.basis = NoiseBasis::simplex, .wavelength = 300, .octaves = 1}, grid),
        run_generator(Simplex{.wavelength = 300}, grid)));
}

TEST(fbm, all_bases_keep_its_promises) {
    for (const NoiseBasis basis : {NoiseBasis::value, NoiseBasis::simplex})
        expect_sound_noise(Fbm{.basis = basis, .lacunarity = 1.9});
}

TEST(fbm, octaves_too_fine_for_the_samples_are_counted) {
    StepReport report;
    run_generator(Fbm{.wavelength = 160, .octaves = 9}, {32, 32, 10}, {.report = &report});
    EXPECT_EQ(report.counts["octaves_above_nyquist"], 5);  // 160, 80, 40, 20 are left
    StepReport fine;
    run_generator(Fbm{.wavelength = 160, .octaves = 4}, {32, 32, 10}, {.report = &fine});
    EXPECT_EQ(fine.counts.count("octaves_above_nyquist"), 0u);
}

TEST(fbm, a_smaller_hurst_is_rougher) {
    double last = 0;
    for (const double hurst : {1.0, 0.6, 0.2}) {
        const Field field =
            run_generator(Fbm{.hurst = hurst, .relief = 1, .wavelength = 640}, {128, 128, 10});
        double squares = 0;
        for (std::int64_t y = 0; y < 128; ++y)
            for (std::int64_t x = 1; x < 128; ++x)
                squares += std::pow(field.at(x, y) - field.at(x - 1, y), 2);
        EXPECT_GT(squares, 1.5 * last);
        last = squares;
    }
}

}  // namespace
}  // namespace cuesta::test
