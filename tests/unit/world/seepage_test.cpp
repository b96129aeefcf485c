// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/seepage.h"

#include <gtest/gtest.h>

#include "cuesta/grid/communicator.h"

namespace cuesta::world {
namespace {

// A row of cells with ground, water on it and in it, all in quanta of 1 m; walls around.
struct SeepLab {
    Grid grid;
    Block block;
    Terrain terrain;
    CoverPlanes planes;
    SeepRule rule;
    Scratch scratch;
    SingleCommunicator comm;

    explicit SeepLab(std::int64_t columns, Edges edges = Edges::closed)
        : grid{columns, 1, 1, edges},
          block(whole(grid)),
          terrain(grid, block, 2, std::make_shared<const MaterialTable>()),
          scratch({columns, 1, 2}),
          comm(grid) {
        const FieldShape shape{columns, 1, 2};
        planes.rock = IntField(shape), planes.cover = IntField(shape);
        terrain.make(field::water), terrain.make(field::groundwater);
        rule.room = 100, rule.per_porosity = 2, rule.flow = 0.5f / 8;
    }
    void run() {
        const StepContext step{grid, block, comm, {}, 0, terrain, scratch, {}};
        const bool ends = !grid.wraps_x();
        seep(rule, step, planes, terrain, {{ends, ends, true, true}, {}});
    }
    float& water(std::int64_t x) { return terrain.find(field::water)->at(x, 0); }
    float& held(std::int64_t x) { return terrain.find(field::groundwater)->at(x, 0); }
};

TEST(Seepage, soaks_in_as_far_as_there_is_room) {
    SeepLab lab(3);
    lab.rule.infiltration = 7, lab.rule.flow = 0;
    lab.water(0) = 5, lab.water(1) = 50, lab.water(2) = 50;
    lab.held(2) = 98;
    lab.run();
    EXPECT_EQ(lab.held(0), 5);  // all of it
    EXPECT_EQ(lab.held(1), 7);
    EXPECT_EQ(lab.held(2), 100);  // full
    EXPECT_EQ(lab.water(0), 0);
    EXPECT_EQ(lab.water(1), 43);
    EXPECT_EQ(lab.water(2), 48);
}

TEST(Seepage, goes_to_the_lower_head_and_springs_where_the_ground_is_full) {
    SeepLab lab(2);
    lab.held(0) = 80, lab.held(1) = 40;  // 40 m below the ground and 120 m
    lab.run();
    EXPECT_EQ(lab.held(0), 75);  // 80 x 0.5 / 8
    EXPECT_EQ(lab.held(1), 45);
    lab.held(0) = 80, lab.held(1) = 100;
    lab.planes.rock.at(0, 0) = 1000;
    lab.run();
    EXPECT_EQ(lab.held(0), 60);  // at most a quarter
    EXPECT_EQ(lab.held(1), 100);
    EXPECT_EQ(lab.water(1), 20);  // a spring
}

TEST(Seepage, level_water_over_full_ground_rests_and_goes_round_a_map_that_wraps) {
    SeepLab lab(4, Edges::wrap_x);
    lab.rule.infiltration = 3;
    for (std::int64_t x = 0; x < 4; ++x) {
        lab.planes.rock.at(x, 0) = static_cast<std::int32_t>(10 * x);
        lab.water(x) = static_cast<float>(500 - 10 * x), lab.held(x) = 100;
    }
    lab.run();
    for (std::int64_t x = 0; x < 4; ++x) {
        EXPECT_EQ(lab.water(x), static_cast<float>(500 - 10 * x));
        EXPECT_EQ(lab.held(x), 100);
    }
    lab.rule.infiltration = 0;
    for (std::int64_t x = 0; x < 4; ++x) lab.water(x) = 0, lab.held(x) = x == 0 ? 40 : 0;
    for (std::int64_t x = 0; x < 4; ++x) lab.planes.rock.at(x, 0) = 0;
    lab.run();
    EXPECT_EQ(lab.held(1), lab.held(3));  // both neighbours
    EXPECT_GT(lab.held(3), 0);
    EXPECT_EQ(lab.held(0) + lab.held(1) + lab.held(2) + lab.held(3), 40);
}

TEST(Seepage, the_rule_counts_in_quanta) {
    Rule world;
    world.quantum_m = 0.5f, world.per_quantum = 2, world.units_to_quanta = 3, world.phase = 0.25f;
    const SeepRule rule =
        seep_rule({.infiltration_m = 2, .porosity = 0.25, .depth_m = 80, .flow = 1}, world);
    EXPECT_EQ(rule.infiltration, 4);
    EXPECT_EQ(rule.room, 40);
    EXPECT_EQ(rule.per_porosity, 4);
    EXPECT_EQ(rule.flow, 0.25f / 8);
    EXPECT_EQ(rule.units_to_quanta, 3);
}

}  // namespace
}  // namespace cuesta::world
