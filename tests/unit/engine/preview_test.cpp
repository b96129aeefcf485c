// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/preview.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "support/run_recipe.h"
#include "support/scratch_directory.h"

namespace cuesta {
namespace {

using test::head_text;
using test::RunSetup;

// The picture's bytes. Two pictures of the same land differ only by what is drawn on it.
std::string picture_of(const std::string& recipe, int across = 1, int down = 1) {
    const ScratchDirectory directory;
    RunSetup setup;
    setup.out = directory.path();
    setup.across = across, setup.down = down;
    const auto run = test::run_recipe(recipe, setup);
    EXPECT_EQ(write_preview(*run, directory.path()), "preview.png");
    std::ifstream file(directory.path() / "preview.png", std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

const std::string hills = head_text(64, 64) + "[[stage]]\nop = 'fbm'\nrelief = 400\n";

TEST(Preview, heights_below_zero_are_land_unless_a_stage_names_the_sea) {
    const std::string sunk = hills + "base = -200\n[[stage]]\nop = 'stream_power'\n";
    const std::string dry = picture_of(sunk + "erodibility = 1e-12\n");
    EXPECT_EQ(dry, picture_of(sunk + "erodibility = 2e-12\n"));
    EXPECT_NE(dry, picture_of(sunk + "erodibility = 1e-12\nsea_level = 0\n"));
}

TEST(Preview, its_memory_follows_from_its_pixels) {
    // 512 x 256 for a small map of that shape, 1024 x 1024 for a large one.
    EXPECT_EQ(preview_bytes({.columns = 100, .rows = 50}), 512u * 256 * 36);
    EXPECT_EQ(preview_bytes({.columns = 4096, .rows = 4096}), 1024u * 1024 * 36);
}

TEST(Preview, lakes_are_drawn_if_an_output_asks_for_them) {
    const std::string with = "[[output]]\nfield = 'lake'\nfile = 'lake.exr'\n";
    const std::string without = "[[output]]\nfield = 'slope'\nfile = 'slope.exr'\n";
    EXPECT_NE(picture_of(hills + with), picture_of(hills + without));
    EXPECT_EQ(picture_of(hills + without), picture_of(hills));
}

TEST(Preview, rows_where_they_lie_and_bands_of_blocks_give_one_picture) {
    for (const std::string more :
         {"", "[[stage]]\nop = 'rivers'\n", "[[stage]]\nop = 'flat'\ninto = 'water'\nlevel = 3\n",
          "[[stage]]\nop = 'strata'\n", "[[output]]\nfield = 'lake'\nfile = 'lake.exr'\n"})
        EXPECT_EQ(picture_of(hills + more), picture_of(hills + more, 2, 3)) << more;
}

TEST(Preview, water_on_the_ground_is_drawn) {
    const std::string pond = "[[stage]]\nop = 'flat'\ninto = 'water'\nlevel = 3\n";
    EXPECT_NE(picture_of(hills + pond), picture_of(hills));
}

TEST(Preview, large_rivers_are_drawn) {
    const std::string carved = hills + "[[stage]]\nop = 'rivers'\n";
    EXPECT_NE(picture_of(carved), picture_of(carved + "rain = 0\n"));
}

}  // namespace
}  // namespace cuesta
