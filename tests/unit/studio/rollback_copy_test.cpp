// SPDX-License-Identifier: Apache-2.0
#include "apps/studio/rollback_copy.h"

#include <gtest/gtest.h>

#include "cuesta/engine/advance.h"
#include "cuesta/engine/prepare.h"
#include "cuesta/engine/snapshot.h"
#include "cuesta/io/format.h"
#include "support/studio_plan.h"

namespace cuesta::studio {
namespace {

class Quiet final : public Observer {
} observer;

std::unique_ptr<cuesta::Run> run_at(const std::string& text, std::int64_t tick) {
    RunOptions options;
    options.preview = false;
    auto run = prepare_run(plan_of(text), options, observer);
    if (tick > 0) advance(*run, observer, tick);
    return run;
}

std::string land_of(cuesta::Run& run) {
    return data_sha256(run.domain.collect("height"));
}

TEST(RollbackCopy, has_the_land_before_a_step_nobody_has_seen_and_before_those_that_took_long) {
    const auto run = run_at(small_recipe(), 5);
    const std::string before = land_of(*run);
    RollbackCopy rollback;
    EXPECT_FALSE(rollback.look([](cuesta::Run&) {}));
    rollback.before(*run);
    ASSERT_TRUE(rollback.ready());
    EXPECT_EQ(rollback.tick(), 5);
    advance(*run, observer, 1);
    std::string seen;
    EXPECT_TRUE(rollback.look([&](cuesta::Run& land) { seen = land_of(land); }));
    EXPECT_EQ(seen, before);
    rollback.after(2);
    EXPECT_FALSE(rollback.look([](cuesta::Run&) {}));
    rollback.before(*run);
    EXPECT_TRUE(rollback.ready());
    // Quick ones need none.
    for (int i = 0; i < 6; ++i) rollback.after(0.001);
    rollback.before(*run);
    EXPECT_FALSE(rollback.ready());
    EXPECT_EQ(rollback.take(0.001), nullptr);
}

TEST(RollbackCopy, what_it_gives_goes_on_with_the_same_bits) {
    const auto run = run_at(small_recipe(), 9);
    RollbackCopy rollback;
    rollback.before(*run);
    const auto taken = rollback.take(0.1);
    ASSERT_NE(taken, nullptr);
    EXPECT_FALSE(rollback.ready());
    advance(*run, observer);
    advance(*taken, observer);
    EXPECT_EQ(land_of(*taken), land_of(*run));
}

TEST(RollbackCopy, tells_plans_that_share_the_step_from_those_that_do_not) {
    const auto run = run_at(small_recipe(), 2);  // the blur comes next
    RollbackCopy rollback;
    EXPECT_TRUE(rollback.belongs_to(plan_of(small_recipe(20, "30 deg", "300 m"))));
    rollback.before(*run);
    EXPECT_TRUE(rollback.belongs_to(plan_of(small_recipe())));
    EXPECT_TRUE(rollback.belongs_to(plan_of(small_recipe(40, "12 deg"))));  // later
    EXPECT_FALSE(rollback.belongs_to(plan_of(small_recipe(20, "30 deg", "300 m"))));
    std::string blurred = small_recipe();
    blurred.replace(blurred.find("15 m"), 4, "25 m");
    EXPECT_FALSE(rollback.belongs_to(plan_of(blurred)));
    const std::string start = blurred.substr(0, blurred.find("[[stage]]\nop = \"terrace\""));
    EXPECT_FALSE(rollback.belongs_to(plan_of(start + "[[output]]\nfield = \"height\"\n"
                                                     "file = \"height.exr\"\n")));
}

}  // namespace
}  // namespace cuesta::studio
