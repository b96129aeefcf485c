// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_map.h"

#include <gtest/gtest.h>

#include "support/drop_lab.h"

namespace cuesta::test {
namespace {

TEST(DropMap, rows_go_on_by_their_other_end_or_their_last_sample) {
    const auto ramp = [](auto x, auto y) { return static_cast<double>(10 * y + x); };
    const DropMap open = drop_map(5, 4, ramp), around = drop_map(5, 4, ramp, true, true);
    EXPECT_EQ(open.height.at(-1, 2), open.height.at(0, 2));
    EXPECT_EQ(open.height.at(5, 2), open.height.at(4, 2));
    EXPECT_EQ(around.height.at(-1, 2), around.height.at(4, 2));
    EXPECT_EQ(around.height.at(5, 2), around.height.at(0, 2));
    EXPECT_EQ(around.height.at(3, 4), around.height.at(3, 0));
    EXPECT_EQ(open.width(), 4);
    EXPECT_EQ(around.width(), 5);
}

TEST(DropMap, a_strip_of_a_wrapped_land_has_rows_of_the_other_end) {
    DropMap strip = drop_map(3, 10, [](auto, auto y) { return static_cast<double>(y); });
    strip.wraps_y = true, strip.land_rows = 30, strip.top = -4;  // rows 26 to 29, then 0 to 5
    EXPECT_TRUE(strip.around());
    EXPECT_EQ(strip.line(-4), 0);
    EXPECT_EQ(strip.line(26), 0);
    EXPECT_EQ(strip.line(29), 3);
    EXPECT_EQ(strip.line(0), 4);
    EXPECT_EQ(strip.line(30), 4);
    strip.top = 24;  // rows 24 to 29, then 0 to 3
    EXPECT_EQ(strip.line(24), 0);
    EXPECT_EQ(strip.line(0), 6);
    EXPECT_EQ(strip.line(33), 9);
}

TEST(DropMap, a_place_knows_its_corners) {
    const DropMap map = drop_map(9, 9, [](auto x, auto y) { return 3.0 * x + 5.0 * y; });
    const DropPlace place = place_at(map, {4.25f}, {6.5f});
    const auto metre = static_cast<float>(1 / drop_unit_m);
    EXPECT_EQ(place.base, map.height.at(4, 6));
    EXPECT_FLOAT_EQ(place.cell.east, 3 * metre);
    EXPECT_FLOAT_EQ(place.cell.both, 8 * metre);
    EXPECT_EQ(place.cell.u, 0.25f);
    EXPECT_FLOAT_EQ(place.height(), (0.25f * 3 + 0.5f * 5) * metre);
}

TEST(DropMap, the_place_ahead_stays_on_the_map) {
    const DropAxis open = drop_axis(16, false), around = drop_axis(16, true);
    EXPECT_EQ(place_ahead(open, {5}, -1, 3).at, 2);
    EXPECT_EQ(place_ahead(open, {1}, -1, 3).at, 0);
    EXPECT_LT(place_ahead(open, {15}, 1, 3).at, 16);
    EXPECT_EQ(place_ahead(around, {15}, 1, 3).at, 2);
}

TEST(DropMap, an_axis_of_up_to_16384_cells_has_one_frame_and_longer_ones_no_short_one) {
    for (const std::int64_t end : {1, 1000, 1024, 5000, 16'384}) {
        const DropAxis axis = drop_axis(end, false);
        EXPECT_EQ(axis.last, 0);
        EXPECT_EQ(axis.last_cells, static_cast<float>(end));
    }
    for (const std::int64_t end : {16'385, 17'407, 17'408, 65'536, 99'999, 100'000}) {
        const DropAxis axis = drop_axis(end, false);
        EXPECT_EQ(axis.last % DropAxis::frame, 0);
        EXPECT_EQ(axis.last + static_cast<std::int64_t>(axis.last_cells), end);
        EXPECT_GE(axis.last_cells, DropAxis::frame);
        EXPECT_LT(axis.last_cells, 2 * DropAxis::frame);
    }
}

// A step of less than 1/128 of a cell would be none at 90,000 cells from the origin of a float.
TEST(DropMap, small_steps_count_as_much_far_out_and_over_every_border) {
    for (const bool wraps : {false, true}) {
        const DropAxis axis = drop_axis(100'000, wraps);
        for (const double from : {1023.9, 10'000.2, 65'535.9, 90'000.2, 98'303.9})
            for (const float step : {0.003f, -0.003f}) {
                DropSpot spot = spot_of(axis, from, 100'000);
                for (int i = 0; i < 100; ++i) spot = next_place(axis, spot, step);
                // 100 times at most half of 2^-13 cells.
                EXPECT_NEAR(spot.frame + double{spot.at}, from + 100 * double{step}, 0.0065);
                EXPECT_GE(spot.at, 0);
                EXPECT_LT(spot.at, spot.frame == axis.last ? axis.last_cells : 1024.0f);
            }
    }
}

TEST(DropMap, an_axis_of_frames_goes_around_or_ends) {
    const DropAxis around = drop_axis(100'000, true), open = drop_axis(100'000, false);
    const float end = around.last_cells;
    const DropSpot west = next_place(around, {0.25f, 0}, -0.5f);
    EXPECT_EQ(west.frame, around.last);
    EXPECT_EQ(west.at, end - 0.25f);
    const DropSpot east = next_place(around, {end - 0.25f, around.last}, 0.5f);
    EXPECT_EQ(east.frame, 0);
    EXPECT_EQ(east.at, 0.25f);
    // A tiny step back from the beginning of a frame rounds to its own beginning.
    const DropSpot back = next_place(open, {0, 2048}, -1e-8f);
    EXPECT_EQ(back.frame, 2048);
    EXPECT_EQ(back.at, 0);
    EXPECT_TRUE(drop_law::beyond(open, next_place(open, {0.25f, 0}, -0.5f)));
    EXPECT_TRUE(drop_law::beyond(open, next_place(open, {end - 0.25f, open.last}, 0.5f)));
    EXPECT_FALSE(drop_law::beyond(open, next_place(open, {0.25f, 1024}, -0.5f)));
    const DropSpot held = place_ahead(open, {end - 2, open.last}, 1, 3);
    EXPECT_EQ(cell_of(held), 99'999);
    EXPECT_EQ(cell_of(place_ahead(open, {2, 0}, -1, 3)), 0);
    EXPECT_EQ(cell_of(place_ahead(open, {2, 4096}, -1, 30)), 4096 - 28);
}

TEST(DropMap, directions_on_level_ground_point_everywhere) {
    double x = 0, y = 0;
    for (int i = 0; i < 4000; ++i) {
        Drop drop;
        drop.x = static_cast<float>(i % 50) + 0.3f, drop.y = static_cast<float>(i / 50);
        const auto to = any_direction({1, 2}, drop, 0);
        EXPECT_NEAR(to.x * to.x + to.y * to.y, 1, 1e-5);
        x += double{to.x}, y += double{to.y};
    }
    // Means of 4000 directions: 0.011 is one standard deviation.
    EXPECT_LT(std::abs(x / 4000), 0.05);
    EXPECT_LT(std::abs(y / 4000), 0.05);
}

}  // namespace
}  // namespace cuesta::test
