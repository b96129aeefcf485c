// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/local_additions.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/base/error.h"
#include "support/run_operator.h"

namespace cuesta {
namespace {

using test::run_generator;

TEST(local_additions, changes_nothing_outside_its_window) {
    const Grid grid{101, 81, 10};  // 1000 m x 800 m, middle at sample (50, 40)
    const LocalAdditions op{.x = 100, .y = -50, .width = 400, .length = 300};
    const Field h = run_generator(op, grid);
    double inside = 0;
    for (std::int64_t y = 0; y < 81; ++y)
        for (std::int64_t x = 0; x < 101; ++x) {
            // From 500 + 100 - 200 to 500 + 100 + 200 m, and 400 - 50 -+ 150.
            const bool in_window = x >= 40 && x <= 80 && y >= 20 && y <= 50;
            if (in_window)
                inside += h.at(x, y) * h.at(x, y);
            else
                EXPECT_EQ(h.at(x, y), 0.0f) << x << ' ' << y;
        }
    EXPECT_GT(inside, 0);
}

TEST(local_additions, one_addition_is_a_cosine_of_random_height) {
    // The window is as wide as the bump, so its place is known: the middle of the map.
    const LocalAdditions op{
        .width = 400, .length = 400, .height = 50, .count = 1, .radius = 200, .octaves = 1};
    double squares = 0;
    constexpr int maps = 2000;
    for (std::uint64_t seed = 1; seed <= maps; ++seed) {
        const Field h = run_generator(op, {61, 61, 10}, {.seed = seed});
        const float peak = h.at(30, 30);
        squares += double{peak} * peak / maps;
        EXPECT_NEAR(h.at(40, 30), 0.5f * peak, 1e-4f * std::abs(peak));  // half a radius off
        EXPECT_NEAR(h.at(50, 30), 0, 1e-4f * std::abs(peak));            // at the rim
    }
    EXPECT_NEAR(squares / 2500, 1, 0.13);  // four standard errors
}

TEST(local_additions, reaches_through_the_seam_of_wrapped_maps) {
    const LocalAdditions op{.x = 320, .width = 200, .length = 200};
    const Field h = run_generator(op, {64, 64, 10, Edges::wrap});
    double west = 0, east = 0, middle = 0;
    for (std::int64_t y = 0; y < 64; ++y) {
        for (std::int64_t x = 0; x < 10; ++x) {
            west += std::abs(h.at(x, y)), east += std::abs(h.at(63 - x, y));
            middle += std::abs(h.at(27 + x, y));
        }
    }
    EXPECT_GT(west, 0);
    EXPECT_GT(east, 0);
    EXPECT_EQ(middle, 0);
}

TEST(local_additions, counts_what_it_could_not_do) {
    StepReport report;
    const LocalAdditions op{.x = 5000, .width = 160, .length = 300, .radius = 100, .octaves = 5};
    run_generator(op, {101, 81, 10}, {.report = &report});
    EXPECT_EQ(report.counts["window_misses_map"], 1);
    EXPECT_EQ(report.counts["radius_cut_to_window"], 1);   // 100 to 80 m
    EXPECT_EQ(report.counts["octaves_above_nyquist"], 1);  // 80, 40, 20, 10; not 5 m
}

TEST(local_additions, refuses_more_than_it_can_hold) {
    const LocalAdditions op{.count = 1000, .octaves = 12};
    EXPECT_THROW(run_generator(op, {900, 900, 1}), Error);
}

}  // namespace
}  // namespace cuesta
