// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/landform/dunes.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/run_operator.h"

namespace cuesta {
namespace {

TEST(dunes, straight_rows_have_a_gentle_and_a_steep_side) {
    // Wind to the east, 200 m from crest to crest, 20 m high, slip faces at 45 degrees: 20 m long.
    const Dunes op{.wavelength = 200,
                   .height = 20,
                   .wind = 90,
                   .slip_angle = 45,
                   .sinuosity = 0,
                   .variation = 0};
    const Field h = test::run_generator(op, {401, 5, 1});
    EXPECT_NEAR(h.at(0, 2), 0, 1e-4);
    EXPECT_NEAR(h.at(180, 2), 20, 1e-3);
    EXPECT_NEAR(h.at(190, 2), 10, 1e-3);
    EXPECT_NEAR(h.at(90, 2), 20 * 0.25 * 1.3, 1e-3);
    EXPECT_NEAR(h.at(380, 2), 20, 1e-3);
    EXPECT_NEAR(h.at(180, 0), h.at(180, 4), 1e-4);
}

TEST(dunes, heights_stay_within_bounds) {
    const Field h =
        test::run_generator(Dunes{.wavelength = 200, .height = 20, .base = 3}, {120, 100, 10});
    for (std::int64_t y = 0; y < 100; ++y)
        for (std::int64_t x = 0; x < 120; ++x) {
            EXPECT_GE(h.at(x, y), 3.0f);
            EXPECT_LE(h.at(x, y), 23.0f);
        }
}

TEST(dunes, wrapped_maps_have_no_seam) {
    // Gentle slopes: 20 samples to a wave, lee of 10. The largest step over the seam is no more
    // than the largest inside.
    const Grid grid{200, 160, 10, Edges::wrap};
    const Field h = test::run_generator(
        Dunes{.wavelength = 210, .height = 40, .wind = 37, .slip_angle = 20}, grid);
    float seam = 0, inside = 0;
    for (std::int64_t y = 0; y < 160; ++y)
        for (std::int64_t x = 0; x < 200; ++x) {
            const float d = std::fabs(h.at((x + 1) % 200, y) - h.at(x, y));
            float& most = x == 199 ? seam : inside;
            most = std::max(most, d);
        }
    EXPECT_LE(seam, inside);
    EXPECT_GT(inside, 0.0f);
}

TEST(dunes, says_when_slip_faces_are_too_steep) {
    StepReport report;
    test::run_generator(Dunes{.wavelength = 100, .height = 80}, {20, 20, 10}, {.report = &report});
    EXPECT_EQ(report.counts["slip_face_too_steep"], 1);
}

TEST(dunes, says_when_its_wavelength_is_too_short_for_the_samples) {
    StepReport report;
    const Field h = test::run_generator(Dunes{.wavelength = 19}, {40, 40, 10}, {.report = &report});
    EXPECT_EQ(report.counts["octaves_above_nyquist"], 1);
    EXPECT_TRUE(test::all_finite(h));
    report = {};
    test::run_generator(Dunes{.wavelength = 80}, {40, 40, 10}, {.report = &report});
    EXPECT_EQ(report.counts.count("octaves_above_nyquist"), 0u);
}

}  // namespace
}  // namespace cuesta
