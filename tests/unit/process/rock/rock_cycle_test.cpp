// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/rock/rock_cycle.h"

#include <gtest/gtest.h>

#include "cuesta/base/sha256.h"
#include "support/lay_layers.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

using test::lay_layers;
using test::Layers;
using test::layers_of;

const Grid one_cell{1, 1, 10, Edges::open};

// Runs the cycle on one column and returns it. `disturb` is called before each step.
Layers after(const RockCycle& op, int steps, const Layers& start,
             const std::function<void(Terrain&)>& disturb = {}) {
    SingleCommunicator comm(one_cell);
    Terrain terrain(one_cell, whole(one_cell), 1, std::make_shared<MaterialTable>());
    terrain.settle(0x1p-17);
    lay_layers(terrain, [&](auto, auto) { return start; });
    Scratch scratch(terrain.shape());
    for (int i = 0; i < steps; ++i) {
        if (disturb) disturb(terrain);
        op.apply(terrain, {one_cell, whole(one_cell), comm, {1, 7}, i, terrain, scratch, {}});
        ++terrain.now;
    }
    return layers_of(terrain, 0, 0);
}

constexpr double unit_m = 0x1p-17;

TEST(RockCycle, sandstone_waits_63_steps_and_is_limestone_after_64) {
    const RockCycle literal{.compaction = RockCycle::Compaction::half};
    const Layers start = {{"sandstone", 64}};
    EXPECT_EQ(after(literal, 63, start), start);
    EXPECT_EQ(after(literal, 64, start), (Layers{{"limestone", 32}}));
    EXPECT_EQ(after({}, 63, start), start);
    const Layers kept = after({}, 64, start);
    EXPECT_EQ(kept[0].first, "limestone");
    EXPECT_NEAR(kept[0].second, 64 * 2350.0 / 2600, unit_m / 2);  // 57.85 m
}

TEST(RockCycle, sandstone_on_limestone_is_one_layer_after_64_steps) {
    const Layers start = {{"granite", 100}, {"limestone", 20}, {"sandstone", 64}};
    EXPECT_EQ(after({}, 63, start).size(), 3u);
    const Layers joined = after({}, 64, start);
    ASSERT_EQ(joined.size(), 2u);
    EXPECT_NEAR(joined[1].second, 20 + 64 * 2350.0 / 2600, unit_m / 2);
}

TEST(RockCycle, a_layer_touched_at_step_63_does_not_turn_at_64) {
    const Layers start = {{"granite", 100}, {"sandstone", 64}};
    LayerBook book;
    const auto lay = [&](double metres) {
        return [&, metres](Terrain& terrain) {
            if (terrain.now != 62) return;
            terrain.ground().add(0, 0, *terrain.materials().find("sandstone"),
                                 static_cast<Units>(metres / unit_m), 62, book);
        };
    };
    // As much again halves the age of 62.
    EXPECT_EQ(after({}, 64, start, lay(64))[1].first, "sandstone");
    EXPECT_EQ(after({}, 94, start, lay(64))[1].first, "sandstone");
    EXPECT_EQ(after({}, 95, start, lay(64))[1].first, "limestone");
    // A grain of dust hardly makes it younger, but resets a literal age.
    const RockCycle literal{.reset_on_any_change = true};
    EXPECT_EQ(after(literal, 64, start)[1].first, "limestone");
    EXPECT_EQ(after(literal, 64, start, lay(unit_m))[1].first, "sandstone");
    EXPECT_EQ(after(literal, 63 + 63, start, lay(unit_m))[1].first, "sandstone");
    EXPECT_EQ(after(literal, 63 + 64, start, lay(unit_m))[1].first, "limestone");
}

TEST(RockCycle, erosion_resets_literal_ages_only) {
    const Layers start = {{"granite", 100}, {"sandstone", 64}};
    const auto erode = [](Terrain& terrain) {
        LayerBook book;
        if (terrain.now == 62) terrain.ground().remove(0, 0, 100, book, [](MaterialId, Units) {});
    };
    EXPECT_EQ(after({}, 64, start, erode)[1].first, "limestone");
    EXPECT_EQ(after({.reset_on_any_change = true}, 64, start, erode)[1].first, "sandstone");
}

