// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_output.h"

#include "support/check_text.h"

namespace cuesta::test {
namespace {

Lines output(const std::string& lines) {
    return problems_of("[[output]]\n" + lines);
}

TEST(check_output, field_file_and_range_are_read) {
    const Plan plan = plan_of(
        "[[output]]\nfield = \"height\"\nfile = \"maps/h.PNG\"\nlow = -10\nhigh = \"1 km\"\n"
        "[[output]]\nfield = \"slope\"\nfile = \"s.exr\"\nevery = 0\n");
    ASSERT_EQ(plan.outputs.size(), 2u);
    EXPECT_EQ(plan.outputs[0].file, "maps/h.PNG");
    EXPECT_EQ(plan.outputs[0].low, -10);
    EXPECT_EQ(plan.outputs[0].high, 1000);
    EXPECT_EQ(plan.outputs[1].field, "slope");
    EXPECT_FALSE(plan.outputs[1].low);
}

TEST(check_output, what_is_missing_is_asked_for) {
    EXPECT_EQ(output(""), (Lines{"1:1 this output needs field = \"NAME\", such as \"height\"",
                                 "1:1 this output needs file = \"NAME\", such as \"height.exr\""}));
    EXPECT_EQ(output("field = \"water\"\nfile = \"w.exr\""),
              (Lines{"2:9 field = 'water': there is no such field here."}));
    EXPECT_EQ(output("field = \"height\"\nfile = \"h.exr\"\nlow = 5\nhigh = 5"),
              (Lines{"5:8 high must be above low"}));
    EXPECT_EQ(output("preset = \"unreal\""),
              (Lines{"2:10 preset = 'unreal': there is no such preset; the list is empty in this "
                     "version, so give field and file"}));
}

TEST(check_output, fields_made_by_stages_can_be_written) {
    EXPECT_TRUE(problems_of("[[output]]\nfield = \"u\"\nfile = \"u.npy\"\n"
                            "[[stage]]\nop = \"hills\"\ninto = \"u\"\n")
                    .empty());
}

TEST(check_output, frames_need_a_number_in_their_name) {
    const std::string sim = "[[stage]]\nop = \"simulate\"\n[[stage.process]]\nop = \"slide\"\n";
    const Plan plan = plan_of(
        "[[output]]\nfield = \"height\"\nfile = \"f/h_{step}.png\"\n"
        "every = 100\n" +
        sim);
    EXPECT_EQ(plan.outputs[0].every, 100);
    EXPECT_EQ(
        output("field = \"height\"\nfile = \"h.png\"\nevery = 100\n" + sim),
        (Lines{"3:8 file = 'h.png': with 'every' the name needs {step}, so that frames do not "
               "overwrite each other"}));
    EXPECT_EQ(output("field = \"height\"\nfile = \"h_{step}.png\"\n"),
              (Lines{"3:8 file = 'h_{step}.png': {step} needs every = STEPS"}));
    EXPECT_EQ(output("field = \"height\"\nfile = \"h_{stp}.png\"\nevery = 5").size(), 1u);
    EXPECT_EQ(check_text("[[output]]\nfield = \"height\"\nfile = \"h_{step}.png\"\nevery = 5\n"
                         "[[stage]]\nop = \"hills\"")
                  .warnings,
              (Lines{"r.toml:4:9: warning: every has no effect, because nothing is simulated"}));
}

TEST(check_output, no_two_outputs_share_a_file) {
    const auto two = [](const std::string& a, const std::string& b) {
        return problems_of("[[output]]\nfield = \"height\"\nfile = \"" + a +
                           "\"\n[[output]]\nfield = \"height\"\nfile = \"" + b + "\"\n");
    };
    EXPECT_TRUE(two("a.exr", "b.exr").empty());
    EXPECT_EQ(two("a.exr", "a.exr"),
              (Lines{"6:8 file = 'a.exr': an earlier output writes this file"}));
    EXPECT_EQ(two("a.exr/b.exr", "a.exr"),
              (Lines{"6:8 file = 'a.exr': an earlier output uses this as a directory"}));
    EXPECT_EQ(two("a.exr", "a.exr/b.exr"),
              (Lines{"6:8 file = 'a.exr/b.exr': an earlier output is a file where this one needs a "
                     "directory"}));
    EXPECT_EQ(output("field = \"height\"\nfile = \"preview.png\""),
              (Lines{"3:8 file = 'preview.png': every run writes this file itself"}));
}

TEST(check_output, rivers_and_lakes_go_into_geojson_files) {
    const Plan plan = plan_of(
        "[[output]]\nfield = \"rivers\"\nfile = \"r.geojson\"\nmin_area = \"0.5 km2\"\n"
        "runoff = \"800 mm/yr\"\n"
        "[[output]]\nfield = \"lakes\"\nfile = \"maps/l.GeoJSON\"\n"
        "[[output]]\nfield = \"lake\"\nfile = \"lake.exr\"\n");
    ASSERT_EQ(plan.outputs.size(), 3u);
    EXPECT_TRUE(plan.outputs[0].vector);
    EXPECT_EQ(plan.outputs[0].min_area_m2, 500000);
    EXPECT_DOUBLE_EQ(plan.outputs[0].runoff.value(), 0.8);
    EXPECT_TRUE(plan.outputs[1].vector);
    EXPECT_FALSE(plan.outputs[1].min_area_m2);
    EXPECT_FALSE(plan.outputs[2].vector);
}

TEST(check_output, worlds_can_be_written_in_projections) {
    const std::string world = "[grid]\nsize = [64, 32]\nprojection = \"latlon\"\n";
    const auto made = [&](const std::string& lines) {
        return problems_of(world + "[[output]]\nfield = \"height\"\n" + lines).size();
    };
    const Plan plan = plan_of(world +
                              "[[output]]\nfield = \"height\"\nfile = \"a.exr\"\n"
                              "projection = \"orthographic\"\ncentre = [20, -30]\nside = 90\n"
                              "[[output]]\nfield = \"height\"\nfile = \"b_{face}.exr\"\n"
                              "projection = \"cube\"\n");
    ASSERT_EQ(plan.outputs.size(), 2u);
    EXPECT_EQ(plan.outputs[0].projection, WorldProjection::orthographic);
    EXPECT_EQ(plan.outputs[0].centre_lat_deg, -30);
    EXPECT_EQ(plan.outputs[0].side, 90);
    EXPECT_EQ(plan.outputs[1].projection, WorldProjection::cube);
    EXPECT_EQ(made("file = \"a.exr\"\nprojection = \"robinson\"\ncentre = 20"), 0u);
    EXPECT_EQ(made("file = \"a.exr\"\nprojection = \"cube\""), 1u);
    EXPECT_EQ(made("file = \"a_{face}.exr\""), 1u);
    EXPECT_EQ(made("file = \"a.exr\"\nside = 90"), 1u);
    EXPECT_EQ(made("file = \"a.exr\"\nprojection = \"robinson\"\ncentre = [1, 2]"), 1u);
    EXPECT_EQ(made("file = \"a.exr\"\nprojection = \"robin\""), 1u);
    EXPECT_EQ(output("field = \"height\"\nfile = \"h.exr\"\nprojection = \"robinson\"").size(), 1u);
}

TEST(check_output, what_no_writer_can_make_is_told_where_it_stands) {
    CheckOptions options;
    options.write_problem = [](const std::string& file, std::int64_t columns, std::int64_t rows) {
        return file + " has " + std::to_string(columns) + " x " + std::to_string(rows);
    };
    const auto told = [&](const std::string& lines) {
        return problems_of(
            "[grid]\nsize = [64, 32]\nprojection = \"latlon\"\n"
            "[[output]]\nfield = \"height\"\n" +
                lines,
            options);
    };
    EXPECT_EQ(told("file = \"a.exr\""), (Lines{"6:8 file = 'a.exr': a.exr has 64 x 32"}));
    EXPECT_EQ(told("file = \"{x}{y}.exr\"\ntile = 16"),
              (Lines{"6:8 file = '{x}{y}.exr': {x}{y}.exr has 16 x 16"}));
    EXPECT_EQ(told("file = \"{face}.exr\"\nprojection = \"cube\""),
              (Lines{"6:8 file = '{face}.exr': {face}.exr has 17 x 17"}));
    EXPECT_EQ(told("file = \"a.exr\"\nprojection = \"azimuthal\"\nside = 9"),
              (Lines{"6:8 file = 'a.exr': a.exr has 9 x 9"}));
}

TEST(check_output, lines_are_no_maps_and_maps_no_lines) {
    EXPECT_EQ(output("field = \"rivers\"\nfile = \"r.exr\""),
              (Lines{"3:8 file = 'r.exr': the ending must be .geojson."}));
    EXPECT_EQ(output("field = \"height\"\nfile = \"h.geojson\""),
              (Lines{"2:9 field = 'height': a .geojson file holds \"rivers\" or \"lakes\""}));
    EXPECT_EQ(output("field = \"height\"\nfile = \"h.exr\"\nmin_area = 5"),
              (Lines{"4:12 min_area is for rivers and lakes, in .geojson files"}));
    EXPECT_EQ(output("field = \"lakes\"\nfile = \"l.geojson\"\nrunoff = 1"),
              (Lines{"4:10 runoff is for rivers, in .geojson files"}));
    EXPECT_EQ(output("field = \"lakes\"\nfile = \"l.geojson\"\nlow = 1"),
              (Lines{"4:7 low is for 16-bit maps, not for .geojson files"}));
    EXPECT_EQ(output("field = \"rivers\"\nfile = \"r.geojson\"\nmin_area = -1").size(), 1u);
    // A field of the recipe's own may have that name.
    EXPECT_TRUE(problems_of("[[output]]\nfield = \"rivers\"\nfile = \"u.npy\"\n"
                            "[[stage]]\nop = \"hills\"\ninto = \"rivers\"\n")
                    .empty());
}

}  // namespace
}  // namespace cuesta::test
