// SPDX-License-Identifier: Apache-2.0
// Water of the documents' own settings stays smooth: their cells, time steps and sources, with
// which the printed pipes break into a checkerboard [muench2011, ch. 5.3; ferreira2022, ch. 4].
#include <gtest/gtest.h>

#include <algorithm>

#include "cuesta/process/water/rain.h"
#include "cuesta/process/water/spring.h"
#include "lab.h"

namespace cuesta::test {
namespace {

// Mean difference of the level from the mean of four neighbours, where five cells are under water.
double ripples(Lab& lab) {
    const auto level = [&](std::int64_t x, std::int64_t y) { return lab.z(x, y) + lab.h(x, y); };
    const auto wet = [&](std::int64_t x, std::int64_t y) { return lab.h(x, y) > 0.01; };
    double sum = 0;
    std::int64_t cells = 0;
    for (std::int64_t y = 1; y + 1 < lab.grid.rows; ++y)
        for (std::int64_t x = 1; x + 1 < lab.grid.columns; ++x) {
            if (!(wet(x, y) && wet(x - 1, y) && wet(x + 1, y) && wet(x, y - 1) && wet(x, y + 1)))
                continue;
            const double around =
                0.25 * (level(x - 1, y) + level(x + 1, y) + level(x, y - 1) + level(x, y + 1));
            sum += std::abs(level(x, y) - around);
            ++cells;
        }
    EXPECT_GT(cells, 500);
    return sum / static_cast<double>(std::max<std::int64_t>(cells, 1));
}

// 64 x 64 cells of 10/64, a box 1 high in the middle, a spring of 0.3 in a corner and 16 drops of
// 0.02 in every iteration of 0.1; closed. Then 20 time units without drops.
TEST(SmoothWater, settings_of_the_grid_thesis) {
    for (const auto neighbours : {WaterFlow::Neighbours::four, WaterFlow::Neighbours::eight}) {
        const double spacing = 10.0 / 64;
        Lab lab(
            {.columns = 64, .rows = 64, .spacing_m = spacing, .edges = Edges::closed},
            [](auto x, auto y) { return x >= 24 && x < 40 && y >= 24 && y < 40 ? 1.0 : 0.0; },
            [](auto, auto) { return 0; });
        Spring spring;
        spring.positions = {0.05, 0.05};
        spring.discharge = 0.3 * spacing * spacing / 0.1;
        Rain rain;
        rain.pattern = Rain::Pattern::drops;
        rain.drop_share = 16.0 / (64 * 64);
        rain.drop_depth = 0.02;
        WaterFlow flow;
        flow.neighbours = neighbours;
        spring.time_step = rain.time_step = flow.time_step = 0.1;
        lab.run(2000, spring, rain, flow);
        lab.run(200, spring, flow);
        EXPECT_LT(ripples(lab), 1e-3);
    }
}

// Cells and steps of 1, ten drops of 20 in every step and a spring of 20, on uneven ground under
// half a metre of water. Then a minute without drops.
TEST(SmoothWater, settings_of_the_layer_thesis) {
    for (const auto neighbours : {WaterFlow::Neighbours::four, WaterFlow::Neighbours::eight}) {
        Lab lab(
            {.columns = 96, .rows = 96, .spacing_m = 1, .edges = Edges::open},
            [](auto x, auto y) {
                return 0.3 * std::sin(0.2 * static_cast<double>(x)) *
                       std::cos(0.15 * static_cast<double>(y));
            },
            [](auto, auto) { return 0.5; });
        Spring spring;
        spring.discharge = 20;
        Rain rain;
        rain.pattern = Rain::Pattern::drops;
        rain.drop_share = 10.0 / (96 * 96);
        rain.drop_depth = 20;
        WaterFlow flow;
        flow.neighbours = neighbours;
        lab.run(60, spring, rain, flow);
        lab.run(60, flow);
        EXPECT_LT(ripples(lab), 3e-3);
    }
}

}  // namespace
}  // namespace cuesta::test
