// SPDX-License-Identifier: Apache-2.0
#include "cuesta/rule/function.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace cuesta::rule {
namespace {

TEST(rule_function, each_is_described_once_with_its_arguments) {
    std::set<std::string_view> names;
    for (const Function& one : functions()) {
        EXPECT_TRUE(names.insert(one.name).second) << one.name;
        EXPECT_TRUE(one.doc.ends_with('.')) << one.name;
        EXPECT_EQ(std::count(one.arguments.begin(), one.arguments.end(), ',') + 1, one.count)
            << one.name;
        EXPECT_EQ(find_function(one.name), &one);
    }
    // `step` alone counts steps, step(edge, x) is a shape.
    for (const Always& one : always_there())
        EXPECT_EQ(names.contains(one.name), one.name == "step") << one.name;
    EXPECT_EQ(find_function("sinus"), nullptr);
    EXPECT_EQ(known_words().size(), functions().size() + always_there().size());
}

TEST(rule_function, operations_know_their_operands) {
    EXPECT_EQ(operands(Op::constant), 0);
    EXPECT_EQ(operands(Op::random), 0);
    EXPECT_EQ(operands(Op::negate), 1);
    EXPECT_EQ(operands(Op::cube), 1);
    EXPECT_EQ(operands(Op::add), 2);
    EXPECT_EQ(operands(Op::logical_or), 2);
    EXPECT_EQ(operands(Op::select), 3);
    EXPECT_EQ(operands(Op::mean9), 1);
    EXPECT_EQ(operands(Op::upwind), 3);
    EXPECT_TRUE(looks_around(Op::at));
    EXPECT_FALSE(looks_around(Op::select));
}

}  // namespace
}  // namespace cuesta::rule
