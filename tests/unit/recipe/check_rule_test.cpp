// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_rule.h"

#include <gtest/gtest.h>

#include <algorithm>

#include <fstream>

#include "cuesta/filter/formula.h"
#include "cuesta/generate/flat.h"
#include "cuesta/process/rule.h"
#include "cuesta/process/simulate.h"
#include "cuesta/process/slope/thermal.h"
#include "cuesta/world/temperature.h"
#include "support/check_text.h"
#include "support/scratch_directory.h"

namespace cuesta::test {
namespace {

const Registry& registry() {
    static const Registry all = [] {
        Registry list;
        list.add<Flat>();
        list.add<Formula>();
        list.add<Rule>();
        list.add<Simulate>();
        list.add<Temperature>();
        list.add<Thermal>();
        return list;
    }();
    return all;
}

CheckResult check(const std::string& text, const std::filesystem::path& path = "r.toml") {
    return check_text(text, {}, registry(), path);
}
Lines lines_of(const CheckResult& result) {
    Lines lines;
    for (const Diagnostic& one : result.problems)
        lines.push_back(std::to_string(one.at.line) + ":" + std::to_string(one.at.column) + " " +
                        one.sentence);
    return lines;
}

// 20 lines; what a case adds begins in line 21.
const std::string head =
    "[grid]\nsize = [16, 16]\n[[stage]]\nop = \"flat\"\n[[stage]]\nop = \"simulate\"\n"
    "[[stage.process]]\nop = \"temperature\"\n[[stage.process]]\nop = \"rule\"\nlabel = \"mine\"\n"
    "[stage.process.fields.ash]\nunit = \"m\"\n[stage.process.fields.mud]\nunit = \"m\"\n"
    "conserved = true\n[stage.process.parameters.rate]\nunit = \"mm/yr\"\ndefault = 2\n"
    "range = [0, 10]\n";

// The table of docs/guide/rules.md: each wrong rule gets its place, its units, a way out.
TEST(CheckRule, twelve_wrong_rules_get_twelve_sentences) {
    const std::string next = "[stage.process.next]\n";
    const std::pair<std::string, std::string> cases[] = {
        {next + "ash = \"height + temperature\"",
         "22:15 'height' (m) and 'temperature' (C) cannot be added: they are of different kinds. "
         "Multiply the second by something in m/C"},
        {next + "ash = \"heigt * 0.5\"", "22:8 there is no 'heigt' here. Did you mean 'height'?"},
        {next + "ash = \"max(ash, 1 m\"", "22:11 this ( is never closed"},
        {next + "ash = \"exp(height)\"",
         "22:12 exp takes a pure number, but 'height' is in m; divide it by something in m"},
        {next + "ash = \"1 m * smothstep(0, 1, height)\"",
         "22:14 there is no function 'smothstep'. Did you mean 'smoothstep'?"},
        {next + "ash = \"clamp(ash, 0)\"",
         "22:8 clamp takes 3 arguments, here are 2: clamp(x, low, high)"},
        {next + "ash = \"temperature\"",
         "22:8 'ash' is in m, but this gives C. Multiply it by something in m/C"},
        {next + "ash = \"at(ash, 9, 0)\"",
         "22:16 at(x, dx, dy) takes whole numbers from -8 to 8, written out"},
        {next + "ash = \"ash + 3 mters\"",
         "22:16 'mters' behind a number is no unit. Did you mean 'm'?"},
        {next + "mud = \"mud * 0.5\"",
         "22:1 next of 'mud': it is booked in the ledger; move it with flux or turn"},
        {"[stage.process.flux]\nash = { east = \"0.1 * ash\" }",
         "22:1 flux of 'ash': only conserved fields can be moved; declare it with conserved = "
         "true"},
        {next + "ash = \"\"\"\n  a = ash * 2;\n  a + slope\n\"\"\"",
         "24:5 'a' (m) and 'slope' (deg) cannot be added: they are of different kinds. Multiply "
         "the second by something in m/deg"},
    };
    for (const auto& [text, sentence] : cases)
        EXPECT_EQ(lines_of(check(head + text + "\n")), Lines{sentence}) << text;
}

TEST(CheckRule, wrong_uses_of_turn_and_flux_get_sentences) {
    const auto turn = [](const std::string& lines) {
        return "[stage.process.turn.melt]\n" + lines;
    };
    const std::pair<std::string, std::string> cases[] = {
        {turn("from = \"mud\"\nto = \"water\""), "21:21 the turn 'melt' needs amount = \"...\""},
        {turn("amount = \"1 m\""),
         "21:21 turn 'melt' needs from = NAME, to = NAME or both; a missing end lies outside the "
         "map"},
        {turn("from = \"mudd\"\namount = \"1 m\""),
         "22:8 turn 'melt': there is no field 'mudd'. Did you mean 'mud'?"},
        {turn("from = \"ash\"\namount = \"1 m\""),
         "22:8 turn 'melt': 'ash' is not conserved; declare it with conserved = true"},
        {turn("from = \"mud\"\nto = \"ground\"\namount = \"1 m\""),
         "23:6 turn 'melt': ground is made of a material; name it, such as to = \"layer.sand\""},
        {turn("from = \"mud\"\nto = \"height\"\namount = \"1 m\""),
         "23:6 turn 'melt': 'height' follows from the layers of the ground; name one of them, such "
         "as layer.sand, or take from 'ground'"},
        {turn("from = \"mud\"\nto = \"layer.snd\"\namount = \"1 m\""),
         "23:6 turn 'melt': there is no field 'layer.snd'. Did you mean 'layer.sand'?"},
        {turn("from = \"mud\"\nto = \"water\"\namount = \"temperature\""),
         "24:11 the amount of turn 'melt' is in m, but this gives C. Multiply it by something in "
         "m/C"},
        {turn("form = \"mud\"\nto = \"water\"\namount = \"1 m\""),
         "22:1 unknown key 'form' for the turn 'melt'. Did you mean 'from'?"},
        {"[stage.process.next]\nwater = \"1 m\"",
         "22:1 next of 'water': it is booked in the ledger; move it with flux or turn"},
        {"[stage.process.flux.layer.sand]\neats = \"1 m\"",
         "22:1 unknown key 'eats' for the flux of 'layer.sand'. Did you mean 'east'?"},
        {"[stage.process.flux]\nheight = { east = \"1 m\" }",
         "22:1 flux of 'height': only conserved fields can be moved; declare it with conserved = "
         "true"},
    };
    for (const auto& [text, sentence] : cases) {
        const Lines lines = lines_of(check(head + text + "\n"));
        EXPECT_NE(std::find(lines.begin(), lines.end(), sentence), lines.end())
            << text << " " << (lines.empty() ? "" : lines.front());
    }
}

TEST(CheckRule, a_rule_has_its_own_parameters_fields_and_halo) {
    const CheckResult result =
        check(head +
              "[stage.process.next]\nash = \"mean9(ash) + rate * 1 yr\"\n"
              "[[stage.event]]\nat = 1\nset = { \"process.mine.rate\" = \"1 mm/yr\" }\n");
    EXPECT_EQ(lines_of(result), Lines{});
    const StagePlan& rule = result.plan->stages[1].processes[1];
    ASSERT_NE(rule.own, nullptr);
    EXPECT_EQ(rule.op, rule.own.get());
    EXPECT_EQ(rule.op->name, "rule");
    ASSERT_NE(rule.op->find_param("rate"), nullptr);
    EXPECT_EQ(rule.op->find_param("rate")->unit, "mm/yr");
    EXPECT_EQ(rule.op->fields.writes, Lines{"ash"});
    EXPECT_EQ(rule.op->fields.halo, 1);
    EXPECT_EQ(std::get<FieldOrNumber>(rule.values.at("rate")).number, 2);
    EXPECT_EQ(result.plan->declared.size(), 2u);
    EXPECT_EQ(result.plan->stages[1].events[0].changes[0].param, "rate");
}

TEST(CheckRule, values_of_parameters_are_checked_like_any_other) {
    const std::string next = "[stage.process.next]\nash = \"rate * 1 yr\"\n";
    const auto with = [&](const std::string& line) {
        std::string text = head + next;
        text.insert(text.find("label = "), line + "\n");
        return lines_of(check(text));
    };
    EXPECT_EQ(with("rate = 5"), Lines{});
    EXPECT_EQ(with("rate = \"1 cm/yr\""), Lines{});
    EXPECT_EQ(with("rate = 11"), Lines{"11:8 rate = 11 is outside its range 0 to 10 mm/yr"});
    EXPECT_EQ(with("rats = 5"), Lines{"11:1 unknown key 'rats' for 'rule'. Did you mean 'rate'?"});
    EXPECT_EQ(with("rate = \"=2 + temperature * 0.2 [mm/yr/C]\""), Lines{});
}

TEST(CheckRule, parameters_given_as_expressions_are_planned_once) {
    const CheckResult result = check(
        "[[stage]]\nop = \"flat\"\n[[stage]]\nop = \"simulate\"\n"
        "[[stage.process]]\nop = \"thermal\"\nangle = \"=30 deg + height / 100 [m/deg]\"\n"
        "[[stage.process]]\nop = \"thermal\"\nangle = \"=30 deg + height / 100 [m/deg]\"\n");
    EXPECT_EQ(lines_of(result), Lines{});
    ASSERT_EQ(result.plan->expressions.size(), 1u);
    const auto& value =
        std::get<FieldOrNumber>(result.plan->stages[1].processes[0].values.at("angle"));
    EXPECT_EQ(value.expression, "=30 deg + height / 100 [m/deg]");
    EXPECT_EQ(value.field, result.plan->expressions[0].name);
    EXPECT_NE(result.plan->canonical.find("=30 deg + height / 100 [m/deg]"), std::string::npos);
    const CheckResult wrong = check(
        "[[stage]]\nop = \"simulate\"\n[[stage.process]]\nop = \"thermal\"\n"
        "angle = \"=height\"\n");
    EXPECT_EQ(lines_of(wrong),
              Lines{"5:11 'angle' is in deg, but this gives m. Multiply it by something in deg/m"});
}

TEST(CheckRule, an_included_file_is_the_rule_and_its_problems_are_its_own) {
    const ScratchDirectory directory;
    const auto write = [&](const std::string& text) {
        std::ofstream(directory.path() / "life.toml") << text;
    };
    const std::string recipe =
        "[[stage]]\nop = \"simulate\"\n[[stage.process]]\nop = \"rule\"\nfile = \"life.toml\"\n";
    const auto path = directory.path() / "r.toml";
    write(
        "[fields.alive]\nstart = \"random(0) < 0.3\"\n[next]\n"
        "alive = \"sum8(alive) == 3 || alive && sum8(alive) == 2\"\n");
    const CheckResult good = check(recipe, path);
    EXPECT_EQ(lines_of(good), Lines{});
    const std::string before = good.plan->recipe_sha256;
    write("[fields.alive]\nstart = \"random(0) < 0.4\"\n[next]\nalive = \"sum8(alive) == 3\"\n");
    EXPECT_NE(check(recipe, path).plan->recipe_sha256, before) << "what it says counts";
    write("[fields.alive]\n[next]\nalive = \"summ8(alive)\"\n");
    const CheckResult wrong = check(recipe, path);
    ASSERT_EQ(wrong.problems.size(), 1u);
    EXPECT_EQ(wrong.problems[0].file, (directory.path() / "life.toml").string());
    EXPECT_EQ(lines_of(wrong), Lines{"3:10 there is no function 'summ8'. Did you mean 'sum8'?"});
    EXPECT_EQ(lines_of(check("[[stage]]\nop = \"simulate\"\n[[stage.process]]\nop = \"rule\"\n"
                             "file = \"missing.toml\"\n",
                             path)),
              Lines{"5:8 file = 'missing.toml': it cannot be read as a rule"});
    EXPECT_EQ(lines_of(check("[[stage]]\nop = \"simulate\"\n[[stage.process]]\nop = \"rule\"\n"
                             "file = \"../life.toml\"\n",
                             path))
                  .size(),
              1u);
}

TEST(CheckRule, rules_of_one_stage_know_each_others_fields) {
    const CheckResult result = check(
        "[[stage]]\nop = \"simulate\"\n"
        "[[stage.process]]\nop = \"rule\"\nlabel = \"a\"\n[stage.process.fields.one]\n"
        "[stage.process.next]\none = \"two\"\n"
        "[[stage.process]]\nop = \"rule\"\nlabel = \"b\"\n[stage.process.fields.two]\n"
        "[stage.process.next]\ntwo = \"one + 1\"\n");
    EXPECT_EQ(lines_of(result), Lines{});
}

TEST(CheckRule, declarations_are_tables_of_the_right_shape) {
    const auto with = [](const std::string& text) {
        return lines_of(check("[[stage]]\nop = \"simulate\"\n[[stage.process]]\nop = \"rule\"\n" +
                              text + "\n"));
    };
    EXPECT_EQ(with("next = 3"), Lines{"5:8 next is a table of names, not a whole number"});
    EXPECT_EQ(with("[stage.process.fields]\nash = 3"),
              Lines{"6:7 field 'ash' needs a table of its own"});
    EXPECT_EQ(with("[stage.process.fields.ash]\nunt = \"m\""),
              Lines{"6:1 unknown key 'unt' for field 'ash'. Did you mean 'unit'?"});
    EXPECT_EQ(with("[stage.process.parameters.p]\nunit = \"m\""),
              Lines{"5:27 parameter 'p' needs default = NUMBER"});
    EXPECT_EQ(with("[stage.process.fields.ash]\nrange = 3"),
              Lines{"6:9 range must be [lowest, highest]"});
    EXPECT_EQ(with("[stage.process.flux.mud]"),
              Lines{"5:21 the flux of 'mud' needs east = \"...\" and south = \"...\", or x and y; "
                    "one of them may be missing"});
    EXPECT_EQ(with("[stage.process.next]\nash = true"),
              Lines{"6:7 ash must be an expression in quotes, not true or false"});
}

}  // namespace
}  // namespace cuesta::test
