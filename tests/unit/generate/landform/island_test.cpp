// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/landform/island.h"

#include <gtest/gtest.h>

#include "cuesta/grid/range.h"
#include "support/run_operator.h"

namespace cuesta {
namespace {

TEST(island, reaches_its_relief_and_its_depth_from_the_sea_level) {
    const Grid grid{100, 100, 50};
    SingleCommunicator comm(grid);
    const ValueRange range =
        value_range(test::run_generator(Island{.relief = 900, .depth = 70, .base = 5}, grid), comm);
    EXPECT_NEAR(range.high, 905, 1e-3);
    EXPECT_NEAR(range.low, -65, 1e-3);
}

TEST(island, without_ragged_coast_is_a_disc_of_its_size) {
    const Field h = test::run_generator(Island{.size = 0.5, .coast = 0}, {201, 201, 10});
    std::int64_t land = 0;
    for (std::int64_t y = 0; y < 201; ++y)
        for (std::int64_t x = 0; x < 201; ++x) land += h.at(x, y) > 0;
    EXPECT_NEAR(static_cast<double>(land), 3.14159 * 2500, 60);
    EXPECT_LT(h.at(0, 0), -290.0f);
}

TEST(island, goes_through_wrapped_edges) {
    const Grid grid{100, 80, 50, Edges::wrap};
    const Field h = test::run_generator(Island{.coast = 0, .x = 0, .y = 0}, grid);
    EXPECT_GT(h.at(0, 0), 0.0f);
    EXPECT_GT(h.at(99, 79), 0.0f);
    EXPECT_LT(h.at(50, 40), -299.0f);
}

TEST(island, says_when_there_is_no_land) {
    StepReport report;
    const Field h = test::run_generator(Island{.size = 0.01, .coast = 0, .x = 0.13, .y = 0.13},
                                        {10, 10, 50}, {.report = &report});
    EXPECT_EQ(report.counts["no_land"], 1);
    EXPECT_TRUE(test::all_finite(h));
}

TEST(island, says_when_its_wavelength_is_too_short_for_the_samples) {
    StepReport report;
    const Field h =
        test::run_generator(Island{.wavelength = 19}, {40, 40, 10}, {.report = &report});
    EXPECT_EQ(report.counts["octaves_above_nyquist"], 1);
    EXPECT_TRUE(test::all_finite(h));
    report = {};
    test::run_generator(Island{.wavelength = 80}, {40, 40, 10}, {.report = &report});
    EXPECT_EQ(report.counts.count("octaves_above_nyquist"), 0u);
}

}  // namespace
}  // namespace cuesta
