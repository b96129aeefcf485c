// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_state_words.h"

#include <fmt/format.h>

#include "cuesta/operator/describe.h"
#include "cuesta/process/simulate.h"
#include "support/check_text.h"

namespace cuesta::test {
namespace {

enum class Model { pipe, shallow };
constexpr auto choice_words(Model) {
    return std::array<std::string_view, 2>{"pipe", "shallow"};
}

// Two processes whose model is that of the water they leave, and one whose model is its own affair.
template <int which>
struct Wet {
    Model model = Model::pipe;
    double time_step = 1;

    static constexpr std::string_view name = which == 0 ? "flow" : which == 1 ? "dig" : "slide";
    static constexpr std::string_view summary = "A toy.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr auto params() {
        return std::tuple{
            choice(&Wet::model, {.name = "model", .doc = "A model.", .of_state = which < 2}),
            param(&Wet::time_step,
                  {.name = "time_step", .unit = "s", .doc = "Time.", .min = 1e-3, .max = 3600})};
    }
    static FieldUse fields() { return {}; }
    StepReport apply(Terrain&, const StepContext&) const { return {}; }
};

const Registry& wet_registry() {
    static const Registry list = [] {
        Registry made;
        made.add<Wet<0>>();
        made.add<Wet<1>>();
        made.add<Wet<2>>();
        made.add<Simulate>();
        return made;
    }();
    return list;
}

Lines placed(const Diagnostics& list) {
    Lines lines;
    for (const Diagnostic& one : list)
        lines.push_back(fmt::format("{}:{} {}", one.at.line, one.at.column, one.sentence));
    return lines;
}
Lines problems(const std::string& text, const CheckOptions& options = {}) {
    return placed(check_text(text, options, wet_registry()).problems);
}
Lines warnings(const std::string& text) {
    CheckResult result = check_text(text, {}, wet_registry());
    for (const Diagnostic& one : result.problems) ADD_FAILURE() << one.text();
    return std::move(result.warnings);
}

const std::string shallow = "model = \"shallow\"\n", pipe = "model = \"pipe\"\n";

std::string stage(const std::string& op, const std::string& more = {}) {
    return "[[stage]]\nop = \"" + op + "\"\n" + more;
}
// Three lines, then the process in the fourth.
std::string simulate(const std::string& op, const std::string& more = {},
                     const std::string& own = "steps = 9\n") {
    return stage("simulate", own + "[[stage.process]]\nop = \"" + op + "\"\n" + more);
}

TEST(check_state_words, a_later_stage_that_contradicts_is_refused_at_its_place) {
    EXPECT_EQ(
        problems(simulate("flow", shallow) + simulate("dig", pipe)),
        (Lines{"12:9 model = pipe contradicts model = shallow of 'simulate/flow' (line 6): what "
               "one stage leaves is what the next begins with; state the same in both"}));
    const Lines bare = problems(stage("flow", shallow) + stage("dig", pipe));
    ASSERT_EQ(bare.size(), 1u);
    EXPECT_TRUE(
        bare[0].starts_with("6:9 model = pipe contradicts model = shallow of 'flow' "
                            "(line 3)"))
        << bare[0];
    const Lines option =
        problems(stage("flow", shallow) + stage("dig"), {.sets = {"stage.dig.model=pipe"}});
    ASSERT_EQ(option.size(), 1u);
    EXPECT_NE(option[0].find("contradicts model = shallow of 'flow' (line 3)"), std::string::npos);
}

TEST(check_state_words, what_a_simulate_says_for_all_counts_as_theirs) {
    const Lines said = problems(simulate("flow", "", "steps = 9\n" + shallow) + stage("dig", pipe));
    ASSERT_EQ(said.size(), 1u);
    EXPECT_TRUE(
        said[0].starts_with("9:9 model = pipe contradicts model = shallow of "
                            "'simulate/flow' (line 4)"))
        << said[0];
    // Taken over from a neighbour, with its place.
    const std::string two = simulate("flow") + "[[stage.process]]\nop = \"dig\"\n" + shallow;
    EXPECT_TRUE(warnings(two + stage("dig", shallow)).empty());
    const Lines taken = problems(two + stage("dig", pipe));
    ASSERT_EQ(taken.size(), 1u);
    EXPECT_NE(taken[0].find("of 'simulate/flow' (line 8)"), std::string::npos) << taken[0];
}

// Refused where they stand side by side, and only there.
TEST(check_state_words, one_simulate_is_told_once) {
    EXPECT_EQ(
        problems(simulate("flow", shallow) + "[[stage.process]]\nop = \"dig\"\n" + pipe).size(),
        1u);
}

TEST(check_state_words, who_says_nothing_keeps_its_default_and_is_told) {
    const std::string text = simulate("flow", shallow) + stage("dig");
    EXPECT_EQ(warnings(text),
              (Lines{"r.toml:8:6: warning: 'dig' says no model and takes pipe, its default, which "
                     "is not model = "
                     "shallow of 'simulate/flow' (line 6); state the same in both"}));
    EXPECT_EQ(check_text(text, {}, wet_registry()).plan->stages[1].values.at("model"),
              ParamValue(std::string("pipe")));
    EXPECT_EQ(warnings(stage("flow") + stage("dig", shallow)).size(), 1u);
    EXPECT_TRUE(warnings(stage("flow", pipe) + stage("dig")).empty());
    EXPECT_TRUE(warnings(stage("flow") + stage("dig")).empty());
}

TEST(check_state_words, times_and_models_that_leave_nothing_may_differ) {
    EXPECT_TRUE(warnings(stage("flow", "time_step = 100\n") + stage("dig", "time_step = 0.1\n") +
                         stage("slide", pipe) + stage("slide", "label = \"b\"\n" + shallow))
                    .empty());
    EXPECT_TRUE(
        warnings(stage("flow", shallow) + stage("dig", "enabled = false\n" + pipe)).empty());
}

TEST(check_state_words, events_do_not_change_what_is_there) {
    const auto event = [](const std::string& word) {
        return "[[stage.event]]\nat = 3\nset = { \"process.flow.model\" = \"" + word + "\" }\n";
    };
    EXPECT_EQ(problems(simulate("flow") + event("shallow")),
              (Lines{"8:32 model = shallow contradicts pipe of 'simulate/flow', which this stage "
                     "begins with: what is there would be taken for something else; state it "
                     "where the process stands"}));
    EXPECT_TRUE(problems(simulate("flow") + event("pipe")).empty());
    EXPECT_TRUE(problems(simulate("slide") + "[[stage.event]]\nat = 3\nset = { "
                                             "\"process.slide.model\" = \"shallow\" }\n")
                    .empty());
    const Lines op =
        problems(simulate("flow", shallow) + "[[stage.event]]\nat = 3\nop = \"dig\"\n" + pipe);
    ASSERT_EQ(op.size(), 1u);
    EXPECT_TRUE(op[0].starts_with("10:9 model = pipe contradicts")) << op[0];
}

}  // namespace
}  // namespace cuesta::test
