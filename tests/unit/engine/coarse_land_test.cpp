// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/coarse_land.h"

#include <gtest/gtest.h>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/error.h"
#include "cuesta/engine/outputs.h"
#include "support/run_recipe.h"
#include "support/scratch_directory.h"

namespace cuesta::test {
namespace {

const std::string hills =
    "name = \"hills\"\n[grid]\nsize = [24, 17]\nspacing = 50\norigin = [300, -200]\n"
    "[[stage]]\nop = \"fbm\"\nwavelength = 600\nrelief = 200\n";

std::string output(const std::string& file) {
    return "[[output]]\nfield = \"height\"\nfile = \"" + file + "\"\n";
}

void write_run(const std::string& text, const std::filesystem::path& out) {
    RunSetup setup;
    setup.out = out;
    write_outputs(*run_recipe(text, setup));
}

TEST(CoarseLand, is_read_from_what_a_run_wrote) {
    const ScratchDirectory directory;
    write_run(hills + output("height.npy"), directory.path());
    const CoarseLand land = read_coarse_land(directory.path(), {});
    EXPECT_EQ(land.recipe, "hills");
    EXPECT_EQ(land.grid.columns, 24);
    EXPECT_EQ(land.grid.spacing_m, 50);
    EXPECT_EQ(land.grid.origin_x_m, 300);
    EXPECT_EQ(land.grid.origin_y_m, -200);
    EXPECT_EQ(land.material, "granite");
    EXPECT_EQ(land.height.samples, run_recipe(hills)->domain.collect("height").samples);
}

std::string refusal(const std::filesystem::path& directory) {
    try {
        read_coarse_land(directory, {});
    } catch (const Error& e) {
        return e.what();
    }
    return {};
}

TEST(CoarseLand, says_what_is_missing) {
    const ScratchDirectory directory;
    EXPECT_NE(refusal(directory.path()).find("no finished run"), std::string::npos);
    write_run(hills + output("height.png"), directory.path());
    EXPECT_NE(refusal(directory.path()).find("height.npy"), std::string::npos);
    write_run(hills + output("height.npy"), directory.path());
    EXPECT_EQ(refusal(directory.path()), "");
    std::string bytes = read_file(directory.path() / "height.npy", 1 << 20);
    bytes.back() = static_cast<char>(bytes.back() ^ 1);
    write_file_atomically(directory.path() / "height.npy", bytes);
    EXPECT_NE(refusal(directory.path()).find("changed"), std::string::npos);
    std::filesystem::remove(directory.path() / "height.npy");
    EXPECT_NE(refusal(directory.path()).find("missing"), std::string::npos);
    write_file_atomically(directory.path() / "manifest.json", "[1]");
    EXPECT_NE(refusal(directory.path()).find("not the manifest"), std::string::npos);
}

// A river that runs diagonally between high sides.
CoarseLand diagonal_valley() {
    CoarseLand land;
    land.grid = {9, 9, 100};
    land.height = {9, 9};
    for (std::int64_t y = 0; y < 9; ++y)
        for (std::int64_t x = 0; x < 9; ++x)
            land.height.samples.push_back(static_cast<float>(500 - 10 * x + 40 * std::abs(x - y)));
    return land;
}

TEST(CoarseLand, counts_the_land_above_every_sample) {
    const CoarseRivers rivers = drain_coarse_land(diagonal_valley(), {});
    EXPECT_GT(rivers.cells[7 * 9 + 7], 30u);
    EXPECT_EQ(drain_coarse_land(diagonal_valley(), 1e4).cells[7 * 9 + 7], 1u);  // all is sea
}

}  // namespace
}  // namespace cuesta::test
