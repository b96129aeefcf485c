// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/flooded_routing.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

namespace cuesta::flow {
namespace {

std::vector<double> map_of(std::int64_t columns, std::int64_t rows, const auto& f) {
    std::vector<double> z;
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x)
            z.push_back(f(static_cast<double>(x), static_cast<double>(y)));
    return z;
}

std::int64_t outlet_area(const FloodedRouting& routing) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < routing.area.size(); ++i)
        if (routing.receiver[i] >= 0 && routing.outlet(i)) sum += routing.area[i];
    return sum;
}

TEST(flooded_routing, a_plane_drains_straight_down) {
    const auto z = map_of(9, 12, [](double, double y) { return 100 - y; });
    const FloodedRouting routing = route_flooded(z, 9, 12, 10, 20);
    for (std::int64_t y = 1; y < 11; ++y)
        for (std::int64_t x = 1; x < 8; ++x) {
            const auto i = static_cast<std::size_t>(y * 9 + x);
            EXPECT_EQ(routing.receiver[i], (y + 1) * 9 + x);
            EXPECT_EQ(routing.area[i], y);
            EXPECT_EQ(routing.step_m[i], 20);
            EXPECT_EQ(routing.longest_m[i], 20.0 * static_cast<double>(y - 1));
        }
    EXPECT_EQ(outlet_area(routing), 9 * 12);
}

TEST(flooded_routing, wide_cells_make_the_long_way_gentle) {
    // The same drop to the east and to the south: the shorter way is steeper.
    const auto z = map_of(5, 5, [](double x, double y) { return 100 - x - y; });
    EXPECT_EQ(route_flooded(z, 5, 5, 10, 30).receiver[12], 13);
    EXPECT_EQ(route_flooded(z, 5, 5, 30, 10).receiver[12], 17);
    EXPECT_EQ(route_flooded(z, 5, 5, 10, 10).receiver[12], 18);  // 2 / sqrt(2) > 1
}

TEST(flooded_routing, a_valley_gathers_its_flanks) {
    // Flanks fall to the middle column faster than it falls south.
    const auto z = map_of(7, 10, [](double x, double y) { return 100 + 5 * std::abs(x - 3) - y; });
    const FloodedRouting routing = route_flooded(z, 7, 10, 1, 1);
    for (std::int64_t y = 2; y < 9; ++y)
        EXPECT_GT(routing.area[static_cast<std::size_t>(y * 7 + 3)],
                  routing.area[static_cast<std::size_t>(y * 7 - 7 + 3)]);
    // All cells inside but the border's own: 5 columns of 8 rows, and the outlet itself.
    EXPECT_EQ(routing.area[9 * 7 + 3], 5 * 8 + 1);
    EXPECT_EQ(outlet_area(routing), 70);
}

TEST(flooded_routing, lakes_and_gaps_drain_and_each_cell_comes_before_its_receiver) {
    std::uint32_t state = 5;
    auto z = map_of(41, 37, [&](double, double) {
        state = state * 1664525u + 1013904223u;
        return static_cast<double>((state >> 8) % 20);
    });
    std::vector<std::uint8_t> outside(z.size(), 0);
    for (std::size_t i = 600; i < 620; ++i) outside[i] = 1;
    const FloodedRouting routing = route_flooded(z, 41, 37, 30, 30, {.outside = outside});
    EXPECT_EQ(outlet_area(routing), 41 * 37 - 20);
    std::vector<int> place(z.size(), -1);
    for (std::size_t k = 0; k < routing.order.size(); ++k)
        place[static_cast<std::size_t>(routing.order[k])] = static_cast<int>(k);
    for (std::size_t i = 0; i < z.size(); ++i) {
        EXPECT_EQ(place[i] >= 0, outside[i] == 0);
        if (place[i] >= 0 && !routing.outlet(i)) {
            const auto r = static_cast<std::size_t>(routing.receiver[i]);
            EXPECT_LT(place[i], place[r]);
            EXPECT_LT(routing.surface[r], routing.surface[i]);
        }
    }
}

// Springs 0 and 1 meet in 6, 3 and 4 in 8; both in 12. The small 13 joins at the outlet, 17.
//
//    0  1  .  3  4
//    .  6  .  8  .
//    .  .  12 13 .
//    .  .  17 .  .
FloodedRouting hand_made_tree() {
    FloodedRouting routing;
    routing.columns = 5, routing.rows = 4;
    routing.receiver = {6,  6,  -1, 8,  8,  -1, 12, -1, 12, -1,  //
                        -1, -1, 17, 17, -1, -1, -1, 17, -1, -1};
    routing.order = {0, 1, 6, 3, 4, 8, 12, 13, 17};
    routing.area = {10, 10, 0, 10, 10, 0, 21, 0, 21, 0, 0, 0, 43, 10, 0, 0, 0, 54, 0, 0};
    return routing;
}

// At 0, 1, 6, 3, 4, 8, 12, 13, 17.
std::vector<int> along_the_tree(const FloodedRouting& routing,
                                const std::vector<std::uint8_t>& orders) {
    std::vector<int> found;
    for (const std::int32_t cell : routing.order)
        found.push_back(orders[static_cast<std::size_t>(cell)]);
    return found;
}

TEST(flooded_routing, orders_rise_where_equal_streams_meet) {
    const FloodedRouting routing = hand_made_tree();
    const std::vector<std::uint8_t> orders = strahler_orders(routing, 10);
    EXPECT_EQ(along_the_tree(routing, orders), (std::vector{1, 1, 2, 1, 1, 2, 3, 1, 3}));
    // Streams: five of order 1, two of order 2, one of order 3.
    EXPECT_EQ(streams_by_order(routing, orders), (std::vector<std::int64_t>{5, 2, 1}));
}

TEST(flooded_routing, cells_below_the_threshold_are_no_channels) {
    const FloodedRouting routing = hand_made_tree();
    const std::vector<std::uint8_t> orders = strahler_orders(routing, 20);
    EXPECT_EQ(along_the_tree(routing, orders), (std::vector{0, 0, 1, 0, 0, 1, 2, 0, 2}));
    EXPECT_EQ(streams_by_order(routing, strahler_orders(routing, 1000)),
              std::vector<std::int64_t>{});
}

}  // namespace
}  // namespace cuesta::flow
