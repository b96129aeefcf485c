// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/error.h"

#include <gtest/gtest.h>

#include <type_traits>

namespace cuesta {
namespace {

TEST(Error, the_remedy_follows_as_a_second_sentence) {
    EXPECT_STREQ(Error("cannot open a.png: no such file", "Check the name").what(),
                 "cannot open a.png: no such file. Check the name");
    EXPECT_STREQ(Error("the disk is full").what(), "the disk is full");
}

TEST(Error, an_interruption_keeps_its_exit_code) {
    EXPECT_EQ(Interrupted(ExitCode::interrupted).code(), ExitCode::interrupted);
    EXPECT_STREQ(Interrupted(ExitCode::interrupted).what(), "interrupted");
    EXPECT_EQ(Interrupted(ExitCode::terminated).code(), ExitCode::terminated);
    EXPECT_STREQ(Interrupted(ExitCode::terminated).what(), "terminated");
}

TEST(Error, exit_codes_are_the_published_ones) {
    EXPECT_EQ(static_cast<int>(ExitCode::done), 0);
    EXPECT_EQ(static_cast<int>(ExitCode::failed), 1);
    EXPECT_EQ(static_cast<int>(ExitCode::usage), 2);
    EXPECT_EQ(static_cast<int>(ExitCode::interrupted), 130);
    EXPECT_EQ(static_cast<int>(ExitCode::terminated), 143);
}

TEST(Error, a_wrong_recipe_is_not_taken_for_a_failed_run) {
    // main() tells exit codes 1 and 2 apart by these types.
    EXPECT_FALSE((std::is_base_of_v<Error, UsageError>));
    EXPECT_FALSE((std::is_base_of_v<UsageError, Error>));
    EXPECT_FALSE((std::is_base_of_v<Error, Interrupted>));
}

}  // namespace
}  // namespace cuesta
