// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_simulate.h"

#include "cuesta/random/counter.h"
#include "support/check_text.h"

namespace cuesta::test {
namespace {

const std::string head =
    "[[stage]]\n"
    "op = \"simulate\"\n"
    "label = \"sim\"\n"
    "steps = 30\n"
    "[[stage.process]]\n"
    "op = \"rain\"\n"
    "label = \"wet\"\n"
    "[[stage.process]]\n"
    "op = \"slide\"\n"
    "every = 20\n";  // what follows stands in line 11

TEST(check_simulate, processes_take_turns) {
    const Plan plan = plan_of(head);
    const StagePlan& stage = plan.stages.at(0);
    EXPECT_EQ(stage.steps, 30);
    ASSERT_EQ(stage.processes.size(), 2u);
    EXPECT_EQ(stage.processes[0].label, "wet");
    EXPECT_EQ(stage.processes[0].stream, stream_of("sim/wet"));
    EXPECT_EQ(stage.processes[1].every, 20);
    EXPECT_EQ(plan.halo, 1);
}

TEST(check_simulate, only_processes_run_inside) {
    EXPECT_EQ(problems_of(head + "[[stage.process]]\nop = \"hills\""),
              (Lines{"12:6 'hills' is a generator; inside simulate only processes run"}));
    EXPECT_EQ(problems_of(head + "[[stage.process]]\nop = \"slide\"\nevery = 0\nsteps = 2"),
              (Lines{"13:9 every = 0 is outside its range 1 to 1000000000",
                     "14:1 'steps' is for a process that is a stage of its own, and for simulate, "
                     "and 'slide' is a process inside simulate"}));
    EXPECT_EQ(problems_of("[[stage]]\nop = \"simulate\"\nprocess = 3"),
              (Lines{"3:1 'process' is a list of tables: write [[stage.process]] above each one"}));
    EXPECT_EQ(problems_of(head + "[[stage.process]]\nop = \"slide\"\nlabel = \"wet\""),
              (Lines{"13:9 label 'wet' is taken by an earlier process of this stage"}));
}

TEST(check_simulate, processes_read_what_others_write_in_any_order) {
    const std::string text =
        "[[stage]]\nop = \"simulate\"\n[[stage.process]]\nop = \"drain\"\n"
        "[[stage.process]]\nop = \"rain\"\n";
    EXPECT_TRUE(problems_of(text).empty());
    EXPECT_EQ(problems_of(text + "enabled = false").size(), 1u);
}

TEST(check_simulate, without_processes_it_warns) {
    EXPECT_EQ(check_text("[[stage]]\nop = \"simulate\"").warnings,
              (Lines{"r.toml:2:6: warning: 'simulate' has no [[stage.process]], so nothing "
                     "happens"}));
}

TEST(check_simulate, an_event_sets_parameters_by_label_operator_or_number) {
    for (const char* path : {"\"process.wet.rate\"", "process.rain.rate", "process.1.rate"}) {
        const Plan plan =
            plan_of(head + "[[stage.event]]\nat = 5\nset = { " + path + " = \"1 cm/h\" }");
        const EventPlan& event = plan.stages.at(0).events.at(0);
        EXPECT_EQ(event.at, 5);
        ASSERT_EQ(event.changes.size(), 1u);
        EXPECT_EQ(event.changes[0].process, 0u);
        EXPECT_EQ(event.changes[0].param, "rate");
        EXPECT_EQ(event.changes[0].value, ParamValue(10.0));
        EXPECT_TRUE(event.operators.empty());
    }
}

TEST(check_simulate, a_wrong_set_is_refused_at_its_key) {
    const auto set = [](const std::string& text) {
        return problems_of(head + "[[stage.event]]\nat = 5\nset = " + text);
    };
    EXPECT_EQ(set("{ \"process.wett.rate\" = 1 }"),
              (Lines{"13:9 set 'process.wett.rate': there is no process 'wett'. Did you mean "
                     "'wet'?"}));
    EXPECT_EQ(set("{ \"process.wet.rat\" = 1 }"),
              (Lines{"13:9 set 'process.wet.rat': 'rain' has no parameter 'rat'. Did you mean "
                     "'rate'?"}));
    EXPECT_EQ(set("{ \"process.wet.rate\" = 501 }"),
              (Lines{"13:30 rate = 501 is outside its range 0 to 500 mm/h"}));
    EXPECT_EQ(set("{ rate = 1 }"), (Lines{"13:9 set 'rate': write process.NAME.PARAMETER"}));
    EXPECT_EQ(set("{ process.wet.rate = 1, process.rain.rate = 2 }"),
              (Lines{"13:44 set 'process.rain.rate': this is set twice"}));
    EXPECT_EQ(set("{}"), (Lines{"13:1 set is empty; name what it changes"}));
    EXPECT_EQ(set("3").size(), 1u);
    EXPECT_EQ(set("{ process.wet.rate = 1 }\nop = \"hills\""),
              (Lines{"13:1 an event has either 'set' or 'op'; make two events of it"}));
    EXPECT_EQ(set("{ process.wet.rate = 1 }\nmask = \"slope\"").size(), 1u);
}

TEST(check_simulate, an_event_may_be_an_operator) {
    const Plan plan = plan_of(head +
                              "[[stage.event]]\nat = 3\nop = \"hills\"\nmask = \"slope\"\n"
                              "into = \"mark\"\n");
    const EventPlan& event = plan.stages.at(0).events.at(0);
    ASSERT_EQ(event.operators.size(), 1u);
    EXPECT_EQ(event.operators[0].mask, "slope");
    EXPECT_EQ(event.operators[0].stream, stream_of("sim/event/hills"));
    EXPECT_EQ(plan.fields, (Lines{"mark"}));
    EXPECT_EQ(problems_of(head + "[[stage.event]]\nat = 3\nop = \"simulate\""),
              (Lines{"13:6 'simulate' cannot be an event"}));
}

TEST(check_simulate, events_come_in_the_order_of_their_steps) {
    const Plan plan = plan_of(head +
                              "[[stage.event]]\nat = 9\nop = \"hills\"\nmask = \"mark\"\n"
                              "[[stage.event]]\nat = 3\nop = \"hills\"\ninto = \"mark\"\n");
    const auto& events = plan.stages.at(0).events;
    ASSERT_EQ(events.size(), 2u);
    EXPECT_EQ(events[0].at, 3);
    EXPECT_EQ(events[0].operators[0].label, "hills_2");
    EXPECT_EQ(events[1].at, 9);
}

TEST(check_simulate, an_event_needs_a_time_and_something_to_do) {
    EXPECT_EQ(problems_of(head + "[[stage.event]]\n"),
              (Lines{"11:1 this event needs at = STEP, the steps done before it",
                     "11:1 this event does nothing: give it set = { ... } or an op"}));
    EXPECT_EQ(problems_of(head + "[[stage.event]]\nat = -1\nop = \"hills\""),
              (Lines{"12:6 at = -1 is outside its range 0 to 1000000000"}));
    EXPECT_EQ(check_text(head + "[[stage.event]]\nat = 31\nop = \"hills\"").warnings,
              (Lines{"r.toml:12:6: warning: at = 31 never comes: the stage has 30 steps"}));
}

TEST(check_simulate, what_concerns_a_disabled_process_is_dropped) {
    const Plan plan = plan_of(
        "[[stage]]\nop = \"simulate\"\n"
        "[[stage.process]]\nop = \"rain\"\nenabled = false\n"
        "[[stage.process]]\nop = \"slide\"\n"
        "[[stage.event]]\nat = 1\nset = { process.rain.rate = 1, process.slide.rate = 0.05 }\n");
    const StagePlan& stage = plan.stages.at(0);
    ASSERT_EQ(stage.processes.size(), 1u);
    ASSERT_EQ(stage.events.at(0).changes.size(), 1u);
    EXPECT_EQ(stage.events[0].changes[0].process, 0u);
    EXPECT_EQ(stage.events[0].changes[0].value, ParamValue(0.05));
}

}  // namespace
}  // namespace cuesta::test
