// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/recipe.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace cuesta {
namespace {

TEST(recipe, quotes_are_short_and_free_of_control_characters) {
    EXPECT_EQ(in_quotes("abc"), "'abc'");
    EXPECT_EQ(in_quotes("a\nb\x7f"), "'a\\x0ab\\x7f'");
    EXPECT_EQ(in_quotes(std::string(60, 'x')), fmt::format("'{:x<60}'", ""));
    EXPECT_EQ(in_quotes(std::string(61, 'x')), fmt::format("'{:x<60}...'", ""));
}

TEST(recipe, quotes_cut_between_letters) {
    std::string text;
    for (int i = 0; i < 61; ++i) text += "ü";
    EXPECT_EQ(in_quotes(text), fmt::format("'{}...'", text.substr(0, 120)));
}

TEST(recipe, a_value_shows_itself) {
    EXPECT_EQ((RecipeValue{std::int64_t{-3}, {}}.shown()), "-3");
    EXPECT_EQ((RecipeValue{0.5, {}}.shown()), "0.5");
    EXPECT_EQ((RecipeValue{true, {}}.shown()), "true");
    EXPECT_EQ((RecipeValue{std::string("2 km"), {}}.shown()), "'2 km'");
    EXPECT_EQ((RecipeValue{RecipeArray{}, {}}.shown()), "a list");
    EXPECT_EQ((RecipeValue{RecipeTable{}, {}}.kind()), "a table");
}

TEST(recipe, a_table_finds_keys) {
    RecipeTable table;
    table.entries.push_back({"a", {}, {std::int64_t{1}, {}}});
    EXPECT_NE(table.find("a"), nullptr);
    EXPECT_EQ(table.find("b"), nullptr);
}

}  // namespace
}  // namespace cuesta
