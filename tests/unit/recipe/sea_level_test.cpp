// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/sea_level.h"

#include "support/check_text.h"
#include "support/shore_toys.h"

namespace cuesta::test {
namespace {

std::vector<StagePlan> stages_of(const std::string& text) {
    static const Registry list = [] {
        Registry made;
        made.add<Shore<0>>();
        made.add<Pier>();
        made.add<Flood>();
        made.add<Simulate>();
        return made;
    }();
    const CheckResult result = check_text(text, {}, list);
    return result.plan.value().stages;
}

TEST(sea_level, is_what_the_operator_says) {
    const auto stages = stages_of("[[stage]]\nop = \"surf\"\nsea_level = -100\n");
    ASSERT_NE(sea_level_param(*stages[0].op), nullptr);
    EXPECT_EQ(sea_level_of(stages[0]), -100.0);
    EXPECT_EQ(own_sea_depth(stages[0]), std::nullopt);
}

TEST(sea_level, an_operator_that_fills_a_sea_fills_it_to_0) {
    const auto stages = stages_of(
        "[[stage]]\nop = \"flood\"\nwater_depth = 8\n"
        "[[stage]]\nop = \"flood\"\nwater_depth = 0\n");
    EXPECT_EQ(own_sea_depth(stages[0]), 8.0);
    EXPECT_EQ(sea_level_of(stages[0]), 0.0);
    EXPECT_EQ(own_sea_depth(stages[1]), std::nullopt);
    EXPECT_EQ(sea_level_of(stages[1]), std::nullopt);
}

TEST(sea_level, the_last_stage_that_speaks_of_one_counts_and_its_processes_too) {
    const std::string surf = "[[stage]]\nop = \"surf\"\nsea_level = -100\n";
    const std::string inside =
        "[[stage]]\nop = \"simulate\"\n[[stage.process]]\nop = \"surf\"\nsea_level = 7\n";
    EXPECT_EQ(sea_level_of(stages_of(surf + inside)), 7.0);
    EXPECT_EQ(sea_level_of(stages_of(inside + surf)), -100.0);
    EXPECT_EQ(sea_level_of(std::vector<StagePlan>{}), std::nullopt);
}

}  // namespace
}  // namespace cuesta::test
