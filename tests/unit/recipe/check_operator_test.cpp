// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_operator.h"

#include "cuesta/random/counter.h"
#include "support/check_text.h"

namespace cuesta::test {
namespace {

TEST(check_operator, a_stage_needs_a_known_operator) {
    EXPECT_EQ(problems_of("[[stage]]\nhurst = 1"),
              (Lines{"1:1 this stage needs op = \"NAME\", the operator to run"}));
    EXPECT_EQ(problems_of("[[stage]]\nop = 3"),
              (Lines{"2:6 op must be a string in quotes, not a whole number"}));
    EXPECT_EQ(problems_of("[[stage]]\nop = \"smoth\""),
              (Lines{"2:6 there is no operator 'smoth'. Did you mean 'smooth'?"}));
}

TEST(check_operator, defaults_fill_what_is_not_written) {
    const Plan plan = plan_of("[[stage]]\nop = \"hills\"\nrelief = \"1 km\"");
    ASSERT_EQ(plan.stages.size(), 1u);
    const StagePlan& stage = plan.stages[0];
    EXPECT_EQ(stage.op->name, "hills");
    EXPECT_EQ(stage.values.size(), 7u);
    EXPECT_EQ(stage.values.at("hurst"), ParamValue(0.8));
    EXPECT_EQ(stage.label, "hills");
    EXPECT_EQ(stage.stream, stream_of("hills"));
    EXPECT_EQ(stage.blend, Blend::replace);
    EXPECT_FALSE(stage.seed);
}

TEST(check_operator, unknown_keys_are_refused_with_the_nearest) {
    EXPECT_EQ(problems_of("[[stage]]\nop = \"hills\"\nreleif = 5\nmsak = \"slope\""),
              (Lines{"3:1 unknown key 'releif' for 'hills'. Did you mean 'relief'?",
                     "4:1 unknown key 'msak' for 'hills'. Did you mean 'mask'?"}));
}

TEST(check_operator, a_key_that_belongs_elsewhere_says_where) {
    EXPECT_EQ(
        problems_of("[[stage]]\nop = \"hills\"\nevery = 2\nsteps = 3"),
        (Lines{"3:1 'every' is for a process inside simulate and for outputs, and 'hills' is a "
               "generator",
               "4:1 'steps' is for a process that is a stage of its own, and for simulate, "
               "and 'hills' is a generator"}));
    EXPECT_EQ(problems_of("[[stage]]\nop = \"slide\"\ninto = \"x\""),
              (Lines{"3:1 'into' is for generators and filters, and 'slide' is a process"}));
}

TEST(check_operator, a_required_parameter_is_asked_for) {
    EXPECT_EQ(problems_of("[[stage]]\nop = \"image\""),
              (Lines{"2:6 'image' needs file: The height map to read."}));
}

// Parameters that had other names.
struct Renamed {
    double width = 1;
    bool smooth = false;
    static constexpr std::string_view name = "renamed";
    static constexpr std::string_view summary = "Has new names.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr auto params() {
        return std::tuple{
            param(
                &Renamed::width,
                {.name = "width", .unit = "m", .doc = "W.", .min = 0, .max = 9, .was = "breadth"}),
            toggle(&Renamed::smooth, {.name = "smooth", .doc = "S.", .was = "soft"})};
    }
    static FieldUse fields() { return {}; }
    StepReport generate(Field&, const StepContext&) const { return {}; }
};

TEST(check_operator, a_renamed_parameter_is_read_by_its_older_name_with_a_note) {
    Registry registry;
    registry.add<Renamed>();
    const CheckResult old =
        check_text("[[stage]]\nop = \"renamed\"\nbreadth = 3\nsoft = true", {}, registry);
    ASSERT_TRUE(old.plan);
    EXPECT_EQ(old.plan->stages[0].values.at("width"), ParamValue(3.0));
    EXPECT_EQ(old.plan->stages[0].values.at("smooth"), ParamValue(true));
    EXPECT_EQ(old.plan->stages[0].values.count("breadth"), 0u);
    ASSERT_EQ(old.warnings.size(), 2u);
    EXPECT_NE(old.warnings[0].find("3:1: warning: breadth is called width now"), std::string::npos)
        << old.warnings[0];
    EXPECT_NE(old.warnings[1].find("4:1: warning: soft is called smooth now"), std::string::npos);

    // A tool that writes the newer name need not find and take away the older one.
    const CheckResult both =
        check_text("[[stage]]\nop = \"renamed\"\nbreadth = 3\nwidth = 4", {}, registry);
    ASSERT_TRUE(both.plan);
    EXPECT_EQ(both.plan->stages[0].values.at("width"), ParamValue(4.0));
    ASSERT_EQ(both.warnings.size(), 1u);
    EXPECT_NE(both.warnings[0].find("breadth is the older name of width"), std::string::npos);

    // Old and new recipes are the same land.
    const CheckResult fresh =
        check_text("[[stage]]\nop = \"renamed\"\nwidth = 3\nsmooth = true", {}, registry);
    ASSERT_TRUE(fresh.plan);
    EXPECT_TRUE(fresh.warnings.empty());
    EXPECT_EQ(fresh.plan->stages[0].values, old.plan->stages[0].values);
}

// Two numbers that exclude each other.
struct Between {
    double low = 0;
    double high = 1;
    static constexpr std::string_view name = "between";
    static constexpr std::string_view summary = "Between two heights.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr auto params() {
        return std::tuple{
            param(&Between::low, {.name = "low", .unit = "m", .doc = "Low.", .min = 0, .max = 9}),
            param(&Between::high,
                  {.name = "high", .unit = "m", .doc = "High.", .min = 0, .max = 9})};
    }
    static FieldUse fields() { return {}; }
    std::string problem() const { return low <= high ? "" : "low lies above high"; }
    StepReport generate(Field&, const StepContext&) const { return {}; }
};

