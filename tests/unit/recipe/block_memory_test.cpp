// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/block_memory.h"

#include <gtest/gtest.h>

#include "support/run_recipe.h"

namespace cuesta {
namespace {

Plan plan_of(const std::string& stages) {
    return test::prepare_recipe(test::head_text(64, 48) + stages)->plan;
}

TEST(BlockMemory, a_block_takes_its_share) {
    Plan plan = plan_of("[[stage]]\nop = \"fbm\"\n[[stage]]\nop = \"thermal\"\n");
    plan.grid.columns = plan.grid.rows = 8192;
    const BlockMemory memory = estimate_block_memory(plan, 2, 2);
    EXPECT_EQ(memory.largest, (Block{0, 0, 4096, 4096}));
    EXPECT_TRUE(memory.whole_map.empty());
    const auto whole = static_cast<double>(estimate_block_memory(plan, 1, 1).stage_bytes);
    EXPECT_LT(static_cast<double>(memory.stage_bytes), 0.3 * whole);
    EXPECT_GT(static_cast<double>(memory.stage_bytes), 0.25 * whole);
}

TEST(BlockMemory, what_works_on_the_whole_map_is_named) {
    Plan plan = plan_of(
        "[[stage]]\nop = \"fbm\"\n[[stage]]\nop = \"droplets\"\nlabel = \"d\"\n"
        "scheme = \"sequential\"\n");
    plan.grid.columns = plan.grid.rows = 8192;
    const BlockMemory memory = estimate_block_memory(plan, 4, 4);
    EXPECT_EQ(memory.whole_map, std::vector<std::string>{"d"});
    EXPECT_GT(memory.stage_bytes, std::uint64_t{8192} * 8192 * 4);
    plan.stages[1].values["scheme"] = std::string("parallel");
    const BlockMemory strips = estimate_block_memory(plan, 4, 4);
    EXPECT_TRUE(strips.whole_map.empty());
    EXPECT_LT(strips.stage_bytes, memory.stage_bytes / 4);
    plan.grid.edges = Edges::wrap;
    EXPECT_TRUE(estimate_block_memory(plan, 4, 4).whole_map.empty());
}

TEST(BlockMemory, blocks_are_as_wide_as_their_halo) {
    const Plan plan = plan_of("[[stage]]\nop = \"fbm\"\n");
    const BlockMemory memory = estimate_block_memory(plan, 1000, 1);
    EXPECT_LE(memory.across, 64);
    EXPECT_EQ(memory.down, 1);
}

}  // namespace
}  // namespace cuesta
