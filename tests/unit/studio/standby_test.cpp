// SPDX-License-Identifier: Apache-2.0
#include "apps/studio/standby.h"

#include <gtest/gtest.h>

#include "cuesta/engine/advance.h"
#include "cuesta/engine/moment.h"
#include "cuesta/engine/prepare.h"
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

TEST(Standby, has_the_land_before_a_step_nobody_has_seen_and_before_those_that_took_long) {
    const auto run = run_at(small_recipe(), 5);
    const std::string before = land_of(*run);
    Standby standby;
    EXPECT_FALSE(standby.look([](cuesta::Run&) {}));
    standby.before(*run);
    ASSERT_TRUE(standby.ready());
    EXPECT_EQ(standby.tick(), 5);
    advance(*run, observer, 1);
    std::string seen;
    EXPECT_TRUE(standby.look([&](cuesta::Run& land) { seen = land_of(land); }));
    EXPECT_EQ(seen, before);
    standby.after(2);
    EXPECT_FALSE(standby.look([](cuesta::Run&) {}));
    standby.before(*run);
    EXPECT_TRUE(standby.ready());
    // Quick ones need none.
    for (int i = 0; i < 6; ++i) standby.after(0.001);
    standby.before(*run);
    EXPECT_FALSE(standby.ready());
    EXPECT_EQ(standby.take(0.001), nullptr);
}

TEST(Standby, what_it_gives_goes_on_with_the_same_bits) {
    const auto run = run_at(small_recipe(), 9);
    Standby standby;
    standby.before(*run);
    const auto taken = standby.take(0.1);
    ASSERT_NE(taken, nullptr);
    EXPECT_FALSE(standby.ready());
    advance(*run, observer);
    advance(*taken, observer);
    EXPECT_EQ(land_of(*taken), land_of(*run));
}

TEST(Standby, tells_plans_that_share_the_step_from_those_that_do_not) {
    const auto run = run_at(small_recipe(), 2);  // the blur comes next
    Standby standby;
    EXPECT_TRUE(standby.belongs_to(plan_of(small_recipe(20, "30 deg", "300 m"))));
    standby.before(*run);
    EXPECT_TRUE(standby.belongs_to(plan_of(small_recipe())));
    EXPECT_TRUE(standby.belongs_to(plan_of(small_recipe(40, "12 deg"))));  // later
    EXPECT_FALSE(standby.belongs_to(plan_of(small_recipe(20, "30 deg", "300 m"))));
    std::string blurred = small_recipe();
    blurred.replace(blurred.find("15 m"), 4, "25 m");
    EXPECT_FALSE(standby.belongs_to(plan_of(blurred)));
    const std::string start = blurred.substr(0, blurred.find("[[stage]]\nop = \"terrace\""));
    EXPECT_FALSE(standby.belongs_to(plan_of(start + "[[output]]\nfield = \"height\"\n"
                                                    "file = \"height.exr\"\n")));
}

}  // namespace
}  // namespace cuesta::studio
