// SPDX-License-Identifier: Apache-2.0
#include "cuesta/rule/program.h"

#include <gtest/gtest.h>

#include <bit>
#include <cstdlib>

#include "cuesta/base/parallel.h"
#include "cuesta/rule/interpret.h"
#include "support/random_expression.h"

namespace cuesta::rule {
namespace {

const Names& pure_names() {
    static const Names names{{{"a", "1"}, {"b", "1"}, {"c", "1"}}, {}, {}};
    return names;
}

// A block with wild numbers in and around it.
Field wild(FieldShape shape, std::uint64_t seed) {
    Field field(shape);
    test::RandomExpression dice(seed);
    constexpr float special[] = {0, -0.0f, 1, -1, 1e38f, -1e38f, 1e-38f, 0.5f};
    for (std::int64_t y = -shape.halo; y < shape.rows + shape.halo; ++y)
        for (std::int64_t x = -shape.halo; x < shape.columns + shape.halo; ++x)
            field.at(x, y) = dice.below(10) == 0
                                 ? special[dice.below(8)]
                                 : (static_cast<float>(dice.below(2001)) - 1000) * 0.01f;
    return field;
}

struct Lab {
    Grid grid{.columns = 300, .rows = 3, .spacing_m = 10, .edges = Edges::open};
    Field a = wild({300, 3, 8}, 1), b = wild({300, 3, 8}, 2), c = wild({300, 3, 8}, 3);

