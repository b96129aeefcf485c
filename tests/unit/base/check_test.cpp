// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/check.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <thread>

namespace cuesta {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;

// What a failing check says.
template <class Call>
std::string complaint(Call&& call) {
    try {
        call();
    } catch (const BrokenInvariant& broken) {
        return broken.what();
    }
    return "";
}

std::string fail_here() {
    return complaint([] { CUESTA_CHECK(1 + 1 == 3, "sum of {} and {}", 1, 1); });
}

TEST(Check, a_true_condition_passes_and_evaluates_no_argument) {
    int evaluated = 0;
    CUESTA_CHECK(2 > 1, "number {}", ++evaluated);
    EXPECT_EQ(evaluated, 0);
}

TEST(Check, a_failure_names_condition_sentence_and_place) {
    const std::string text = fail_here();
    EXPECT_THAT(text, HasSubstr("1 + 1 == 3"));
    EXPECT_THAT(text, HasSubstr("sum of 1 and 1"));
    EXPECT_THAT(text, HasSubstr("check_test.cpp:"));
    EXPECT_THAT(text, Not(HasSubstr("during")));
}

TEST(Check, the_path_is_shown_from_the_last_cuesta_folder_on) {
    EXPECT_EQ(complaint([] { fail_check("/home/cuesta/x/src/cuesta/grid/a.cpp", 7, "c", "m"); }),
              "internal check failed: m (cuesta/grid/a.cpp:7: c)");
    EXPECT_EQ(complaint([] { fail_check("a.cpp", 7, "c", "m"); }),
              "internal check failed: m (a.cpp:7: c)");
}

TEST(Check, the_innermost_scope_is_reported) {
    const CheckScope outer("stage 2 thermal");
    EXPECT_THAT(fail_here(), EndsWith(" during stage 2 thermal"));
    {
        const CheckScope inner("step 17");
        EXPECT_THAT(fail_here(), EndsWith(" during step 17"));
    }
    EXPECT_THAT(fail_here(), EndsWith(" during stage 2 thermal"));
}

TEST(Check, a_scope_belongs_to_its_thread) {
    const CheckScope mine("my work");
    std::string theirs;
    std::thread([&] { theirs = fail_here(); }).join();
    EXPECT_THAT(theirs, Not(HasSubstr("my work")));
    EXPECT_THAT(theirs, HasSubstr("sum of 1 and 1"));
}

TEST(Check, a_scope_ends_with_an_exception) {
    complaint([] {
        const CheckScope scope("gone");
        CUESTA_CHECK(false, "inside");
    });
    EXPECT_THAT(fail_here(), Not(HasSubstr("gone")));
}

}  // namespace
}  // namespace cuesta
