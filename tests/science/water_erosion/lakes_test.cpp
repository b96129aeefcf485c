// SPDX-License-Identifier: Apache-2.0
// Lakes: rows E7 and E8 of the specification of hydraulic erosion.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "cuesta/engine/advance.h"
#include "cuesta/process/water/standing_water.h"
#include "scene.h"
#include "support/run_recipe.h"

namespace cuesta::test {
namespace {

// E7: a bowl with a lake 3 m deep.
TEST(Lakes, still_water_softens_the_floor_to_the_soak_depth_and_no_further) {
    constexpr std::int64_t n = 64;
    const Grid grid{.columns = n, .rows = n, .spacing_m = 2, .edges = Edges::closed};
    const auto bowl = [](std::int64_t x, std::int64_t y) {
        const double a = static_cast<double>(x) - 31.5, b = static_cast<double>(y) - 31.5;
        return 0.004 * (a * a + b * b);
    };
    Scene scene(grid, bowl, "limestone");
    Field& water = scene.terrain.make(field::water);
    for (std::int64_t y = 0; y < n; ++y)
        for (std::int64_t x = 0; x < n; ++x) {
            const double level = 3 + 0.1 * (static_cast<double>(x) - 31.5) / 27;
            water.at(x, y) = static_cast<float>(std::max(0.0, level - bowl(x, y)));
        }
    StandingWater standing;
    standing.soak_depth = 0.05;
    const WaterFlow flow = flow_of(1);
    for (int i = 0; i < 900; ++i) {
        scene.step(flow);
        scene.next();
    }
    double fastest = 0;
    for (std::int64_t y = 0; y < n; ++y)
        for (std::int64_t x = 0; x < n; ++x)
            if (scene.field(field::water, x, y) > 1e-2)
                fastest = std::max(fastest, std::hypot(scene.field(field::velocity_x, x, y),
                                                       scene.field(field::velocity_y, x, y)));
    EXPECT_LT(fastest, 0.01);
    standing.rate = 1e-3;
    standing.levelling = 0;
    scene.run(200, flow, standing);
    const LayerStack& ground = std::as_const(scene.terrain).ground();
    std::int64_t softened = 0;
    for (std::int64_t y = 0; y < n; ++y)
        for (std::int64_t x = 0; x < n; ++x) {
            const double sediment =
                ground.layers(x, y) > 1 ? ground.top().at(x, y) * ground.unit_m() : 0;
            EXPECT_LE(sediment, 0.05 + 1e-9);
            softened += sediment > 0.049 ? 1 : 0;
            if (bowl(x, y) > 3.2) {
                EXPECT_EQ(sediment, 0);
            }
        }
    EXPECT_GT(softened, 2000);
}

// E7: in a river it is never at work.
TEST(Lakes, a_river_is_never_still) {
    constexpr double dt_s = 0.05;
    Scene scene = falling_plane(64);
    StandingWater standing;
    const Spring spring = spring_above(64, dt_s);
    standing.time_step = dt_s;
    scene.run(4000, spring, flow_of(dt_s), erosion_of(dt_s));
    const std::vector<double> low = scene.lowering();
    for (int i = 0; i < 400; ++i) {
        scene.step(spring);
        scene.step(flow_of(dt_s));
        scene.step(standing);
        scene.next();
    }
    std::int64_t channel = 0;
    for (std::int64_t y = 10; y < 62; ++y)
        for (std::int64_t x = 0; x < 64; ++x) {
            if (low[scene.at(x, y)] < 0.3 || scene.field(field::discharge, x, y) < 0.5) continue;
            ++channel;
            EXPECT_LT(scene.field("standing_water.calm", x, y), 10) << x << " " << y;
        }
    EXPECT_GT(channel, 50);
}

// E8: rain on rugged ground whose hollows are filled runs off.
TEST(Lakes, filled_hollows_pass_on_all_the_rain) {
    const std::string text = head_text(128, 128, "open", 7, 1) +
                             "[[stage]]\nop = \"spectral\"\nhurst = 0.8\nrelief = 20\n"
                             "[[stage]]\nop = \"fill_lakes\"\nfull = true\n"
                             "[[stage]]\nop = \"simulate\"\nsteps = 720\n"
                             "[[stage.process]]\nop = \"rain\"\nrate = 3600\n"
                             "[[stage.process]]\nop = \"water_flow\"\n";
    const auto run = prepare_recipe(text);
    Observer silent;
    const auto left = [&] {
        for (const LedgerRow& row : run->ledger())
            if (row.material == "water")
                return row.border_m3[0] + row.border_m3[1] + row.border_m3[2] + row.border_m3[3];
        return 0.0;
    };
    advance(*run, silent, 2 + 660);
    const double before = left();
    advance(*run, silent, 60);
    EXPECT_GE(left() - before, 0.99 * 60 * 1e-3 * 128 * 128);
}

}  // namespace
}  // namespace cuesta::test
