// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/paging_plan.h"

#include <gtest/gtest.h>

#include "support/run_recipe.h"
#include "support/scratch_directory.h"

namespace cuesta::test {
namespace {

constexpr std::uint64_t mib = std::uint64_t{1} << 20;

Plan plan_of(std::int64_t side) {
    Plan plan = prepare_recipe(head_text(16, 16) + "[[stage]]\nop = \"fbm\"\n[[output]]\n" +
                               "field = \"height\"\nfile = \"h.npy\"\n")
                    ->plan;
    plan.grid.columns = plan.grid.rows = side;
    return plan;
}

TEST(PagingPlan, what_fits_needs_no_disk) {
    RunOptions options;
    options.memory_budget = 64 * mib;
    const PagingPlan paging = plan_paging(plan_of(64), options, {.allowed = true});
    EXPECT_TRUE(paging.fits);
    EXPECT_EQ(paging.disk_bytes, 0u);
    EXPECT_TRUE(paging.problem.empty());
}

TEST(PagingPlan, what_does_not_fit_lies_on_disk_where_that_is_allowed) {
    const ScratchDirectory directory;
    RunOptions options;
    options.memory_budget = 64 * mib;
    options.out = directory / "not/there/yet";
    const Plan plan = plan_of(8192);
    const PagingPlan paging = plan_paging(plan, options, {.allowed = true});
    EXPECT_FALSE(paging.fits);
    EXPECT_TRUE(paging.problem.empty()) << paging.problem;
    EXPECT_GE(paging.disk_bytes, estimate_memory(plan).peak_bytes);
    EXPECT_EQ(paging.directory, directory.path());
    // A noise of 20 bytes per cell, most of which does not fit, there and back.
    EXPECT_GT(static_cast<double>(paging.traffic_bytes), 20.0 * 8192 * 8192);
    EXPECT_LT(static_cast<double>(paging.traffic_bytes), 40.0 * 8192 * 8192);
    EXPECT_FALSE(plan_paging(plan, options, {}).problem.empty());
    EXPECT_FALSE(plan_paging(plan, options, {true, directory / "none"}).problem.empty());
}

TEST(PagingPlan, too_little_memory_or_disk_is_told) {
    const ScratchDirectory directory;
    RunOptions options;
    options.out = directory.path();
    options.memory_budget = mib;
    EXPECT_NE(plan_paging(plan_of(4096), options, {.allowed = true}).remedy.find("at least"),
              std::string::npos);
    options.memory_budget = 1024 * mib;
    const PagingPlan huge = plan_paging(plan_of(std::int64_t{1} << 24), options, {.allowed = true});
    EXPECT_NE(huge.problem.find("of disk"), std::string::npos) << huge.problem;
}

TEST(PagingPlan, outputs_count_frames) {
    Plan plan = plan_of(1024);
    const std::uint64_t once = disk_estimate(plan);
    EXPECT_EQ(once, 2 * 4 * mib + 4 * mib);
    EXPECT_GT(free_disk_bytes("/"), 0u);
}

}  // namespace
}  // namespace cuesta::test
