// SPDX-License-Identifier: Apache-2.0
#include "cuesta/rule/measure.h"

#include <gtest/gtest.h>

namespace cuesta::rule {
namespace {

Measure of(const char* unit) {
    return read_measure(unit).value();
}

TEST(rule_measure, products_and_quotients_have_their_own_unit) {
    EXPECT_EQ(unit_text(of("m") * of("m")), "m2");
    EXPECT_EQ(unit_text(of("m") / of("s")), "m/s");
    EXPECT_EQ(unit_text(of("mm") / of("yr")), "mm/yr");
    EXPECT_EQ(unit_text(of("m") / of("m")), "a pure number");
    EXPECT_EQ(unit_text(of("kg") * of("m") / of("C")), "m*kg/C");
    EXPECT_EQ(kind_text(of("km") / of("m/s")), "s");
}

TEST(rule_measure, bare_numbers_are_pure_in_products) {
    EXPECT_EQ(unit_text(bare_number * of("m")), "m");
    EXPECT_EQ(unit_text(bare_number / of("m")), "1/m");
    EXPECT_TRUE((bare_number * pure_number).bare);
    EXPECT_FALSE((pure_number * pure_number).bare);
}

TEST(rule_measure, roots_have_a_unit_if_twelfths_hold_it) {
    EXPECT_EQ(unit_text(power(of("m2"), 0.5).value()), "m");
    EXPECT_EQ(unit_text(power(of("m"), 0.5).value()), "m^0.5");
    EXPECT_FALSE(power(of("m"), 0.123));
    EXPECT_TRUE(power(pure_number, 0.123)->pure());
}

TEST(rule_measure, units_of_one_kind_are_converted_exactly) {
    EXPECT_EQ(conversion(of("km"), of("m")), 1000);
    EXPECT_EQ(conversion(of("m"), of("km")), 0.001);
    EXPECT_EQ(conversion(of("C"), of("K")), 1);
    EXPECT_EQ(conversion(bare_number, of("km")), 1);
    EXPECT_NEAR(conversion(of("turn"), of("deg")), 360, 1e-9);
}

TEST(rule_measure, what_cannot_be_calculated_with_is_no_measure) {
    EXPECT_FALSE(read_measure("parsec"));
    EXPECT_FALSE(read_measure("F"));  // its zero is elsewhere
}

}  // namespace
}  // namespace cuesta::rule
