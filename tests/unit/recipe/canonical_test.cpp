// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/canonical.h"

#include "support/check_text.h"

#include "cuesta/base/json.h"

namespace cuesta::test {
namespace {

const std::string text =
    "seed = 1\n[grid]\nsize = [8, 8]\nspacing = \"10 m\"\n"
    "[[stage]]\nop = \"hills\"\nrelief = \"1.5 km\"\nhurst = 0.7\n";

TEST(canonical, does_not_depend_on_layout_comments_or_units) {
    const std::string other =
        "# a comment\n[[stage]]\nhurst = 0.70   # same\nrelief = 1500\nop = 'hills'\n"
        "enabled = true\nlabel = \"hills\"\n[grid]\nspacing = 1e1\nsize = 8\nedges = \"open\"\n";
    EXPECT_EQ(plan_of(text).canonical, plan_of("seed = 1\n" + other).canonical);
    EXPECT_EQ(plan_of(text).recipe_sha256, plan_of("seed = 1\n" + other).recipe_sha256);
}

TEST(canonical, a_written_default_changes_nothing_any_other_value_does) {
    EXPECT_EQ(plan_of(text).recipe_sha256, plan_of(text + "octaves = 8\n").recipe_sha256);
    for (const char* line :
         {"octaves = 9\n", "mask = \"slope\"\n", "blend = \"add\"\n", "seed = 4\n",
          "label = \"x\"\n", "material = \"sand\"\n", "level = \"slope\"\n",
          "[materials.sand]\ndensity = 3\n", "[[output]]\nfield = \"height\"\nfile = \"h.png\"\n"})
        EXPECT_NE(plan_of(text).recipe_sha256, plan_of(text + line).recipe_sha256) << line;
}

TEST(canonical, where_on_a_world_a_map_lies_is_part_of_it_if_the_recipe_says_so) {
    EXPECT_EQ(plan_of(text).canonical.find("latitudes"), std::string::npos);
    EXPECT_EQ(plan_of(text).canonical.find("projection"), std::string::npos);
    const std::string lies = "[grid]\nlatitudes = [1, 2]\n";
    EXPECT_NE(plan_of(lies).canonical.find("\"latitudes_deg\":[1,2],"), std::string::npos);
    EXPECT_NE(
        plan_of("[grid]\nprojection = \"latlon\"\n").canonical.find("\"projection\":\"latlon\""),
        std::string::npos);
}

TEST(canonical, is_json_with_sorted_keys_and_shortest_numbers) {
    const std::string canonical = plan_of(text).canonical;
    EXPECT_TRUE(
        canonical.starts_with("{\"grid\":{\"columns\":8,\"edges\":\"open\",\"origin_m\":[0,0],"
                              "\"rows\":8,\"spacing_m\":10},\"materials\":{\"air\":"))
        << canonical;
    EXPECT_NE(canonical.find("\"hurst\":0.7,"), std::string::npos);
    EXPECT_NE(canonical.find("\"relief\":1500,"), std::string::npos);
    EXPECT_EQ(Json::parse(canonical)["stages"][0]["values"]["hurst"], 0.7);
}

}  // namespace
}  // namespace cuesta::test
