// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/snapshot.h"

#include <gtest/gtest.h>

#include "cuesta/engine/advance.h"
#include "support/run_recipe.h"
#include "support/scratch_directory.h"

namespace cuesta::test {
namespace {

// Ticks: base 0-1, slide 1-5, world 5-15.
std::string recipe_of(const std::string& events = {}, const std::string& more = {}) {
    return head_text(20, 15) +
           "[[stage]]\nop = \"diamond_square\"\nlabel = \"base\"\nrelief = 200\n"
           "[[stage]]\nop = \"thermal\"\nlabel = \"slide\"\nangle = 15\nsteps = 4\n"
           "[[stage]]\nop = \"simulate\"\nlabel = \"world\"\nsteps = 10\n"
           "[[stage.process]]\nop = \"rain\"\nrate = 50\n"
           "[[stage.process]]\nop = \"thermal\"\nangle = 12\n" +
           events + more;
}
const std::string heavier_at_7 = "[[stage.event]]\nat = 7\nset = { \"process.rain.rate\" = 90 }\n";

std::string name_at(const Run& run, std::int64_t tick) {
    return snapshot_name(run.plan, run.input_sha256, position_of(run.plan, tick));
}

TEST(Snapshot, a_tick_counts_steps_over_all_stages) {
    const auto run = prepare_recipe(recipe_of());
    EXPECT_EQ(ticks_of(run->plan), 15);
    EXPECT_EQ(position_of(run->plan, 0), (RunPosition{0, 0}));
    EXPECT_EQ(position_of(run->plan, 1), (RunPosition{1, 0}));
    EXPECT_EQ(position_of(run->plan, 6), (RunPosition{2, 1}));
    EXPECT_EQ(position_of(run->plan, 99), (RunPosition{3, 0}));
    for (std::int64_t tick = 0; tick <= 15; ++tick)
        EXPECT_EQ(tick_of(run->plan, position_of(run->plan, tick)), tick);
}

TEST(Snapshot, goes_on_with_the_same_bits) {
    const ScratchDirectory directory;
    Observer silent;
    const std::string text = recipe_of(heavier_at_7);
    const auto whole = run_recipe(text);
    for (const std::int64_t tick : {1, 3, 5, 9, 12, 15}) {
        const auto run = prepare_recipe(text);
        advance(*run, silent, tick);
        ASSERT_EQ(tick_of(run->plan, run->position), tick);
        const auto file = directory.path() / (std::to_string(tick) + ".cuesta");
        save_snapshot(*run, file);
        const auto other = prepare_recipe(text);
        load_snapshot(*other, file, silent);
        EXPECT_EQ(other->position, run->position);
        advance(*other, silent);
        EXPECT_EQ(state_hash(*other), state_hash(*whole)) << tick;
        EXPECT_EQ(other->ledger()[0].end_m3, whole->ledger()[0].end_m3);
    }
}

TEST(Snapshot, its_name_does_not_know_what_comes_later) {
    const auto plain = prepare_recipe(recipe_of());
    const auto longer = prepare_recipe(recipe_of({}, "[[stage]]\nop = \"blur\"\n"));
    const auto changed = prepare_recipe(recipe_of(heavier_at_7));
    for (std::int64_t tick = 0; tick <= 15; ++tick) {
        EXPECT_EQ(name_at(*plain, tick), name_at(*longer, tick)) << tick;
        // The event happens between steps 7 and 8 of the stage, ticks 12 and 13.
        EXPECT_EQ(name_at(*plain, tick) == name_at(*changed, tick), tick <= 12) << tick;
    }
}

TEST(Snapshot, its_name_knows_everything_that_was) {
    const auto plain = prepare_recipe(recipe_of());
    for (const char* set : {"seed=8", "grid.spacing=11", "stage.base.relief=201",
                            "stage.world.process.rain.rate=51"}) {
        RunSetup setup;
        setup.sets = {set};
        const auto other = prepare_recipe(recipe_of(), setup);
        EXPECT_NE(name_at(*plain, 9), name_at(*other, 9)) << set;
    }
    EXPECT_NE(name_at(*plain, 9), name_at(*plain, 10));
}

TEST(Snapshot, of_another_past_is_refused) {
    const ScratchDirectory directory;
    Observer silent;
    const auto run = prepare_recipe(recipe_of());
    advance(*run, silent, 9);
    const auto file = directory.path() / "m.cuesta";
    save_snapshot(*run, file);
    RunSetup setup;
    setup.sets = {"stage.slide.angle=16"};
    EXPECT_THROW(load_snapshot(*prepare_recipe(recipe_of(), setup), file, silent), Error);
    EXPECT_NO_THROW(load_snapshot(*prepare_recipe(recipe_of(heavier_at_7)), file, silent));
    EXPECT_THROW(
        load_snapshot(*prepare_recipe(recipe_of()), directory.path() / "none.cuesta", silent),
        Error);
}

TEST(Snapshot, where_all_is_at_rest_inside_a_stage_none_is_recorded) {
    Observer silent;
    const auto run = prepare_recipe(head_text(12, 12) +
                                    "[[stage]]\nop = \"flat\"\nlevel = 5\n"
                                    "[[stage]]\nop = \"simulate\"\nsteps = 9\n"
                                    "[[stage.process]]\nop = \"thermal\"\nuntil = \"rest\"\n"
                                    "[[stage.event]]\nat = 6\nop = \"blur\"\n");
    advance(*run, silent, 1);
    EXPECT_TRUE(can_record(*run));
    advance(*run, silent, 3);
    EXPECT_FALSE(can_record(*run));
}

}  // namespace
}  // namespace cuesta::test
