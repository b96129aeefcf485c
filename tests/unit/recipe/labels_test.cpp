// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/labels.h"

#include <gtest/gtest.h>

#include "cuesta/recipe/parse.h"

namespace cuesta {
namespace {

RecipeArray stages(const std::string& text) {
    const ParseResult result = parse_recipe("stage = [" + text + "]", "r.toml");
    EXPECT_TRUE(result.recipe);
    return *result.recipe->root.entries[0].value.array();
}

using Names = std::vector<std::string>;

TEST(labels, count_what_repeats) {
    EXPECT_EQ(labels_of(stages("{op='a'}, {op='b'}, {op='a'}, {op='a'}")),
              (Names{"a", "b", "a_2", "a_3"}));
}

TEST(labels, written_ones_stay_and_are_passed_over) {
    EXPECT_EQ(labels_of(stages("{op='a'}, {op='b', label='a_2'}, {op='a'}, {op='b', label='a'}")),
              (Names{"a_3", "a_2", "a_4", "a"}));
    // A written label does not count as a repetition of its operator.
    EXPECT_EQ(labels_of(stages("{op='a', label='x'}, {op='a'}")), (Names{"x", "a"}));
}

TEST(labels, what_cannot_be_read_has_none) {
    EXPECT_EQ(labels_of(stages("{}, {op=3}, 7")), (Names{"", "", ""}));
}

TEST(labels, a_selector_is_a_number_a_label_or_a_single_operator) {
    const RecipeArray list = stages("{op='rain', label='wet'}, {op='slide'}, {op='slide'}");
    EXPECT_EQ(select_table(list, "stage", "1").index, 0u);
    EXPECT_EQ(select_table(list, "stage", "wet").index, 0u);
    EXPECT_EQ(select_table(list, "stage", "rain").index, 0u);
    EXPECT_EQ(select_table(list, "stage", "slide").index, 1u);
    EXPECT_EQ(select_table(list, "stage", "slide_2").index, 2u);
    EXPECT_EQ(select_table(list, "stage", "0").problem,
              "there is no stage 0; they count from 1 to 3");
    EXPECT_EQ(select_table(list, "stage", "slidde").problem,
              "there is no stage 'slidde'. Did you mean 'slide'?");
    EXPECT_EQ(select_table({}, "stage", "1").problem, "there is no stage");
    const RecipeArray twice = stages("{op='rain', label='x'}, {op='rain', label='y'}");
    EXPECT_EQ(select_table(twice, "stage", "rain").problem,
              "stage 'rain' stands here 2 times; use a label or a number");
}

}  // namespace
}  // namespace cuesta
