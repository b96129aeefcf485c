// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_surface.h"

#include "support/check_text.h"

namespace cuesta::test {
namespace {

TEST(check_surface, into_takes_free_names_and_the_ground) {
    EXPECT_EQ(plan_of("[[stage]]\nop = \"hills\"\ninto = \"height\"").stages[0].into, "");
    EXPECT_EQ(problems_of("[[stage]]\nop = \"hills\"\ninto = \"slope\""),
              (Lines{"3:8 into = 'slope': this field follows from others and cannot be written; "
                     "choose another name"}));
    EXPECT_EQ(problems_of("[[stage]]\nop = \"hills\"\ninto = \"height.rest\"").size(), 1u);
    EXPECT_EQ(problems_of("[[stage]]\nop = \"hills\"\ninto = \"a b\""),
              (Lines{"3:8 into = 'a b': a field's name is 1 to 31 letters, digits or _, a letter "
                     "first"}));
}

TEST(check_surface, blending_needs_something_to_blend_with) {
    const Plan plan = plan_of("[[stage]]\nop = \"hills\"\nblend = \"max\"");
    EXPECT_EQ(plan.stages[0].blend, Blend::max);
    EXPECT_EQ(
        problems_of("[[stage]]\nop = \"hills\"\nblend = \"ad\""),
        (Lines{"3:9 blend = 'ad' must be replace, add, subtract, multiply, min, max or mix. Did "
               "you mean 'add'?"}));
    EXPECT_EQ(
        problems_of("[[stage]]\nop = \"hills\"\ninto = \"u\"\nblend = \"add\""),
        (Lines{"4:9 blend = 'add': field 'u' does not exist yet, so there is nothing to blend "
               "with; leave blend away"}));
}

TEST(check_surface, a_filter_reshapes_its_target_or_another_field) {
    const Plan plan = plan_of(
        "[[stage]]\nop = \"smooth\"\n"
        "[[stage]]\nop = \"smooth\"\nfrom = \"slope\"\ninto = \"u\"\n"
        "[[stage]]\nop = \"smooth\"\ninto = \"u\"\nguide = \"u\"\n"
        "[[stage]]\nop = \"smooth\"\nfrom = \"height\"\n");
    EXPECT_EQ(plan.stages[0].from, "");
    EXPECT_EQ(plan.stages[1].from, "slope");
    EXPECT_EQ(plan.stages[2].from, "");
    EXPECT_EQ(plan.stages[2].values.at("guide"), ParamValue(std::string("u")));
    EXPECT_EQ(plan.stages[3].from, "");
    EXPECT_EQ(plan.halo, 3);
    EXPECT_EQ(problems_of("[[stage]]\nop = \"smooth\"\ninto = \"u\""),
              (Lines{"3:8 field 'u' does not exist yet; say with from = \"FIELD\" what 'smooth' "
                     "reshapes"}));
}

TEST(check_surface, a_material_is_for_what_makes_ground) {
    const Plan plan =
        plan_of("[[stage]]\nop = \"hills\"\nmaterial = \"sandstone\"\n[[stage]]\nop = \"hills\"\n");
    EXPECT_EQ(plan.materials[*plan.stages[0].material].name, "sandstone");
    EXPECT_FALSE(plan.stages[1].material.has_value());  // stays what the ground is
    EXPECT_TRUE(problems_of("[[stage]]\nop = \"hills\"\n[[stage]]\nop = \"hills\"\n"
                            "material = \"sand\"")
                    .empty());
    EXPECT_EQ(problems_of("[[stage]]\nop = \"hills\"\ninto = \"u\"\nmaterial = \"sand\""),
              (Lines{"4:12 'material' is for what makes ground, and this stage writes a field"}));
    EXPECT_EQ(problems_of("[[stage]]\nop = \"hills\"\nmaterial = \"air\"").size(), 1u);
    EXPECT_EQ(problems_of("[[stage]]\nop = \"hills\"\nmaterial = \"granit\"").size(), 1u);
}

}  // namespace
}  // namespace cuesta::test
