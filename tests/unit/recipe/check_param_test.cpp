// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_param.h"

#include "support/check_text.h"

namespace cuesta::test {
namespace {

// The problems of one key of the toy operator `hills`, which stands in line 3.
Lines hills(const std::string& line) {
    return problems_of("[[stage]]\nop = \"hills\"\n" + line);
}

ParamValue value(const std::string& param, const std::string& written) {
    const Plan plan = plan_of("[[stage]]\nop = \"hills\"\n" + param + " = " + written);
    return plan.stages.empty() ? ParamValue{} : plan.stages[0].values.at(param);
}

TEST(check_param, a_number_or_a_field) {
    EXPECT_EQ(value("level", "\"0.5 km\""), ParamValue(FieldOrNumber{500, {}}));
    EXPECT_EQ(value("level", "\"slope\""), ParamValue(FieldOrNumber{0, "slope"}));
    EXPECT_EQ(hills("level = \"slop\""),
              (Lines{"3:9 level = 'slop': there is no such field here. Did you mean 'slope'?"}));
    // Would be a number to a reader of floating-point words.
    EXPECT_EQ(hills("level = \"infinite\""),
              (Lines{"3:9 level = 'infinite': there is no such field here."}));
    EXPECT_EQ(hills("level = \"height.rest\""),
              (Lines{"3:9 level = 'height.rest': there is no such field here. Did you mean "
                     "'height'?"}));
}

// Problems and values of the toy operator `beds`.
Lines beds(const std::string& lines, const CheckOptions& options = {}) {
    const CheckResult result = check_text("[materials.flint]\n[[stage]]\nop = \"beds\"\n" + lines,
                                          options, toy::beds_registry());
    Lines problems;
    for (const Diagnostic& problem : result.problems) problems.push_back(problem.sentence);
    if (!result.plan) return problems;
    const ParamValues& values = result.plan->stages.at(0).values;
    Lines all = {std::get<std::string>(values.at("cap"))};
    for (const std::string& one : std::get<Lines>(values.at("beds"))) all.push_back(one);
    return all;
}

TEST(check_param, materials_are_names_of_the_recipes_table) {
    EXPECT_EQ(beds(""), (Lines{"sandstone", "granite", "limestone"}));
    EXPECT_EQ(beds("cap = \"flint\"\nbeds = [\"slate\", \"flint\", \"slate\"]"),
              (Lines{"flint", "slate", "flint", "slate"}));
    EXPECT_EQ(beds("beds = \"marble\""), (Lines{"sandstone", "marble"}));
    EXPECT_EQ(beds("beds = [\"granit\"]"),
              (Lines{"beds = 'granit' must be granite, marble, slate, limestone, sandstone, sand, "
                     "regolith, air, till, silt, basalt, ash or flint. Did you mean 'granite'?"}));
    EXPECT_NE(beds("cap = \"flinte\"").at(0).find("Did you mean 'flint'?"), std::string::npos);
    EXPECT_EQ(beds("beds = [\"slate\", \"air\"]"),
              (Lines{"beds = 'air': the ground cannot be made of air"}));
    EXPECT_EQ(beds("beds = []"), (Lines{"beds takes 1 to 3 materials, here are 0"}));
    EXPECT_EQ(beds("beds = [\"sand\", \"sand\", \"sand\", \"sand\"]"),
              (Lines{"beds takes 1 to 3 materials, here are 4"}));
    EXPECT_EQ(beds("beds = [3, \"sand\"]"),
              (Lines{"beds must be a string in quotes, not a whole number"}));
}

TEST(check_param, materials_can_be_set_from_the_command_line) {
    CheckOptions options;
    options.sets = {"stage.1.beds=[\"sand\", \"flint\"]", "stage.1.cap=slate"};
    EXPECT_EQ(beds("", options), (Lines{"slate", "sand", "flint"}));
}

TEST(check_param, lists_of_numbers) {
    EXPECT_EQ(value("corners", "[1, \"200 cm\", 3.5]"), ParamValue(std::vector<double>{1, 2, 3.5}));
    EXPECT_EQ(value("corners", "4"), ParamValue(std::vector<double>{4}));
    EXPECT_EQ(value("corners", "[]"), ParamValue(std::vector<double>{}));
    EXPECT_EQ(hills("corners = [1, 2, 3, 4]"),
              (Lines{"3:11 corners takes at most 3 numbers, here are 4"}));
    EXPECT_EQ(hills("corners = [1, 11, \"x\"]"),
              (Lines{"3:15 corners = 11 is outside its range 0 to 10 m",
                     "3:19 corners = 'x' is not a number in m"}));
}

}  // namespace
}  // namespace cuesta::test
