// SPDX-License-Identifier: Apache-2.0
#include "cuesta/rule/operations.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "cuesta/rule/function.h"
#include "cuesta/rule/kernel.h"

namespace cuesta::rule {
namespace {

// Terms and loops are made of the same lists, so each name is there once.
TEST(rule_operations, every_operation_is_listed_once_and_has_a_loop) {
#define NAME(name, ...) #name,
    const std::vector<std::string> names = {CUESTA_RULE_ONE(NAME) CUESTA_RULE_TWO(
        NAME) CUESTA_RULE_THREE(NAME) CUESTA_RULE_AROUND(NAME) CUESTA_RULE_JOINED(NAME)};
#undef NAME
    EXPECT_EQ(std::set<std::string>(names.begin(), names.end()).size(), names.size());
    EXPECT_EQ(static_cast<std::size_t>(Kernel::count), names.size() + 3);  // copy, position, random
    for (const auto& loop : kernels().of) EXPECT_NE(loop, nullptr);
}

TEST(rule_operations, the_number_of_operands_follows_from_the_list) {
    EXPECT_EQ(operands(Op::random), 0);
    EXPECT_EQ(operands(Op::cube), 1);
    EXPECT_EQ(operands(Op::logical_or), 2);
    EXPECT_EQ(operands(Op::select), 3);
    EXPECT_EQ(operands(Op::mean9), 1);
    EXPECT_EQ(operands(Op::upwind), 3);
    EXPECT_TRUE(looks_around(Op::gradient_x));
    EXPECT_FALSE(looks_around(Op::select));
}

}  // namespace
}  // namespace cuesta::rule
