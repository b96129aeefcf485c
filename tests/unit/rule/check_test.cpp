// SPDX-License-Identifier: Apache-2.0
#include "cuesta/rule/check.h"

#include <gtest/gtest.h>

namespace cuesta::rule {
namespace {

const Names& names() {
    static const Names all{{{"height", "m"},
                            {"temperature", "C"},
                            {"slope", "deg"},
                            {"rain", "mm/yr"},
                            {"share", "1"},
                            {"made", ""},
                            {"wind_x", "m/s"},
                            {"layer.sand", "m"},
                            {"top_material", "1"}},
                           {"granite", "sand"},
                           {}};
    return all;
}
const std::vector<Binding>& bindings() {
    static const std::vector<Binding> all{{"rate", *read_measure("mm/yr"), 5, {}},
                                          {"mask", pure_number, 0, "made"}};
    return all;
}

// The unit of an expression, or its problem.
std::string unit_of(const std::string& text) {
    Checker checker(names(), bindings());
    const auto value = checker.any_value({text, 0});
    if (!value)
        return std::to_string(checker.problems.at(0).at) + " " + checker.problems[0].sentence;
    return value->measure.bare ? "bare" : unit_text(value->measure);
}

TEST(rule_check, units_follow_from_what_is_done) {
    EXPECT_EQ(unit_of("height * height"), "m2");
    EXPECT_EQ(unit_of("0.5 * height"), "m");
    EXPECT_EQ(unit_of("400"), "bare");
    EXPECT_EQ(unit_of("0.2 * smoothstep(400, 900, height)"), "bare");
    EXPECT_EQ(unit_of("smoothstep(400, 900, height)"), "a pure number");
    EXPECT_EQ(unit_of("rain + 2 m/yr"), "mm/yr");
    EXPECT_EQ(unit_of("gradient_x(temperature)"), "C/m");
    EXPECT_EQ(unit_of("laplacian(height)"), "1/m");
    EXPECT_EQ(unit_of("upwind(temperature, wind_x, 0)"), unit_of("temperature * wind_x"));
    EXPECT_EQ(unit_of("sqrt(height * height)"), "m");
    EXPECT_EQ(unit_of("height ^ 3"), "m3");
    EXPECT_EQ(unit_of("sin(slope) + cos(latitude) + tan(3)"), "a pure number");
    EXPECT_EQ(unit_of("atan2(height, cell)"), "rad");
    EXPECT_EQ(unit_of("made + height"), "m");
    EXPECT_EQ(unit_of("if(height > 3, temperature, 0)"), "C");
    EXPECT_EQ(unit_of("top_is(sand) && layer.sand > 1"), "a pure number");
    EXPECT_EQ(unit_of("a = height; a / cell"), "a pure number");
    EXPECT_EQ(unit_of("temperature + 5 K"), "C");
}

TEST(rule_check, kinds_that_do_not_fit_get_a_sentence) {
    EXPECT_EQ(unit_of("height + temperature"),
              "7 'height' (m) and 'temperature' (C) cannot be added: they are of different kinds. "
              "Multiply the second by something in m/C");
    EXPECT_EQ(unit_of("height < slope"),
              "7 'height' (m) and 'slope' (deg) cannot be compared: they are of different kinds. "
              "Multiply the second by something in m/deg");
    EXPECT_EQ(unit_of("exp(height)"),
              "4 exp takes a pure number, but 'height' is in m; divide it by something in m");
    EXPECT_EQ(unit_of("height && 1"),
              "0 && takes a pure number, but 'height' is in m; divide it by something in m");
    EXPECT_EQ(unit_of("height ^ share"),
              "7 'height' is in m: its exponent must be a number that "
              "leaves a unit, such as 2 or 0.5");
}

TEST(rule_check, unknown_names_get_the_nearest_one) {
    EXPECT_EQ(unit_of("heigth"), "0 there is no 'heigth' here. Did you mean 'height'?");
    EXPECT_EQ(unit_of("1 + smothstep(1,2,3)"),
              "4 there is no function 'smothstep'. Did you mean 'smoothstep'?");
    EXPECT_EQ(unit_of("sin + 1"), "0 'sin' is a function: write sin(angle)");
    EXPECT_EQ(unit_of("height(3)"), "0 'height' is no function but a field; write it without ()");
    EXPECT_EQ(unit_of("clamp(height, 0)"),
              "0 clamp takes 3 arguments, here are 2: clamp(x, low, high)");
    EXPECT_EQ(unit_of("top_is(snad)"),
              "7 top_is takes the name of a material, and 'snad' is none. Did you mean 'sand'?");
    EXPECT_EQ(unit_of("height = 3; height"),
              "0 'height' means something else here; choose another "
              "name");
}

TEST(rule_check, reach_and_randomness_have_limits) {
    EXPECT_EQ(unit_of("at(height, 8, -8)"), "m");
    EXPECT_EQ(unit_of("at(height, 9, 0)"),
              "11 at(x, dx, dy) takes whole numbers from -8 to 8, written out");
    EXPECT_EQ(unit_of("at(height, share, 0)"),
              "11 at(x, dx, dy) takes whole numbers from -8 to 8, written out");
    EXPECT_EQ(unit_of("left(at(height, -8, 0))"),
              "0 this looks 9 cells far, at most 8 are allowed");
    EXPECT_EQ(unit_of("left(random(1))"), unit_of("random(1)"));
    EXPECT_EQ(unit_of("random(height)"),
              "7 random(k) takes a whole number from 0 to 999, written out");
}

TEST(rule_check, values_are_brought_to_the_unit_asked_for) {
    Checker checker(names(), bindings());
    const auto root = checker.value({"rate", 0}, *read_measure("m/yr"), "it");
    ASSERT_TRUE(root);
    const Term& term = checker.terms.list[static_cast<std::size_t>(*root)];
    EXPECT_EQ(term.op, Op::constant);
    EXPECT_EQ(term.value, 0.005f);
    EXPECT_FALSE(checker.value({"height", 0}, *read_measure("C"), "'it'"));
    EXPECT_EQ(checker.problems.at(0).sentence,
              "'it' is in C, but this gives m. Multiply it by something in C/m");
}

TEST(rule_check, lets_are_known_to_later_texts_alone) {
    Checker checker(names(), bindings());
    checker.let("high", {"height > 900", 0}, 1);
    EXPECT_TRUE(checker.any_value({"high * 2", 0}));
    checker.let("high", {"1", 0}, 2);
    checker.let("height", {"1", 0}, 3);
    checker.let("rate", {"1", 0}, 4);
    checker.let("sin", {"1", 0}, 5);
    ASSERT_EQ(checker.problems.size(), 4u);
    EXPECT_EQ(checker.problems[0].sentence, "'high' has a value already; choose another name");
    EXPECT_EQ(checker.problems[1].sentence, "'height' is a field; choose another name");
    EXPECT_EQ(checker.problems[3].source, 5);
    // A parameter that is given as a field is read like one.
    EXPECT_TRUE(checker.any_value({"mask", 0}));
    EXPECT_EQ(checker.terms.inputs.back(), "made");
}

}  // namespace
}  // namespace cuesta::rule
