// SPDX-License-Identifier: Apache-2.0
#include "cuesta/rule/layer.h"

#include <gtest/gtest.h>

namespace cuesta::rule {
namespace {

const Names& others() {
    static const Names names{{{"height", "m", false, false},
                              {"water", "m", false, true},
                              {"layer.granite", "m", false, false, true},
                              {"temperature", "C", true, false}},
                             {"granite"},
                             {"mask", "every"}};
    return names;
}

DeclaredField field(const char* name, const char* unit, int source) {
    DeclaredField made;
    made.name = name, made.unit = unit, made.source = source;
    return made;
}
DeclaredParam param(const char* name, double min, double max, double value, int source) {
    DeclaredParam made;
    made.name = name, made.min = min, made.max = max, made.default_value = value;
    made.source = source;
    return made;
}

Declaration fire() {
    Declaration rule;
    rule.fields = {field("trees", "1", 0), field("ash", "m", 2)};
    rule.fields[0].low = 0, rule.fields[0].high = 1;
    rule.fields[0].start = {"random(0)", 1};
    rule.fields[1].conserved = true;
    rule.params = {param("growth", 0, 1, 0.25, 0)};
    rule.lets = {{"near", {"max8(trees)", 3}, 4}};
    rule.next = {{"trees", {"trees + growth * near", 5}, 6}};
    rule.flux = {{"ash", {"0.1 * (ash - right(ash))", 7}, {"", 8}, {}, {}, 9}};
    return rule;
}

std::vector<std::string> problems(const Declaration& rule) {
    std::vector<std::string> list;
    for (const Problem& one : compile_layer(rule, others(), default_bindings(rule)).problems)
        list.push_back(std::to_string(one.source) + " " + one.sentence);
    return list;
}
using Lines = std::vector<std::string>;

TEST(rule_layer, a_declaration_becomes_programs_and_their_reach) {
    const Declaration rule = fire();
    const CompiledLayer made = compile_layer(rule, others(), default_bindings(rule));
    ASSERT_TRUE(made.problems.empty()) << made.problems[0].sentence;
    EXPECT_EQ(made.layer.reads(), (Lines{"ash", "trees"}));
    EXPECT_EQ(made.layer.writes(), (Lines{"ash", "trees"}));
    EXPECT_EQ(made.layer.halo(), 2);  // faces of the next cell look one further
    EXPECT_EQ(made.layer.next[0].range.high, 1);
    ASSERT_EQ(made.starts.size(), 2u);
    EXPECT_EQ(made.starts[0].field, "trees");
    EXPECT_EQ(made.layer.flux_program->values(), 1u);
}

TEST(rule_layer, parameters_are_numbers_or_fields) {
    const Declaration rule = fire();
    std::vector<Binding> given = default_bindings(rule);
    given[0].field = "temperature";
    const CompiledLayer made = compile_layer(rule, others(), given);
    ASSERT_TRUE(made.problems.empty());
    EXPECT_EQ(made.layer.reads(), (Lines{"ash", "temperature", "trees"}));
}

TEST(rule_layer, what_has_an_account_is_moved_and_not_set) {
    Declaration rule = fire();
    rule.next.push_back({"ash", {"0", 5}, 10});
    rule.next.push_back({"water", {"0", 5}, 11});
    rule.next.push_back({"height", {"0", 5}, 12});
    rule.next.push_back({"tree", {"0", 5}, 13});
    rule.next.push_back({"trees", {"0", 5}, 14});
    rule.next.push_back({"layer.granite", {"0", 5}, 16});
    rule.flux.push_back({"temperature", {"0", 5}, {"0", 5}, {}, {}, 15});
    EXPECT_EQ(
        problems(rule),
        (Lines{"10 next of 'ash': it is booked in the ledger; move it with flux or turn",
               "11 next of 'water': it is booked in the ledger; move it with flux or turn",
               "12 next of 'height': it follows from other fields or is the ground, and "
               "cannot be set",
               "13 next of 'tree': there is no such field; declare it. Did you mean 'trees'?",
               "14 'trees' is changed twice; make two rules of it",
               "16 next of 'layer.granite': the ground is booked in the ledger; move it with flux "
               "or turn",
               "9 'ash' is changed twice; make two rules of it",
               "15 flux of 'temperature': only conserved fields can be moved; declare it with "
               "conserved = true"}));
}

// Places of a turn: its name, from, to.
DeclaredTurn turn(const char* from, const char* to, const char* amount) {
    return {"melt", from, to, {amount, 30}, 31, 32, 33};
}

TEST(rule_layer, turns_know_their_ends) {
    Declaration rule = fire();
    rule.turns = {turn("ash", "layer.granite", "0.1 * ash"),
                  turn("ground", "ash", "mean8(trees) * 1 m"), turn("", "water", "1 mm"),
                  turn("water", "", "left(temperature) * 1 [m/C]")};
    const CompiledLayer made = compile_layer(rule, others(), default_bindings(rule));
    ASSERT_TRUE(made.problems.empty()) << made.problems[0].sentence;
    EXPECT_EQ(made.layer.writes(), (Lines{"ash", "water", "trees"}));
    EXPECT_EQ(made.layer.reads(), (Lines{"ash", "temperature", "trees"}));
    EXPECT_TRUE(made.layer.changes_ground());
    ASSERT_EQ(made.layer.turns.size(), 4u);
    EXPECT_EQ(made.layer.turns[0].to.name, "granite");
    EXPECT_EQ(made.layer.turns[1].from.kind, rule::Layer::Store::Kind::ground);
    EXPECT_EQ(made.layer.turns[2].from.kind, rule::Layer::Store::Kind::outside);
    EXPECT_EQ(made.layer.turn_program->values(), 4u);
}

TEST(rule_layer, wrong_turns_get_a_sentence_each) {
    const auto says = [](const DeclaredTurn& one) {
        Declaration rule = fire();
        rule.fields.push_back(field("mud", "mm", 20));
        rule.fields.back().conserved = true;
        rule.turns = {one};
        const Lines lines = problems(rule);
        return lines.empty() ? std::string("nothing") : lines.front();
    };
    EXPECT_EQ(says(turn("ash", "wter", "0")),
              "33 turn 'melt': there is no field 'wter'. Did you mean 'water'?");
    EXPECT_EQ(says(turn("", "", "0")),
              "31 turn 'melt' needs from = NAME, to = NAME or both; a missing end lies outside the "
              "map");
    EXPECT_EQ(says(turn("water", "water", "0")), "33 turn 'melt' turns 'water' into itself");
    EXPECT_EQ(says(turn("trees", "water", "0")),
              "32 turn 'melt': 'trees' is not conserved; declare it with conserved = true");
    EXPECT_EQ(says(turn("water", "height", "0")),
              "33 turn 'melt': 'height' follows from the layers of the ground; name one of them, "
              "such as layer.sand, or take from 'ground'");
    EXPECT_EQ(says(turn("water", "ground", "0")),
              "33 turn 'melt': ground is made of a material; name it, such as to = "
              "\"layer.sand\"");
    EXPECT_EQ(says(turn("water", "mud", "0")),
              "33 turn 'melt': 'water' is in m and 'mud' in mm; whole quanta need one unit for "
              "both: declare the field in m");
    EXPECT_EQ(says(turn("water", "ash", "temperature")),
              "30 the amount of turn 'melt' is in m, but this gives C. Multiply it by something in "
              "m/C");
    EXPECT_EQ(says(turn("water", "ash", "watr")),
              "30 there is no 'watr' here. Did you mean 'water'?");
}

TEST(rule_layer, what_cells_give_looks_at_the_neighbour) {
    Declaration rule = fire();
    rule.flux = {{"layer.granite", {}, {}, {"left(trees) * 1 m", 8}, {"trees * 1 m", 7}, 9}};
    const CompiledLayer made = compile_layer(rule, others(), default_bindings(rule));
    ASSERT_TRUE(made.problems.empty()) << made.problems[0].sentence;
    EXPECT_TRUE(made.layer.flux[0].gifts);
    EXPECT_EQ(made.layer.flux_program->values(), 2u);
    EXPECT_EQ(made.layer.face_program->values(), 4u);
    rule.flux[0].y.text.clear();
    EXPECT_EQ(compile_layer(rule, others(), default_bindings(rule)).layer.face_program->values(),
              2u);
    rule.flux[0].x.text = "at(trees, 8, 0) * 1 m";
    EXPECT_EQ(problems(rule), (Lines{"8 this looks 9 cells far, at most 8 are allowed"}));
    rule.flux[0].east.text = "1 m";
    EXPECT_EQ(problems(rule),
              (Lines{"9 flux of 'layer.granite' is what crosses faces (east, south) or what cells "
                     "give (x, y), not both"}));
}

TEST(rule_layer, declarations_are_checked_too) {
    Declaration rule = fire();
    rule.fields[1].unit = "parsec";
    rule.fields.push_back(field("temperature", "m", 20));
    rule.fields.push_back(field("sin", "m", 21));
    rule.params.push_back(param("mask", 0, 1, 0, 22));
    rule.params.push_back(param("rate", 1, 2, 3, 23));
    rule.flux.clear();
    const Lines lines = problems(rule);
    ASSERT_EQ(lines.size(), 5u);
    EXPECT_EQ(lines[0], "2 'ash' has the unit 'parsec', which is none to calculate with");
    EXPECT_EQ(lines[1],
              "20 'temperature' is a field already, in C; choose another name, or leave "
              "its declaration out");
    EXPECT_EQ(lines[2], "21 'sin' is a word of the language; choose another name");
    EXPECT_EQ(lines[3], "22 'mask' is a key of every process; choose another name");
    EXPECT_EQ(lines[4], "23 default of 'rate' is 3, outside its range 1 to 2");
}

TEST(rule_layer, a_start_cannot_read_itself) {
    Declaration rule = fire();
    rule.fields[0].start.text = "near";
    EXPECT_EQ(problems(rule), (Lines{"1 start of 'trees' cannot read itself"}));
}

TEST(rule_layer, one_value_in_a_unit) {
    EXPECT_TRUE(compile_value({"height / 2", 0}, others(), "m", "it").program);
    const CompiledValue wrong = compile_value({"height / 2", 0}, others(), "C", "it");
    EXPECT_FALSE(wrong.program);
    EXPECT_EQ(wrong.problems.size(), 1u);
    std::string costly = "height / 1 m";
    for (int i = 0; i < 8; ++i) costly = "mean9(exp(sin(" + costly + ")))";
    EXPECT_NE(compile_value({costly, 0}, others(), "1", "it")
                  .problems.at(0)
                  .sentence.find("more than 4096 operations"),
              std::string::npos);
}

TEST(rule_layer, all_that_is_declared_is_in_its_text) {
    const std::string before = canonical(fire());
    Declaration rule = fire();
    rule.next[0].text.text += " + 0";
    EXPECT_NE(canonical(rule), before);
    rule = fire();
    rule.params[0].max = 2;
    EXPECT_NE(canonical(rule), before);
    EXPECT_EQ(canonical(fire()), before);
}

}  // namespace
}  // namespace cuesta::rule
