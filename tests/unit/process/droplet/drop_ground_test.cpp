// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_ground.h"

#include <gtest/gtest.h>

#include "support/drop_lab.h"

namespace cuesta::test {
namespace {

DropGroundRule rule_for(const Droplets& op) {
    DropGroundRule rule;
    rule.sediment = *MaterialTable().find("regolith");
    rule.one_load = op.loads == Droplets::Loads::one;
    rule.by_material = op.hardness.is_field();
    rule.hardness = op.hardness.number;
    rule.floor_m = op.floor;
    return rule;
}

// Granite under 1 m of sandstone, of 8 x 8 samples.
struct Plot {
    explicit Plot(const Droplets& op_, bool cover = true)
        : op(op_),
          terrain(grid, whole(grid), 1, std::make_shared<MaterialTable>()),
          comm(grid),
          scratch(terrain.shape()),
          step{grid, terrain.block(), comm, {1, 7}, 0, terrain, scratch, {}} {
        terrain.ground_material = of("granite");
        terrain.settle(drop_unit_m);
        if (cover) {
            terrain.ground().make_layered();
            LayerBook book;
            for (std::int64_t y = 0; y < 8; ++y)
                for (std::int64_t x = 0; x < 8; ++x)
                    terrain.ground().add(x, y, of("sandstone"), metre, 0, book);
        }
        ground = std::make_unique<DropGround>(rule_for(op), terrain, step, report);
    }
    MaterialId of(std::string_view name) const { return MaterialTable().find(name).value(); }
    bool cut(std::int32_t off, std::int32_t on) {
        IntField eroded({8, 8, 0}), deposited({8, 8, 0});
        eroded.at(3, 4) = off, deposited.at(3, 4) = on;
        std::vector<IntField> shares;
        for (int m = 0; m < ground->kinds(); ++m) {
            shares.emplace_back(FieldShape{8, 8, 0});
            shares.back().at(3, 4) = m == 0 ? 300 : 100;
        }
        return ground->change(eroded, deposited, shares, {}).differs;
    }
    static constexpr std::int32_t metre = 1 << 17;
    Grid grid = drop_grid(8, 8);
    Droplets op;
    Terrain terrain;
    SingleCommunicator comm;
    Scratch scratch;
    StepReport report;
    StepContext step;
    std::unique_ptr<DropGround> ground;
    DropStrips strips{grid, {}, whole(grid), comm, 1, 1, true};
};

TEST(DropGround, of_one_material_and_a_number_is_even) {
    Droplets op;
    op.hardness = 0.25;
    Plot plot(op, false);
    EXPECT_TRUE(plot.ground->even());
    EXPECT_FALSE(plot.ground->layered());
    EXPECT_EQ(plot.ground->softness(), 0.75f);
    op.hardness = "hardness";
    EXPECT_FLOAT_EQ(Plot(op, false).ground->softness(), 0.05f);
    op.loads = Droplets::Loads::one;
    EXPECT_TRUE(Plot(op, false).ground->layered());
}

TEST(DropGround, softness_is_that_of_the_top_until_the_demand_goes_through_it) {
    Droplets op;
    op.hardness = "hardness", op.loads = Droplets::Loads::one;
    Plot plot(op);
    const auto at_first = plot.ground->scan(plot.strips);
    EXPECT_FLOAT_EQ(at_first.softness.at(3, 4), 0.6f);
    EXPECT_FLOAT_EQ(at_first.worth.at(3, 4),
                    static_cast<float>(MaterialTable()[plot.of("sandstone")].density /
                                       MaterialTable()[plot.of("regolith")].density));
    // A window takes 0.6 m: drops would have taken 1 m of soft ground. 0.4 m of sandstone are left,
    // which last for 2/3 of that; of the granite 5 % of the rest come off.
    EXPECT_FALSE(plot.cut(static_cast<std::int32_t>(0.6 * Plot::metre), 0));
    const auto later = plot.ground->scan(plot.strips);
    EXPECT_NEAR(later.softness.at(3, 4), 0.4 + 0.05 / 3, 1e-4);
    EXPECT_FLOAT_EQ(later.softness.at(2, 2), 0.6f);
}

TEST(DropGround, deposits_are_sediment_or_what_drops_carried) {
    Droplets op;
    op.loads = Droplets::Loads::one;
    Plot one(op);
    one.ground->scan(one.strips);
    one.cut(1000, 4000);
    EXPECT_EQ(one.terrain.ground().top_material().at(3, 4), one.of("regolith"));
    EXPECT_EQ(one.terrain.ground().top().at(3, 4), 4000);
    Plot own{Droplets{}};
    own.ground->scan(own.strips);
    EXPECT_EQ(own.ground->kinds(), 1);  // granite is 0 thick here, sandstone all there is
    own.cut(1000, 4000);
    EXPECT_EQ(own.terrain.ground().top().at(3, 4), Plot::metre + 3000);
}

TEST(DropGround, rock_of_hardness_1_refuses) {
    Droplets op;
    op.hardness = 1.0;
    Plot plot(op);
    plot.ground->scan(plot.strips);
    EXPECT_TRUE(plot.cut(1000, 0));
    EXPECT_EQ(plot.terrain.ground().surface().at(3, 4), Plot::metre);
}

// A metre of sandstone was expected and paid for, but a third of the cut is granite, which is worth
// more sediment: the rest lies here at once, and mass is kept in the cell.
TEST(DropGround, what_drops_were_not_paid_for_lies_where_it_came_off) {
    Droplets op;
    op.loads = Droplets::Loads::one;
    Plot plot(op);
    plot.ground->scan(plot.strips);
    EXPECT_TRUE(plot.cut(3 * Plot::metre / 2, 0));
    const MaterialTable table;
    const double granite = table[plot.of("granite")].density,
                 sandstone = table[plot.of("sandstone")].density,
                 regolith = table[plot.of("regolith")].density;
    const LayerStack& ground = plot.terrain.ground();
    EXPECT_EQ(ground.top_material().at(3, 4), plot.of("regolith"));
    EXPECT_NEAR(ground.top().at(3, 4), 0.5 * (granite - sandstone) / regolith * Plot::metre, 2);
}

// Each window brings sand and sandstone: one bed of either, not two for every window.
TEST(DropGround, beds_of_one_step_join_their_like) {
    Plot plot{Droplets{}};
    LayerBook book;
    plot.terrain.ground().add(3, 4, plot.of("sand"), Plot::metre, 0, book);
    plot.ground =
        std::make_unique<DropGround>(rule_for(plot.op), plot.terrain, plot.step, plot.report);
    ASSERT_EQ(plot.ground->kinds(), 2);
    for (int window = 0; window < 40; ++window) {
        plot.ground->scan(plot.strips);
        plot.cut(0, 4000);
    }
    const LayerStack& ground = plot.terrain.ground();
    EXPECT_LE(ground.layers(3, 4), 4);
    EXPECT_EQ(ground.surface().at(3, 4), 2 * Plot::metre + 40 * 4000);
}

}  // namespace
}  // namespace cuesta::test
