// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/landform/crater.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/run_operator.h"

namespace cuesta {
namespace {

TEST(crater, one_round_crater_has_the_profile_of_the_formula) {
    // Radius 200 m, diameter 400 m: depth 80, rim 16.
    const Crater op{.radius = 200,
                    .depth = 0.2,
                    .rim = 0.04,
                    .flat_floor = 0,
                    .irregularity = 0,
                    .roughness = 0,
                    .base = 1000};
    const Field h = test::run_generator(op, {201, 201, 10});
    EXPECT_NEAR(h.at(100, 100), 920, 1e-3);
    EXPECT_NEAR(h.at(110, 100), 920 + 96 * 0.25, 1e-2);
    EXPECT_NEAR(h.at(120, 100), 1016, 1e-2);
    EXPECT_NEAR(h.at(100, 80), 1016, 1e-2);
    // Two radii out: 16 / 8, faded by 1 - smooth_step(1/3) = 20/27.
    EXPECT_NEAR(h.at(140, 100), 1000 + 2 * 20.0 / 27, 1e-2);
    EXPECT_EQ(h.at(185, 100), 1000.0f);
}

TEST(crater, floor_and_peak_fill_the_bowl) {
    const Field h = test::run_generator(
        Crater{.radius = 200, .flat_floor = 0.5, .peak = 0.25, .irregularity = 0, .roughness = 0},
        {201, 201, 10});
    EXPECT_NEAR(h.at(100, 100), -40 + 20, 1e-3);
    EXPECT_NEAR(h.at(110, 100), -40, 0.1);
    EXPECT_EQ(h.at(110, 100), h.at(100, 110));
}

TEST(crater, a_field_wipes_out_what_lies_below) {
    // No sample is deeper than the largest crater alone: bowls do not add up.
    const Field h =
        test::run_generator(Crater{.count = 400, .radius = 150, .irregularity = 0, .roughness = 0},
                            {150, 150, 10, Edges::wrap});
    for (std::int64_t y = 0; y < 150; ++y)
        for (std::int64_t x = 0; x < 150; ++x) {
            ASSERT_GE(h.at(x, y), -60.0f);
            ASSERT_LE(h.at(x, y), 60.0f);
        }
}

TEST(crater, roughness_moves_the_rim_and_leaves_the_plain) {
    const Crater smooth{.radius = 200, .irregularity = 0, .roughness = 0};
    Crater rough = smooth;
    rough.roughness = 1;
    const Grid grid{201, 201, 10};
    const Field a = test::run_generator(smooth, grid), b = test::run_generator(rough, grid);
    double moved = 0;
    for (std::int64_t x = 115; x < 130; ++x) moved += std::abs(a.at(x, 100) - b.at(x, 100));
    EXPECT_GT(moved, 10);
    EXPECT_EQ(b.at(185, 100), 0.0f);  // beyond four radii
}

TEST(crater, is_the_same_on_blocks) {
    for (const Edges edges : {Edges::open, Edges::wrap, Edges::wrap_x}) {
        const Grid grid{70, 50, 10, edges};
        const Crater op{.count = 40, .radius = 90};
        EXPECT_TRUE(test::same_bits(test::run_generator(op, grid),
                                    test::run_generator_on_blocks(op, grid, 3, 2)));
    }
}

}  // namespace
}  // namespace cuesta
