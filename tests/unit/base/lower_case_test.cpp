// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/lower_case.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

TEST(lower_case, changes_latin_letters_alone) {
    EXPECT_EQ(lower_case("NCols 12 [Z"), "ncols 12 [z");
    EXPECT_EQ(lower_case("\xC3\x84@"), "\xC3\x84@");  // other bytes of UTF-8 stay
    EXPECT_EQ(lower_case(""), "");
}

TEST(lower_case, an_ending_is_what_follows_the_last_dot_of_the_name) {
    EXPECT_EQ(small_ending("a.b/MAP.TIF"), ".tif");
    EXPECT_EQ(small_ending("frame.000100.Png"), ".png");
    EXPECT_EQ(small_ending("a.b/map"), "");
    EXPECT_EQ(small_ending(".hidden"), "");
}

}  // namespace
}  // namespace cuesta
