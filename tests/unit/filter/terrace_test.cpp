// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/terrace.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "support/run_operator.h"

namespace cuesta {
namespace {

Field ramp(std::int64_t columns, float step, float start = 0) {
    Field field({columns, 1, 1});
    for (std::int64_t x = 0; x < columns; ++x)
        field.at(x, 0) = start + step * static_cast<float>(x);
    return field;
}

TEST(terrace, moves_heights_towards_the_nearest_level) {
    // Steps of 100 m, p = 2: t = 1/4 becomes (1/16) / (1/16 + 9/16) = 1/10.
    const Terrace op{.step = 100, .sharpness = 0.5};
    const Field out = test::run_filter(op, ramp(9, 25), {9, 1});
    const float expected[] = {0, 10, 50, 90, 100, 110, 150, 190, 200};
    for (int x = 0; x < 9; ++x) EXPECT_NEAR(out.at(x, 0), expected[x], 1e-4) << x;
}

TEST(terrace, full_sharpness_leaves_only_levels) {
    const Terrace op{.step = 10, .sharpness = 1, .base = 3};
    const Field out = test::run_filter(op, ramp(40, 0.9f, -17), {40, 1});
    for (int x = 0; x < 40; ++x) {
        const double k = (out.at(x, 0) - 3.0) / 10;
        EXPECT_EQ(k, std::floor(k));
        EXPECT_LE(std::abs(out.at(x, 0) - (-17 + 0.9f * static_cast<float>(x))), 5.001);
    }
}

TEST(terrace, no_sharpness_keeps_the_bits) {
    const Field in = ramp(30, 7.3f, -60);
    const Terrace op{.step = 33, .sharpness = 0, .variation = 1};
    EXPECT_TRUE(test::same_bits(in, test::run_filter(op, in, {30, 1})));
}

TEST(terrace, count_divides_the_range_and_keeps_its_ends) {
    const Terrace op{.count = 4, .sharpness = 1, .variation = 0.5};
    const Field out = test::run_filter(op, ramp(101, 1, 50), {101, 1});
    EXPECT_EQ(out.at(0, 0), 50.0f);
    EXPECT_EQ(out.at(100, 0), 150.0f);
    std::set<float> levels;
    for (int x = 0; x < 101; ++x) levels.insert(out.at(x, 0));
    EXPECT_EQ(levels.size(), 5u);
}

TEST(terrace, varied_steps_differ_by_seed_and_never_turn_a_slope_round) {
    const Field in = ramp(2000, 0.5f);
    const Grid grid{2000, 1};
    for (const std::uint64_t seed : {1u, 2u, 3u}) {
        const Terrace op{.step = 50, .sharpness = 0.9, .variation = 1};
        const Field out = test::run_filter(op, in, grid, {.seed = seed});
        for (int x = 1; x < 2000; ++x) ASSERT_GE(out.at(x, 0), out.at(x - 1, 0)) << x;
        EXPECT_FALSE(test::same_bits(out, test::run_filter(op, in, grid, {.seed = seed + 9})));
    }
}

TEST(terrace, flat_map_stays_and_says_so) {
    Field flat({3, 3, 1});
    flat.fill(12);
    StepReport report;
    const Field out = test::run_filter(Terrace{.count = 5}, flat, {3, 3}, {.report = &report});
    EXPECT_EQ(out.at(1, 1), 12.0f);
    EXPECT_EQ(report.counts["flat_surface"], 1);
}

TEST(terrace, is_the_same_on_blocks) {
    Field in({37, 23, 1});
    for (int i = 0; i < 37 * 23; ++i) in.at(i % 37, i / 37) = static_cast<float>((i * 7919) % 1000);
    const Terrace op{.count = 7, .variation = 0.7};
    const Field one = test::run_filter(op, in, {37, 23});
    EXPECT_TRUE(test::same_bits(one, test::run_filter_on_blocks(op, in, {37, 23}, 3, 2)));
}

}  // namespace
}  // namespace cuesta
