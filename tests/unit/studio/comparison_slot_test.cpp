// SPDX-License-Identifier: Apache-2.0
#include "apps/studio/comparison_slot.h"

#include <gtest/gtest.h>

#include "apps/studio/land_view.h"
#include "apps/studio/snapshots.h"
#include "cuesta/engine/advance.h"
#include "cuesta/engine/prepare.h"
#include "cuesta/engine/snapshot.h"
#include "support/scratch_directory.h"
#include "support/studio_plan.h"

namespace cuesta::studio {
namespace {

class Nothing final : public Observer {
    void note(std::string_view) override {}
    void warn(std::string_view) override {}
};

std::vector<float> height_of(const ComparedLand& land) {
    return land.fields.at("height").samples;
}

std::unique_ptr<Run> run_to(const std::string& text, std::int64_t tick) {
    Nothing observer;
    RunOptions options;
    options.preview = false;
    auto run = prepare_run(plan_of(text), options, observer);
    while (tick_of(run->plan, run->position) < tick) advance(*run, observer, 1);
    return run;
}

TEST(Kept, another_land_has_the_bits_of_its_own_run) {
    const ScratchDirectory scratch;
    const std::atomic<bool> cancelled = false;
    const auto run = run_to(small_recipe(), 12);
    const std::vector<float> expected = field_of(*run, "height")->samples;
    const ComparedLand land =
        land_at(plan_of(small_recipe()), 12, scratch / "m", {"height", "no_such"}, cancelled);
    EXPECT_EQ(height_of(land), expected);
    EXPECT_EQ(land.head.tick, 12);
    EXPECT_EQ(land.head.columns, 32);
    EXPECT_EQ(land.fields.size(), 1u);
    // A tick beyond the end is the end.
    EXPECT_EQ(land_at(plan_of(small_recipe()), 99, scratch / "m", {}, cancelled).head.tick, 23);
}

TEST(Kept, it_starts_from_a_recorded_moment_and_forgives_a_damaged_one) {
    const ScratchDirectory scratch;
    const std::atomic<bool> cancelled = false;
    const auto run = run_to(small_recipe(), 10);
    Snapshots store(scratch / "m");
    ASSERT_TRUE(store.record(*run));
    const auto further = run_to(small_recipe(), 14);
    const std::vector<float> expected = field_of(*further, "height")->samples;
    const Plan plan = plan_of(small_recipe());
    EXPECT_EQ(height_of(land_at(plan, 14, scratch / "m", {"height"}, cancelled)), expected);
    for (const auto& file : std::filesystem::directory_iterator(scratch / "m"))
        std::filesystem::resize_file(file.path(), 100);
    EXPECT_EQ(height_of(land_at(plan, 14, scratch / "m", {"height"}, cancelled)), expected);
}

TEST(Kept, it_can_be_stopped) {
    const ScratchDirectory scratch;
    const std::atomic<bool> cancelled = true;
    EXPECT_THROW(land_at(plan_of(small_recipe()), 20, scratch / "m", {"height"}, cancelled), Error);
}

}  // namespace
}  // namespace cuesta::studio
