// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/relief.h"

#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"
#include "cuesta/render/legend.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <memory>

#include "support/ground.h"

namespace cuesta {
namespace {

// Smooth hills with rough ground, 0..1.
Raster hills(std::int64_t columns, std::int64_t rows, double low, double high) {
    Raster r;
    r.columns = columns;
    r.rows = rows;
    unsigned state = 99;
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x) {
            state = state * 1664525u + 1013904223u;
            const double a = static_cast<double>((x * 37 + y * 11) % 101) / 101 - 0.5;
            const double b = static_cast<double>((x * 5 + y * 29) % 67) / 67 - 0.5;
            const double h = 4 * a * a * 0.5 + 4 * b * b * 0.4 + 0.1 * (state >> 16) / 65536.0;
            r.samples.push_back(static_cast<float>(low + (high - low) * h));
        }
    return r;
}

ReliefOptions plain(int long_side = 128) {
    ReliefOptions o;
    o.long_side = long_side;
    o.legend = false;
    o.spacing_m = 10;
    return o;
}

void expect_no_pure_black_or_white(const Picture& p) {
    for (int y = 0; y < p.height; ++y)
        for (int x = 0; x < p.width; ++x) {
            const Srgb8 c = p.colour_at(x, y);
            ASSERT_NE(c, (Srgb8{0, 0, 0})) << x << ' ' << y;
            ASSERT_NE(c, (Srgb8{255, 255, 255})) << x << ' ' << y;
        }
}

double mean_lightness(const Picture& p) {
    double sum = 0;
    for (int y = 0; y < p.height; ++y)
        for (int x = 0; x < p.width; ++x) sum += lightness(p.colour_at(x, y));
    return sum / (p.width * p.height);
}

TEST(relief, every_range_is_drawn_in_a_middle_key_without_pure_black_or_white) {
    for (const auto& [low, high] : {std::pair{0.0, 0.0},
                                    {0.0, 1.0},
                                    {0.0, 1500.0},
                                    {0.0, 8000.0},
                                    {-4000.0, -200.0},
                                    {-500.0, 700.0},
                                    {8000.0, 8000.5}}) {
        const Picture p = render_relief(hills(96, 80, low, high), plain());
        expect_no_pure_black_or_white(p);
        EXPECT_GT(mean_lightness(p), 0.3) << low << ' ' << high;
        EXPECT_LT(mean_lightness(p), 0.85) << low << ' ' << high;
    }
}

TEST(relief, absurd_heights_are_still_a_picture) {
    for (const double extreme : {1e9, 1e20, 3e38})
        expect_no_pure_black_or_white(render_relief(hills(40, 30, -extreme, extreme), plain()));
    ReliefOptions with_legend;
    EXPECT_GT(render_relief(hills(40, 30, 0, 3e38), with_legend).height, 512 * 3 / 4);
}

TEST(relief, a_flat_map_has_one_colour) {
    const Picture p = render_relief(hills(20, 20, 37, 37), plain());
    for (std::size_t i = 3; i < p.rgb.size(); ++i) ASSERT_EQ(p.rgb[i], p.rgb[i - 3]);
}

TEST(relief, small_and_thin_maps_are_large_enough_to_see) {
    for (const auto& [columns, rows] :
         {std::pair{1, 1}, {1, 40}, {40, 1}, {3, 2}, {2, 2}, {5, 900}}) {
        ReliefOptions o;
        const Picture p = render_relief(hills(columns, rows, 0, 100), o);
        EXPECT_GE(std::max(p.width, p.height), 512);
        EXPECT_GE(std::min(p.width, p.height), 64);
    }
}

TEST(relief, the_longer_side_is_not_longer_than_asked) {
    const Picture p = render_relief(hills(400, 200, 0, 100), plain(160));
    EXPECT_EQ(p.width, 160);
    EXPECT_EQ(p.height, 80);
}

TEST(relief, samples_without_data_show_the_surround_and_nothing_else_does) {
    Raster r = hills(64, 64, 0, 500);
    for (int y = 0; y < 64; ++y)
        for (int x = 0; x < 20; ++x) r.at(x, y) = std::numeric_limits<float>::quiet_NaN();
    const Picture p = render_relief(r, plain(64));
    for (int y = 0; y < 64; ++y) {
        EXPECT_EQ(p.colour_at(19, y), surround_colour);
        EXPECT_NE(p.colour_at(20, y), surround_colour);
    }
    // A map of nothing at all is still a picture.
    for (float& v : r.samples) v = std::numeric_limits<float>::infinity();
    EXPECT_EQ(render_relief(r, plain(64)).colour_at(30, 30), surround_colour);
}

TEST(relief, sea_is_blue_and_land_is_not) {
    Raster r = hills(64, 64, 0, 0);
    for (int y = 0; y < 64; ++y)
        for (int x = 0; x < 64; ++x) r.at(x, y) = static_cast<float>(x - 32) * 0.5f;
    const Picture found = render_relief(r, plain(64));
    const Srgb8 sea = found.colour_at(20, 32), land = found.colour_at(44, 32);
    EXPECT_GT(sea.b, sea.r + 40);
    EXPECT_LT(land.b, land.r);
    // The level can be set, or sea be left out.
    ReliefOptions o = plain(64);
    o.sea_level_m = -12.0;
    EXPECT_LE(render_relief(r, o).colour_at(20, 32).b,
              render_relief(r, o).colour_at(20, 32).r + 10);
    EXPECT_GT(render_relief(r, o).colour_at(4, 32).b, render_relief(r, o).colour_at(4, 32).r + 40);
    o.sea_level_m.reset();
    o.find_sea = false;
    EXPECT_LT(render_relief(r, o).colour_at(4, 32).b, 100);
}

TEST(relief, cliffs_show_the_layers_they_cut) {
    auto materials = std::make_shared<MaterialTable>();
    Material vivid = (*materials)[0];
    vivid.name = "vivid";
    vivid.colour = {200, 40, 160};
    materials->set(vivid);
    // A plateau with a cap of turf on vivid rock; only the cliff shows what is under the cap.
    const test::LaidGround laid = test::lay_ground(
        64, 64, 10,
        [](std::int64_t x, std::int64_t) -> test::Pile {
            if (x < 30) return {{"granite", 1}};
            return {{"vivid", x > 34 ? 100.0 : static_cast<double>(x - 29) * 20}, {"regolith", 1}};
        },
        materials);
    const GroundView view = laid.view();
    ReliefOptions o = plain(64);
    o.ground = &view;
    const Picture p = render_relief(test::heights_of(laid), o);
    EXPECT_GT(p.colour_at(32, 32).r, 2 * p.colour_at(32, 32).g);
    EXPECT_LT(p.colour_at(50, 32).r, 2 * p.colour_at(50, 32).g);
    EXPECT_LT(p.colour_at(10, 32).r, 2 * p.colour_at(10, 32).g);
    // The legend names the rocks in a strip of its own.
    o.legend = true;
    const int named = render_relief(test::heights_of(laid), o).height;
    o.ground = nullptr;
    EXPECT_GT(named, render_relief(test::heights_of(laid), o).height);
}

TEST(relief, water_is_drawn_where_it_stands) {
    const Raster r = hills(64, 64, 100, 300);
    Raster water = hills(64, 64, 0, 0);
    for (int y = 20; y < 40; ++y)
        for (int x = 20; x < 40; ++x) water.at(x, y) = 5;
    ReliefOptions o = plain(64);
    const Picture dry = render_relief(r, o);
    o.water_depth = &water;
    const Picture wet = render_relief(r, o);
    EXPECT_EQ(wet.colour_at(10, 10), dry.colour_at(10, 10));
    EXPECT_GT(wet.colour_at(30, 30).b, wet.colour_at(30, 30).r + 40);
    const Raster wrong = hills(63, 64, 0, 0);
    o.water_depth = &wrong;
    EXPECT_THROW(render_relief(r, o), Error);
}

TEST(relief, one_and_three_threads_give_the_same_bytes) {
    const Raster small = hills(90, 70, -300, 900), large = hills(700, 300, 0, 2000);
    ReliefOptions o;
    o.long_side = 256;
    set_thread_count(1);
    const Picture small_one = render_relief(small, o), large_one = render_relief(large, o);
    set_thread_count(3);
    const Picture small_three = render_relief(small, o), large_three = render_relief(large, o);
    set_thread_count(0);
    EXPECT_EQ(small_one.rgb, small_three.rgb);
    EXPECT_EQ(large_one.rgb, large_three.rgb);
}

}  // namespace
}  // namespace cuesta
