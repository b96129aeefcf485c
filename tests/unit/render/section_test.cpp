// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/section.h"

#include <gtest/gtest.h>

#include "cuesta/base/parallel.h"
#include "cuesta/render/rock_face.h"
#include "support/ground.h"

namespace cuesta {
namespace {

// Level layers: granite to 100, limestone to 160, sandstone to 200 m; a cave in the middle.
test::LaidGround level_ground() {
    return test::lay_ground(65, 9, 10, [](std::int64_t x, std::int64_t) -> test::Pile {
        if (x >= 28 && x <= 36)
            return {{"granite", 100},
                    {"limestone", 20},
                    {"air", 20},
                    {"limestone", 20},
                    {"sandstone", 40}};
        return {{"granite", 100}, {"limestone", 60}, {"sandstone", 40}};
    });
}

constexpr SectionLine middle{0, 40, 640, 40};
constexpr int left = 78, top = 58;  // of the cut in the picture

// Row of the picture for a height.
int row_of(double height_m, const CutRange& range, int cut_height) {
    return top +
           static_cast<int>((range.high_m - height_m) / (range.high_m - range.low_m) * cut_height);
}

bool looks_like(const Picture& picture, int x, int y, Rgb rock) {
    const Srgb8 c = picture.colour_at(x, y), wanted = to_srgb8(rock);
    // Patterns darken a pixel by less than half.
    return c.r <= wanted.r + 2 && c.r >= wanted.r * 0.7 && c.b <= wanted.b + 2 &&
           c.b >= wanted.b * 0.7;
}

TEST(section, boundaries_lie_where_the_columns_have_them) {
    const test::LaidGround laid = level_ground();
    const GroundView view = laid.view();
    SectionOptions options;
    options.width = 640;  // a metre per pixel
    options.exaggeration = 1;
    const Picture p = render_section(view, middle, options);
    const CutRange range = range_of_cut(view, middle);
    const auto height = static_cast<int>(range.high_m - range.low_m + 0.5);
    const auto at = [&](double metres) { return row_of(metres, range, height); };
    const int x = left + 100;
    const Rgb granite = rock_colour(view, laid.id("granite")),
              limestone = rock_colour(view, laid.id("limestone")),
              sandstone = rock_colour(view, laid.id("sandstone"));
    EXPECT_TRUE(looks_like(p, x, at(97), granite));
    EXPECT_TRUE(looks_like(p, x, at(104), limestone));
    EXPECT_TRUE(looks_like(p, x, at(156), limestone));
    EXPECT_TRUE(looks_like(p, x, at(164), sandstone));
    EXPECT_TRUE(looks_like(p, x, at(195), sandstone));
    // Sky above, bluish; the cave is dark.
    const Srgb8 sky = p.colour_at(x, at(205));
    EXPECT_GT(sky.b, sky.r);
    const Srgb8 cave = p.colour_at(left + 320, at(130));
    EXPECT_LT(cave.r, 60);
}

TEST(section, the_range_reaches_below_the_lowest_layer_and_above_the_ground) {
    const test::LaidGround laid = level_ground();
    const CutRange range = range_of_cut(laid.view(), middle);
    EXPECT_LT(range.low_m, 100);
    EXPECT_GT(range.low_m, 50);
    EXPECT_GT(range.high_m, 200);
    EXPECT_LT(range.high_m, 250);
}

TEST(section, a_cut_ends_where_beds_of_several_materials_begin) {
    // A tilted sequence that was laid down to 20 m: below it every column goes on as its bed.
    const test::LaidGround laid =
        test::lay_ground(65, 9, 10, [](std::int64_t x, std::int64_t) -> test::Pile {
            const double boundary = 100 - 3.0 * static_cast<double>(x);
            if (boundary > 20) return {{"slate", boundary}, {"limestone", 200 - boundary}};
            return {{"limestone", 200}};
        });
    const CutRange range = range_of_cut(laid.view(), middle);
    EXPECT_GE(range.low_m, 20);
    EXPECT_LT(range.low_m, 24);
}

TEST(section, water_stands_on_the_ground) {
    const test::LaidGround laid = level_ground();
    const GroundView view = laid.view();
    Raster water;
    water.columns = 65, water.rows = 9;
    water.samples.assign(65 * 9, 30.0f);
    SectionOptions options;
    options.width = 640;
    options.exaggeration = 1;
    options.water_depth = &water;
    const Picture p = render_section(view, middle, options);
    CutRange range = range_of_cut(view, middle);
    range.high_m = std::max(range.high_m, 230.0);
    const auto height = static_cast<int>(range.high_m - range.low_m + 0.5);
    const Srgb8 wet = p.colour_at(left + 100, row_of(212, range, height));
    EXPECT_GT(wet.b, wet.r + 60);
}

TEST(section, a_lake_lies_on_the_floor_of_its_cave) {
    const test::LaidGround laid = level_ground();  // a cave from 120 to 140 m
    const GroundView view = laid.view();
    Raster water;
    water.columns = 65, water.rows = 9;
    water.samples.assign(65 * 9, 8.0f);
    SectionOptions options;
    options.width = 640;
    options.exaggeration = 1;
    options.cave_water = &water;
    const Picture p = render_section(view, middle, options);
    const CutRange range = range_of_cut(view, middle);
    const auto height = static_cast<int>(range.high_m - range.low_m + 0.5);
    const Srgb8 wet = p.colour_at(left + 320, row_of(124, range, height)),
                dry = p.colour_at(left + 320, row_of(134, range, height));
    EXPECT_GT(wet.b, wet.r + 60);
    EXPECT_LT(dry.b, 60);
}

TEST(section, same_bytes_for_any_thread_count_and_thin_cuts_work) {
    const test::LaidGround laid = level_ground();
    SectionOptions options;
    options.width = 300;
    set_thread_count(1);
    const Picture one = render_section(laid.view(), {0, 0, 640, 80}, options);
    set_thread_count(3);
    EXPECT_EQ(one.rgb, render_section(laid.view(), {0, 0, 640, 80}, options).rgb);
    set_thread_count(0);
    // Along a column, a hair long, and on ground of one sample.
    EXPECT_GT(render_section(laid.view(), {0, 0, 0, 80}, options).height, 0);
    EXPECT_GT(render_section(laid.view(), {100, 40, 100.001, 40}, options).height, 0);
    options.exaggeration = 1e5;
    EXPECT_LT(render_section(laid.view(), middle, options).height, 2300);
}

TEST(section, knows_the_map) {
    Grid grid;
    grid.columns = 11, grid.rows = 6, grid.spacing_m = 10, grid.origin_x_m = 500;
    EXPECT_TRUE(on_map(grid, 500, 0));
    EXPECT_TRUE(on_map(grid, 600, 50));
    EXPECT_FALSE(on_map(grid, 600.1, 50));
    EXPECT_FALSE(on_map(grid, 499, 50));
    grid.edges = Edges::wrap;
    EXPECT_TRUE(on_map(grid, 610, 60));
    EXPECT_EQ((SectionLine{0, 0, 30, 40}.length_m()), 50);
}

}  // namespace
}  // namespace cuesta
