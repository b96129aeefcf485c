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
                    .base = 1000,
                    .balance = false};
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

struct Volume {
    double dug = 0, heaped = 0;
    double missing() const { return std::abs(heaped - dug) / dug; }
};
Volume volume(const Field& h, float base = 0) {
    Volume v;
    for (std::int64_t y = 0; y < h.rows(); ++y)
        for (std::int64_t x = 0; x < h.columns(); ++x)
            (h.at(x, y) < base ? v.dug : v.heaped) += std::abs(double{h.at(x, y)} - base);
    return v;
}

TEST(crater, heaps_what_it_digs) {
    const Grid grid{256, 256, 10};
    for (const std::uint64_t seed : {1, 2, 3}) {
        const auto made = [&](Crater op) {
            return volume(test::run_generator(op, grid, {.seed = seed}), 300);
        };
        EXPECT_LT(made({.base = 300}).missing(), 1e-3);  // its last ejecta are beyond the edge
        EXPECT_LT(made({.radius = 250, .base = 300}).missing(), 1e-5);
        EXPECT_LT(made({.radius = 250, .flat_floor = 0, .base = 300}).missing(), 1e-5);
        EXPECT_LT(made({.radius = 250, .depth = 0.1, .rim = 0.08, .base = 300}).missing(), 1e-5);
        EXPECT_LT(made({.radius = 250, .depth = 0.5, .rim = 0, .base = 300}).missing(), 1e-5);
        EXPECT_LT(made({.radius = 250, .flat_floor = 0.6, .peak = 1, .base = 300}).missing(), 1e-5);
        EXPECT_LT(made({.radius = 150, .irregularity = 0.5, .roughness = 1, .base = 300}).missing(),
                  1e-5);
        const Volume old = made({.base = 300, .balance = false});
        EXPECT_NEAR(old.heaped / old.dug, 0.55, 0.1);
    }
}

TEST(crater, keeps_its_rim_where_the_ejecta_can_hold_the_bowl) {
    StepReport report;
    const Crater op{.radius = 200, .irregularity = 0, .roughness = 0};
    const Field h = test::run_generator(op, {201, 201, 10}, {.report = &report});
    EXPECT_NEAR(h.at(120, 100), 0.036 * 400, 0.2);
    EXPECT_EQ(report.counts["rim_changed"], 0);
    Crater low = op;
    low.rim = 0.001;
    const Field raised = test::run_generator(low, {201, 201, 10}, {.report = &report});
    EXPECT_GT(raised.at(120, 100), 0.01 * 400);
    EXPECT_EQ(report.counts["rim_changed"], 1);
}

TEST(crater, a_field_without_end_is_balanced_too) {
    const Field h =
        test::run_generator(Crater{.count = 300, .radius = 300}, {200, 200, 10, Edges::wrap});
    EXPECT_LT(volume(h).missing(), 1e-4);
}

TEST(crater, a_part_of_it_is_the_part_of_the_whole) {
    // Half of a crater: what the map holds of the smooth one, which is half of nothing.
    const Crater half{.radius = 200, .irregularity = 0, .x = 0};
    const Volume v = volume(test::run_generator(half, {257, 513, 5}));
    EXPECT_LT(v.missing(), 0.03);  // the column of samples in the middle counts whole
}

TEST(crater, those_of_a_few_samples_are_left_as_they_are) {
    StepReport report;
    const Field h = test::run_generator(Crater{.radius = 1}, {33, 33, 10}, {.report = &report});
    EXPECT_LT(h.at(16, 16), 0.0f);
    EXPECT_EQ(volume(h).heaped, 0);
    EXPECT_EQ(report.counts["volume_left_open"], 1);
}

TEST(crater, only_what_can_be_seen_is_made) {
    // A hundred thousand craters, each of which holds the whole map in its bowl: the last counts.
    const Grid grid{64, 64, 10};
    const Crater many{.count = 100000, .radius = 1e6, .roughness = 0, .balance = false};
    const Field h = test::run_generator(many, grid);
    EXPECT_TRUE(test::all_finite(h));
    EXPECT_LT(h.at(5, 5), -1000.0f);
    EXPECT_TRUE(test::same_bits(h, test::run_generator_on_blocks(many, grid, 3, 2)));
}

}  // namespace
}  // namespace cuesta