TEST(RockCycle, buried_layers_age_and_air_does_not) {
    const Layers start = {{"granite", 100}, {"sandstone", 10}, {"air", 3}, {"slate", 5}};
    const Layers end = after({}, 64, start);
    ASSERT_EQ(end.size(), 4u);
    EXPECT_EQ(end[1].first, "limestone");
    EXPECT_EQ(end[2], (std::pair<std::string, double>{"air", 3}));
    EXPECT_EQ(end[3].first, "slate");
}

TEST(RockCycle, loose_rock_under_water_does_not_age) {
    const Layers start = {{"granite", 100}, {"sandstone", 10}, {"regolith", 5}};
    const auto flood = [](Terrain& terrain) {
        terrain.make(field::water).at(0, 0) = terrain.now < 100 ? 1.0f : 0.0f;
    };
    const Layers wet = after({}, 103, start, flood);
    EXPECT_EQ(wet[2].first, "regolith");
    EXPECT_EQ(wet[1].first, "limestone");
    EXPECT_EQ(after({}, 104, start, flood)[2].first, "sand");  // dry for four steps
}

TEST(RockCycle, ground_of_one_material_turns_as_a_whole) {
    const Grid grid{3, 2, 10, Edges::open};
    const Field start = test::field_of(grid, [](auto x, auto) { return x == 0 ? -40 : 64; });
    const auto run =
        test::run_process(RockCycle{}, grid, start, {.steps = 64, .material = "sandstone"});
    EXPECT_EQ(run.height.at(0, 0), -40);
    EXPECT_NEAR(run.height.at(1, 1), 64 * 2350.0 / 2600, 1e-5);
    EXPECT_EQ(run.report.counts.at("turned_layers"), 6);
    const auto granite = test::run_process(RockCycle{}, grid, start, {.steps = 5});
    EXPECT_TRUE(granite.report.counts.empty());
}

// A rock cycle called every second step gives what one called in every step does, at every second
// step; and it does not matter how the map is cut, or what else lies in a tile.
class RockCycleMap : public testing::Test {
protected:
    const Grid grid{150, 70, 10, Edges::wrap_x};
    const Field start = test::field_of(grid, [](auto, auto) { return 100.0; });
    static Layers layers(std::int64_t x, std::int64_t y) {
        const char* kinds[] = {"regolith", "sand", "sandstone", "limestone", "slate", "air"};
        Layers list = {{"granite", 100}};
        for (int i = 0; i < 1 + (x * 7 + y * 3) % 5; ++i)
            list.emplace_back(kinds[(x + 5 * y + i * (1 + x % 3)) % 6], 1 + 0.37 * i);
        list.emplace_back("regolith", 0.5);
        return list;
    }
    // The checksum of all columns.
    std::string state(RockCycle op, int steps, int across = 1, int down = 1, int every = 1) const {
        std::vector<std::vector<std::string>> cells(
            static_cast<std::size_t>(grid.rows),
            std::vector<std::string>(static_cast<std::size_t>(grid.columns)));
        struct EveryFew {
            RockCycle op;
            int every;
            StepReport apply(Terrain& terrain, const StepContext& step) const {
                return (step.step + 1) % every == 0 ? op.apply(terrain, step) : StepReport{};
            }
        };
        test::run_process(
            EveryFew{op, every}, grid, start,
            {.steps = steps,
             .across = across,
             .down = down,
             .prepare = [](Terrain& t) { lay_layers(t, layers); },
             .inspect =
                 [&](Terrain& t) {
                     for (std::int64_t y = 0; y < t.block().rows; ++y)
                         for (std::int64_t x = 0; x < t.block().columns; ++x)
                             for (const Column column = std::as_const(t).ground().column(x, y);
                                  const Layer& l : column.all())
                                 cells[static_cast<std::size_t>(t.block().y0 + y)]
                                      [static_cast<std::size_t>(t.block().x0 + x)] +=
                                     std::to_string(l.material) + " " +
                                     std::to_string(l.thickness) + " " +
                                     std::to_string(l.deposited_step) + ",";
                 }});
        Sha256 hash;
        for (const auto& row : cells)
            for (const std::string& cell : row) hash.update(cell + ";");
        return hash.hex();
    }
};

