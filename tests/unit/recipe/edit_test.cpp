// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/edit.h"

#include <gtest/gtest.h>

#include "cuesta/base/error.h"

namespace cuesta {
namespace {

using Kind = RecipeEdit::Kind;

const std::string text =
    "# a hill\n"
    "name = \"hill\"   # its name\n"
    "\n"
    "[grid]\n"
    "size = [64,\n"
    "        64]\n"
    "\n"
    "[[stage]]        # base\n"
    "op = \"fbm\"\n"
    "hurst = 0.80     # rough\n"
    "\n"
    "# water\n"
    "[[stage]]\n"
    "op = \"simulate\"\n"
    "steps = 10\n"
    "[[stage.process]]\n"
    "op = \"rain\"\n"
    "\n"
    "[[output]]\n"
    "field = \"height\"\n"
    "file = \"height.exr\"\n";

std::string after(std::size_t from, std::size_t length, const std::string& what) {
    std::string out = text;
    out.replace(from, length, what);
    return out;
}

TEST(EditRecipe, a_value_changes_and_nothing_else) {
    EXPECT_EQ(edit_recipe(text, {{Kind::set, "stage.1.hurst", "0.7"}}),
              after(text.find("0.80"), 4, "0.7"));
    EXPECT_EQ(edit_recipe(text, {{Kind::set, "grid.size", "[32, 32]"}}),
              after(text.find("[64,"), std::string("[64,\n        64]").size(), "[32, 32]"));
    EXPECT_EQ(edit_recipe(text, {{Kind::set, "name", "\"dune\""}}),
              after(text.find("\"hill\""), 6, "\"dune\""));
}

TEST(EditRecipe, a_new_key_stands_behind_the_keys_of_its_table) {
    EXPECT_EQ(edit_recipe(text, {{Kind::set, "stage.2.process.1.rate", "\"5 mm/h\""}}),
              after(text.find("op = \"rain\"\n") + 12, 0, "rate = \"5 mm/h\"\n"));
    EXPECT_EQ(edit_recipe(text, {{Kind::set, "seed", "4"}}),
              after(text.find("\n[grid]"), 0, "seed = 4\n"));
    EXPECT_EQ(edit_recipe(text, {{Kind::set, "materials.tuff.density", "1800"}}),
              text + "\n[materials.tuff]\ndensity = 1800\n");
}

TEST(EditRecipe, a_key_goes_with_its_comment) {
    const std::string line = "hurst = 0.80     # rough\n";
    EXPECT_EQ(edit_recipe(text, {{Kind::unset, "stage.1.hurst", ""}}),
              after(text.find(line), line.size(), ""));
}

TEST(EditRecipe, a_stage_comes_between_others_or_at_the_end) {
    EXPECT_EQ(edit_recipe(text, {{Kind::insert, "stage.2", "op = \"blur\""}}),
              after(text.find("# water"), 0, "[[stage]]\nop = \"blur\"\n\n"));
    EXPECT_EQ(edit_recipe(text, {{Kind::insert, "stage.3", "op = \"blur\""}}),
              after(text.find("[[output]]"), 0, "[[stage]]\nop = \"blur\"\n\n"));
    EXPECT_EQ(edit_recipe("name = \"n\"\n", {{Kind::insert, "stage.1", "op = \"flat\"\n"}}),
              "name = \"n\"\n\n[[stage]]\nop = \"flat\"\n");
}

TEST(EditRecipe, processes_and_events_come_inside_their_stage) {
    const std::string twice =
        edit_recipe(text, {{Kind::insert, "stage.2.process.2", "op = \"thermal\""},
                           {Kind::insert, "stage.2.event.1", "at = 3\nop = \"blur\""}});
    EXPECT_EQ(twice, after(text.find("[[output]]"), 0,
                           "[[stage.process]]\nop = \"thermal\"\n\n"
                           "[[stage.event]]\nat = 3\nop = \"blur\"\n\n"));
}

TEST(EditRecipe, a_stage_goes_with_all_that_is_in_it) {
    const std::size_t from = text.find("# water");
    EXPECT_EQ(edit_recipe(text, {{Kind::remove, "stage.2", ""}}),
              after(from, text.find("[[output]]") - from, ""));
}

TEST(EditRecipe, a_stage_moves_with_comments_and_processes) {
    const std::string moved = edit_recipe(text, {{Kind::move, "stage.2", "", 1}});
    EXPECT_LT(moved.find("# water\n[[stage]]\nop = \"simulate\""), moved.find("op = \"fbm\""));
    EXPECT_LT(moved.find("op = \"rain\""), moved.find("op = \"fbm\""));
    EXPECT_EQ(edit_recipe(moved, {{Kind::move, "stage.1", "", 2}}).size(), text.size());
}

TEST(EditRecipe, what_is_not_there_is_an_error_and_says_which) {
    for (const RecipeEdit& edit :
         {RecipeEdit{Kind::set, "stage.9.hurst", "1"}, RecipeEdit{Kind::unset, "stage.1.seed", ""},
          RecipeEdit{Kind::remove, "stage.3", ""}, RecipeEdit{Kind::move, "stage.1", "", 7},
          RecipeEdit{Kind::insert, "stage.9", "op = \"x\""}, RecipeEdit{Kind::remove, "grid", ""}})
        EXPECT_THROW(edit_recipe(text, {edit}), Error) << edit.place;
}

TEST(EditRecipe, text_that_would_read_as_something_else_is_refused) {
    EXPECT_THROW(edit_recipe(text, {{Kind::set, "stage.1.hurst", "0.7\nop = \"flat\""}}), Error);
    EXPECT_THROW(edit_recipe(text, {{Kind::insert, "stage.1", "op = \"x\"\n[grid]\nspacing = 2"}}),
                 Error);
    EXPECT_THROW(edit_recipe("stage = [{ op = \"flat\" }]\n", {{Kind::remove, "stage.1", ""}}),
                 Error);
    EXPECT_THROW(edit_recipe("a = [\n", {{Kind::set, "a", "1"}}), Error) << "unreadable";
}

// A rule has tables of its own below its process: they go where it goes.
TEST(edit, tables_below_a_process_belong_to_it) {
    const std::string rule =
        "[[stage.process]]\nop = \"rule\"\n[stage.process.fields.moss]\nrange = [0, 1]\n"
        "[stage.process.next]\nmoss = \"moss\"\n";
    const std::string rain = "[[stage.process]]\nop = \"rain\"\n";
    const std::string head = "[[stage]]\nop = \"simulate\"\n";
    const std::string whole = head + rule + rain;
    EXPECT_EQ(edit_recipe(whole, {{Kind::set, "stage.1.process.1.growth", "0.5"}}),
              head +
                  "[[stage.process]]\nop = \"rule\"\ngrowth = 0.5\n[stage.process.fields.moss]\n"
                  "range = [0, 1]\n[stage.process.next]\nmoss = \"moss\"\n" +
                  rain);
    EXPECT_EQ(edit_recipe(whole, {{Kind::remove, "stage.1.process.1", {}}}), head + rain);
    EXPECT_EQ(edit_recipe(whole, {{Kind::move, "stage.1.process.1", {}, 2}}),
              head + rain + "\n" + rule);
}

}  // namespace
}  // namespace cuesta
