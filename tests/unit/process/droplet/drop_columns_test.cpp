// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_columns.h"

#include <gtest/gtest.h>

#include "support/drop_lab.h"

namespace cuesta::test {
namespace {

constexpr std::int32_t metre = 1 << 17;

MaterialId of(std::string_view name) {
    return MaterialTable().find(name).value();
}

// Granite under 1 m of sandstone, of 4 x 4 samples.
struct Ground {
    explicit Ground(DropGroundRule rule = {})
        : terrain(grid, whole(grid), 1, std::make_shared<MaterialTable>()) {
        terrain.ground_material = of("granite");
        terrain.settle(drop_unit_m);
        terrain.ground().make_layered();
        LayerBook book;
        for (std::int64_t y = 0; y < 4; ++y)
            for (std::int64_t x = 0; x < 4; ++x)
                terrain.ground().add(x, y, of("sandstone"), metre, 0, book);
        rule.sediment = of("regolith");
        columns.emplace(rule, terrain, step, report);
        columns->prepare();
    }
    Grid grid = drop_grid(4, 4);
    Terrain terrain;
    SingleCommunicator comm{grid};
    Scratch scratch{terrain.shape()};
    StepContext step{grid, terrain.block(), comm, {1, 7}, 0, terrain, scratch, {}};
    StepReport report;
    std::optional<DropColumns> columns;
    DropColumns::Changes changes;
};

DropGroundRule hard_ground() {
    DropGroundRule rule;
    rule.by_material = rule.one_load = true;
    rule.floor_m = -100'000;
    return rule;
}

TEST(DropColumns, a_demand_beyond_the_top_finds_the_mean_of_what_it_cuts) {
    Ground ground(hard_ground());
    // Of sandstone 0.6 comes off, of granite 0.05.
    EXPECT_FLOAT_EQ(ground.columns->cut(1, 2, 0).softness, 0.6f);
    EXPECT_FLOAT_EQ(ground.columns->cut(1, 2, 1.0f * metre).softness, 0.6f);
    // 5 m of soft ground: 5/3 m are spent on the sandstone, of the other 10/3 m granite gives 1/20.
    EXPECT_NEAR(ground.columns->cut(1, 2, 5.0f * metre).softness, (1 + 10.0 / 60) / 5, 1e-5);
}

TEST(DropColumns, erosion_goes_through_layers_down_to_the_floor) {
    DropGroundRule rule = hard_ground();
    rule.floor_m = 0.25;
    Ground ground(rule);
    const auto off = ground.columns->erode(1, 2, metre / 2, ground.changes);
    EXPECT_EQ(off.refused, 0);
    EXPECT_EQ(ground.changes.eroded[of("sandstone")], metre / 2);
    EXPECT_EQ(ground.columns->erode(1, 2, metre, ground.changes).refused, metre - metre / 4);
    EXPECT_EQ(ground.terrain.ground().surface().at(1, 2), metre / 4);
}

TEST(DropColumns, a_step_leaves_one_bed_of_each_kind) {
    Ground ground(hard_ground());
    for (int i = 0; i < 5; ++i) {
        ground.columns->deposit(1, 2, of("sand"), 100, ground.changes);
        ground.columns->deposit(1, 2, of("silt"), 50, ground.changes);
    }
    const LayerStack& stack = ground.terrain.ground();
    EXPECT_EQ(stack.layers(1, 2), 4);
    EXPECT_EQ(stack.thickness(1, 2, 2), 500);
    EXPECT_EQ(stack.thickness(1, 2, 3), 250);
    EXPECT_EQ(ground.columns->below(1, 2), 2);
    EXPECT_EQ(ground.changes.deposited[of("sand")], 500);
}

TEST(DropColumns, loads_of_several_kinds_are_deposited_in_proportion) {
    DropGroundRule rule;
    rule.floor_m = -100'000;
    Ground ground(rule);
    ASSERT_EQ(ground.columns->kinds(), std::vector<MaterialId>{of("sandstone")});
    ground.columns->deposit_kinds(1, 2, 1000, {77}, ground.changes);
    EXPECT_EQ(ground.changes.deposited[of("sandstone")], 1000);
    EXPECT_EQ(ground.terrain.ground().top().at(1, 2), metre + 1000);
}

TEST(DropColumns, what_was_paid_too_much_is_taken_off_sediment_once_there_is_some) {
    Ground ground(hard_ground());
    EXPECT_FALSE(ground.columns->make_good(1, 2, 0, 300, ground.changes));
    EXPECT_TRUE(ground.columns->in_debt(1, 2));
    ground.columns->deposit(1, 2, of("regolith"), 1000, ground.changes);
    EXPECT_TRUE(ground.columns->make_good(1, 2, 0, 0, ground.changes));
    EXPECT_EQ(ground.terrain.ground().top().at(1, 2), 700);
    EXPECT_FALSE(ground.columns->in_debt(1, 2));
}

}  // namespace
}  // namespace cuesta::test
