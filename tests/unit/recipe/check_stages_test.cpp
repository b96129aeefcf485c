// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_stages.h"

#include "support/check_text.h"

namespace cuesta::test {
namespace {

TEST(check_stages, labels_give_streams_so_that_order_does_not_matter) {
    const std::string a = "[[stage]]\nop = \"hills\"\nlabel = \"a\"\ninto = \"u\"\n";
    const std::string b = "[[stage]]\nop = \"hills\"\nlabel = \"b\"\ninto = \"v\"\n";
    const Plan one = plan_of(a + b), two = plan_of(b + a);
    EXPECT_EQ(one.stages[0].stream, two.stages[1].stream);
    EXPECT_EQ(one.stages[1].stream, two.stages[0].stream);
    EXPECT_NE(one.stages[0].stream, one.stages[1].stream);
    EXPECT_EQ(problems_of(a + a), (Lines{"7:9 label 'a' is taken by an earlier stage"}));
    EXPECT_EQ(problems_of("[[stage]]\nop = \"hills\"\nlabel = \"7\""),
              (Lines{"3:9 label = '7' must be 1 to 63 letters, digits, _ or -, a letter first"}));
}

TEST(check_stages, a_field_must_be_made_before_it_is_read) {
    const std::string make = "[[stage]]\nop = \"hills\"\ninto = \"highland\"\n";
    const std::string use = "[[stage]]\nop = \"hills\"\nmask = \"highland\"\n";
    const Plan plan = plan_of(make + use);
    EXPECT_EQ(plan.fields, (Lines{"highland"}));
    EXPECT_EQ(plan.stages[0].into, "highland");
    EXPECT_EQ(plan.stages[1].mask, "highland");
    EXPECT_EQ(problems_of(use + make),
              (Lines{"3:8 mask = 'highland': this field is read before it is made; move the stage "
                     "with into = \"highland\" up"}));
    EXPECT_EQ(problems_of(make + "[[stage]]\nop = \"hills\"\nmask = \"hihgland\"\n"),
              (Lines{"6:8 mask = 'hihgland': there is no such field here. Did you mean "
                     "'highland'?"}));
    EXPECT_TRUE(problems_of("[[stage]]\nop = \"hills\"\nmask = \"slope\"\n").empty());
}

TEST(check_stages, a_stage_cannot_mask_itself_with_what_it_makes) {
    EXPECT_EQ(problems_of("[[stage]]\nop = \"hills\"\ninto = \"m\"\nmask = \"m\"").size(), 1u);
}

TEST(check_stages, a_process_reads_what_an_earlier_one_writes) {
    EXPECT_TRUE(problems_of("[[stage]]\nop = \"rain\"\n[[stage]]\nop = \"drain\"").empty());
    EXPECT_EQ(problems_of("[[stage]]\nop = \"drain\""),
              (Lines{"2:6 'drain' reads field 'puddle', which nothing has made so far"}));
}

TEST(check_stages, a_disabled_stage_is_checked_and_makes_nothing) {
    const std::string off = "[[stage]]\nop = \"hills\"\ninto = \"u\"\nenabled = false\n";
    const Plan plan = plan_of(off + "[[stage]]\nop = \"hills\"\nmaterial = \"sand\"\n");
    ASSERT_EQ(plan.stages.size(), 1u);
    EXPECT_EQ(plan.stages[0].label, "hills_2");
    EXPECT_TRUE(plan.fields.empty());
    EXPECT_EQ(problems_of(off + "[[stage]]\nop = \"hills\"\nmask = \"u\"").size(), 1u);
    EXPECT_EQ(problems_of("[[stage]]\nop = \"hills\"\nenabled = false\nhurst = 2").size(), 1u);
    EXPECT_TRUE(
        plan_of("[[stage]]\nop = \"image\"\nfile = \"a.png\"\nenabled = false").inputs.empty());
}

}  // namespace
}  // namespace cuesta::test
