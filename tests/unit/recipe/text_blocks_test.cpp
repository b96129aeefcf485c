// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/text_blocks.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

TEST(TextBlocks, lists_count_from_one_and_belong_to_their_latest_owner) {
    const auto blocks = text_blocks(
        "seed = 1\n[grid]\nsize = [2, 2]\n[[stage]]\nop = \"a\"\n[[stage]]\nop = \"b\"\n"
        "[[stage.process]]\nop = \"c\"\n[[stage.process]]\nop = \"d\"\n[materials.tuff]\ncolour = "
        "1\n");
    std::vector<std::string> places;
    for (const TextBlock& block : blocks) places.push_back(block.place);
    EXPECT_EQ(places,
              (std::vector<std::string>{"", "grid", "stage.1", "stage.2", "stage.2.process.1",
                                        "stage.2.process.2", "materials.tuff"}));
    EXPECT_EQ(blocks[5].list, "stage.process");
    EXPECT_EQ(blocks[5].keys[0].place, "stage.2.process.2.op");
    EXPECT_EQ(blocks[6].list, "");
}

TEST(TextBlocks, comments_directly_above_belong_to_the_table_below) {
    const std::string text = "a = 1\n# lone\n\n# of the stage\n[[stage]]\nop = \"x\"\n";
    const auto blocks = text_blocks(text);
    EXPECT_EQ(text.substr(blocks[1].begin), "# of the stage\n[[stage]]\nop = \"x\"\n");
    EXPECT_EQ(blocks[0].end, blocks[1].begin);
}

TEST(TextBlocks, a_value_ends_where_it_ends) {
    const auto value_of = [](const std::string& text) {
        const auto blocks = text_blocks(text);
        const TextKey& key = blocks[0].keys.at(0);
        return text.substr(key.value, key.value_end - key.value);
    };
    EXPECT_EQ(value_of("a = 1 # one\nb = 2\n"), "1");
    EXPECT_EQ(value_of("a = \"x # y\" # z\n"), "\"x # y\"");
    EXPECT_EQ(value_of("a = [1, # one\n  2,\n]  # end\nb = 1\n"), "[1, # one\n  2,\n]");
    EXPECT_EQ(value_of("a = \"\"\"x\n[y] = \\\"\"\"\"\nb = 1\n"), "\"\"\"x\n[y] = \\\"\"\"\"");
    EXPECT_EQ(value_of("a = { b = \"]}\", c = 'd' }\n"), "{ b = \"]}\", c = 'd' }");
}

TEST(TextBlocks, places_lie_within_whole_names) {
    EXPECT_TRUE(is_within("stage.1.op", "stage.1"));
    EXPECT_FALSE(is_within("stage.12", "stage.1"));
    EXPECT_TRUE(is_within("anything", ""));
}

}  // namespace
}  // namespace cuesta
