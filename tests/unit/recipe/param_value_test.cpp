// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/param_value.h"

#include <gtest/gtest.h>

namespace cuesta::test {
namespace {

TEST(param_value, a_number_is_told_from_a_field) {
    EXPECT_EQ(plain_number(2.5), 2.5);
    EXPECT_EQ(plain_number(FieldOrNumber{3, {}, {}}), 3);
    EXPECT_EQ(plain_number(FieldOrNumber{0, "slope", {}}), std::nullopt);
    EXPECT_EQ(plain_number(std::string("3")), std::nullopt);
    EXPECT_EQ(plain_number(true), std::nullopt);
}

TEST(param_value, a_number_becomes_what_the_parameter_holds) {
    ParamRow row;
    row.kind = ParamKind::number;
    EXPECT_EQ(number_value(row, 4), ParamValue(4.0));
    row.kind = ParamKind::number_or_field;
    EXPECT_EQ(number_value(row, 4), ParamValue(FieldOrNumber{4, {}, {}}));
}

TEST(param_value, values_wear_their_unit) {
    EXPECT_EQ(value_text(0.5, "m"), "0.5 m");
    EXPECT_EQ(value_text(0.5, "1"), "0.5");
    EXPECT_EQ(value_text(std::int64_t{3}, "1"), "3");
    EXPECT_EQ(value_text(true, "1"), "true");
    EXPECT_EQ(value_text(std::string(), "1"), "none");
    EXPECT_EQ(value_text(FieldOrNumber{0, "slope"}, "m"), "field slope");
    EXPECT_EQ(value_text(std::vector<double>{1, 2.5}, "m"), "[1, 2.5] m");
    EXPECT_EQ(value_text(std::vector<std::string>{"slate", "sand"}, "1"), "[slate, sand]");
}

}  // namespace
}  // namespace cuesta::test
