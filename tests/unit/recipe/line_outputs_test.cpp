// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/line_outputs.h"

#include <gtest/gtest.h>

#include <set>

namespace cuesta {
namespace {

TEST(LineOutputs, each_word_is_found_and_stands_once) {
    std::set<std::string_view> words;
    for (const LineOutput& lines : line_outputs) {
        EXPECT_TRUE(words.insert(lines.word).second) << lines.word;
        EXPECT_EQ(find_line_output(lines.word), &lines);
    }
    EXPECT_EQ(find_line_output("height"), nullptr);
    EXPECT_EQ(find_line_output(""), nullptr);
}

TEST(LineOutputs, those_of_plates_need_their_state) {
    for (const char* word : {"plates", "continents", "crust"})
        EXPECT_EQ(find_line_output(word)->state, plate::state_name) << word;
    for (const char* word : {"rivers", "lakes"})
        EXPECT_TRUE(find_line_output(word)->state.empty()) << word;
}

}  // namespace
}  // namespace cuesta
