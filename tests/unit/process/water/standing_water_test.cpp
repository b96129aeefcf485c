// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/standing_water.h"

#include <gtest/gtest.h>

#include "support/run_process.h"

namespace cuesta {
namespace {

using test::field_of;
using test::ProcessOptions;
using test::run_process;

const Grid lake{.columns = 9, .rows = 7, .spacing_m = 5, .edges = Edges::closed};

Field level_ground() {
    return field_of(
        lake, [](auto, auto) { return 20; }, 2);
}
Field depth_of(double metres) {
    return field_of(
        lake, [&](auto, auto) { return metres; }, 2);
}

TEST(StandingWater, sediment_grows_at_the_rate_of_the_rock_up_to_the_soak_depth) {
    const Field ground = level_ground(), water = depth_of(2);
    StandingWater op;
    op.calm_time = 0;
    op.rate = 1e-3;
    op.soak_depth = 0.05;
    const auto sediment = [&](int steps) {
        double metres = 0;
        ProcessOptions options{.steps = steps, .halo = 2, .fields = {{"water", &water}}};
        options.material = "limestone";
        options.inspect = [&](Terrain& terrain) {
            const LayerStack& layers = terrain.ground();
            metres = layers.layers(4, 3) > 1 ? layers.top().at(4, 3) * layers.unit_m() : 0;
        };
        run_process(op, lake, ground, options);
        return metres;
    };
    // 0.65 mm of rock a second, swollen by 2600 / 1400.
    EXPECT_NEAR(sediment(10), 10 * 0.65e-3 * 2600 / 1400, 1e-4);
    EXPECT_LE(sediment(200), 0.05);
    EXPECT_NEAR(sediment(200), 0.05, 5e-5);
}

TEST(StandingWater, running_water_does_not_soften) {
    const Field ground = level_ground(), water = depth_of(2);
    const Field speed = field_of(
        lake, [](auto, auto) { return 0.02; }, 2);
    ProcessOptions options{.steps = 50, .halo = 2};
    options.fields = {{"water", &water}, {"velocity_x", &speed}};
    const auto run = run_process(StandingWater{}, lake, ground, options);
    EXPECT_EQ(run.height.at(4, 3), 20);
    EXPECT_EQ(run.report.counts.count("still_cells"), 0u);
}

TEST(StandingWater, water_has_to_be_calm_for_a_while) {
    const Field ground = level_ground(), water = depth_of(2);
    StandingWater op;
    op.calm_time = 10;
    ProcessOptions options{.steps = 9, .halo = 2, .fields = {{"water", &water}}};
    EXPECT_EQ(run_process(op, lake, ground, options).report.counts.count("still_cells"), 0u);
    options.steps = 10;
    EXPECT_EQ(run_process(op, lake, ground, options).report.counts.at("still_cells"), 63);
}

TEST(StandingWater, a_lake_floor_of_sediment_becomes_level_and_loses_nothing) {
    const Field ground = field_of(
        lake, [](auto x, auto y) { return 20 + 0.1 * static_cast<double>((x * 5 + y * 3) % 7); },
        2);
    const Field water = depth_of(2);
    StandingWater op;
    op.calm_time = 0;
    op.levelling = 1;
    ProcessOptions options{.steps = 2000, .halo = 2, .fields = {{"water", &water}}};
    options.material = "regolith";
    const auto run = run_process(op, lake, ground, options);
    float low = 1e9f, high = 0;
    for (int y = 0; y < 7; ++y)
        for (int x = 0; x < 9; ++x) {
            low = std::min(low, run.height.at(x, y));
            high = std::max(high, run.height.at(x, y));
        }
    EXPECT_LT(high - low, 2e-3f);  // less than eight units a cell do not move
    EXPECT_EQ(run.ground(), run.start());
}

TEST(StandingWater, softening_is_booked_by_mass_and_soaks_up_water) {
    const Field ground = level_ground(), water = depth_of(2);
    StandingWater op;
    op.calm_time = 0;
    op.rate = 1e-3;
    ProcessOptions options{.steps = 20, .halo = 2, .fields = {{"water", &water}}};
    double left = 0, sediment = 0;
    options.inspect = [&](Terrain& terrain) {
        left = double{terrain.make("water").at(3, 3)};
        const LayerStack& layers = terrain.ground();
        sediment = layers.top().at(3, 3) * layers.unit_m();
    };
    auto run = run_process(op, lake, ground, options);
    EXPECT_GT(sediment, 0);
    EXPECT_EQ(left, 2 - sediment);
    const Account& granite = run.ledger.account(0);
    const Account& regolith = run.ledger.account(6);
    EXPECT_NEAR(granite.turned.value() * 2700, regolith.formed.value() * 1400, 1e-5);
    EXPECT_EQ(run.ledger.account(water_account).out.value(), 63 * sediment);
}

}  // namespace
}  // namespace cuesta
