// SPDX-License-Identifier: Apache-2.0
#include "cuesta/operator/operator.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

TEST(Operator, kinds_are_spelled_as_people_read_them) {
    EXPECT_EQ(word(OperatorKind::generator), "generator");
    EXPECT_EQ(word(OperatorKind::filter), "filter");
    EXPECT_EQ(word(OperatorKind::process), "process");
    EXPECT_EQ(word(OperatorKind::container), "container");
    EXPECT_EQ(word(ParamKind::number), "number");
    EXPECT_EQ(word(ParamKind::integer), "whole number");
    EXPECT_EQ(word(ParamKind::toggle), "true or false");
    EXPECT_EQ(word(ParamKind::choice), "choice");
    EXPECT_EQ(word(ParamKind::number_or_field), "number or field");
    EXPECT_EQ(word(ParamKind::field_name), "field");
    EXPECT_EQ(word(ParamKind::numbers), "list of numbers");
    EXPECT_EQ(word(ParamKind::file), "file");
    EXPECT_EQ(word(ParamKind::material), "material");
    EXPECT_EQ(word(ParamKind::materials), "list of materials");
}

TEST(Operator, parameters_are_found_by_name) {
    OperatorRow row;
    row.params.resize(2);
    row.params[0].name = "rate";
    row.params[1].name = "angle";
    EXPECT_EQ(row.find_param("angle"), &row.params[1]);
    EXPECT_EQ(row.find_param("Angle"), nullptr);
    EXPECT_EQ(row.find_param(""), nullptr);
    EXPECT_EQ(row.param_names(), (std::vector<std::string>{"rate", "angle"}));
    EXPECT_TRUE(OperatorRow().param_names().empty());
}

TEST(Operator, a_field_or_number_is_equal_when_both_are) {
    EXPECT_EQ((FieldOrNumber{1, "a"}), (FieldOrNumber{1, "a"}));
    EXPECT_NE((FieldOrNumber{1, "a"}), (FieldOrNumber{1, "b"}));
    EXPECT_NE((FieldOrNumber{1, ""}), (FieldOrNumber{2, ""}));
}

}  // namespace
}  // namespace cuesta
