// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_shared.h"

#include <fmt/format.h>

#include "cuesta/operator/describe.h"
#include "support/check_text.h"
#include "support/shore_toys.h"

namespace cuesta::test {
namespace {

enum class Model { pipe, shallow };
constexpr auto choice_words(Model) {
    return std::array<std::string_view, 2>{"pipe", "shallow"};
}

// Three processes that share a time step; two of them a model.
template <int which>
struct Wet {
    double time_step = 1;
    Model model = Model::pipe;

    static constexpr std::string_view name = which == 0 ? "pour" : which == 1 ? "flow" : "dig";
    static constexpr std::string_view summary = "A toy.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr auto params() {
        constexpr auto seconds = param(&Wet::time_step, {.name = "time_step",
                                                         .unit = "s",
                                                         .doc = "Time of one step.",
                                                         .min = 1e-3,
                                                         .max = which == 2 ? 100 : 3600,
                                                         .scale = Scale::log});
        if constexpr (which == 0)
            return std::tuple{seconds};
        else
            return std::tuple{seconds, choice(&Wet::model, {.name = "model", .doc = "A model."})};
    }
    static FieldUse fields() { return {}; }
    StepReport apply(Terrain&, const StepContext&) const { return {}; }
};

// Counts in years: nobody's time step but its own.
struct Lift {
    double time_step = 1000;
    static constexpr std::string_view name = "lift";
    static constexpr std::string_view summary = "A toy.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr auto params() {
        return std::tuple{param(
            &Lift::time_step,
            {.name = "time_step", .unit = "yr", .doc = "Time of one step.", .min = 1, .max = 1e6})};
    }
    static FieldUse fields() { return {}; }
    StepReport apply(Terrain&, const StepContext&) const { return {}; }
};

// Puts what it wears off into the water.
template <bool choosy>
struct Wash {
    enum class Loads { one, own };
    MaterialName sediment = "regolith";
    Loads loads = Loads::one;
    static constexpr std::string_view name = choosy ? "wash" : "rinse";
    static constexpr std::string_view summary = "A toy.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr auto params() {
        constexpr auto what = material(&Wash::sediment, {.name = "sediment", .doc = "A material."});
        if constexpr (choosy)
            return std::tuple{what, choice(&Wash::loads, {.name = "loads", .doc = "Loads."})};
        else
            return std::tuple{what};
    }
    static FieldUse fields() { return {.reads = {}, .writes = {std::string(field::sediment)}}; }
    StepReport apply(Terrain&, const StepContext&) const { return {}; }
};
constexpr auto choice_words(Wash<true>::Loads) {
    return std::array<std::string_view, 2>{"one", "own"};
}

const Registry& wet_registry() {
    static const Registry list = [] {
        Registry made;
        made.add<Wet<0>>();
        made.add<Wet<1>>();
        made.add<Wet<2>>();
        made.add<Lift>();
        made.add<Shore<0>>();
        made.add<Shore<1>>();
        made.add<Wash<true>>();
        made.add<Wash<false>>();
        made.add<Simulate>();
        return made;
    }();
    return list;
}

// A simulation of the four processes; each text stands in the lines after its "op".
struct Recipe4 {
    std::string pour{}, flow{}, dig{}, lift{}, events{};
    std::string text() const {
        return "[[stage]]\nop = \"simulate\"\nsteps = 9\n"
               "[[stage.process]]\nop = \"pour\"\n" +
               pour + "[[stage.process]]\nop = \"flow\"\n" + flow +
               "[[stage.process]]\nop = \"dig\"\n" + dig + "[[stage.process]]\nop = \"lift\"\n" +
               lift + events;
    }
    Lines problems() const {
        Lines lines;
        for (const Diagnostic& one : check_text(text(), {}, wet_registry()).problems)
            lines.push_back(fmt::format("{}:{} {}", one.at.line, one.at.column, one.sentence));
        return lines;
    }
    ParamValue value(std::size_t process, const char* name) const {
        const CheckResult result = check_text(text(), {}, wet_registry());
        for (const Diagnostic& one : result.problems) ADD_FAILURE() << one.text();
        return result.plan ? result.plan->stages.at(0).processes.at(process).values.at(name)
                           : ParamValue{};
    }
};

TEST(check_shared, what_is_stated_once_holds_for_all) {
    const Recipe4 recipe{.flow = "time_step = 0.1\nmodel = \"shallow\"\n"};
    EXPECT_EQ(recipe.value(0, "time_step"), ParamValue(0.1));
    EXPECT_EQ(recipe.value(2, "time_step"), ParamValue(0.1));
    EXPECT_EQ(recipe.value(2, "model"), ParamValue(std::string("shallow")));
    EXPECT_EQ(recipe.value(3, "time_step"), ParamValue(1000.0));
    const Recipe4 silent{};
    EXPECT_EQ(silent.value(0, "time_step"), ParamValue(1.0));
}

TEST(check_shared, a_contradiction_is_refused_at_the_later_value) {
    const Recipe4 recipe{.pour = "time_step = 1\n",
                         .flow = "time_step = 100\nmodel = \"shallow\"\n",
                         .dig = "time_step = 0.1\nmodel = \"pipe\"\n"};
    EXPECT_EQ(recipe.problems(),
              (Lines{"9:13 time_step = 100 s contradicts 1 s of 'pour': processes of one simulate "
                     "work on the same time; state it once, or the same for all",
                     "13:13 time_step = 0.1 s contradicts 1 s of 'pour': processes of one simulate "
                     "work on the same time; state it once, or the same for all",
                     "14:9 model = pipe contradicts shallow of 'flow': processes of one simulate "
                     "work on the same water; state it once, or the same for all"}));
}

