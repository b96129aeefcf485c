// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_context.h"

#include <algorithm>

#include "support/check_text.h"

namespace cuesta::test {
namespace {

TEST(check_context, state_and_derived_fields_can_be_read_internal_ones_cannot) {
    FieldScope scope;
    EXPECT_TRUE(scope.readable("height"));
    EXPECT_TRUE(scope.readable("slope"));
    EXPECT_FALSE(scope.readable("height.rest"));
    EXPECT_FALSE(scope.readable("mine"));
    scope.add("mine");
    scope.add("mine");
    EXPECT_TRUE(scope.readable("mine"));
    const std::vector<std::string> names = scope.names();
    EXPECT_EQ(std::count(names.begin(), names.end(), "mine"), 1);
}

TEST(check_context, maps_of_layers_need_a_known_material) {
    EXPECT_EQ(problems_of("[[output]]\nfield = \"layer.sandston\"\nfile = \"a.exr\"\n"
                          "[[output]]\nfield = \"layer.tuff\"\nfile = \"b.exr\"\n"
                          "[materials.tuff]\ndensity = 1700\n"),
              (Lines{"2:9 field = 'layer.sandston': there is no material 'sandston'. Did you mean "
                     "'sandstone'?"}));
}

TEST(check_context, problems_come_in_the_order_of_the_text) {
    EXPECT_EQ(problems_of("[[output]]\nfield = 1\nfile = \"a.exr\"\n[grid]\nsize = 0\n"),
              (Lines{"2:9 field is the name of a field, a string, not a whole number",
                     "5:8 size = 0 is outside its range 1 to 2147483648"}));
}

TEST(check_context, after_a_hundred_problems_the_rest_is_not_shown) {
    std::string text;
    for (int i = 0; i < 150; ++i) text += "key_" + std::to_string(i) + " = 1\n";
    const Lines lines = problems_of(text);
    ASSERT_EQ(lines.size(), 101u);
    EXPECT_EQ(lines[100], "100:1 after 100 problems the rest is not shown");
}

TEST(check_context, a_list_must_be_a_list_of_tables) {
    EXPECT_EQ(problems_of("[stage]\nop = \"hills\""),
              (Lines{"1:2 'stage' is a list of tables: write [[stage]] above each one"}));
    EXPECT_EQ(
        problems_of("stage = [3]"),
        (Lines{"1:10 'stage' is a list of tables, but this is a whole number: write [[stage]] "
               "above each one"}));
}

TEST(check_context, too_many_of_a_list_are_refused) {
    std::string text;
    for (int i = 0; i < 1001; ++i) text += "[[stage]]\nop = \"hills\"\n";
    EXPECT_EQ(problems_of(text), (Lines{"1:3 1001 times [[stage]], at most 1000 are allowed"}));
}

}  // namespace
}  // namespace cuesta::test
