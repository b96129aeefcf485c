// SPDX-License-Identifier: Apache-2.0
// Landslides against the reach of their volume; claims, figures and tolerances are in README.md.
#include <gtest/gtest.h>

#include "cuesta/verify/fire_problems.h"

namespace cuesta {
namespace {

using verify::measure_slide;
using verify::SlideMeasure;

TEST(LandslidesScience, fall_over_length_follows_the_volume) {
    double last = 10, least_volume = 0;
    for (const double height : {100.0, 200.0, 800.0}) {
        const SlideMeasure slide = measure_slide(height, height / 20, 45);
        EXPECT_GT(slide.volume_m3, least_volume) << height;
        EXPECT_NEAR(slide.fall_over_length / slide.law, 1, 0.2) << height;
        EXPECT_LT(slide.fall_over_length, last) << height;
        EXPECT_EQ(slide.lost_units, 0) << height;
        last = slide.fall_over_length, least_volume = slide.volume_m3;
    }
}

TEST(LandslidesScience, reach_does_not_depend_on_the_spacing) {
    const SlideMeasure coarse = measure_slide(200, 16, 45), fine = measure_slide(200, 8, 45);
    EXPECT_NEAR(coarse.volume_m3 / fine.volume_m3, 1, 0.15);
    EXPECT_NEAR(coarse.fall_over_length / fine.fall_over_length, 1, 0.15);
}

}  // namespace
}  // namespace cuesta
