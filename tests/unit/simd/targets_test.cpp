// SPDX-License-Identifier: Apache-2.0
#include "cuesta/simd/targets.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

TEST(simd_targets, the_widest_that_the_processor_has_runs) {
    EXPECT_EQ(simd::level(), simd::processor_level());
    EXPECT_EQ(simd::level(16), simd::processor_level());
    EXPECT_EQ(simd::level(4), 0);
    EXPECT_LE(simd::level(8), 1);
    EXPECT_EQ(simd::level(7), 0);
}

TEST(simd_targets, one_limit_holds_for_all_while_it_stands) {
    {
        const simd::WidthLimit narrow(8);
        EXPECT_LE(simd::level(), 1);
        EXPECT_LE(simd::level(16), 1);
        {
            const simd::WidthLimit narrower(4);
            EXPECT_EQ(simd::level(), 0);
            EXPECT_EQ(simd::level(8), 0);
        }
        EXPECT_EQ(simd::level(), simd::processor_level() > 0 ? 1 : 0);
    }
    EXPECT_EQ(simd::level(), simd::processor_level());
}

}  // namespace
}  // namespace cuesta