TEST_F(RockCycleMap, checking_every_second_step_gives_the_same) {
    for (const int steps : {4, 20, 64, 84, 260})
        EXPECT_EQ(state({}, steps), state({}, steps, 1, 1, 2));
}

TEST_F(RockCycleMap, blocks_do_not_matter_in_any_mode) {
    for (const auto mode :
         {RockCycle::Mode::ages, RockCycle::Mode::pressure, RockCycle::Mode::join_below}) {
        const RockCycle op{.span = 1, .mode = mode, .least_load = 0, .melt_depth = 6};
        const std::string whole_map = state(op, 70);
        EXPECT_EQ(whole_map, state(op, 70, 3, 2));
        EXPECT_NE(whole_map, state(op, 1));
    }
    EXPECT_EQ(state({}, 70), state({}, 70, 4, 1));
}

TEST_F(RockCycleMap, mass_stays_and_the_books_show_it) {
    for (const auto compaction : {RockCycle::Compaction::mass, RockCycle::Compaction::half}) {
        double before = 0, end = 0, kg_in = 0, kg_out = 0;
        const auto run = test::run_process(
            RockCycle{.compaction = compaction}, grid, start,
            {.steps = 300,
             .prepare = [&](Terrain& t) { lay_layers(t, layers), before = test::mass_of(t); },
             .inspect = [&](Terrain& t) { end = test::mass_of(t); }});
        const MaterialTable table;
        double turned_kg = 0, formed_kg = 0;
        for (const auto& [material, account] : run.ledger.accounts()) {
            turned_kg += account.turned.value() * table[material].density;
            formed_kg += account.formed.value() * table[material].density;
            kg_in += account.in.value() * table[material].density;
            kg_out += account.out.value() * table[material].density;
        }
        EXPECT_GT(turned_kg, 0);
        EXPECT_NEAR(formed_kg / turned_kg, 1, 1e-12);
        EXPECT_NEAR((before + kg_in - kg_out) / end, 1, 1e-12);
        if (compaction == RockCycle::Compaction::mass)
            EXPECT_NEAR(end / before, 1, 1e-7);  // rounding to units alone
        else
            EXPECT_LT(end, before * 0.999);
    }
}

TEST(RockCycle, continuous_hardening_lowers_wear_and_raises_the_angle_by_a_tenth) {
    SingleCommunicator comm(one_cell);
    Terrain terrain(one_cell, whole(one_cell), 1, std::make_shared<MaterialTable>());
    terrain.settle(0x1p-17);
    const Layers start = {{"granite", 100}, {"sand", 5}};
    lay_layers(terrain, [&](auto, auto) { return start; });
    Scratch scratch(terrain.shape());
    const RockCycle op{.mode = RockCycle::Mode::continuous};
    const auto run = [&](int steps) {
        for (int i = 0; i < steps; ++i, ++terrain.now)
            op.apply(terrain, {one_cell, whole(one_cell), comm, {1, 7}, i, terrain, scratch, {}});
    };
    const auto at = [&](const char* name) { return double{terrain.find(name)->at(0, 0)}; };
    run(99);
    EXPECT_EQ(at("rock_talus"), 45);
    EXPECT_NEAR(at("rock_solubility"), 0.9, 1e-6);
    run(1);
    EXPECT_NEAR(at("rock_talus"), 49.5, 1e-4);
    EXPECT_NEAR(at("rock_solubility"), 0.81, 1e-6);
    EXPECT_NEAR(at("rock_hardness"), 0.19, 1e-6);
    run(100);
    EXPECT_NEAR(at("rock_talus"), 45 * 1.21, 1e-4);
    run(9800);
    EXPECT_EQ(at("rock_talus"), 75);
    EXPECT_NEAR(at("rock_solubility"), 0.01, 1e-9);
    EXPECT_EQ(layers_of(terrain, 0, 0), start);
    // A fresh deposit begins anew.
    LayerBook book;
    terrain.ground().add(0, 0, *terrain.materials().find("regolith"), 1 << 17, terrain.now, book);
    run(1);
    EXPECT_EQ(at("rock_talus"), 20);
}

}  // namespace
}  // namespace cuesta
