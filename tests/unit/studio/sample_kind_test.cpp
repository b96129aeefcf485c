// SPDX-License-Identifier: Apache-2.0
#include "apps/studio/sample_kind.h"

#include <gtest/gtest.h>

namespace cuesta::studio {
namespace {

TEST(sample_kind, classes_and_codes_are_told_from_numbers) {
    for (const char* name : {"top_material", "zone"}) EXPECT_TRUE(is_class(name)) << name;
    for (const char* name : {"height", "rock_face", "of_a_recipe"})
        EXPECT_FALSE(is_class(name)) << name;
    EXPECT_TRUE(is_code("rock_face"));
    EXPECT_TRUE(is_code("rock_edge"));
    EXPECT_FALSE(is_code("top_material"));
}

}  // namespace
}  // namespace cuesta::studio
