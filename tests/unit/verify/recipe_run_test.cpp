// SPDX-License-Identifier: Apache-2.0
#include "cuesta/verify/recipe_run.h"

#include <gtest/gtest.h>

#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"

namespace cuesta::verify {
namespace {

const std::string two_stages =
    head_text(5, 4, 10, "closed", 3) +
    "[[stage]]\nop = \"flat\"\nlevel = 7\n"
    "[[stage]]\nop = \"flat\"\nlabel = \"more\"\nlevel = 2\nblend = \"add\"\n";

TEST(recipe_run, goes_through_the_chain_to_the_end) {
    const auto run = run_recipe(two_stages);
    EXPECT_TRUE(run->done());
    EXPECT_EQ(run->plan.grid, (Grid{5, 4, 10, Edges::closed}));
    EXPECT_EQ(run->domain.collect("height").at(4, 3), 9);
    EXPECT_EQ(worst_residual(*run), 0);
    EXPECT_GT(booked_m3(*run), 0);
}

TEST(recipe_run, can_be_looked_at_between_stages) {
    const auto run = begin_recipe(two_stages);
    advance_recipe(*run, 1);
    EXPECT_EQ(run->domain.collect("height").at(4, 3), 7);
    advance_recipe(*run);
    EXPECT_EQ(run->domain.collect("height").at(4, 3), 9);
}

TEST(recipe_run, keeps_the_number_of_threads) {
    const int before = thread_count();
    set_thread_count(1);
    run_recipe(two_stages);
    EXPECT_EQ(thread_count(), 1);
    set_thread_count(before);
}

TEST(recipe_run, a_wrong_recipe_is_told_with_all_its_mistakes) {
    try {
        run_recipe(two_stages + "[[stage]]\nop = \"flatt\"\n[[stage]]\nop = \"fbn\"\n");
        FAIL();
    } catch (const Error& e) {
        EXPECT_NE(std::string(e.what()).find("flatt"), std::string::npos);
        EXPECT_NE(std::string(e.what()).find("fbn"), std::string::npos);
    }
    EXPECT_THROW(run_recipe("seed = ="), Error);
}

}  // namespace
}  // namespace cuesta::verify
