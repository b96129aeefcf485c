// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_value.h"

#include "support/check_text.h"

namespace cuesta::test {
namespace {

// The problems of one key of the toy operator `hills`, which stands in line 3.
Lines hills(const std::string& line) {
    return problems_of("[[stage]]\nop = \"hills\"\n" + line);
}

ParamValue value(const std::string& param, const std::string& written) {
    const Plan plan = plan_of("[[stage]]\nop = \"hills\"\n" + param + " = " + written);
    return plan.stages.empty() ? ParamValue{} : plan.stages[0].values.at(param);
}

TEST(check_value, numbers_are_taken_in_their_own_unit_or_converted) {
    EXPECT_EQ(value("relief", "300"), ParamValue(300.0));
    EXPECT_EQ(value("relief", "300.5"), ParamValue(300.5));
    EXPECT_EQ(value("relief", "\"300\""), ParamValue(300.0));
    EXPECT_EQ(value("relief", "\"2 km\""), ParamValue(2000.0));
    EXPECT_EQ(value("relief", "\"50cm\""), ParamValue(0.5));
    EXPECT_EQ(value("relief", "\"+1e2 ft\""), ParamValue(100 * 0.3048));
    EXPECT_EQ(value("hurst", "\"50 %\""), ParamValue(0.5));
    EXPECT_EQ(value("relief", "-0.0"), ParamValue(0.0));
    EXPECT_FALSE(std::signbit(std::get<double>(value("relief", "-0.0"))));
}

TEST(check_value, every_unit_of_a_kind_is_read) {
    const auto rain = [](const std::string& rate) {
        const Plan plan = plan_of("[[stage]]\nop = \"rain\"\nrate = \"" + rate + "\"");
        return std::get<double>(plan.stages.at(0).values.at("rate"));
    };
    EXPECT_DOUBLE_EQ(rain("36 mm/h"), 36);
    EXPECT_DOUBLE_EQ(rain("1e-5 m/s"), 36);
    EXPECT_DOUBLE_EQ(rain("86.4 cm/d"), 36);
    EXPECT_DOUBLE_EQ(rain("0.6 mm/min"), 36);
    EXPECT_DOUBLE_EQ(rain("365.25 mm/yr"), 1.0 / 24);
    EXPECT_DOUBLE_EQ(rain("36 mm h^-1"), 36);
}

TEST(check_value, a_number_outside_its_range_names_the_range) {
    EXPECT_EQ(hills("hurst = 7"), (Lines{"3:9 hurst = 7 is outside its range 0 to 1"}));
    EXPECT_EQ(hills("relief = \"21 km\""),
              (Lines{"3:10 relief = '21 km' is outside its range 0 to 20000 m"}));
    EXPECT_EQ(hills("relief = -1"), (Lines{"3:10 relief = -1 is outside its range 0 to 20000 m"}));
    EXPECT_TRUE(hills("relief = 20000").empty());
    EXPECT_TRUE(hills("relief = \"20 km\"").empty());
}

TEST(check_value, what_is_no_finite_number_is_refused) {
    EXPECT_EQ(hills("relief = nan"), (Lines{"3:10 relief = nan is not a finite number"}));
    EXPECT_EQ(hills("relief = inf"), (Lines{"3:10 relief = inf is not a finite number"}));
    EXPECT_EQ(hills("relief = \"nan m\""), (Lines{"3:10 relief = 'nan m' is not a number in m"}));
    EXPECT_EQ(hills("relief = \"1e999 m\""),
              (Lines{"3:10 relief = '1e999 m' is not a number in m"}));
    EXPECT_EQ(hills("relief = \"1e308 km\""),
              (Lines{"3:10 relief = '1e308 km' is not a finite number"}));
    EXPECT_EQ(hills("relief = \"\""), (Lines{"3:10 relief = '' is not a number in m"}));
    EXPECT_EQ(hills("hurst = true"), (Lines{"3:9 hurst must be a number, not true or false"}));
    EXPECT_EQ(hills("relief = [1]"), (Lines{"3:10 relief must be a number in m, not a list"}));
}

TEST(check_value, a_wrong_or_unknown_unit_is_named) {
    EXPECT_EQ(hills("relief = \"3 yr\""),
              (Lines{"3:10 relief = '3 yr': 'yr' is a time, but a length is needed (unit m)"}));
    EXPECT_EQ(hills("relief = \"3 kmm\""),
              (Lines{"3:10 relief = '3 kmm': unknown unit 'kmm'. Did you mean 'km'?"}));
}

TEST(check_value, whole_numbers) {
    EXPECT_EQ(value("octaves", "5"), ParamValue(std::int64_t{5}));
    EXPECT_EQ(value("octaves", "1e1"), ParamValue(std::int64_t{10}));
    EXPECT_EQ(value("octaves", "\"5\""), ParamValue(std::int64_t{5}));
    EXPECT_EQ(hills("octaves = 2.5"), (Lines{"3:11 octaves = 2.5 must be a whole number"}));
    EXPECT_EQ(hills("octaves = 17"), (Lines{"3:11 octaves = 17 is outside its range 1 to 16"}));
    EXPECT_EQ(hills("octaves = 9223372036854775807"),
              (Lines{"3:11 octaves = 9223372036854775807 is outside its range 1 to 16"}));
}

TEST(check_value, words_and_toggles) {
    EXPECT_EQ(value("shape", "\"pointed\""), ParamValue(std::string("pointed")));
    EXPECT_EQ(hills("shape = \"pointy\""),
              (Lines{"3:9 shape = 'pointy' must be round or pointed. Did you mean 'pointed'?"}));
    EXPECT_EQ(hills("shape = 1"),
              (Lines{"3:9 shape must be a string in quotes, not a whole number"}));
    EXPECT_EQ(value("smooth", "true"), ParamValue(true));
    EXPECT_EQ(hills("smooth = \"yes\""),
              (Lines{"3:10 smooth = 'yes' must be true or false (without quotes)"}));
}

TEST(check_value, seeds_reach_64_bits) {
    EXPECT_EQ(plan_of("seed = 9223372036854775807").seed, 9223372036854775807u);
    EXPECT_EQ(plan_of("seed = \"18446744073709551615\"").seed, 18446744073709551615u);
    for (const char* bad : {"-1", "1.5", "\"18446744073709551616\"", "\"12x\"", "\"\"", "true"})
        EXPECT_EQ(problems_of(std::string("seed = ") + bad).size(), 1u) << bad;
}

TEST(check_value, labels_are_plain) {
    EXPECT_TRUE(is_label("a"));
    EXPECT_TRUE(is_label("Base-2_x"));
    EXPECT_TRUE(is_label(std::string(63, 'a')));
    for (const char* bad : {"", "2", "_a", "a b", "a.b", "a/b", "ü"}) EXPECT_FALSE(is_label(bad));
    EXPECT_FALSE(is_label(std::string(64, 'a')));
}

TEST(check_value, a_range_without_unit_has_none) {
    EXPECT_EQ(range_text({"1", 0, 1}), "0 to 1");
    EXPECT_EQ(range_text({"m", -0.5, 2e4}), "-0.5 to 20000 m");
}

}  // namespace
}  // namespace cuesta::test
