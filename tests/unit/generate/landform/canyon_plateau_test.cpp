// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/landform/canyon_plateau.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/grid/range.h"
#include "support/run_operator.h"

namespace cuesta {
namespace {

double share_between(const Field& field, float low, float high) {
    double count = 0;
    for (std::int64_t y = 0; y < field.rows(); ++y)
        for (std::int64_t x = 0; x < field.columns(); ++x)
            count += field.at(x, y) >= low && field.at(x, y) < high;
    return count / static_cast<double>(field.rows() * field.columns());
}

TEST(canyon_plateau, spans_base_to_base_plus_relief_exactly) {
    const Grid grid{90, 60, 50, Edges::wrap_x};
    SingleCommunicator comm(grid);
    const ValueRange range =
        value_range(test::run_generator(CanyonPlateau{.relief = 400, .base = 100}, grid), comm);
    EXPECT_EQ(range.low, 100);
    EXPECT_EQ(range.high, 500);
}

TEST(canyon_plateau, is_floors_plateaus_and_walls_in_steps) {
    // Smooth layers: two steps have their one tread in the middle of the wall, at 1/2.
    const CanyonPlateau op{.relief = 1000,
                           .base = 0,
                           .width = 0.05,
                           .wall = 0.3,
                           .side_canyons = 0,
                           .strata = 2,
                           .sharpness = 1,
                           .roughness = 0};
    const Field h = test::run_generator(op, {200, 200, 10});
    EXPECT_GT(share_between(h, 0, 10), 0.03);         // floors
    EXPECT_GT(share_between(h, 930, 1001), 0.15);     // plateau: 1 / 1.06 and above
    const double tread = share_between(h, 455, 490);  // 0.5 / 1.06 = 472
    EXPECT_GT(tread, 4 * share_between(h, 220, 255));
}

TEST(canyon_plateau, side_canyons_only_cut) {
    // Steps without risers in between: lower or equal everywhere, lower somewhere.
    CanyonPlateau op{.relief = 1000, .base = 0, .side_canyons = 0, .roughness = 0};
    const Grid grid{150, 150, 10};
    const Field whole_walls = test::run_generator(op, grid);
    op.side_canyons = 0.3;
    const Field cut = test::run_generator(op, grid);
    double lower = 0, higher = 0;
    for (std::int64_t y = 0; y < 150; ++y)
        for (std::int64_t x = 0; x < 150; ++x) {
            const double change = cut.at(x, y) - whole_walls.at(x, y);
            (change < 0 ? lower : higher) += std::abs(change);
        }
    EXPECT_GT(lower, 150 * 150 * 20);
    EXPECT_LT(higher, 0.1 * lower);  // the plateau is stretched a little to the same relief
}

TEST(canyon_plateau, says_when_its_wavelength_is_too_short_for_the_samples) {
    StepReport report;
    const Field h =
        test::run_generator(CanyonPlateau{.wavelength = 19}, {40, 40, 10}, {.report = &report});
    EXPECT_EQ(report.counts["octaves_above_nyquist"], 1);
    EXPECT_TRUE(test::all_finite(h));
    report = {};
    test::run_generator(CanyonPlateau{.wavelength = 80}, {40, 40, 10}, {.report = &report});
    EXPECT_EQ(report.counts.count("octaves_above_nyquist"), 0u);
}

}  // namespace
}  // namespace cuesta
