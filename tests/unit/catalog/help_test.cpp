// SPDX-License-Identifier: Apache-2.0
#include "cuesta/catalog/help.h"

#include <gtest/gtest.h>

#include "cuesta/base/error.h"
#include "support/toy_operators.h"

namespace cuesta {
namespace {

const CatalogLists lists = {
    {{".exr", "OpenEXR", "Floats.", true, true}, {".dem", "USGS DEM", "Old maps.", true, false}},
    {}};

std::string refusal(const auto& call) {
    try {
        call();
    } catch (const UsageError& error) {
        return error.what();
    }
    return "nothing was refused";
}

TEST(help, list_groups_operators_and_shows_all_kinds) {
    const std::string text = list_text(toy::registry(), lists);
    EXPECT_NE(
        text.find("generators\n  hills  Hills of a toy.\n  image  A map from a file.\n\nfilters"
                  "\n  smooth  Evens a surface out.\n\nprocesses\n  drain"),
        std::string::npos)
        << text;
    for (const char* part :
         {"containers\n  simulate  Runs", "materials\n  granite    Magmatic", "fields\n  height ",
          "  [m] Height of the ground.", "formats\n  .exr  OpenEXR: Floats.\n",
          "USGS DEM: Old maps. Read only.", "presets\n  none\n"})
        EXPECT_NE(text.find(part), std::string::npos) << part;
    EXPECT_EQ(text.find("layers  "), std::string::npos);  // internal
}

TEST(help, list_shows_one_kind) {
    EXPECT_EQ(list_text(toy::registry(), lists, "filters"),
              "filters\n  smooth  Evens a surface out.\n");
    EXPECT_EQ(list_text(toy::registry(), lists, "filter"),
              "filters\n  smooth  Evens a surface out.\n");
    EXPECT_EQ(list_text(toy::registry(), lists, "presets"), "presets\n  none\n");
    EXPECT_NE(list_text(toy::registry(), lists, "process").find("rain"), std::string::npos);
    const std::string operators = list_text(toy::registry(), lists, "operators");
    EXPECT_NE(operators.find("containers"), std::string::npos);
    EXPECT_EQ(operators.find("materials"), std::string::npos);
    EXPECT_NE(refusal([] {
                  list_text(toy::registry(), lists, "materal");
              }).find("Did you mean 'materials'?"),
              std::string::npos);
}

TEST(help, describe_shows_parameters_keys_fields_and_sources) {
    const std::string text = describe_text(toy::registry(), "hills");
    for (const char* part :
         {"hills (generator)\n  Hills of a toy.\n",
          "  relief: number in m, 0 to 20000, default 1000 m", "      Lowest to highest.\n",
          "  shape: choice: round or pointed, default round\n",
          "  smooth: true or false, default false\n",
          "  level: number or field in m, -1000 to 1000, default 0 m\n",
          "  corners: list of numbers in m, 0 to 10, at most 3 of them, default [1, 2]\n",
          "every generator also takes\n", "  blend ", "cites   [toy2020]\n",
          "relief = \"1000 m\"\n"})
        EXPECT_NE(text.find(part), std::string::npos) << part << "\nis not in\n" << text;
    const std::string slide = describe_text(toy::registry(), "slide");
    EXPECT_NE(slide.find("reads   height\nwrites  height\n"), std::string::npos);
    EXPECT_NE(describe_text(toy::registry(), "image").find("file: file, must be given"),
              std::string::npos);
}

TEST(help, describe_knows_materials_and_fields) {
    EXPECT_NE(describe_text(toy::registry(), "sand").find("density = 1600 kg/m3"),
              std::string::npos);
    EXPECT_NE(describe_text(toy::registry(), "slope").find("follows from others"),
              std::string::npos);
    EXPECT_NE(refusal([] { describe_text(toy::registry(), "hils"); }).find("Did you mean 'hills'?"),
              std::string::npos);
    EXPECT_NE(refusal([] { describe_text(toy::registry(), "height.rest"); }).find("there is no"),
              std::string::npos);
}

TEST(help, describe_names_the_classes_of_a_field) {
    const std::string text = describe_text(toy::registry(), "zone");
    EXPECT_NE(text.find("    4  #ffffff  polar desert"), std::string::npos) << text;
    EXPECT_NE(text.find("  104  #ff0000  BWh hot desert"), std::string::npos);
    EXPECT_NE(describe_json(toy::registry(), "zone").find("\"tropical rain forest\""),
              std::string::npos);
}

TEST(help, materials_are_described_and_written_out) {
    const std::string text = describe_text(toy::beds_registry(), "beds");
    EXPECT_NE(text.find("  cap: material, default sandstone\n"), std::string::npos) << text;
    EXPECT_NE(text.find("  beds: list of materials, at most 3 of them, default [granite, "
                        "limestone]\n"),
              std::string::npos)
        << text;
    // Done in its first step, so the snippet asks for no more.
    EXPECT_EQ(stage_snippet(*toy::beds_registry().find("beds")),
              "[[stage]]\nop = \"beds\"\ncap = \"sandstone\"\n"
              "beds = [\"granite\", \"limestone\"]\n");
}

TEST(help, a_snippet_is_a_stage_with_all_defaults) {
    EXPECT_EQ(stage_snippet(*toy::registry().find("hills")),
              "[[stage]]\nop = \"hills\"\nhurst = 0.8\nrelief = \"1000 m\"\noctaves = 8\n"
              "shape = \"round\"\nsmooth = false\nlevel = \"0 m\"\ncorners = [1, 2]\n");
    EXPECT_EQ(stage_snippet(*toy::registry().find("slide")),
              "[[stage]]\nop = \"slide\"\nsteps = 100\nrate = 0.1\nangle = \"talus\"\n");
}

}  // namespace
}  // namespace cuesta
