// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/rock/rock_rules.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

class Rules : public testing::Test {
protected:
    MaterialTable table;
    MaterialId id(const char* name) const { return *table.find(name); }
    MassBalance book;
};

TEST_F(Rules, waiting_times_are_powers_of_four) {
    const RockRules rules(RockCycle{}, table, 1);
    const std::pair<const char*, int> expected[] = {{"regolith", 4},
                                                    {"sand", 16},
                                                    {"sandstone", 64},
                                                    {"limestone", 256},
                                                    {"slate", 1024},
                                                    {"marble", 4096},
                                                    {"granite", RockRules::never},
                                                    {"air", RockRules::never}};
    for (const auto& [name, steps] : expected) EXPECT_EQ(rules.wait[id(name)], steps) << name;
    EXPECT_EQ(rules.next[id("sandstone")], id("limestone"));
    EXPECT_EQ(rules.next[id("marble")], id("granite"));
    // 6 x 0.5 = 3 powers of four after the first: limestone takes in what lies on it after 256.
    EXPECT_EQ(rules.join_wait[id("limestone")], 256);
}

TEST_F(Rules, waits_that_no_run_reaches_are_never) {
    const RockRules rules(RockCycle{.span = 1'000'000, .factor = 16}, table, 1);
    EXPECT_EQ(rules.wait[id("sand")], 16'000'000);
    EXPECT_EQ(rules.wait[id("marble")], RockRules::never);
}

TEST_F(Rules, tables_of_other_waits_have_another_key) {
    const RockRules a(RockCycle{}, table, 1), b(RockCycle{.span = 5}, table, 1),
        c(RockCycle{.bed = false}, table, 1), same(RockCycle{}, table, 0.5);
    EXPECT_NE(a.key, b.key);
    EXPECT_NE(a.key, c.key);
    EXPECT_EQ(a.key, same.key);
    EXPECT_NE(a.key, 0u);
}

TEST_F(Rules, a_layer_turns_once_and_its_next_age_begins_when_it_was_due) {
    const RockCycle cycle;
    const RockRules rules(cycle, table, 1);
    Column column;
    column.push({id("granite"), 1000, 0});
    column.push({id("regolith"), 1600, 3});
    EXPECT_EQ(turn_column(column, rules, cycle, 5, book), 0);    // age 3
    EXPECT_EQ(turn_column(column, rules, cycle, 100, book), 1);  // long overdue
    EXPECT_EQ(column.layers[1], (Layer{id("sand"), 1400, 7}));
    EXPECT_EQ(turn_column(column, rules, cycle, 100, book), 1);
    EXPECT_EQ(column.layers[1], (Layer{id("sandstone"), 953, 23}));  // 1400 x 1600 / 2350
}

TEST_F(Rules, load_shortens_the_wait_and_open_ground_never_hardens) {
    // Units of a metre: 100 m of granite weigh 9.81 x 2700 x 100 = 2.65 MPa, so sandstone below it
    // waits 64 / 3.65 = 17.5 steps.
    const RockCycle cycle{.mode = RockCycle::Mode::pressure, .pressure = 1e6, .least_load = 1e5};
    const RockRules rules(cycle, table, 1);
    Column column;
    column.push({id("granite"), 1000, 0});
    column.push({id("sandstone"), 2600, 0});
    column.push({id("granite"), 100, 0});
    column.push({id("sand"), 1, 0});
    EXPECT_EQ(turn_column(column, rules, cycle, 16, book), 0);  // age 17
    EXPECT_EQ(turn_column(column, rules, cycle, 17, book), 1);
    EXPECT_EQ(column.layers[1], (Layer{id("limestone"), 2350, 18}));
    EXPECT_EQ(column.layers[3].material, id("sand"));
    EXPECT_EQ(turn_column(column, rules, cycle, 100'000, book), 1);  // limestone; the sand stays
    EXPECT_EQ(column.layers[3].material, id("sand"));
}

TEST_F(Rules, loose_rock_joins_the_solid_rock_below) {
    const RockCycle cycle{.mode = RockCycle::Mode::join_below};
    const RockRules rules(cycle, table, 1);
    Column column;
    column.push({id("granite"), 1000, 0});
    column.push({id("limestone"), 100, 0});
    column.push({id("regolith"), 2600, 0});
    column.push({id("sand"), 10, 0});
    EXPECT_EQ(turn_column(column, rules, cycle, 254, book), 0);
    EXPECT_EQ(turn_column(column, rules, cycle, 255, book), 1);
    EXPECT_EQ(column.layers[2], (Layer{id("limestone"), 1400, 256}));
    EXPECT_EQ(column.layers[3].material, id("sand"));  // lay on loose rock
}

TEST_F(Rules, nothing_joins_air) {
    const RockCycle cycle{.mode = RockCycle::Mode::join_below};
    const RockRules rules(cycle, table, 1);
    Column column;
    column.push({id("granite"), 1000, 0});
    column.push({id("air"), 5, 0});
    column.push({id("regolith"), 5, 0});
    EXPECT_EQ(turn_column(column, rules, cycle, 1 << 29, book), 0);
}

TEST_F(Rules, deep_rock_melts_and_air_does_not) {
    const RockCycle cycle{.melt_depth = 500};
    const RockRules rules(cycle, table, 1);
    Column column;
    column.push({id("sandstone"), 270, 0});
    column.push({id("air"), 7, 0});
    column.push({id("limestone"), 100, 0});
    column.push({id("granite"), 499, 0});
    EXPECT_EQ(turn_column(column, rules, cycle, 0, book), 1);
    EXPECT_EQ(column.layers[0], (Layer{id("granite"), 235, 1}));
    EXPECT_EQ(column.layers[1].material, id("air"));
    EXPECT_EQ(column.layers[2].material, id("limestone"));  // begins 499 m deep
}

TEST_F(Rules, a_bed_below_zero_keeps_its_thickness) {
    const RockCycle cycle;
    const RockRules rules(cycle, table, 1);
    Column column;
    column.push({id("sandstone"), -300, 0});
    EXPECT_EQ(turn_column(column, rules, cycle, 63, book), 1);
    EXPECT_EQ(column.layers[0], (Layer{id("limestone"), -300, 64}));
    Column left;
    left.push({id("sandstone"), 300, 0});
    EXPECT_EQ(turn_column(left, rules, RockCycle{.bed = false}, 63, book), 0);
}

}  // namespace
}  // namespace cuesta
