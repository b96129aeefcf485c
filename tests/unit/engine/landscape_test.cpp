// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/landscape.h"

#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <fstream>

#include "cuesta/base/error.h"
#include "support/scratch_directory.h"

namespace cuesta {
namespace {

constexpr const char* two_stages = R"(
seed = 3
[grid]
size = [24, 16]
spacing = "10 m"
[[stage]]
op = "fbm"
relief = "100 m"
[[stage]]
op = "thermal"
steps = 6
angle = "20 deg"
[[output]]
field = "height"
file = "height.npy"
)";

TEST(Landscape, carries_a_recipe_out_and_gives_its_fields) {
    Landscape land(two_stages);
    EXPECT_FALSE(land.done());
    EXPECT_TRUE(land.advance());
    EXPECT_TRUE(land.done());
    const Raster height = land.field("height"), slope = land.field("slope");
    EXPECT_EQ(height.columns, 24);
    EXPECT_EQ(height.rows, 16);
    EXPECT_EQ(slope.samples.size(), height.samples.size());
    for (const LedgerRow& row : land.ledger()) EXPECT_EQ(row.relative_residual, 0) << row.material;
}

TEST(Landscape, steps_end_where_one_call_ends) {
    Landscape whole(two_stages), steps(two_stages);
    whole.advance();
    EXPECT_FALSE(steps.advance(3));
    EXPECT_EQ(steps.stage(), 1u);
    EXPECT_EQ(steps.step(), 2);
    while (!steps.advance(1)) {
    }
    EXPECT_EQ(steps.field("height").samples, whole.field("height").samples);
}

TEST(Landscape, says_all_that_is_wrong_with_a_recipe_with_its_place) {
    try {
        Landscape land("[[stage]]\nop = \"fbmm\"\n[[stage]]\nop = \"fbm\"\nrelief = -5\n");
        FAIL();
    } catch (const Error& error) {
        const std::string text = error.what();
        EXPECT_NE(text.find(":2:6: error: "), std::string::npos) << text;
        EXPECT_NE(text.find(":5:10: error: "), std::string::npos) << text;
    }
    Landscape land("[[stage]]\nop = \"fbm\"\n");
    EXPECT_THROW(land.field("no_such"), Error);
    EXPECT_THROW(land.field("layer.no_such"), Error);
    EXPECT_THROW(land.field("layers"), Error);
    EXPECT_NO_THROW(land.field("layer.granite"));
}

TEST(Landscape, names_the_file_of_a_recipe_that_is_wrong) {
    const ScratchDirectory place;
    std::ofstream(place.path() / "mine.toml") << "[[stage]]\nop = \"fbmm\"\n";
    try {
        Landscape::from_file(place.path() / "mine.toml");
        FAIL();
    } catch (const Error& error) {
        EXPECT_NE(std::string(error.what()).find("mine.toml:2:6: error: "), std::string::npos)
            << error.what();
    }
    EXPECT_THROW(Landscape::from_file(place.path() / "none.toml"), Error);
}

TEST(Landscape, writes_what_the_recipe_asks_for_when_it_is_done) {
    const ScratchDirectory place;
    std::ofstream(place.path() / "land.toml") << two_stages;
    LandscapeOptions options;
    options.out = place.path() / "out";
    options.sets = {"stage.2.steps=2"};
    Landscape land = Landscape::from_file(place.path() / "land.toml", options);
    EXPECT_THROW(land.write(), Error);
    land.advance();
    land.write();
    EXPECT_TRUE(std::filesystem::exists(options.out / "height.npy"));
    EXPECT_TRUE(std::filesystem::exists(options.out / "manifest.json"));
}

}  // namespace
}  // namespace cuesta
