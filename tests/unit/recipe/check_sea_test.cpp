// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_sea.h"

#include <fmt/format.h>

#include "cuesta/recipe/sea_level.h"
#include "support/check_text.h"
#include "support/shore_toys.h"

namespace cuesta::test {
namespace {

const Registry& shore_registry() {
    static const Registry list = [] {
        Registry made;
        made.add<Shore<0>>();
        made.add<Shore<1>>();
        made.add<Shore<2>>();
        made.add<Pier>();
        made.add<Flood>();
        made.add<Simulate>();
        return made;
    }();
    return list;
}

CheckResult checked(const std::string& text, const CheckOptions& options = {}) {
    return check_text(text, options, shore_registry());
}

Lines placed(const Diagnostics& list) {
    Lines lines;
    for (const Diagnostic& one : list)
        lines.push_back(fmt::format("{}:{} {}", one.at.line, one.at.column, one.sentence));
    return lines;
}

std::string stage(const std::string& op, const std::string& more = {}) {
    return "[[stage]]\nop = \"" + op + "\"\n" + more;
}

TEST(check_sea, what_the_recipe_says_holds_for_every_operator) {
    const CheckResult result = checked("sea_level = \"0.05 km\"\n" + stage("surf") +
                                       stage("simulate",
                                             "[[stage.process]]\nop = \"tide\"\n"
                                             "[[stage.process]]\nop = \"breeze\"\n"
                                             "[[stage.event]]\nat = 3\nop = \"surf\"\n"));
    ASSERT_TRUE(result.plan) << placed(result.problems).front();
    EXPECT_EQ(result.plan->sea_level_m, 50.0);
    int knowing = 0;
    each_operator(*result.plan, [&](const StagePlan& one) {
        if (one.op->find_param("sea_level") == nullptr) return;
        ++knowing;
        EXPECT_EQ(one.values.at("sea_level"), ParamValue(50.0)) << one.label;
    });
    EXPECT_EQ(knowing, 4);
    EXPECT_TRUE(result.warnings.empty());
    // A world may have a sea of which no operator knows.
    EXPECT_EQ(checked("sea_level = 7\n").plan->sea_level_m, 7.0);
}

TEST(check_sea, an_operator_that_contradicts_the_recipe_is_refused_at_its_place) {
    EXPECT_EQ(placed(checked("sea_level = 50\n" + stage("surf", "sea_level = 50\n") +
                             stage("tide", "sea_level = \"-120 m\"\n"))
                         .problems),
              (Lines{"7:13 sea_level = -120 m contradicts 50 m of the recipe (line 1): a recipe "
                     "that says where its sea stands says it for all; leave it out here, or "
                     "there"}));
    const Lines inside = placed(
        checked("sea_level = 50\n" + stage("simulate",
                                           "[[stage.process]]\nop = \"surf\"\nsea_level = 1\n"
                                           "[[stage.process]]\nop = \"tide\"\nsea_level = 2\n"))
            .problems);
    ASSERT_EQ(inside.size(), 2u);
    EXPECT_TRUE(inside[0].starts_with("6:13 sea_level = 1 m contradicts 50 m")) << inside[0];
    EXPECT_TRUE(inside[1].starts_with("9:13 sea_level = 2 m contradicts 50 m")) << inside[1];
    const Lines option =
        placed(checked(stage("surf", "sea_level = 1\n"), {.sets = {"sea_level=3"}}).problems);
    ASSERT_EQ(option.size(), 1u);
    EXPECT_NE(option[0].find("contradicts 3 m of the recipe (--set sea_level=3)"),
              std::string::npos)
        << option[0];
}

TEST(check_sea, an_operator_that_cannot_have_this_sea_is_refused) {
    EXPECT_EQ(placed(checked("sea_level = 50\n" + stage("pier")).problems),
              (Lines{"3:6 sea_level = 50 m of the recipe (line 1) is outside the range -10 to 10 m "
                     "of 'pier'"}));
    EXPECT_TRUE(checked("sea_level = 0\n" + stage("flood", "water_depth = 200\n")).plan);
    EXPECT_TRUE(checked("sea_level = 50\n" + stage("flood")).plan);
    EXPECT_EQ(placed(checked("sea_level = 50\n" + stage("flood", "water_depth = 200\n")).problems),
              (Lines{"4:15 water_depth = 200 m of 'flood' fills the sea up to height 0, which "
                     "contradicts 50 m of the recipe (line 1); leave sea_level out there, or make "
                     "it 0"}));
}

TEST(check_sea, the_recipe_has_a_number_of_metres) {
    EXPECT_EQ(placed(checked("sea_level = \"warm\"\n" + stage("surf")).problems),
              (Lines{"1:13 sea_level = 'warm' is not a number in m"}));
    EXPECT_EQ(placed(checked("sea_level = -1e6\n" + stage("surf")).problems),
              (Lines{"1:13 sea_level = -1000000 is outside its range -12000 to 12000 m"}));
    const Lines misspelt = placed(checked("sealevel = 3\n" + stage("surf")).problems);
    ASSERT_EQ(misspelt.size(), 1u);
    EXPECT_NE(misspelt[0].find("Did you mean 'sea_level'?"), std::string::npos) << misspelt[0];
}

// Stages follow each other in time: valleys are carved while the sea is low, and then drown.
TEST(check_sea, without_the_recipes_word_the_sea_may_move_between_stages) {
    const CheckResult result =
        checked(stage("surf", "sea_level = -100\n") + stage("tide", "sea_level = 0\n"));
    ASSERT_TRUE(result.plan);
    EXPECT_TRUE(result.warnings.empty());
    EXPECT_EQ(result.plan->sea_level_m, 0.0);
    EXPECT_EQ(sea_level_of(result.plan->stages[0]), -100.0);
    EXPECT_EQ(checked(stage("tide", "sea_level = 9\n") + stage("surf")).plan->sea_level_m, 9.0);
    EXPECT_EQ(checked(stage("tide", "sea_level = 9\n") + stage("flood", "water_depth = 8\n"))
                  .plan->sea_level_m,
              0.0);
}

TEST(check_sea, a_default_that_differs_from_what_others_state_is_told) {
    EXPECT_EQ(checked(stage("surf", "sea_level = 60\n") + stage("breeze")).warnings,
              (Lines{"r.toml:5:6: warning: 'breeze' takes the sea to stand at 0 m here, and 'surf' "
                     "states 60 m (line "
                     "3); say sea_level once, above the stages"}));
    EXPECT_EQ(checked(stage("breeze") + stage("surf", "sea_level = 60\n")).warnings.size(), 1u);
    EXPECT_TRUE(checked(stage("surf", "sea_level = 0\n") + stage("breeze")).warnings.empty());
    EXPECT_TRUE(checked(stage("breeze", "enabled = false\n") + stage("surf", "sea_level = 6\n"))
                    .warnings.empty());
    // Beside it in one simulate it takes the sea over.
    EXPECT_TRUE(checked(stage("simulate",
                              "[[stage.process]]\nop = \"surf\"\nsea_level = 6\n"
                              "[[stage.process]]\nop = \"breeze\"\n"))
                    .warnings.empty());
}

// Where every operator says it, saying it once is the same recipe.
TEST(check_sea, said_once_or_by_all_is_the_same_recipe) {
    const std::string name = "name = \"shore\"\n";
    const CheckResult once = checked(name + "sea_level = 5\n" + stage("surf") + stage("tide"));
    const CheckResult each =
        checked(name + stage("surf", "sea_level = 5\n") + stage("tide", "sea_level = 5\n"));
    ASSERT_TRUE(once.plan && each.plan);
    EXPECT_EQ(once.plan->canonical, each.plan->canonical);
    EXPECT_EQ(each.plan->canonical.find("sea_level_m"), std::string::npos);
    // Of a sea that no operator knows only the recipe tells.
    EXPECT_NE(checked(name + "sea_level = 5\n").plan->recipe_sha256,
              checked(name).plan->recipe_sha256);
}

}  // namespace
}  // namespace cuesta::test
