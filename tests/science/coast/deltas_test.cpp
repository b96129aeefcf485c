// SPDX-License-Identifier: Apache-2.0
// Deltas and fans that rivers build; claims, figures and tolerances are in README.md.
#include <gtest/gtest.h>

#include <cmath>
#include <iostream>
#include <vector>

#include "cuesta/process/river/stream_power.h"
#include "cuesta/tectonics/uplift.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

using test::field_of;
using test::run_process;

TEST(coast_deltas, land_gained_is_in_proportion_to_sediment_brought) {
    const Grid grid{120, 110, 50, Edges::closed};
    constexpr double depth_m = 12;
    // A valley in a plateau of regolith, and a basin of one depth.
    const Field start = field_of(grid, [&](std::int64_t x, std::int64_t y) {
        if (y >= 40) return -depth_m;
        const double side = std::abs(static_cast<double>(x) - 60);
        return 2 + 0.5 * (39 - static_cast<double>(y)) + 0.9 * side;
    });
    StreamPower op;
    op.sea_level = 0, op.deposition = 1, op.erodibility = 2e-6, op.time_step = 1000;
    op.delta_front = 30;
    const MaterialId soil = *MaterialTable().find("regolith");
    std::vector<double> brought, land;  // cells, the first as full ones
    for (int steps = 6; steps <= 30; steps += 6) {
        const auto run = run_process(op, grid, start, {.steps = steps, .material = "regolith"});
        brought.push_back(0), land.push_back(0);
        for (std::int64_t y = 40; y < 110; ++y)
            for (std::int64_t x = 0; x < 120; ++x) {
                brought.back() += (run.height.at(x, y) + depth_m) / depth_m;
                land.back() += run.height.at(x, y) > 0 ? 1 : 0;
            }
        std::cout << steps << " steps: " << land.back() << " cells of land for " << brought.back()
                  << " cells of sediment\n";
        const auto& account = run.ledger.accounts();
        if (account.contains(soil)) {
            EXPECT_EQ(account.at(soil).out.value(), 0);
        }
    }
    // The straight line through all of them.
    double n = 0, sx = 0, sy = 0, sxx = 0, sxy = 0;
    for (std::size_t i = 0; i < land.size(); ++i) {
        n += 1, sx += brought[i], sy += land[i];
        sxx += brought[i] * brought[i], sxy += brought[i] * land[i];
    }
    const double slope = (n * sxy - sx * sy) / (n * sxx - sx * sx), base = (sy - slope * sx) / n;
    std::cout << "land = " << slope << " x sediment " << base << '\n';
    EXPECT_NEAR(slope, 1, 0.1);
    for (std::size_t i = 0; i < land.size(); ++i)
        EXPECT_NEAR(land[i], base + slope * brought[i], 0.1 * land[i]);
}

// Uplift of the western part, then rivers.
struct Front {
    Uplift rise;
    StreamPower rivers;
    StepReport apply(Terrain& terrain, const StepContext& step) const {
        rise.apply(terrain, step);
        return rivers.apply(terrain, step);
    }
};

// Regolith wears 10 times as fast as granite: K = 1e-4.
// Largest relative error of the slope on the plain east of the front.
double fan_error(double g, double rain) {
    const Grid grid{120, 1, 100, {Edge::closed, Edge::open, Edge::closed, Edge::closed}};
    const Field start =
        field_of(grid, [](std::int64_t x, std::int64_t) { return 0.1 * (119.0 - x); });
    const Field rate =
        field_of(grid, [](std::int64_t x, std::int64_t) { return x < 40 ? 0.001 : 0.0; });
    Front front;
    front.rise.rate = FieldOr("rate");
    front.rivers.deposition = g, front.rivers.rain = rain, front.rivers.channel_area = 0;
    front.rivers.erodibility = 1e-5, front.rivers.area_exponent = 0.5;
    const auto run = run_process(
        front, grid, start, {.steps = 2000, .fields = {{"rate", &rate}}, .material = "regolith"});
    double worst = 0;
    for (std::int64_t x = 45; x < 115; ++x) {
        const double slope = (run.height.at(x, 0) - run.height.at(x + 1, 0)) / 100.0;
        const double area = static_cast<double>(x + 1) * 1e4 * rain;
        const double brought = 0.001 * 40 * 1e4;
        const double law = g * brought / (1e-4 * std::pow(area, 1.5));
        worst = std::max(worst, std::abs(slope / law - 1));
    }
    std::cout << "G " << g << ", rain " << rain << ": " << worst << '\n';
    return worst;
}

TEST(coast_fans, slope_follows_sediment_over_water) {
    for (const double g : {0.5, 2.0, 20.0}) EXPECT_LE(fan_error(g, 1), 0.01);
    for (const double rain : {0.5, 4.0}) EXPECT_LE(fan_error(2, rain), 0.01);
}

}  // namespace
}  // namespace cuesta
