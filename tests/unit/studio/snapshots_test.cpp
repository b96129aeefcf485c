// SPDX-License-Identifier: Apache-2.0
#include "apps/studio/snapshots.h"

#include <gtest/gtest.h>

#include <fstream>

#include "cuesta/engine/advance.h"
#include "cuesta/engine/prepare.h"
#include "cuesta/engine/snapshot.h"
#include "cuesta/io/format.h"
#include "support/scratch_directory.h"
#include "support/studio_plan.h"

namespace cuesta::studio {
namespace {

class Quiet final : public Observer {
} observer;

std::unique_ptr<Run> run_of(const Plan& plan) {
    RunOptions options;
    options.preview = false;
    return prepare_run(plan, options, observer);
}

std::string land(const Run& run) {
    return data_sha256(run.domain.collect("height"));
}

void advance_to(Run& run, std::int64_t tick) {
    while (tick_of(run.plan, run.position) < tick) advance(run, observer, 1);
}

TEST(moments, the_latest_moment_before_a_tick_is_loaded_to_the_bit) {
    const ScratchDirectory scratch;
    Snapshots moments(scratch / "m");
    const Plan plan = plan_of(small_recipe());
    const auto run = run_of(plan);
    std::map<std::int64_t, std::string> lands;
    for (const std::int64_t tick : {1, 3, 8, 15}) {
        advance_to(*run, tick);
        lands[tick] = land(*run);
        EXPECT_TRUE(moments.record(*run));
        EXPECT_FALSE(moments.record(*run));  // it is there
    }
    EXPECT_EQ(moments.recorded(plan, {}), (std::vector<std::int64_t>{1, 3, 8, 15}));
    const auto other = run_of(plan);
    EXPECT_TRUE(moments.load_latest(*other, 12, 0, observer));
    EXPECT_EQ(tick_of(plan, other->position), 8);
    EXPECT_EQ(land(*other), lands[8]);
    EXPECT_FALSE(moments.load_latest(*other, 12, 8, observer));  // none after that
    EXPECT_TRUE(moments.load_latest(*other, 99, 8, observer));
    EXPECT_EQ(tick_of(plan, other->position), 15);
}

TEST(moments, a_changed_stage_keeps_only_what_comes_before_it) {
    const ScratchDirectory scratch;
    Snapshots moments(scratch / "m");
    const auto run = run_of(plan_of(small_recipe()));
    for (const std::int64_t tick : {1, 2, 3, 10}) {
        advance_to(*run, tick);
        ASSERT_TRUE(moments.record(*run)) << tick;
    }
    EXPECT_EQ(moments.recorded(plan_of(small_recipe(20, "20 deg")), {}),
              (std::vector<std::int64_t>{1, 2, 3}));
    EXPECT_TRUE(moments.recorded(plan_of(small_recipe(20, "30 deg", "90 m")), {}).empty());
    // More steps to come change nothing of the past.
    EXPECT_EQ(moments.recorded(plan_of(small_recipe(50)), {}),
              (std::vector<std::int64_t>{1, 2, 3, 10}));
}

TEST(moments, they_are_found_again_after_a_restart_and_damage_is_noticed) {
    const ScratchDirectory scratch;
    const Plan plan = plan_of(small_recipe());
    const auto run = run_of(plan);
    {
        Snapshots moments(scratch / "m");
        for (const std::int64_t tick : {3, 10}) {
            advance_to(*run, tick);
            moments.record(*run);
        }
    }
    for (const auto& file : std::filesystem::directory_iterator(scratch / "m"))
        if (file.path().filename().string().starts_with("10-")) {
            std::fstream bytes(file.path(), std::ios::in | std::ios::out | std::ios::binary);
            bytes.seekp(static_cast<std::streamoff>(file.file_size() / 2));
            bytes.put('\x55').put('\x2a');
        }
    std::ofstream(scratch / "m/notes.txt") << "not a moment";
    Snapshots again(scratch / "m");
    EXPECT_EQ(again.size(), 2u);
    auto other = run_of(plan);
    EXPECT_THROW(again.load_latest(*other, 12, 0, observer), Error);
    other = run_of(plan);
    EXPECT_TRUE(again.load_latest(*other, 12, 0, observer));
    EXPECT_EQ(tick_of(plan, other->position), 3);
    EXPECT_EQ(again.size(), 1u);
}

TEST(moments, the_store_stays_within_its_bytes_and_keeps_the_ends_of_stages) {
    const ScratchDirectory scratch;
    const Plan plan = plan_of(small_recipe(60));
    const auto run = run_of(plan);
    advance_to(*run, 3);
    std::uint64_t one = 0;
    {
        Snapshots probe(scratch / "probe");
        probe.record(*run);
        one = probe.bytes();
    }
    Snapshots moments(scratch / "m", one * 8);
    // Of another text: these go first.
    const auto other = run_of(plan_of(small_recipe(60, "30 deg", "77 m")));
    for (const std::int64_t tick : {1, 2, 3}) {
        advance_to(*other, tick);
        moments.record(*other);
    }
    moments.record(*run);
    for (std::int64_t tick = 6; tick <= 60; tick += 3) {
        advance_to(*run, tick);
        moments.record(*run);
        EXPECT_LE(moments.bytes(), one * 8);
    }
    const auto recorded = moments.recorded(plan, {});
    EXPECT_EQ(moments.size(), recorded.size());
    EXPECT_EQ(recorded.front(), 3);  // the end of a stage
    EXPECT_EQ(recorded.back(), 60);  // where it stands
    EXPECT_GE(recorded.size(), 4u);
}

}  // namespace
}  // namespace cuesta::studio
