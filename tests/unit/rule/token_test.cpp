// SPDX-License-Identifier: Apache-2.0
#include "cuesta/rule/token.h"

#include <gtest/gtest.h>

namespace cuesta::rule {
namespace {

std::string spelled(const std::string& text) {
    const Text whole{text, 3};
    const Tokens tokens = read_tokens(whole);
    if (!tokens.problems.empty()) {
        EXPECT_EQ(tokens.problems[0].source, 3);
        return std::to_string(tokens.problems[0].at) + " " + tokens.problems[0].sentence;
    }
    std::string out;
    for (const Token& one : tokens.list)
        if (one.kind != TokenKind::end) out += "[" + std::string(one.text) + "]";
    return out;
}

TEST(rule_token, words_signs_and_numbers) {
    EXPECT_EQ(spelled("a+layer.sand*2.5e-3"), "[a][+][layer.sand][*][2.5e-3]");
    EXPECT_EQ(spelled("a<=b&&!c||d!=e"), "[a][<=][b][&&][!][c][||][d][!=][e]");
    EXPECT_EQ(spelled("# a comment\n x # another"), "[x]");
}

TEST(rule_token, units_stand_behind_numbers) {
    EXPECT_EQ(spelled("400 m"), "[400 m]");
    EXPECT_EQ(spelled("20 mm/h"), "[20 mm/h]");
    EXPECT_EQ(spelled("20 mm / h"), "[20 mm][/][h]");
    EXPECT_EQ(spelled("2 m/height"), "[2 m][/][height]");
    EXPECT_EQ(spelled("0.5 [1/m] * x"), "[0.5 [1/m]][*][x]");
    EXPECT_EQ(spelled("30 % * x"), "[30 %][*][x]");
    EXPECT_EQ(spelled("9.81 m/s2"), "[9.81 m/s2]");
}

TEST(rule_token, what_is_no_word_gets_a_sentence_and_its_place) {
    EXPECT_EQ(spelled("a + 3 metr"), "6 'metr' behind a number is no unit. Did you mean 'm'?");
    EXPECT_EQ(spelled("a $ b"), "2 '$' has no meaning here");
    EXPECT_EQ(spelled("a % b"), "2 '%' has no meaning here; a remainder is mod(a, b)");
    EXPECT_EQ(spelled("a & b"), "2 '&' has no meaning here; write && for and, || for or");
    EXPECT_EQ(spelled("3 [m"), "2 this unit has no closing ]");
    EXPECT_EQ(spelled("1e999"), "0 this number is too large or too small to be one");
    EXPECT_EQ(spelled("a\x01"), "1 there is a letter here that no expression has");
    EXPECT_EQ(spelled("3 F"), "2 'F' cannot be calculated with; write C");
}

}  // namespace
}  // namespace cuesta::rule
