// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/plan.h"

#include "support/check_text.h"

namespace cuesta::test {
namespace {

TEST(plan, knows_every_field_that_is_asked_for) {
    const Plan plan = plan_of(
        "[[stage]]\nop = \"hills\"\ninto = \"a\"\n"
        "[[stage]]\nop = \"hills\"\nmask = \"a\"\n"
        "[[stage]]\nop = \"slide\"\nangle = \"slope\"\n"
        "[[output]]\nfield = \"height\"\nfile = \"h.npy\"\n");
    EXPECT_EQ(plan.asked, (Lines{"a", "height", "slope"}));
}

}  // namespace
}  // namespace cuesta::test
