// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_file.h"

#include "support/check_text.h"
#include "support/scratch_directory.h"

namespace cuesta::test {
namespace {

namespace fs = std::filesystem;

std::string toml_string(const std::string& text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        if (c == '\0')
            out += "\\u0000";
        else if (c == '\n')
            out += "\\n";
        else
            out += c;
    }
    return out + "\"";
}

CheckResult check_input(const fs::path& recipe, const std::string& file, bool outside = false) {
    CheckOptions options;
    options.allow_outside = outside;
    return check_text("[[stage]]\nop = \"image\"\nfile = " + toml_string(file), options,
                      toy::registry(), recipe);
}

TEST(check_file, inputs_are_relative_to_the_recipe) {
    const CheckResult result = check_input("some/where/r.toml", "maps/in.tif");
    ASSERT_TRUE(result.plan);
    EXPECT_EQ(result.plan->inputs, (std::vector<fs::path>{"some/where/maps/in.tif"}));
    EXPECT_EQ(result.plan->input_index.at("maps/in.tif"), 0);
    EXPECT_EQ(result.plan->stages[0].values.at("file"), ParamValue(std::string("maps/in.tif")));
}

TEST(check_file, an_input_that_cannot_be_read_is_told_where_it_stands) {
    int asked = 0;
    CheckOptions options;
    options.input_problem = [&](const fs::path& file) {
        ++asked;
        return file == "a.tif" ? "it is gone" : "";
    };
    const std::string text =
        "[[stage]]\nop = \"image\"\nfile = \"b.tif\"\n[[stage]]\nop = \"image\"\nfile = "
        "\"b.tif\"\n";
    EXPECT_EQ(problems_of(text, options), Lines{});
    EXPECT_EQ(asked, 1);
    EXPECT_EQ(problems_of("[[stage]]\nop = \"image\"\nfile = \"a.tif\"\n", options),
              (Lines{"3:8 file = 'a.tif': it is gone"}));
}

TEST(check_file, one_file_is_read_once) {
    const Plan plan = plan_of(
        "[[stage]]\nop = \"image\"\nfile = \"a.tif\"\n[[stage]]\nop = \"image\"\nfile = \"b.tif\"\n"
        "[[stage]]\nop = \"image\"\nfile = \"a.tif\"\n");
    EXPECT_EQ(plan.inputs.size(), 2u);
    EXPECT_EQ(plan.input_index.at("b.tif"), 1);
}

TEST(check_file, no_input_leaves_the_recipes_directory) {
    const ScratchDirectory scratch;
    const fs::path home = scratch.path() / "home";
    fs::create_directories(home / "sub");
    fs::create_directories(scratch.path() / "outside");
    fs::create_directory_symlink(scratch.path() / "outside", home / "link");
    fs::create_symlink("/etc/passwd", home / "pass.png");
    fs::create_symlink(home / "loop", home / "loop");
    const fs::path recipe = home / "r.toml";
    const std::string bad[] = {"../x.png",
                               "sub/../../x.png",
                               "./../x.png",
                               "..",
                               "/etc/passwd",
                               "//etc/passwd",
                               "link/x.png",
                               "pass.png",
                               "sub/../link/x.png",
                               "../home2/x.png",
                               "loop/x.png",
                               "link/../x.png",
                               std::string("a\0b", 3),
                               "a\nb",
                               "",
                               std::string(8192, 'a'),
                               std::string(300, 'a')};
    for (const std::string& file : bad) {
        const CheckResult result = check_input(recipe, file);
        EXPECT_FALSE(result.plan) << file;
        ASSERT_EQ(result.problems.size(), 1u) << file;
        EXPECT_EQ(result.problems[0].at, (Position{3, 8}));
    }
    // Names that only look like a way out stay inside.
    for (const std::string file : {"%2e%2e/x.png", "..%5cx.png", "...", "sub/../x.png", "a..b/x"})
        EXPECT_TRUE(check_input(recipe, file).plan) << file;
}

TEST(check_file, the_user_may_allow_the_outside) {
    EXPECT_TRUE(check_input("r.toml", "../../x.png", true).plan);
    const CheckResult result = check_input("a/r.toml", "/data/x.png", true);
    ASSERT_TRUE(result.plan);
    EXPECT_EQ(result.plan->inputs[0], "/data/x.png");
    EXPECT_FALSE(check_input("r.toml", std::string("a\0b", 3), true).plan);
}

TEST(check_file, no_output_leaves_the_output_directory) {
    const std::string bad[] = {"../x.png",
                               "a/../../x.png",
                               "a/../x.png",
                               "/tmp/x.png",
                               "..\\x.png",
                               "C:\\x.png",
                               "C:x.png",
                               "a//x.png",
                               "./x.png",
                               ".x.png",
                               "a/.git/x.png",
                               "x.png/",
                               "",
                               std::string("a\0.png", 6),
                               "a\n.png",
                               std::string(8192, 'a') + ".png",
                               std::string(256, 'a') + ".png",
                               "x",
                               "x.jpg",
                               ".png",
                               "{step}{step}.png",
                               "{a}.png",
                               "x*.png"};
    for (const std::string& file : bad)
        EXPECT_EQ(problems_of("[[output]]\nfield = \"height\"\nfile = " + toml_string(file)).size(),
                  1u)
            << file;
    for (const std::string file :
         {"x.png", "a/b/c.exr", "%2e%2e.png", "a..b.png", "ü.tif", "X.EXR"})
        EXPECT_TRUE(
            problems_of("[[output]]\nfield = \"height\"\nfile = " + toml_string(file)).empty())
            << file;
}

TEST(check_file, the_endings_are_those_of_the_options) {
    CheckOptions options;
    options.formats = {{.ending = ".obj"}};
    const std::string text = "[[output]]\nfield = \"height\"\nfile = \"x.";
    EXPECT_TRUE(problems_of(text + "obj\"", options).empty());
    EXPECT_EQ(problems_of(text + "png\"", options),
              (Lines{"3:8 file = 'x.png': the ending must be .obj."}));
}

}  // namespace
}  // namespace cuesta::test