TEST(check_operator, a_rule_over_several_parameters_is_asked) {
    Registry registry;
    registry.add<Between>();
    const std::string text = "[[stage]]\nop = \"between\"\nlow = ";
    EXPECT_TRUE(check_text(text + "1", {}, registry).problems.empty());
    const CheckResult wrong = check_text(text + "2", {}, registry);
    ASSERT_EQ(wrong.problems.size(), 1u);
    EXPECT_EQ(wrong.problems[0].sentence, "'between': low lies above high");
    EXPECT_EQ(wrong.problems[0].at.line, 2u);
}

// An operator whose steps go from cell to cell.
struct Spread {
    double rate_spacing = 0;
    static constexpr std::string_view name = "spread";
    static constexpr std::string_view summary = "Spreads.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr auto params() {
        return std::tuple{param(
            &Spread::rate_spacing,
            {.name = "rate_spacing", .unit = "m", .doc = "Meant for.", .min = 0, .max = 1e6})};
    }
    static FieldUse fields() { return {}; }
    StepReport generate(Field&, const StepContext&) const { return {}; }
};

TEST(check_operator, a_rate_spacing_that_is_not_given_is_that_of_the_recipe_whatever_the_size) {
    Registry registry;
    registry.add<Spread>();
    const auto meant = [&](const std::string& line, bool preview) {
        CheckOptions options;
        if (preview) options.size = {{11, 11}};
        const CheckResult result =
            check_text("[grid]\nsize = 21\nspacing = 4\n[[stage]]\nop = \"spread\"\n" + line,
                       options, registry);
        return std::get<double>(result.plan.value().stages[0].values.at("rate_spacing"));
    };
    EXPECT_EQ(meant("", true), 4);
    EXPECT_EQ(meant("", false), 0) << "its own grid: the numbers as they are";
    EXPECT_EQ(meant("rate_spacing = 0", true), 0);
    EXPECT_EQ(meant("rate_spacing = 7", true), 7);
}

TEST(check_operator, steps_and_seed_of_a_process) {
    const StagePlan stage = plan_of("[[stage]]\nop = \"slide\"\nsteps = 50\nseed = 9").stages[0];
    EXPECT_EQ(stage.steps, 50);
    EXPECT_EQ(stage.seed, 9u);
    EXPECT_EQ(problems_of("[[stage]]\nop = \"slide\"\nsteps = -1"),
              (Lines{"3:9 steps = -1 is outside its range 0 to 1000000000"}));
}

}  // namespace
}  // namespace cuesta::test
