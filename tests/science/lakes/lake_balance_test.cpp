// SPDX-License-Identifier: Apache-2.0
// Lakes in balance against closed forms; README.md has the figures.
#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "cuesta/process/river/fill_lakes.h"
#include "cuesta/process/river/river_flow.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

constexpr double deep_m = 300;

template <class Op>
Field field_after(const Op& op, const Grid& grid, const Field& start, std::string_view name) {
    Field found({grid.columns, grid.rows, 1});
    test::ProcessOptions options;
    options.inspect = [&](Terrain& terrain) { found = terrain.find(name)->clone(); };
    test::run_process(op, grid, start, options);
    return found;
}

TEST(LakeScience, a_round_bowl_holds_the_lake_that_its_inflow_feeds) {
    constexpr double radius = 100;
    const Grid grid{231, 231, 50};
    const Field start = test::field_of(grid, [](std::int64_t x, std::int64_t y) {
        const double r = std::hypot(static_cast<double>(x) - 115, static_cast<double>(y) - 115);
        // Beyond the rim the land falls to the border.
        return r <= radius ? deep_m * r * r / (radius * radius) : deep_m - 6 * (r - radius);
    });
    for (const double ratio : {1.5, 2.0, 5.0, 20.0}) {
        FillLakes op;
        op.balance = true, op.runoff = 0.4, op.rain = 0.3;
        op.evaporation = 0.4 * ratio - 0.4 + 0.3;
        const Field water = field_after(op, grid, start, field::water);
        double cells = 0, volume = 0;
        for (std::int64_t y = 0; y < grid.rows; ++y)
            for (std::int64_t x = 0; x < grid.columns; ++x)
                cells += water.at(x, y) > 0 ? 1 : 0, volume += water.at(x, y);
        const double all = std::numbers::pi * radius * radius, level = deep_m / ratio;
        EXPECT_NEAR(cells, all / ratio, 0.01 * all / ratio) << ratio;
        EXPECT_NEAR(water.at(115, 115), level, 0.01 * level) << ratio;
        EXPECT_NEAR(volume, all / ratio * level / 2, 0.02 * all / ratio * level / 2) << ratio;
        RecordProperty("cells", std::to_string(cells / (all / ratio)));
        RecordProperty("level", std::to_string(water.at(115, 115) / level));
        RecordProperty("volume", std::to_string(volume / (all / ratio * level / 2)));
    }
}

TEST(LakeScience, runoff_is_what_lakes_lose_and_what_arrives) {
    // A valley to the west with two bowls in it, the upper one small: it spills into the lower.
    const Grid grid{160, 61, 100, Edges{Edge::open, Edge::closed, Edge::closed, Edge::closed}};
    const Field start = test::field_of(grid, [](std::int64_t x, std::int64_t y) {
        const double across = std::abs(static_cast<double>(y) - 30);
        const auto bowl = [&](double at, double radius, double deep) {
            const double r = std::hypot(static_cast<double>(x) - at, across);
            return r < radius ? deep * (r * r / (radius * radius) - 1) : 0.0;
        };
        return 100 + 0.1 * static_cast<double>(x) + 2 * across + bowl(50, 20, 80) +
               bowl(110, 8, 40);
    });
    for (const double evaporation : {0.5, 5.0, 60.0}) {
        FillLakes lakes;
        lakes.balance = true, lakes.runoff = 0.4, lakes.rain = 0.3;
        lakes.evaporation = evaporation;
        RiverFlow rivers;
        rivers.balance = true, rivers.runoff = 0.4, rivers.rain = 0.3;
        rivers.evaporation = evaporation;
        const Field water = field_after(lakes, grid, start, field::water);
        const Field flow = field_after(rivers, grid, start, field::discharge);
        double wet = 0, arrived = 0;
        for (std::int64_t y = 0; y < grid.rows; ++y) {
            arrived += flow.at(0, y);
            for (std::int64_t x = 0; x < grid.columns; ++x) wet += water.at(x, y) > 0 ? 1 : 0;
        }
        const double cell = 1e4 / (365.25 * 86400);
        const double gained = static_cast<double>(grid.cells()) * 0.4;
        const double lost = gained - arrived / cell;
        const double wants = wet * (evaporation + 0.1);
        EXPECT_GT(wet, 40) << evaporation;
        // What dries up on the shore of a closed lake is less than the loss of its brim.
        const double rounding = 1e-5 * gained;
        EXPECT_GE(lost - wants, -rounding) << evaporation;
        EXPECT_LE(lost - wants, evaporation < 1 ? rounding : 4 * (evaporation + 0.1))
            << evaporation;
        RecordProperty("open", std::to_string((lost - wants) / gained));
    }
}

}  // namespace
}  // namespace cuesta