TEST(check_shared, other_units_and_disabled_processes_do_not_count) {
    EXPECT_TRUE((Recipe4{.pour = "time_step = 2\n", .lift = "time_step = 5\n"}).problems().empty());
    EXPECT_TRUE((Recipe4{.pour = "time_step = 2\nenabled = false\n", .flow = "time_step = 5\n"})
                    .problems()
                    .empty());
    EXPECT_TRUE((Recipe4{.pour = "time_step = \"1 min\"\n", .flow = "time_step = 60\n"})
                    .problems()
                    .empty());
}

TEST(check_shared, a_process_that_rests_may_state_the_time_until_it_runs_again) {
    const Recipe4 longer{.flow = "time_step = 2\n", .dig = "every = 10\ntime_step = 20\n"};
    EXPECT_TRUE(longer.problems().empty());
    EXPECT_EQ(longer.value(0, "time_step"), ParamValue(2.0));
    const Recipe4 equal{.flow = "time_step = 2\n", .dig = "every = 10\ntime_step = 2\n"};
    EXPECT_TRUE(equal.problems().empty());
    const Recipe4 alone{.dig = "every = 10\ntime_step = 10\n"};
    EXPECT_EQ(alone.value(0, "time_step"), ParamValue(1.0));
    EXPECT_EQ((Recipe4{.flow = "time_step = 2\n", .dig = "every = 10\ntime_step = 5\n"}).problems(),
              (Lines{"12:13 time_step = 5 s contradicts 2 s of 'flow': processes of one simulate "
                     "work on the same time; state it once, or the same for all"}));
}

TEST(check_shared, what_another_process_cannot_take_over_is_refused) {
    EXPECT_EQ((Recipe4{.flow = "time_step = 200\n"}).problems(),
              (Lines{"8:13 time_step = 200 s is outside the range 0.001 to 100 s of 'dig', which "
                     "shares it"}));
}

TEST(check_shared, events_change_it_for_all_or_not_at_all) {
    EXPECT_EQ((Recipe4{.events = "[[stage.event]]\nat = 3\n"
                                 "set = { \"process.flow.time_step\" = 2 }\n"})
                  .problems(),
              (Lines{"14:36 time_step = 2 s contradicts 1 s of 'pour' from then on; set it for all "
                     "processes in the same event"}));
    EXPECT_TRUE(
        (Recipe4{.events = "[[stage.event]]\nat = 3\n[stage.event.set]\n"
                           "\"process.flow.time_step\" = 2\n\"process.pour.time_step\" = 2\n"
                           "\"process.dig.time_step\" = 2\n"})
            .problems()
            .empty());
    EXPECT_TRUE((Recipe4{.events = "[[stage.event]]\nat = 3\n"
                                   "set = { \"process.lift.time_step\" = 2 }\n"})
                    .problems()
                    .empty());
}

Lines washing(const std::string& wash, const std::string& rinse) {
    Lines lines;
    const std::string text =
        "[[stage]]\nop = \"simulate\"\nsteps = 9\n[[stage.process]]\nop = "
        "\"wash\"\n" +
        wash + "[[stage.process]]\nop = \"rinse\"\n" + rinse;
    for (const Diagnostic& one : check_text(text, {}, wet_registry()).problems)
        lines.push_back(fmt::format("{}:{} {}", one.at.line, one.at.column, one.sentence));
    return lines;
}

// Each would take from the account of the other's material what is not in it.
TEST(check_shared, the_water_has_one_load_for_all) {
    EXPECT_EQ(washing("", ""), Lines{});
    EXPECT_EQ(washing("sediment = \"sand\"\n", ""), Lines{});
    EXPECT_EQ(washing("sediment = \"sand\"\n", "sediment = \"sand\"\n"), Lines{});
    const Lines two = washing("sediment = \"sand\"\n", "sediment = \"granite\"\n");
    ASSERT_EQ(two.size(), 1u);
    EXPECT_EQ(two[0].substr(0, two[0].find(' ')), "9:12");
    EXPECT_NE(two[0].find("the same load of the water"), std::string::npos) << two[0];
    const Lines own = washing("loads = \"own\"\n", "");
    ASSERT_EQ(own.size(), 1u);
    EXPECT_EQ(own[0].substr(0, own[0].find(' ')), "6:9");
    EXPECT_NE(own[0].find("one load into the same water"), std::string::npos) << own[0];
}

TEST(check_shared, one_simulate_has_one_sea) {
    const auto checked = [](const std::string& surf, const std::string& tide) {
        return check_text(
            "[[stage]]\nop = \"simulate\"\nsteps = 9\n[[stage.process]]\nop = "
            "\"surf\"\n" +
                surf + "[[stage.process]]\nop = \"tide\"\nevery = 3\n" + tide,
            {}, wet_registry());
    };
    const CheckResult once = checked("sea_level = 5\n", "");
    ASSERT_TRUE(once.plan);
    EXPECT_EQ(once.plan->stages[0].processes[1].values.at("sea_level"), ParamValue(5.0));
    EXPECT_EQ(once.plan->sea_level_m, 5.0);
    EXPECT_EQ(checked("", "").plan->sea_level_m, std::nullopt);
    // Fifteen metres are no five of every third step.
    const CheckResult twice = checked("sea_level = 5\n", "sea_level = 15\n");
    ASSERT_EQ(twice.problems.size(), 1u);
    EXPECT_NE(twice.problems[0].sentence.find("the same sea"), std::string::npos);
}

}  // namespace
}  // namespace cuesta::test
