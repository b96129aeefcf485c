// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/unit.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace cuesta {
namespace {

using ::testing::HasSubstr;

// The value of a text such as "2 km" in a unit; NaN if there is none.
double in(const char* text, const char* unit) {
    const auto quantity = parse_quantity(text);
    if (!quantity) return std::numeric_limits<double>::quiet_NaN();
    return convert_quantity(*quantity, unit)
        .value.value_or(std::numeric_limits<double>::quiet_NaN());
}

std::string problem(const char* text, const char* unit) {
    return convert_quantity(parse_quantity(text).value(), unit).problem;
}

TEST(Unit, a_quantity_is_a_number_and_a_unit) {
    const auto expect = [](const char* text, double value, const char* unit) {
        const auto quantity = parse_quantity(text);
        ASSERT_TRUE(quantity) << text;
        EXPECT_EQ(quantity->value, value) << text;
        EXPECT_EQ(quantity->unit, unit) << text;
    };
    expect("35 deg", 35, "deg");
    expect("2km", 2, "km");
    expect("  20 mm/h ", 20, "mm/h");
    expect("-5 C", -5, "C");
    expect("+5 C", 5, "C");
    expect("1e3 m", 1000, "m");
    expect("2.7 g/cm3", 2.7, "g/cm3");
    expect("1 1/s", 1, "1/s");
    expect("50 %", 50, "%");
    expect("12", 12, "");
    expect(".5 m", 0.5, "m");
}

TEST(Unit, what_does_not_start_with_a_finite_number_is_no_quantity) {
    for (const char* text : {"", " ", "km", "deg 35", "--5 m", "+-5 m", "-", "nan", "nan m", "inf",
                             "-inf m", "infinity", "1e999 m", "one km"})
        EXPECT_FALSE(parse_quantity(text)) << "'" << text << "'";
}

TEST(Unit, decimal_lengths_and_angles_are_exact) {
    EXPECT_EQ(in("2 km", "m"), 2000.0);
    EXPECT_EQ(in("10 cm", "m"), 0.1);
    EXPECT_EQ(in("1 mm", "m"), 0.001);
    EXPECT_EQ(in("3 um", "m"), 3e-6);
    EXPECT_EQ(in("0.1 km", "m"), 100.0);
    EXPECT_EQ(in("30 deg", "deg"), 30.0);
    EXPECT_EQ(in("35 deg", "deg"), 35.0);
    EXPECT_EQ(in("0.25 turn", "deg"), 90.0);
    EXPECT_EQ(in("500 yr", "yr"), 500.0);
    EXPECT_EQ(in("1 kyr", "yr"), 1000.0);
    EXPECT_EQ(in("2 Myr", "yr"), 2e6);
    EXPECT_EQ(in("2.7 g/cm3", "kg/m3"), 2700.0);
    EXPECT_EQ(in("2.65 t/m3", "kg/m3"), 2650.0);
    EXPECT_EQ(in("10 m^2/yr", "m2/yr"), 10.0);
    EXPECT_EQ(in("3 ha", "m2"), 30000.0);
    EXPECT_EQ(in("1 1/s", "1/s"), 1.0);
    EXPECT_EQ(in("1 1/s", "s-1"), 1.0);
    EXPECT_EQ(in("50 %", "1"), 0.5);
    EXPECT_EQ(in("0.5", "m"), 0.5);  // a bare number is in the parameter's own unit
    EXPECT_EQ(in("1 MPa", "Pa"), 1e6);
    EXPECT_EQ(in("20 mm/h", "mm/h"), 20.0);
}

TEST(Unit, rates_are_converted_by_length_and_time) {
    EXPECT_DOUBLE_EQ(in("20 mm/h", "m/s"), 20 * 0.001 / 3600);
    EXPECT_DOUBLE_EQ(in("20 mm/h", "m/yr"), 175.32);  // 0.02 m/h times 8,766 h
    EXPECT_DOUBLE_EQ(in("36 km/h", "m/s"), 10.0);
    EXPECT_DOUBLE_EQ(in("1 mm/yr", "m/Myr"), 1000.0);
    EXPECT_DOUBLE_EQ(in("1 d", "s"), 86400.0);
    EXPECT_DOUBLE_EQ(in("1 yr", "d"), 365.25);
    EXPECT_DOUBLE_EQ(in("180 deg", "rad"), 3.141592653589793);
    EXPECT_DOUBLE_EQ(in("1 mi", "ft"), 5280.0);
    EXPECT_DOUBLE_EQ(in("1 kg m/s2", "N"), 1.0);
    EXPECT_DOUBLE_EQ(in("1 kg*m2/s3", "W"), 1.0);
}

TEST(Unit, temperatures_carry_their_zero) {
    EXPECT_DOUBLE_EQ(in("-5 C", "K"), 268.15);
    EXPECT_DOUBLE_EQ(in("268.15 K", "C"), -5.0);
    EXPECT_NEAR(in("50 F", "C"), 10.0, 1e-12);
    EXPECT_NEAR(in("10 C", "F"), 50.0, 1e-12);
    EXPECT_DOUBLE_EQ(in("0 K", "C"), -273.15);
    EXPECT_EQ(in("-5 C", "C"), -5.0);
    EXPECT_EQ(in("-5 degC", "C"), -5.0);
}

TEST(Unit, a_rate_of_temperature_has_no_zero) {
    EXPECT_DOUBLE_EQ(in("6.5 C/km", "K/m"), 0.0065);
    EXPECT_DOUBLE_EQ(in("9 F/m", "K/m"), 5.0);
}

TEST(Unit, powers_are_written_in_three_ways) {
    for (const char* text : {"m2", "m^2", "m*m", "m m", "m4/m2", "m3*m-1", "m3 m^-1"}) {
        const auto unit = parse_unit(text);
        ASSERT_TRUE(unit) << text;
        EXPECT_EQ(unit->dimension, (std::array{2, 0, 0, 0, 0})) << text;
        EXPECT_EQ(unit->factor, 1.0) << text;
    }
    EXPECT_EQ(parse_unit("m/s/s")->dimension, (std::array{1, -2, 0, 0, 0}));
}

TEST(Unit, what_is_no_unit_is_refused) {
    for (const char* text : {"", " ", "furlong", "m^0.5", "m^", "m0", "m/", "/s", "m//s", "m**s",
                             "2", "11", "m10", "m^-", "-m", "m^2^2", "M", "KM", "m  s"})
        EXPECT_FALSE(parse_unit(text)) << "'" << text << "'";
}

TEST(Unit, a_wrong_kind_is_told_in_a_sentence) {
    EXPECT_EQ(problem("500 yr", "m"), "'yr' is a time, but a length is needed (unit m)");
    EXPECT_EQ(problem("2 km", "deg"), "'km' is a length, but an angle is needed (unit deg)");
    EXPECT_EQ(problem("5 m", "1"), "'m' is a length, but a pure number is needed (unit 1)");
    EXPECT_EQ(problem("5 kg/m3", "m/s"),
              "'kg/m3' is a density, but a speed or rate is needed (unit m/s)");
}

TEST(Unit, an_unknown_unit_is_told_with_the_nearest) {
    EXPECT_EQ(problem("5 kmm", "m"), "unknown unit 'kmm'. Did you mean 'km'?");
    EXPECT_EQ(problem("5 qqqqqq", "m"), "unknown unit 'qqqqqq'.");
    // The part that is wrong is mended, the rest stays.
    EXPECT_EQ(problem("20 mm/hr", "m/s"), "unknown unit 'mm/hr'. Did you mean 'mm/h'?");
    EXPECT_EQ(problem("2 kgg/m3", "kg/m3"), "unknown unit 'kgg/m3'. Did you mean 'kg/m3'?");
    EXPECT_THAT(problem("2 m/", "m"), HasSubstr("unknown unit 'm/'."));
}

TEST(Unit, every_symbol_is_a_unit_of_its_own) {
    for (const std::string& symbol : unit_symbols()) {
        const auto unit = parse_unit(symbol);
        ASSERT_TRUE(unit) << symbol;
        EXPECT_GT(unit->factor, 0) << symbol;
        EXPECT_EQ(convert_quantity({7, symbol}, symbol).value, 7.0) << symbol;
    }
}

}  // namespace
}  // namespace cuesta
