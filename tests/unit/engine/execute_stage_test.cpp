// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/execute_stage.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "cuesta/catalog/builtin.h"
#include "cuesta/engine/advance.h"
#include "cuesta/engine/observer.h"
#include "support/run_recipe.h"

namespace cuesta::test {
namespace {

std::string stage(const std::string& lines) {
    return "[[stage]]\n" + lines;
}

TEST(ExecuteStage, streams_follow_labels_not_positions) {
    const std::string a = stage("op = \"spectral\"\nlabel = \"a\"\ninto = \"one\"\nrelief = 1\n");
    const std::string b = stage("op = \"spectral\"\nlabel = \"b\"\ninto = \"two\"\nrelief = 1\n");
    const auto ab = run_recipe(head_text(16, 16) + a + b),
               ba = run_recipe(head_text(16, 16) + b + a);
    EXPECT_EQ(field_hash(*ab, "one"), field_hash(*ba, "one"));
    EXPECT_EQ(field_hash(*ab, "two"), field_hash(*ba, "two"));
    EXPECT_NE(field_hash(*ab, "one"), field_hash(*ab, "two"));
}

// What operators note of fields they have left is forgotten between calls of advance: the same land
// comes out with and without it.
TEST(ExecuteStage, what_operators_note_does_not_show_in_the_land) {
    const auto process = [](const std::string& lines) { return "[[stage.process]]\n" + lines; };
    const std::string rain = process("op = \"rain\"\nrate = 3000\n");
    const std::string flow = process("op = \"water_flow\"\n");
    const std::string erosion = process("op = \"hydraulic_erosion\"\ncapacity = 5\n");
    const std::string dry = process("op = \"evaporation\"\n");
    const std::string half = "mask = \"half\"\n";
    const std::vector<std::pair<std::string, std::string>> cases = {
        {"0.05", rain + flow + erosion},
        {"0.05", rain + flow + dry + erosion + process("op = \"infiltration\"\n")},
        {"0.05", process("op = \"rain\"\nrate = 3000\n" + half) + flow + erosion},
        {"0.05", rain + process("op = \"water_flow\"\n" + half) +
                     process("op = \"hydraulic_erosion\"\n" + half)},
        {"3.99", rain + flow + erosion},  // coarser quanta soon
        {"0.05", rain + process("op = \"water_flow\"\nneighbours = \"eight\"\n") + erosion},
        {"0.05", rain + flow + process("op = \"hydraulic_erosion\"\nloads = \"own\"\n")},
    };
    for (const auto& [level, processes] : cases)
        for (const int blocks : {1, 2}) {
            const std::string recipe =
                head_text(24, 21, "open", 7, 2) + stage("op = \"spectral\"\nrelief = 20\n") +
                stage("op = \"flat\"\nlabel = \"h\"\nlevel = 0.5\ninto = \"half\"\n") +
                stage("op = \"flat\"\nlabel = \"w\"\ninto = \"water\"\nlevel = " + level + "\n") +
                stage("op = \"simulate\"\nsteps = 12\n") + processes;
            RunSetup setup;
            setup.across = setup.down = blocks;
            const auto whole = run_recipe(recipe, setup);
            const auto steps = prepare_recipe(recipe, setup);
            Observer silent;
            while (advance(*steps, silent, 1) == AdvanceEnd::paused) {
            }
            EXPECT_EQ(state_hash(*whole), state_hash(*steps)) << processes;
            EXPECT_EQ(whole->records.back().report.counts, steps->records.back().report.counts);
        }
}

// Families are forgotten: every process by itself.
const Registry& without_families() {
    static const Registry made = [] {
        Registry registry;
        for (OperatorRow row : builtin_registry().rows()) {
            row.family.clear();
            registry.add(std::move(row));
        }
        return registry;
    }();
    return made;
}

TEST(ExecuteStage, water_and_erosion_make_the_same_land_together_as_by_themselves) {
    const auto process = [](const std::string& lines) { return "[[stage.process]]\n" + lines; };
    const std::string rain = process("op = \"rain\"\nrate = 60\ntime_step = 0.2\n");
    const std::string flow = process("op = \"water_flow\"\nlabel = \"flow\"\ntime_step = 0.2\n");
    const std::string erosion =
        process("op = \"hydraulic_erosion\"\nlabel = \"wear\"\ntime_step = 0.2\n");
    const std::string seldom = process("op = \"hydraulic_erosion\"\nevery = 3\ntime_step = 0.2\n");
    const std::string masked = process(
        "op = \"hydraulic_erosion\"\nmask = \"half\"\n"
        "time_step = 0.2\n");
    const std::string event = "[[stage.event]]\nat = 5\nset = { \"process.wear.capacity\" = 9 }\n";
    const std::vector<std::pair<std::string, std::string>> cases = {
        {"0.05", rain + flow + erosion},
        {"0.05", rain + flow + erosion + event},
        {"0.05", rain + flow + seldom},
        {"0.05", rain + flow + masked},
        {"0.05", erosion + rain + flow},
        {"0.17", rain + flow + erosion},  // grows too deep to be told
        {"2.00", rain + flow + erosion},
    };
    for (const auto& [level, processes] : cases) {
        const std::string recipe =
            head_text(40, 270) + stage("op = \"spectral\"\nrelief = 60\n") +
            stage("op = \"flat\"\nlabel = \"h\"\nlevel = 0.5\ninto = \"half\"\n") +
            stage("op = \"flat\"\nlabel = \"w\"\ninto = \"water\"\nlevel = " + level + "\n") +
            stage("op = \"simulate\"\nsteps = 12\n") + processes;
        const auto joint = run_recipe(recipe);
        RunSetup alone;
        alone.registry = &without_families();
        const auto single = run_recipe(recipe, alone);
        EXPECT_EQ(state_hash(*joint), state_hash(*single)) << recipe;
        EXPECT_EQ(joint->records.back().report.counts, single->records.back().report.counts);
        EXPECT_EQ(joint->records.back().operator_steps, single->records.back().operator_steps);
        // In two goes, with nothing noted in between.
        const auto stopped = prepare_recipe(recipe);
        Observer silent;
        advance(*stopped, silent, 3 + 7);
        advance(*stopped, silent);
        EXPECT_EQ(state_hash(*stopped), state_hash(*single)) << recipe;
    }
}

}  // namespace
}  // namespace cuesta::test
