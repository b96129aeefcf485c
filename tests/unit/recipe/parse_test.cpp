// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/parse.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

std::string first_problem(std::string_view text) {
    const ParseResult result = parse_recipe(text, "r.toml");
    EXPECT_FALSE(result.recipe);
    EXPECT_EQ(result.problems.size(), 1u);
    return result.problems.empty() ? "" : result.problems[0].text();
}

TEST(parse, keeps_kinds_positions_and_order) {
    const ParseResult result =
        parse_recipe("z = 1\na = 2.5\n[t]\n  y = \"u\"\n  b = [true, 3]\n", "r.toml");
    ASSERT_TRUE(result.recipe);
    const auto& entries = result.recipe->root.entries;
    ASSERT_EQ(entries.size(), 3u);
    EXPECT_EQ(entries[0].key, "z");
    EXPECT_EQ(*entries[0].value.integer(), 1);
    EXPECT_EQ(entries[0].value.origin.at, (Position{1, 5}));
    EXPECT_EQ(entries[1].key, "a");
    EXPECT_EQ(std::get<double>(entries[1].value.data), 2.5);
    EXPECT_EQ(entries[2].key, "t");
    const RecipeTable& table = *entries[2].value.table();
    EXPECT_EQ(table.entries[0].key, "y");
    EXPECT_EQ(table.entries[0].origin.at, (Position{4, 3}));
    EXPECT_EQ(*table.entries[0].value.text(), "u");
    const RecipeArray& list = *table.entries[1].value.array();
    EXPECT_TRUE(*list[0].toggle());
    EXPECT_EQ(list[1].origin.at, (Position{5, 14}));
}

TEST(parse, each_table_of_a_list_knows_its_line) {
    const ParseResult result = parse_recipe("[[stage]]\nop = 1\n\n[[stage]]\nop = 2\n", "r.toml");
    ASSERT_TRUE(result.recipe);
    const RecipeArray& list = *result.recipe->root.entries[0].value.array();
    ASSERT_EQ(list.size(), 2u);
    EXPECT_EQ(list[0].origin.at, (Position{1, 1}));
    EXPECT_EQ(list[1].origin.at, (Position{4, 1}));
}

TEST(parse, text_that_is_no_toml_is_one_problem_with_its_place) {
    EXPECT_EQ(first_problem("a = 1\nb = ~\n"),
              "r.toml:2:5: error: this is not TOML: Error while parsing value: could not determine "
              "value type");
    EXPECT_NE(first_problem("a = 1\na = 2\n").find("r.toml:2:"), std::string::npos);
    EXPECT_NE(first_problem("a = 1e999").find("'1e999'"), std::string::npos);
    EXPECT_NE(first_problem("a = 9223372036854775808").find("64 bits"), std::string::npos);
}

// These tripped an assertion inside toml++ 3.3 when it was built with them.
TEST(parse, a_header_that_starts_with_a_strange_letter_is_refused) {
    for (const char* text :
         {"[~", "[[~", "[a.~", "[", "[[", "[a.", "a.", "a.~ = 1", "{", "[\"", "~"})
        first_problem(text);
}

TEST(parse, dates_are_refused_with_a_way_out) {
    EXPECT_EQ(first_problem("a = [1,\n 2020-01-01]"),
              "r.toml:2:2: error: a recipe has no dates or times; write a span of time as a string "
              "with its unit, such as \"500 yr\"");
    first_problem("a = 07:32:00");
    first_problem("a = 1979-05-27T07:32:00Z");
}

TEST(parse, ten_thousand_levels_are_refused_without_recursion) {
    for (const char* open : {"[", "{a=", "[["}) {
        std::string text = "a = ";
        for (int i = 0; i < 10000; ++i) text += open;
        first_problem(text);
    }
    std::string dots = "a";
    for (int i = 0; i < 50000; ++i) dots += ".a";
    first_problem(dots + " = 1");
    first_problem("[" + dots + "]");
}

TEST(parse, nesting_by_dots_and_brackets_together_is_refused) {
    // 40 tables of 40 dotted keys each: neither alone is too deep.
    std::string text = "a = ", key = "b";
    for (int i = 0; i < 40; ++i) key += ".b";
    for (int i = 0; i < 40; ++i) text += "{" + key + " = ";
    text += "1";
    for (int i = 0; i < 40; ++i) text += "}";
    EXPECT_NE(first_problem(text).find("values are nested deeper than 64 levels"),
              std::string::npos);
}

TEST(parse, an_override_is_a_toml_value_or_else_text) {
    EXPECT_EQ(*parse_override_value("5").integer(), 5);
    EXPECT_EQ(std::get<double>(parse_override_value("0.8").data), 0.8);
    EXPECT_TRUE(*parse_override_value("true").toggle());
    EXPECT_EQ(*parse_override_value("\"2 km\"").text(), "2 km");
    EXPECT_EQ(*parse_override_value("2 km").text(), "2 km");
    EXPECT_EQ(*parse_override_value("base").text(), "base");
    EXPECT_EQ(parse_override_value("[64, 32]").array()->size(), 2u);
    EXPECT_EQ(*parse_override_value("1\nw = 2").text(), "1\nw = 2");
    EXPECT_EQ(*parse_override_value("2020-01-01").text(), "2020-01-01");
    EXPECT_EQ(*parse_override_value("").text(), "");
}

}  // namespace
}  // namespace cuesta
