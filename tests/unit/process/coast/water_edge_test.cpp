// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/coast/water_edge.h"

#include <gtest/gtest.h>

#include <cmath>

namespace cuesta::coast {
namespace {

// A shore that rises one cell in `run`, land below it; a unit is a centimetre.
CoastMap shore(double run, std::int64_t size) {
    CoastMap map(Grid{size, size, 10});
    map.unit_m = 0.01;
    map.ground.resize(map.size());
    for (std::int64_t y = 0; y < size; ++y)
        for (std::int64_t x = 0; x < size; ++x)
            map.ground[map.at(x, y)] = static_cast<std::int32_t>(
                100 * (static_cast<double>(y) - static_cast<double>(size) / 2 -
                       static_cast<double>(x - size / 2) / run));
    map.exchange(WaterEdge::margin, map.ground);
    return map;
}

TEST(water_edge, is_1_under_water_and_0_on_land) {
    const CoastMap map = shore(1e9, 40);
    WaterEdge edge(map);
    edge.smooth_all(0.5);
    EXPECT_NEAR(edge.water()[map.at(20, 5)], 1, 1e-6);
    EXPECT_NEAR(edge.water()[map.at(20, 35)], 0, 1e-6);
    EXPECT_NEAR(edge.water()[map.at(20, 20)], 0.5, 0.01);
}

TEST(water_edge, its_gradient_is_the_normal_of_the_shore) {
    for (const double run : {3.0, 7.5, 20.0}) {
        const CoastMap map = shore(run, 60);
        WaterEdge edge(map);
        edge.smooth_all(0.5);
        for (std::int64_t x = 20; x < 40; ++x) {
            const auto y = static_cast<std::int64_t>(30 + static_cast<double>(x - 30) / run);
            const auto at = [&](std::int64_t dx, std::int64_t dy) {
                return double{edge.water()[map.at(x + dx, y + dy)]};
            };
            EXPECT_NEAR((at(1, 0) - at(-1, 0)) / (at(0, -1) - at(0, 1)), 1 / run, 0.03) << run;
        }
    }
}

TEST(water_edge, spans_change_alone) {
    CoastMap map = shore(1e9, 40);
    WaterEdge edge(map);
    edge.smooth_all(0.5);
    const std::vector<float> before = edge.water();
    map.ground[map.at(10, 20)] = -1000;
    const Span spans[] = {{20, 5, 15}};
    edge.smooth(spans, 0.5);
    EXPECT_GT(edge.water()[map.at(10, 20)], before[map.at(10, 20)]);
    EXPECT_EQ(edge.water()[map.at(10, 21)], before[map.at(10, 21)]);
}

}  // namespace
}  // namespace cuesta::coast
