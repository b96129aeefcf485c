// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/overrides.h"

#include "support/check_text.h"

namespace cuesta::test {
namespace {

const std::string text =
    "[grid]\nsize = 64\n"
    "[[stage]]\nop = \"hills\"\nlabel = \"base\"\nhurst = 0.5\n"
    "[[stage]]\nop = \"hills\"\ninto = \"u\"\n"
    "[[stage]]\nop = \"simulate\"\nlabel = \"sim\"\n"
    "[[stage.process]]\nop = \"rain\"\n"
    "[[stage.process]]\nop = \"slide\"\nlabel = \"talus\"\n"
    "[[stage.event]]\nat = 3\nset = { \"process.rain.rate\" = 5 }\n"
    "[[output]]\nfield = \"height\"\nfile = \"h.exr\"\n";

CheckOptions sets(std::vector<std::string> list) {
    CheckOptions options;
    options.sets = std::move(list);
    return options;
}

TEST(overrides, reach_every_place) {
    const Plan plan =
        plan_of(text, sets({"seed=7", "name=other", "grid.spacing=5 ft", "grid.size=[32, 16]",
                            "stage.1.hurst=0.8", "stage.hills.relief=2 km", "stage.sim.steps=9",
                            "stage.sim.process.talus.rate = 0.05", "stage.3.process.1.rate=1",
                            "stage.sim.process.slide.every=4", "stage.sim.event.1.at=2",
                            "stage.sim.event.1.set.process.rain.rate=6", "output.1.file=g.tif",
                            "materials.basalt.density=2900", "materials.sand.talus_deg=31"}));
    EXPECT_EQ(plan.seed, 7u);
    EXPECT_EQ(plan.name, "other");
    EXPECT_DOUBLE_EQ(plan.grid.spacing_m, 5 * 0.3048);
    EXPECT_EQ(plan.grid.columns, 32);
    EXPECT_EQ(plan.grid.rows, 16);
    EXPECT_EQ(plan.stages[0].values.at("hurst"), ParamValue(0.8));
    EXPECT_EQ(plan.stages[1].values.at("relief"), ParamValue(2000.0));
    const StagePlan& sim = plan.stages[2];
    EXPECT_EQ(sim.steps, 9);
    EXPECT_EQ(sim.processes[0].values.at("rate"), ParamValue(1.0));
    EXPECT_EQ(sim.processes[1].values.at("rate"), ParamValue(0.05));
    EXPECT_EQ(sim.processes[1].every, 4);
    EXPECT_EQ(sim.events[0].at, 2);
    EXPECT_EQ(sim.events[0].changes.at(0).value, ParamValue(6.0));
    EXPECT_EQ(sim.events[0].changes.size(), 1u);
    EXPECT_EQ(plan.outputs[0].file, "g.tif");
    EXPECT_EQ(plan.materials[*plan.materials.find("basalt")].density, 2900);
    EXPECT_EQ(plan.materials[*plan.materials.find("sand")].talus_deg, 31);
}

TEST(overrides, a_later_one_wins) {
    EXPECT_EQ(plan_of(text, sets({"seed=7", "seed=8"})).seed, 8u);
}

TEST(overrides, add_what_the_recipe_does_not_have) {
    const Plan plan = plan_of("", sets({"grid.size=5", "seed=3"}));
    EXPECT_EQ(plan.grid.columns, 5);
    EXPECT_EQ(plan.seed, 3u);
}

TEST(overrides, a_wrong_value_names_the_option) {
    EXPECT_EQ(problems_of(text, sets({"stage.base.hurst=7", "grid.spacing=fast"})),
              (Lines{"--set stage.base.hurst=7: hurst = 7 is outside its range 0 to 1",
                     "--set grid.spacing=fast: spacing = 'fast' is not a number in m"}));
    EXPECT_EQ(check_text(text, sets({"stage.base.hrust=0.7"})).problems.at(0).text(),
              "--set stage.base.hrust=0.7: error: unknown key 'hrust' for 'hills'. Did you mean "
              "'hurst'?");
}

TEST(overrides, a_wrong_path_names_the_nearest) {
    const auto one = [](const std::string& option) { return problems_of(text, sets({option})); };
    EXPECT_EQ(one("stage.bas.hurst=1"),
              (Lines{"--set stage.bas.hurst=1: there is no stage 'bas'. Did you mean 'base'?"}));
    EXPECT_EQ(one("stage.4.hurst=1"),
              (Lines{"--set stage.4.hurst=1: there is no stage 4; they count from 1 to 3"}));
    EXPECT_EQ(one("stge.1.hurst=1"),
              (Lines{"--set stge.1.hurst=1: there is no 'stge' in the recipe. Did you mean "
                     "'stage'?"}));
    EXPECT_EQ(
        one("stage.sim.process.rian.rate=1"),
        (Lines{"--set stage.sim.process.rian.rate=1: there is no process 'rian'. Did you mean "
               "'rain'?"}));
    EXPECT_EQ(one("sed=1"), (Lines{"--set sed=1: unknown key 'sed' in a recipe. Did you mean "
                                   "'seed'?"}));
    EXPECT_EQ(one("stage.1=5"), (Lines{"--set stage.1=5: say which value of stage 1 to set"}));
    EXPECT_EQ(one("stage=5"),
              (Lines{"--set stage=5: say which stage to set: stage.1 and a value of it"}));
    EXPECT_EQ(one("grid.size.1=5"),
              (Lines{"--set grid.size.1=5: 'size' is a whole number without values of its own; set "
                     "it whole"}));
    EXPECT_EQ(one("grid..size=5"), (Lines{"--set grid..size=5: a step of the path is empty"}));
    for (const char* bad : {"seed", "=5", ""})
        EXPECT_EQ(one(bad), (Lines{"--set " + std::string(bad) +
                                   ": write PATH=VALUE, such as grid.spacing=5"}));
    EXPECT_EQ(one("name=\xFF").size(), 1u);
    // Each step below `set` makes a table, so an endless path would make an endless tree.
    std::string deep = "stage.sim.event.1.set";
    for (int i = 0; i < 10000; ++i) deep += ".a";
    EXPECT_EQ(one(deep + "=1"),
              (Lines{"--set " + deep + "=1: the path goes deeper than 64 levels"}));
}

TEST(overrides, an_operator_that_repeats_is_chosen_by_its_numbered_label) {
    const std::string two = "[[stage]]\nop = \"hills\"\n[[stage]]\nop = \"hills\"\n";
    const Plan plan = plan_of(two, sets({"stage.hills_2.hurst=0.1"}));
    EXPECT_EQ(plan.stages[0].values.at("hurst"), ParamValue(0.8));
    EXPECT_EQ(plan.stages[1].values.at("hurst"), ParamValue(0.1));
}

}  // namespace
}  // namespace cuesta::test
