// SPDX-License-Identifier: Apache-2.0
#include "cuesta/verify/figure.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace cuesta::verify {
namespace {

TEST(figure, passes_within_its_tolerance_and_not_beyond) {
    EXPECT_TRUE(within("error", "1", 0.010, 0, 0.010).passes());
    EXPECT_TRUE(within("error", "1", -0.010, 0, 0.010).passes());
    EXPECT_FALSE(within("error", "1", 0.0101, 0, 0.010).passes());
    EXPECT_TRUE(within("pits", "1", 0, 0, 0).passes());
    EXPECT_FALSE(within("pits", "1", 1, 0, 0).passes());
}

TEST(figure, a_share_is_one_of_the_expected_value) {
    EXPECT_TRUE(within_share("period", "s", 102.9, 100, 0.03).passes());
    EXPECT_FALSE(within_share("period", "s", 103.1, 100, 0.03).passes());
    EXPECT_TRUE(within_share("change", "m", -97.1, -100, 0.03).passes());
    EXPECT_FALSE(within_share("change", "m", -96.9, -100, 0.03).passes());
}

TEST(figure, intervals_include_their_ends) {
    EXPECT_TRUE(between("index", "1", 1.5, 1.5, 3.5).passes());
    EXPECT_FALSE(between("index", "1", 3.51, 1.5, 3.5).passes());
    EXPECT_TRUE(at_least("order", "1", 0.65, 0.65).passes());
    EXPECT_FALSE(at_least("order", "1", 0.64, 0.65).passes());
    EXPECT_TRUE(at_most("share", "1", -1, 1).passes());
    EXPECT_FALSE(at_most("share", "1", 1.01, 1).passes());
}

TEST(figure, what_is_not_finite_never_passes) {
    const double infinite = std::numeric_limits<double>::infinity();
    EXPECT_FALSE(within("error", "1", std::nan(""), 0, 1).passes());
    EXPECT_FALSE(at_least("order", "1", std::nan(""), 0).passes());
    EXPECT_FALSE(at_least("order", "1", infinite, 0).passes());
    EXPECT_FALSE(at_most("share", "1", -infinite, 0).passes());
}

TEST(figure, says_what_was_measured_expected_and_allowed) {
    const Figure slope = within("dip", "deg", 5.2074, 5, 2);
    EXPECT_EQ(slope.measured_text(), "5.207 deg");
    EXPECT_EQ(slope.expected_text(), "5");
    EXPECT_EQ(slope.tolerance_text(), "2");
    EXPECT_EQ(within("error", "1", 0.25, 0, 1e-12).measured_text(), "0.25");
    EXPECT_EQ(within("error", "1", 0.25, 0, 1e-12).tolerance_text(), "1e-12");
    EXPECT_EQ(within("pits", "1", 1, 0, 0).tolerance_text(), "exact");
    EXPECT_EQ(within_share("period", "s", 1, 1, 0.005).tolerance_text(), "0.5 %");
    EXPECT_EQ(between("index", "1", 2, 1.5, 3.5).expected_text(), "1.5 to 3.5");
    EXPECT_EQ(between("index", "1", 2, 1.5, 3.5).tolerance_text(), "");
    EXPECT_EQ(at_least("order", "1", 2, 0.65).expected_text(), ">= 0.65");
    EXPECT_EQ(at_most("share", "1", 2, 1).expected_text(), "<= 1");
}

TEST(figure, the_worst_of_many_never_loses_a_nan) {
    Worst worst;
    worst.see(0.5), worst.see(0.25);
    EXPECT_EQ(worst.value(), 0.5);
    worst.see(std::nan(""));
    worst.see(0.75);
    EXPECT_TRUE(std::isnan(worst.value()));
}

}  // namespace
}  // namespace cuesta::verify
