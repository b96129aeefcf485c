// SPDX-License-Identifier: Apache-2.0
#include "cuesta/rule/parse.h"

#include <gtest/gtest.h>

namespace cuesta::rule {
namespace {

std::string spelled(const Node& node) {
    if (node.kind == NodeKind::number || node.kind == NodeKind::name) return node.word;
    std::string out = "(" + node.word;
    for (const auto& arg : node.args) out += " " + spelled(*arg);
    return out + ")";
}
std::string tree(const std::string& text) {
    const Tree parsed = parse({text, 0});
    if (parsed.value == nullptr)
        return std::to_string(parsed.problems.at(0).at) + " " + parsed.problems[0].sentence;
    std::string out;
    for (const Tree::Local& local : parsed.locals)
        out += local.name + " = " + spelled(*local.value) + "; ";
    return out + spelled(*parsed.value);
}

TEST(rule_parse, products_bind_before_sums_and_powers_before_signs) {
    EXPECT_EQ(tree("a + b * c"), "(+ a (* b c))");
    EXPECT_EQ(tree("a - b - c"), "(- (- a b) c)");
    EXPECT_EQ(tree("-a ^ 2"), "(- (^ a 2))");
    EXPECT_EQ(tree("a ^ -b ^ c"), "(^ a (- (^ b c)))");
    EXPECT_EQ(tree("a / b / c"), "(/ (/ a b) c)");
    EXPECT_EQ(tree("a < b + 1 && !c || d"), "(|| (&& (< a (+ b 1)) (! c)) d)");
    EXPECT_EQ(tree("a ? b : c ? d : e"), "(? a b (? c d e))");
    EXPECT_EQ(tree("+a"), "a");
    EXPECT_EQ(tree("min(a, max(b, 3 m))"), "(min a (max b 3 m))");
    EXPECT_EQ(tree("p = a * a; q = p + 1; p / q"), "p = (* a a); q = (+ p 1); (/ p q)");
}

TEST(rule_parse, what_is_wrong_is_told_with_its_place) {
    EXPECT_EQ(tree(""), "0 a value is missing before the end");
    EXPECT_EQ(tree("a +"), "3 a value is missing before the end");
    EXPECT_EQ(tree("(a"), "0 this ( is never closed");
    EXPECT_EQ(tree("max(a, b"), "3 this ( is never closed");
    EXPECT_EQ(tree("a)"), "1 this ) closes nothing");
    EXPECT_EQ(tree("a b"), "2 an operator is missing before 'b'");
    EXPECT_EQ(tree("f(a b)"), "4 a , or ) is missing before 'b'");
    EXPECT_EQ(tree("a < b < c"), "6 two comparisons in a row; join them with &&");
    EXPECT_EQ(tree("a ? b"), "5 condition ? a : b needs a : and what else is taken");
    EXPECT_EQ(tree("a = 3"),
              "5 'a = ...' gives a name to a value, and a ; must end it; compare with ==");
    EXPECT_EQ(tree("a + 1 = 3"), "6 = gives a name to a value at the beginning; compare with ==");
    EXPECT_EQ(tree("p = 3;"), "6 a value is missing before the end");
}

TEST(rule_parse, length_depth_and_terms_have_an_end) {
    EXPECT_EQ(tree(std::string(4001, ' ')),
              "4000 the expression has 4001 letters, at most 4000 are allowed");
    std::string deep;
    for (int i = 0; i < 100; ++i) deep += "(";
    EXPECT_NE(tree(deep).find("nested deeper than 64 levels"), std::string::npos);
    std::string minus;
    for (int i = 0; i < 100; ++i) minus += "-";
    EXPECT_NE(tree(minus + "a").find("nested deeper than 64 levels"), std::string::npos);
    std::string wide = "a";
    for (int i = 0; i < 1500; ++i) wide += "+a";
    EXPECT_NE(tree(wide).find("more than 1000 terms"), std::string::npos);
}

}  // namespace
}  // namespace cuesta::rule
