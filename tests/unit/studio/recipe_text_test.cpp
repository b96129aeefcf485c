// SPDX-License-Identifier: Apache-2.0
#include "apps/studio/recipe_text.h"

#include <gtest/gtest.h>

#include "cuesta/base/error.h"
#include "cuesta/base/json.h"
#include "cuesta/catalog/builtin.h"
#include "cuesta/recipe/parse.h"

namespace cuesta::studio {
namespace {

const char* const text = R"(name = "t"
seed = 1
[grid]
size = [16, 16]
spacing = "10 m"
[[stage]]
op = "fbm"        # the ground
relief = "100 m"
[[stage]]
op = "blur"
enabled = false
[[stage]]
op = "simulate"
steps = 10
[[stage.process]]
op = "thermal"
angle = "30 deg"
)";

CheckedText checked(const std::string& given) {
    return check_text(builtin_registry(), given, "t.toml");
}

CheckedText after(const std::vector<RecipeEdit>& edits) {
    return checked(edit_recipe(text, edits));
}

TEST(recipe_text, values_are_written_as_toml) {
    EXPECT_EQ(toml_value(Json(3)), "3");
    EXPECT_EQ(toml_value(Json(0.5)), "0.5");
    EXPECT_EQ(toml_value(Json(2.0)), "2");
    EXPECT_EQ(toml_value(Json("20 \"m\"\n")), "\"20 \\\"m\\\"\\u000a\"");
    EXPECT_EQ(toml_value(Json::parse("[1, 0.25, true]")), "[1, 0.25, true]");
    EXPECT_EQ(toml_value(Json::parse(R"({"a b": 1})")), "{ \"a b\" = 1 }");
    EXPECT_THROW(toml_value(Json()), Error);
}

TEST(recipe_text, problems_come_with_their_place) {
    const CheckedText bad = checked("name = \"t\"\n[[stage]]\nop = \"nothing\"\n");
    EXPECT_FALSE(bad.plan);
    ASSERT_TRUE(bad.recipe);
    const Json list = problems_of(bad.problems);
    ASSERT_FALSE(list.empty());
    bool found = false;
    for (const Json& one : list) found = found || one["line"] == 3;
    EXPECT_TRUE(found);
}

TEST(recipe_text, a_coarse_plan_keeps_the_extent) {
    const CheckedText coarse = check_text(builtin_registry(), text, "t.toml", 4);
    ASSERT_TRUE(coarse.plan);
    EXPECT_EQ(coarse.plan->grid.columns, 4);
    EXPECT_DOUBLE_EQ(coarse.plan->grid.extent_x_m(), 150);
}

TEST(recipe_text, structure_shows_what_is_written_and_what_holds) {
    const auto structure = structure_of(checked(text));
    ASSERT_EQ(structure["stages"].size(), 3u);
    const auto& first = structure["stages"][0];
    EXPECT_EQ(first["op"], "fbm");
    EXPECT_EQ(first["label"], "fbm");
    EXPECT_EQ(first["line"], 6);
    EXPECT_EQ(first["written"]["relief"], "100 m");
    EXPECT_EQ(first["values"]["relief"], 100.0);
    EXPECT_TRUE(first["values"].contains("hurst"));  // a default
    EXPECT_EQ(first["lines"]["relief"][0], 8);
    EXPECT_FALSE(structure["stages"][1]["enabled"].get<bool>());
    const auto& process = structure["stages"][2]["processes"][0];
    EXPECT_EQ(process["op"], "thermal");
    EXPECT_EQ(process["values"]["angle"], 30.0);
    EXPECT_EQ(structure["stages"][2]["steps"], 10);
}

// Sliders of a rule grow from what the recipe declares.
TEST(recipe_text, an_operator_of_the_recipes_own_comes_with_its_card) {
    const auto structure = structure_of(checked(
        "[[stage]]\nop = \"simulate\"\n[[stage.process]]\nop = \"rule\"\nlabel = \"moss\"\n"
        "[stage.process.fields.moss]\nrange = [0, 1]\npalette = \"humidity\"\ndoc = \"Moss.\"\n"
        "[stage.process.parameters.growth]\nunit = \"mm/yr\"\ndefault = 2\nrange = [0, 5]\n"
        "doc = \"How fast.\"\n[stage.process.next]\nmoss = \"moss\"\n"));
    const auto& op = structure["stages"][0]["processes"][0]["operator"];
    EXPECT_EQ(op["name"], "rule");
    EXPECT_EQ(op["params"][0]["name"], "growth");
    EXPECT_EQ(op["params"][0]["unit"], "mm/yr");
    EXPECT_EQ(op["params"][0]["max"], 5.0);
    EXPECT_EQ(structure["fields"][0]["name"], "moss");
    EXPECT_EQ(structure["fields"][0]["palette"], "humidity");
}

TEST(recipe_text, edits_are_read_from_messages) {
    const auto edits = edits_of(Json::parse(R"([
        {"place": "stage.1.relief", "value": "\"200 m\""},
        {"kind": "set", "place": "seed", "value": 7},
        {"kind": "insert", "place": "stage.2", "value": {"op": "blur"}},
        {"kind": "move", "place": "stage.2", "to": 1},
        {"kind": "remove", "place": "stage.3"}])"));
    ASSERT_EQ(edits.size(), 5u);
    EXPECT_EQ(edits[0].value, "\"200 m\"");
    EXPECT_EQ(edits[1].value, "7");
    EXPECT_EQ(edits[2].value, "op = \"blur\"\n");
    EXPECT_EQ(edits[3].to, 1u);
    for (const char* bad :
         {"[]", "{}", "[1]", R"([{"kind": "set"}])", R"([{"kind": "eat", "place": "seed"}])",
          R"([{"kind": "move", "place": "stage.1", "to": -1}])"})
        EXPECT_THROW(edits_of(Json::parse(bad)), Error) << bad;
}

TEST(recipe_text, stages_of_the_plan_are_found_in_the_text) {
    const CheckedText now = checked(text);
    EXPECT_EQ(text_stage(*now.recipe, *now.plan, 0), 1u);
    EXPECT_EQ(text_stage(*now.recipe, *now.plan, 1), 3u);  // the second is switched off
    EXPECT_EQ(text_stage(*now.recipe, *now.plan, 2), 4u);  // past the end
}

TEST(recipe_text, a_stroke_inside_a_simulation_is_an_event_of_this_step) {
    const CheckedText now = checked(text);
    bool event = false;
    const Json stroke = {{"op", "brush"}, {"radius", 50}};
    const CheckedText then = after(happen_now(now, {1, 4}, stroke, &event));
    EXPECT_TRUE(event);
    ASSERT_TRUE(then.plan);
    ASSERT_EQ(then.plan->stages[1].events.size(), 1u);
    EXPECT_EQ(then.plan->stages[1].events[0].at, 4);
    EXPECT_EQ(then.plan->stages[1].events[0].operators[0].op->name, "brush");
}

TEST(recipe_text, a_stroke_elsewhere_is_a_stage_at_that_place) {
    const CheckedText now = checked(text);
    bool event = true;
    const Json stroke = {{"op", "brush"}, {"radius", 50}};
    const CheckedText before_simulate = after(happen_now(now, {1, 0}, stroke, &event));
    EXPECT_FALSE(event);
    ASSERT_TRUE(before_simulate.plan);
    EXPECT_EQ(before_simulate.plan->stages[1].op->name, "brush");
    const CheckedText at_end = after(happen_now(now, {2, 0}, stroke, nullptr));
    ASSERT_EQ(at_end.plan->stages.size(), 3u);
    EXPECT_EQ(at_end.plan->stages[2].op->name, "brush");
}

TEST(recipe_text, what_wears_the_land_answers_to_a_stroke_that_lies_before_it) {
    const CheckedText now = checked(text);
    EXPECT_EQ(stage_that_answers(*now.plan, {2, 0}), std::optional<std::size_t>(1));
    EXPECT_FALSE(stage_that_answers(*now.plan, {1, 0}));  // it is still to come
    EXPECT_FALSE(stage_that_answers(*now.plan, {1, 4}));  // it is at work
    const Json stroke = {{"op", "brush"}, {"radius", 50}};
    const CheckedText then = after(happen_before(now, 1, stroke));
    ASSERT_TRUE(then.plan);
    EXPECT_EQ(then.plan->stages[1].op->name, "brush");
    EXPECT_EQ(then.plan->stages[2].op->name, "simulate");
    // Ground that is made later would cover the stroke; a map is no ground; beds answer to nothing.
    const CheckedText again = checked(std::string(text) +
                                      "[[stage]]\nop = \"fbm\"\nblend = \"add\"\n"
                                      "[[stage]]\nop = \"flat\"\ninto = \"m\"\n"
                                      "[[stage]]\nop = \"strata\"\n"
                                      "[[stage]]\nop = \"thermal\"\n");
    ASSERT_TRUE(again.plan);
    EXPECT_EQ(stage_that_answers(*again.plan, {6, 0}), std::optional<std::size_t>(5));
    EXPECT_FALSE(stage_that_answers(*again.plan, {3, 0}));
}

TEST(recipe_text, a_slider_from_now_on_becomes_one_event_however_often_it_moves) {
    const CheckedText now = checked(text);
    RecipeEdit edit;
    edit.place = "stage.3.process.1.angle", edit.value = "\"20 deg\"";
    const std::string once = edit_recipe(text, set_from_now(now, {1, 4}, edit));
    const CheckedText first = checked(once);
    ASSERT_TRUE(first.plan);
    ASSERT_EQ(first.plan->stages[1].events.size(), 1u);
    EXPECT_EQ(first.plan->stages[1].events[0].at, 4);
    edit.value = "25";
    const CheckedText second = checked(edit_recipe(once, set_from_now(first, {1, 4}, edit)));
    ASSERT_TRUE(second.plan);
    ASSERT_EQ(second.plan->stages[1].events.size(), 1u);
    EXPECT_EQ(std::get<FieldOrNumber>(second.plan->stages[1].events[0].changes[0].value).number,
              25);
    edit.place = "stage.1.relief";
    EXPECT_THROW(set_from_now(now, {1, 4}, edit), Error);
    edit.place = "stage.3.process.1.angle";
    EXPECT_THROW(set_from_now(now, {0, 0}, edit), Error);  // it is not at work
}

TEST(recipe_text, an_operator_of_a_plugin_brings_its_plugin_along) {
    Registry registry;
    for (const auto& [name, origin] : {std::pair{"dig", "toy"}, {"rain", ""}, {"melt", "other"}}) {
        OperatorRow row;
        row.name = name, row.origin = origin;
        registry.add(std::move(row));
    }
    const auto after_adding = [&](const std::string& before, const std::string& lines) {
        RecipeEdit edit;
        edit.kind = RecipeEdit::Kind::insert;
        edit.place = "stage.1", edit.value = lines;
        const ParseResult parsed = parse_recipe(before, "t.toml");
        return edit_recipe(before, with_plugins({edit}, *parsed.recipe, registry));
    };
    const std::string plain = "seed = 1\n[[stage]]\nop = \"flat\"\n";
    EXPECT_NE(after_adding(plain, "op = \"dig\"\ndepth = 3").find("plugins = [\"toy\"]\n"),
              std::string::npos);
    EXPECT_EQ(after_adding(plain, "op = \"rain\"").find("plugins"), std::string::npos);
    const std::string named = "plugins = [\"toy\"] # mine\n" + plain;
    EXPECT_NE(after_adding(named, "op = \"dig\"").find("plugins = [\"toy\"] # mine"),
              std::string::npos);
    EXPECT_NE(after_adding(named, "op = \"melt\"").find("[\"toy\", \"other\"]"), std::string::npos);
}

}  // namespace
}  // namespace cuesta::studio
