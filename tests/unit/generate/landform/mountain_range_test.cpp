// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/landform/mountain_range.h"

#include <gtest/gtest.h>

#include "cuesta/grid/range.h"
#include "support/run_operator.h"

namespace cuesta {
namespace {

TEST(mountain_range, stands_along_its_axis) {
    // Straight north to south: the middle third is much higher than the outer sixths.
    const Field h = test::run_generator(MountainRange{.strike = 0, .width = 0.15, .winding = 0},
                                        {120, 120, 50});
    double middle = 0, sides = 0;
    for (std::int64_t y = 0; y < 120; ++y)
        for (std::int64_t x = 0; x < 120; ++x) {
            if (x >= 50 && x < 70) middle += h.at(x, y) / 20;
            if (x < 10 || x >= 110) sides += h.at(x, y) / 20;
        }
    EXPECT_GT(middle, 2.5 * sides);
}

TEST(mountain_range, spans_base_to_base_plus_relief_exactly) {
    const Grid grid{90, 60, 50, Edges::wrap};
    SingleCommunicator comm(grid);
    const ValueRange range =
        value_range(test::run_generator(MountainRange{.relief = 900, .base = 100}, grid), comm);
    EXPECT_EQ(range.low, 100);
    EXPECT_EQ(range.high, 1000);
}

TEST(mountain_range, says_when_its_wavelength_is_too_short_for_the_samples) {
    StepReport report;
    const Field h =
        test::run_generator(MountainRange{.wavelength = 19}, {40, 40, 10}, {.report = &report});
    EXPECT_EQ(report.counts["octaves_above_nyquist"], 1);
    EXPECT_TRUE(test::all_finite(h));
    report = {};
    test::run_generator(MountainRange{.wavelength = 80}, {40, 40, 10}, {.report = &report});
    EXPECT_EQ(report.counts.count("octaves_above_nyquist"), 0u);
}

}  // namespace
}  // namespace cuesta