    // How many cells differ from the interpreter's, at every width; -1 if it is refused.
    int differences(const std::string& text, StoreCounts* counted = nullptr) {
        Checker checker(pure_names(), none_);
        const auto root = checker.value({text, 0}, bare_number, "it");
        if (!root) {
            refusal = checker.problems.front().sentence;
            return -1;
        }
        const auto program = Program::compile(checker.terms, {*root});
        if (!program) {
            refusal = "too many operations";
            return -1;
        }
        std::vector<const Field*> fields;
        for (const std::string& name : program->inputs())
            fields.push_back(name == "a" ? &a : name == "b" ? &b : &c);
        const Site site{grid, whole(grid), {42, 7}, 5};
        int wrong = 0;
        for (const int width : {4, 8, 16}) {
            Field out({300, 3, 8});
            const Target target[] = {{&out, any_range()}};
            const StoreCounts counts = program->run(site, fields, target, {0, 0, 300, 3}, width);
            StoreCounts expected;
            for (std::int64_t y = 0; y < 3; ++y)
                for (std::int64_t x = 0; x < 300; x += x % 7 == 0 || x > 250 ? 1 : 3) {
                    StoreCounts ignored;
                    const float value =
                        stored(interpret(program->terms(), *root, site, fields, x, y), any_range(),
                               ignored);
                    wrong += std::bit_cast<std::uint32_t>(value) !=
                             std::bit_cast<std::uint32_t>(out.at(x, y));
                }
            if (counted != nullptr) *counted = counts;
        }
        return wrong;
    }
    std::string refusal;

private:
    std::vector<Binding> none_;
};

// The long form runs with CUESTA_LONG_TESTS=1.
TEST(rule_program, random_expressions_equal_the_interpreter_at_every_width) {
    const bool long_run = std::getenv("CUESTA_LONG_TESTS") != nullptr;
    const int count = long_run ? 100'000 : 2'000;
    Lab lab;
    int refused = 0;
    for (int i = 0; i < count; ++i) {
        test::RandomExpression dice(static_cast<std::uint64_t>(i));
        const std::string text = dice.value(2 + i % 4);
        lab.grid.edges = i % 2 == 0 ? Edges::open : Edges::wrap;
        const int wrong = lab.differences(text);
        if (wrong < 0) {
            ++refused;
            continue;
        }
        ASSERT_EQ(wrong, 0) << text;
    }
    EXPECT_LT(refused, count / 5) << lab.refusal;
}

TEST(rule_program, joined_instructions_keep_both_roundings) {
    Lab lab;
    for (const char* text : {"a * b + c",
                             "c + a * b",
                             "a * b - c",
                             "c - a * b",
                             "a * (b - c)",
                             "(b - c) * a",
                             "a + b + c",
                             "a + (b + c)",
                             "a < b ? c : a",
                             "a <= b ? c : a",
                             "a > b ? 1 : 0",
                             "upwind(a, b, c)",
                             "upwind(a + b, c, 1)",
                             "mean9(a)",
                             "mean9(a * b)",
                             "laplacian(a)",
                             "laplacian(a * a)",
                             "gradient_x(a) + gradient_y(b)",
                             "min8(a)",
                             "max8(left(a))",
                             "at(a, -8, 8)",
                             "sum8(a > 0)",
                             "a",
                             "3",
                             "random(0) + random(5)",
                             "right(random(2)) - random(2)",
                             "mean9(random(1)) + at(random(1), -8, 3)",
                             "time * right(x) / cell"})
        EXPECT_EQ(lab.differences(text), 0) << text << " " << lab.refusal;
}

TEST(rule_program, equal_parts_are_calculated_once_and_constants_never) {
    const auto operations = [](const char* text) {
        const std::vector<Binding> none;
        Checker checker(pure_names(), none);
        const auto root = checker.value({text, 0}, bare_number, "it");
        return Program::compile(checker.terms, {*root})->operations();
    };
    EXPECT_EQ(operations("exp(a) + exp(a) * exp(a)"), 2u);  // exp, a joined product and sum
    EXPECT_EQ(operations("a * (2 + 3 * 4)"), 1u);
    EXPECT_EQ(operations("a * 1 + b"), 1u);
    EXPECT_EQ(operations("a * cos(latitude)"), 1u);      // the cosine once a row
    EXPECT_EQ(operations("a * cos(x / cell) + b"), 1u);  // and once a column
    EXPECT_EQ(operations("cos(x / cell) * cos(y / cell)"), 1u);
    EXPECT_EQ(operations("if(1 < 2, a + b, exp(c))"), 1u);
    EXPECT_EQ(operations("clamp(mean9(a) + 0.01 * (b - a) + upwind(a, b, c), -1, 1)"), 5u);
}

TEST(rule_program, undefined_values_and_overflow_are_counted_unless_chosen_away) {
    Lab lab;
    lab.a.fill(0);
    lab.b.fill(2);
    StoreCounts counts;
    EXPECT_EQ(lab.differences("b / a", &counts), 0);
    EXPECT_EQ(counts.undefined, 900);
    EXPECT_EQ(lab.differences("if(a > 0, b / a, 0)", &counts), 0);
    EXPECT_EQ(counts.undefined + counts.overflowed, 0);
    EXPECT_EQ(lab.differences("exp(100 * b)", &counts), 0);
    EXPECT_EQ(counts.overflowed, 900);
    EXPECT_EQ(lab.differences("sqrt(a - 1)", &counts), 0);
    EXPECT_EQ(counts.undefined, 900);
}

TEST(rule_program, values_of_one_run_do_not_see_each_other) {
    const std::vector<Binding> none;
    Checker checker(pure_names(), none);
    const auto first = checker.value({"b", 0}, bare_number, "it");
    const auto second = checker.value({"a", 0}, bare_number, "it");
    const auto program = Program::compile(checker.terms, {*first, *second});
    Lab lab;
    Field a = lab.a.clone(), b = lab.b.clone();
    std::vector<const Field*> fields;
    for (const std::string& name : program->inputs()) fields.push_back(name == "a" ? &a : &b);
    const Target targets[] = {{&a, any_range()}, {&b, any_range()}};
    program->run({lab.grid, whole(lab.grid), {}, 0}, fields, targets);
    for (std::int64_t x = 0; x < 300; ++x) {
        EXPECT_EQ(a.at(x, 1), lab.b.at(x, 1));
        EXPECT_EQ(b.at(x, 1), lab.a.at(x, 1));
    }
}

TEST(rule_program, reach_follows_from_the_expression) {
    const std::vector<Binding> none;
    Checker checker(pure_names(), none);
    const auto root = checker.value({"mean9(at(a, 2, -3)) + b", 0}, bare_number, "it");
    const auto program = Program::compile(checker.terms, {*root});
    EXPECT_EQ(program->reach(), 4);
    EXPECT_EQ(program->reach_of(0), 4);
    EXPECT_EQ(program->reach_of(1), 0);
}

TEST(rule_program, too_many_operations_are_refused) {
    const std::vector<Binding> none;
    std::string text = "a";
    for (int i = 0; i < 8; ++i) text = "mean9(exp(sin(" + text + ") + b))";
    Checker checker(pure_names(), none);
    const auto root = checker.value({text, 0}, bare_number, "it");
    ASSERT_TRUE(root);
    EXPECT_FALSE(Program::compile(checker.terms, {*root}));
}

}  // namespace
}  // namespace cuesta::rule
