// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check.h"

#include "support/check_text.h"

namespace cuesta::test {
namespace {

TEST(check, five_mistakes_give_five_lines_with_positions) {
    const std::string text =
        "name = \"alpine\"\n"
        "sede = 42\n"
        "[grid]\n"
        "spacing = \"10 kg\"\n"
        "[[stage]]\n"
        "op = \"hils\"\n"
        "[[stage]]\n"
        "op = \"hills\"\n"
        "hurst = 7\n"
        "[[output]]\n"
        "field = \"heigth\"\n"
        "file = \"height.exr\"\n";
    const CheckResult result = check_text(text);
    EXPECT_FALSE(result.plan);
    Lines lines;
    for (const Diagnostic& problem : result.problems) lines.push_back(problem.text());
    EXPECT_EQ(
        lines,
        (Lines{"r.toml:2:1: error: unknown key 'sede' in a recipe. Did you mean 'seed'?",
               "r.toml:4:11: error: spacing = '10 kg': 'kg' is a mass, but a length is needed "
               "(unit m)",
               "r.toml:6:6: error: there is no operator 'hils'. Did you mean 'hills'?",
               "r.toml:9:9: error: hurst = 7 is outside its range 0 to 1",
               "r.toml:11:9: error: field = 'heigth': there is no such field here. Did you "
               "mean 'height'?"}));
}

TEST(check, an_empty_recipe_is_flat_land_with_defaults) {
    const CheckResult result = check_text("");
    ASSERT_TRUE(result.plan);
    const Plan& plan = *result.plan;
    EXPECT_EQ(plan.name, "r");
    EXPECT_EQ(plan.seed, 0u);
    EXPECT_EQ(plan.grid, (Grid{512, 512, 10, Edges::open, 0, 0}));
    ASSERT_EQ(plan.outputs.size(), 1u);
    EXPECT_EQ(plan.outputs[0].file, "height.exr");
    EXPECT_EQ(plan.halo, 1);
    EXPECT_EQ(result.warnings,
              (Lines{"r.toml:1:1: warning: the recipe has no [[stage]], so the land stays flat"}));
    EXPECT_EQ(plan.warnings, result.warnings);
}

TEST(check, the_name_comes_from_the_file_and_is_fit_for_a_directory) {
    const auto name = [](const char* path) {
        return check_text("", {}, toy::registry(), path).plan->name;
    };
    EXPECT_EQ(name("a/alpine.toml"), "alpine");
    EXPECT_EQ(name("my land.v2.toml"), "my_land_v2");
    EXPECT_EQ(name("01_first.toml"), "r01_first");
    EXPECT_EQ(name("/"), "recipe");
    EXPECT_EQ(plan_of("name = \"x-1\"").name, "x-1");
    EXPECT_EQ(problems_of("name = \"../x\""),
              (Lines{"1:8 name = '../x' must be 1 to 63 letters, digits, _ or -, a letter first"}));
}

TEST(check, the_grid_is_read) {
    const Plan plan = plan_of(
        "[grid]\nsize = [64, 32]\nspacing = \"0.5 km\"\nedges = \"wrap_x\"\n"
        "origin = [\"1 km\", -20]");
    EXPECT_EQ(plan.grid, (Grid{64, 32, 500, Edges::wrap_x, 1000, -20}));
    EXPECT_EQ(plan_of("grid.size = 33").grid.rows, 33);
    EXPECT_EQ(plan_of("grid.size = [1, 1]").grid.cells(), 1);
}

TEST(check, a_wrong_grid_is_refused) {
    EXPECT_EQ(problems_of("[grid]\nsize = [4, 4, 4]"),
              (Lines{"2:8 size must be [columns, rows] or one number for a square"}));
    EXPECT_EQ(problems_of("[grid]\nsize = [0, \"a\"]"),
              (Lines{"2:9 size = 0 is outside its range 1 to 2147483648",
                     "2:12 size = 'a' is not a number"}));
    EXPECT_EQ(problems_of("[grid]\nsize = [131073, 131072]"),
              (Lines{"2:8 131073 x 131072 are 17180000256 samples, at most 17179869184 (2^34) are "
                     "allowed"}));
    EXPECT_TRUE(problems_of("[grid]\nsize = 131072").empty());
    EXPECT_EQ(problems_of("[grid]\nspacing = 0"),
              (Lines{"2:11 spacing = 0 is outside its range 1e-06 to 1000000 m"}));
    EXPECT_EQ(
        problems_of("[grid]\nedges = \"warp\""),
        (Lines{"2:9 edges = 'warp' must be open, closed, wrap, wrap_x, wrap_y or polar. Did you "
               "mean 'wrap'?"}));
    EXPECT_EQ(problems_of("[grid]\norigin = 5"), (Lines{"2:10 origin must be [x, y] in metres"}));
    EXPECT_EQ(problems_of("grid = 5"),
              (Lines{"1:1 'grid' is a table: write [grid] above its values"}));
    EXPECT_EQ(problems_of("[grid]\nsise = 5"),
              (Lines{"2:1 unknown key 'sise' in [grid]. Did you mean 'size'?"}));
}

TEST(check, a_map_may_say_where_on_a_world_it_lies) {
    const Plan globe = plan_of("[grid]\nsize = [64, 32]\nspacing = 625e3\nprojection = \"latlon\"");
    EXPECT_EQ(globe.grid.projection, Projection::latlon);
    EXPECT_EQ(globe.grid.edges, Edges::wrap_x);
    EXPECT_FALSE(globe.grid.latitudes);
    const Plan flat = plan_of("[grid]\nsize = 64\nlatitudes = [\"-5 deg\", 12]");
    EXPECT_EQ(flat.grid.latitudes, (LatitudeRange{-5, 12}));
    EXPECT_EQ(flat.grid.edges, Edges::open);
    EXPECT_EQ(problems_of("[grid]\nprojection = \"latlon\"\nedges = \"open\""),
              (Lines{"3:9 a latlon map goes round the world from west to east and ends at its "
                     "poles: leave edges out, or write edges = \"wrap_x\" or \"polar\""}));
    EXPECT_EQ(problems_of("[grid]\nlatitudes = [10, -10]"),
              (Lines{"2:13 latitudes = [10, -10]: the first is the southern limit and must be the "
                     "smaller"}));
    EXPECT_EQ(problems_of("[grid]\nlatitudes = 5"),
              (Lines{"2:13 latitudes must be [south, north] in degrees"}));
    EXPECT_EQ(problems_of("[grid]\nlatitudes = [-91, 0]"),
              (Lines{"2:14 latitudes = -91 is outside its range -90 to 90 deg"}));
    const auto warnings = [](const std::string& size) {
        return plan_of("[grid]\nsize = " + size + "\nspacing = 625e3\nprojection = \"latlon\"")
            .warnings.size();
    };
    EXPECT_EQ(warnings("[64, 64]"), warnings("[64, 32]") + 1);
}

TEST(check, a_map_with_poles_has_opposite_columns) {
    const std::string head = "[grid]\nedges = \"polar\"\n";
    EXPECT_EQ(plan_of(head + "size = [64, 33]").grid.edges, Edges::polar);
    EXPECT_EQ(plan_of(head + "size = [64, 32]\nprojection = \"latlon\"").grid.edges, Edges::polar);
    EXPECT_EQ(problems_of(head + "size = [63, 32]"),
              (Lines{"1:2 a map with poles needs an even number of columns, so that each has one "
                     "opposite; here they are 63"}));
    EXPECT_EQ(problems_of(head + "size = [64, 32]\nlatitudes = [-90, 60]"),
              (Lines{"1:2 latitudes = [-90, 60] end before a side that is \"polar\""}));
}

TEST(check, a_size_option_keeps_the_extent) {
    CheckOptions options;
    options.size = {{65, 33}};
    const Plan plan = plan_of("[grid]\nsize = [129, 65]\nspacing = 10", options);
    EXPECT_EQ(plan.grid.columns, 65);
    EXPECT_EQ(plan.grid.rows, 33);
    EXPECT_EQ(plan.grid.spacing_m, 20);
    options.size = {{64, 64}};
    EXPECT_EQ(plan_of("[grid]\nsize = 128\nspacing = 10\nedges = \"wrap\"", options).grid.spacing_m,
              20);
    options.size = {{0, 4}};
    EXPECT_EQ(problems_of("", options), (Lines{"--size 0x4: each side must be 1 to 2147483648"}));
    options.size = {{1 << 20, 1 << 20}};
    EXPECT_EQ(problems_of("", options).size(), 1u);
}

TEST(check, a_seed_option_replaces_the_seed) {
    CheckOptions options;
    options.seed = 18446744073709551615u;
    EXPECT_EQ(plan_of("seed = 3", options).seed, 18446744073709551615u);
}

TEST(check, the_same_text_gives_the_same_plan) {
    const std::string text = "[[stage]]\nop = \"hills\"\n[[stage]]\nop = \"slide\"\nsteps = 4\n";
    EXPECT_EQ(plan_of(text).canonical, plan_of(text).canonical);
    EXPECT_EQ(plan_of(text).recipe_sha256.size(), 64u);
}

}  // namespace
}  // namespace cuesta::test
