// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/prescan.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "cuesta/recipe/parse.h"

namespace cuesta {
namespace {

std::string repeat(std::string_view text, int times) {
    std::string out;
    for (int i = 0; i < times; ++i) out += text;
    return out;
}

TEST(prescan, lets_an_ordinary_text_pass) {
    EXPECT_FALSE(prescan("a = [[1, 2], [3]]  # [[[\n[b.c]\nd = '[[[' # ...\ne = 1.5\n"));
    EXPECT_FALSE(prescan(""));
}

TEST(prescan, accepts_the_deepest_nesting_and_refuses_one_more) {
    EXPECT_FALSE(prescan("a = " + repeat("[", 64) + repeat("]", 64)));
    const auto found = prescan("a = " + repeat("[", 65));
    ASSERT_TRUE(found);
    EXPECT_EQ(found->at, (Position{1, 69}));
    EXPECT_EQ(found->sentence, "brackets are nested deeper than 64 levels");
}

TEST(prescan, refuses_deep_dotted_keys) {
    EXPECT_FALSE(prescan(fmt::format("a{} = 1\n", repeat(".a", 64))));
    const auto found = prescan(fmt::format("\na{} = 1\n", repeat(".a", 65)));
    ASSERT_TRUE(found);
    EXPECT_EQ(found->at, (Position{2, 130}));
    EXPECT_TRUE(prescan(fmt::format("[{}y]", repeat("\"x\".", 66))));
}

TEST(prescan, brackets_in_strings_and_comments_do_not_count) {
    const std::string many = repeat("[", 100);
    EXPECT_FALSE(prescan("a = \"" + many + "\\\"" + many + "\"\n"));
    EXPECT_FALSE(prescan("a = '" + many + "'\n"));
    EXPECT_FALSE(prescan("a = \"\"\"\n" + many + "\n\"\"" + many + "\"\"\"\n"));
    EXPECT_FALSE(prescan("a = '''\n" + many + "\n'''\n"));
    EXPECT_FALSE(prescan("# " + many + "\n"));
    // A string that is not closed ends with its line, as the parser sees it.
    EXPECT_TRUE(prescan("a = \"x\n" + many));
}

TEST(prescan, names_the_bad_byte) {
    const auto found = prescan("a = 1\nb = \"\xC3\xBC\xFF\"");
    ASSERT_TRUE(found);
    EXPECT_EQ(found->at, (Position{2, 7}));
    EXPECT_EQ(found->sentence, "byte 0xff is not UTF-8; save the recipe as UTF-8");
}

TEST(prescan, refuses_nul_and_size) {
    const auto nul = prescan(std::string_view("a\0b", 3));
    ASSERT_TRUE(nul);
    EXPECT_EQ(nul->at, (Position{1, 2}));
    EXPECT_FALSE(prescan(std::string(most_recipe_bytes, '\n')));
    EXPECT_TRUE(prescan(std::string(most_recipe_bytes + 1, '\n')));
}

TEST(prescan, refuses_more_values_than_a_recipe_needs) {
    EXPECT_FALSE(prescan("a = [" + repeat("1,", 49998) + "]"));
    const auto found = prescan("a = [" + repeat("1,", 49999) + "]");
    ASSERT_TRUE(found);
    EXPECT_EQ(found->sentence, "the recipe has more than 50000 values");
}

}  // namespace
}  // namespace cuesta
