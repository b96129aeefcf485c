// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/refine.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/base/error.h"
#include "cuesta/engine/advance.h"
#include "cuesta/engine/held_border.h"
#include "cuesta/engine/inlets.h"
#include "support/run_recipe.h"

namespace cuesta::test {
namespace {

// A valley that falls to the east, 41 x 31 samples of 100 m, with rough sides.
CoarseLand valley() {
    CoarseLand land;
    land.recipe = "valley";
    land.data_sha256 = "0";
    land.material = "granite";
    land.grid = {41, 31, 100};
    land.height = {41, 31};
    for (std::int64_t y = 0; y < 31; ++y)
        for (std::int64_t x = 0; x < 41; ++x)
            land.height.samples.push_back(
                static_cast<float>(1000 - 8 * x + 15 * std::abs(y - 15) + (x * 37 + y * 101) % 7));
    return land;
}

const std::string stages =
    "[[stage]]\nop = \"fbm\"\nblend = \"add\"\nscaling = \"world\"\nwavelength = 150\n"
    "relief = 20\nbase = -10\n"
    "[[stage]]\nop = \"blur\"\nradius = 30\n"
    "[[stage]]\nop = \"simulate\"\nsteps = 3\n"
    "[[stage.process]]\nop = \"uplift\"\nrate = 0.001\ntime_step = 500\n"
    "[[stage.process]]\nop = \"stream_power\"\nerodibility = 1e-5\ntime_step = 500\n"
    "[[stage.process]]\nop = \"thermal\"\nangle = 20\n";

std::unique_ptr<Run> refined(const CoarseLand& land, const RegionBounds& bounds, int across = 1,
                             int down = 1, const std::string& text = stages) {
    const Region region = choose_region(land, bounds, 20);
    RunSetup setup;
    setup.sets = grid_of_region(region);
    setup.across = across, setup.down = down;
    auto run = prepare_recipe("seed = 3\n" + text, setup);
    bind_to_region(run->plan, land, region);
    begin_region(*run, land, region);
    Observer observer;
    advance(*run, observer);
    run->domain.show_height();
    return run;
}

TEST(Refine, a_region_is_a_window_of_one_fine_grid) {
    const Region region = choose_region(valley(), {1000, 500, 2010, 1500}, 20);
    EXPECT_EQ(region.ratio, 5);
    EXPECT_EQ(region.window, (Block{10, 5, 11, 11}));
    EXPECT_TRUE(region.moved);
    EXPECT_EQ(region.grid.columns, 51);
    EXPECT_EQ(region.grid.origin_x_m, 1000);
    EXPECT_EQ(region.grid.origin_y_m, 500);
    EXPECT_EQ(region.grid.spacing_m, 20);
}

TEST(Refine, bounds_and_spacings_that_cannot_be_are_refused) {
    const CoarseLand land = valley();
    EXPECT_THROW(choose_region(land, {1000, 500, 1000, 1500}, 20), UsageError);   // empty
    EXPECT_THROW(choose_region(land, {1000, 500, 9000, 1500}, 20), UsageError);   // beyond
    EXPECT_THROW(choose_region(land, {-200, 500, 900, 1500}, 20), UsageError);    // beyond
    EXPECT_THROW(choose_region(land, {1000, 500, 1100, 1500}, 20), UsageError);   // too narrow
    EXPECT_THROW(choose_region(land, {1000, 500, 2000, 1500}, 100), UsageError);  // not finer
    EXPECT_THROW(choose_region(land, {1000, 500, 2000, 1500}, 30), UsageError);   // no part
    EXPECT_THROW(choose_region(land, {1000, 500, 2000, 1500}, 0), UsageError);
    EXPECT_THROW(choose_region(land, {1000, 500, 2000, 1500}, 1e-6), UsageError);
}

TEST(Refine, stages_that_make_their_own_ground_are_refused) {
    const CoarseLand land = valley();
    const Region region = choose_region(land, {1000, 500, 2000, 1500}, 20);
    RunSetup setup;
    setup.sets = grid_of_region(region);
    for (const char* bad : {"[[stage]]\nop = \"fbm\"\n", "[[stage]]\nop = \"rivers\"\n"}) {
        const auto run = prepare_recipe(bad, setup);
        EXPECT_THROW(bind_to_region(run->plan, land, region), UsageError) << bad;
    }
}

// What an operator says of itself counts, not the names of its parameters: a crater's `balance` is
// that of its own volume.
TEST(Refine, balance_is_refused_where_it_is_that_of_rivers) {
    const CoarseLand land = valley();
    const Region region = choose_region(land, {1000, 500, 2000, 1500}, 20);
    RunSetup setup;
    setup.sets = grid_of_region(region);
    const auto bind = [&](const std::string& stage) {
        const auto run = prepare_recipe("[[stage]]\n" + stage, setup);
        bind_to_region(run->plan, land, region);
    };
    EXPECT_THROW(bind("op = \"fill_lakes\"\nbalance = true\n"), UsageError);
    EXPECT_THROW(bind("op = \"river_flow\"\nbalance = true\n"), UsageError);
    EXPECT_NO_THROW(bind("op = \"fill_lakes\"\n"));
    EXPECT_NO_THROW(bind("op = \"crater\"\nblend = \"add\"\nbalance = true\n"));
}

TEST(Refine, neighbours_agree_on_the_line_they_share_to_the_bit) {
    const CoarseLand land = valley();
    const auto west = refined(land, {1000, 500, 2000, 2500});
    const auto east = refined(land, {2000, 500, 3000, 2500});
    const Raster a = west->domain.collect("height"), b = east->domain.collect("height");
    std::int64_t rough = 0;
    for (std::int64_t y = 0; y < a.rows; ++y) {
        EXPECT_EQ(a.at(a.columns - 1, y), b.at(0, y)) << y;
        // The line has its detail, as the land beside it: noise of 20 m bends it from sample to
        // sample, the valley without noise by less than half a metre.
        if (y == 0 || y + 1 == a.rows) continue;
        const double bend = double{b.at(0, y - 1)} - 2 * double{b.at(0, y)} + b.at(0, y + 1);
        rough += std::abs(bend) > 0.5 ? 1 : 0;
    }
    EXPECT_GT(rough, a.rows / 4);
}

TEST(Refine, an_inlet_has_the_water_of_the_coarse_land) {
    const CoarseLand land = valley();
    const CoarseRivers rivers = drain_coarse_land(land, {});
    const auto run = refined(land, {1000, 500, 2000, 2500});
    measure_inlets(*run);
    Json json;
    add_refinement(*run, json);
    std::int64_t most = 0;
    ASSERT_GT(json.at("inlets").size(), 2u);
    for (const Json& inlet : json.at("inlets")) {
        const std::int64_t x = std::llround(inlet.at("coarse_x_m").get<double>() / 100);
        const std::int64_t y = std::llround(inlet.at("coarse_y_m").get<double>() / 100);
        const auto cells =
            static_cast<std::int64_t>(rivers.cells[static_cast<std::size_t>(y * 41 + x)]);
        EXPECT_EQ(inlet.at("coarse_flow_m2").get<double>(), static_cast<double>(cells) * 1e4);
        EXPECT_EQ(inlet.at("flow_m2").get<double>(), static_cast<double>(cells) * 1e4);
        most = std::max(most, cells);
    }
    EXPECT_GT(most, 100);  // the river of the valley
}

TEST(Refine, the_ledger_closes_and_blocks_change_nothing) {
    const CoarseLand land = valley();
    const auto one = refined(land, {1000, 500, 2000, 2500});
    const auto cut = refined(land, {1000, 500, 2000, 2500}, 3, 2);
    EXPECT_EQ(state_hash(*one), state_hash(*cut));
    for (const LedgerRow& row : one->ledger()) {
        EXPECT_EQ(row.residual_m3, 0) << row.material;
        EXPECT_GT(row.start_m3, 0) << row.material;
    }
}

TEST(Refine, rivers_bring_the_sediment_of_the_coarse_land) {
    const std::string text =
        "[[stage]]\nop = \"stream_power\"\nerodibility = 1e-5\ndeposition = 1\ntime_step = 500\n"
        "steps = 2\n";
    const auto run = refined(valley(), {1000, 500, 2000, 2500}, 1, 1, text);
    const flow::BorderInflow inflow(run->domain.block(0).terrain);
    double sum = 0;
    for (const flow::Inlet& inlet : inflow.all().inlets) sum += inlet.sediment_m3_per_yr;
    EXPECT_GT(sum, 0);
    for (const LedgerRow& row : run->ledger()) {
        EXPECT_EQ(row.residual_m3, 0) << row.material;
        if (row.material == "regolith") {
            EXPECT_NEAR((row.in_m3 - row.formed_m3) / (1000 * sum), 1, 1e-3);
        }
    }
}

}  // namespace
}  // namespace cuesta::test
