// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/prepare.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/io/format.h"
#include "support/run_recipe.h"
#include "support/scratch_directory.h"

namespace cuesta::test {
namespace {

std::string image_recipe(const std::string& lines) {
    return head_text(6, 5) + "[[stage]]\nop = \"image\"\n" + lines;
}

RunSetup in(const ScratchDirectory& directory) {
    RunSetup setup;
    setup.recipe_directory = directory.path();
    return setup;
}

Raster map_of(std::int64_t columns, std::int64_t rows) {
    Raster raster;
    raster.columns = columns, raster.rows = rows;
    for (std::int64_t i = 0; i < columns * rows; ++i)
        raster.samples.push_back(static_cast<float>(i) * 1.25f);
    return raster;
}

std::string refusal(const std::string& text, const RunSetup& setup) {
    try {
        prepare_recipe(text, setup);
    } catch (const UsageError& e) {
        return e.what();
    }
    return "";
}

TEST(Prepare, a_missing_input_names_the_file) {
    const ScratchDirectory directory;
    EXPECT_THROW(
        {
            try {
                prepare_recipe(image_recipe("file = \"none.exr\"\n"), in(directory));
            } catch (const Error& e) {
                EXPECT_NE(std::string(e.what()).find("none.exr"), std::string::npos);
                throw;
            }
        },
        Error);
}

TEST(Prepare, values_that_are_not_finite_are_refused_with_count_and_place) {
    const ScratchDirectory directory;
    Raster raster = map_of(6, 5);
    raster.at(2, 1) = std::nanf("");
    raster.at(4, 3) = INFINITY;
    write_raster(directory / "m.npy", raster);
    const std::string said =
        refusal(image_recipe("file = \"m.npy\"\nnodata = \"refuse\"\n"), in(directory));
    EXPECT_NE(said.find("2 samples"), std::string::npos) << said;
    EXPECT_NE(said.find("x 2, y 1"), std::string::npos) << said;
    EXPECT_NE(said.find("nodata"), std::string::npos) << said;
    const auto run =
        run_recipe(image_recipe("file = \"m.npy\"\nnodata = \"lowest\"\n"), in(directory));
    EXPECT_EQ(run->domain.collect("height").at(2, 1), 0);
}

TEST(Prepare, a_16_bit_map_needs_its_range) {
    const ScratchDirectory directory;
    WriteOptions options;
    options.sidecar = false;
    write_raster(directory / "m.png", map_of(6, 5), options);
    EXPECT_NE(refusal(image_recipe("file = \"m.png\"\n"), in(directory)), "");
    const auto run =
        run_recipe(image_recipe("file = \"m.png\"\nlow = 100\nhigh = 200\n"), in(directory));
    EXPECT_EQ(run->domain.collect("height").at(0, 0), 100);
    EXPECT_EQ(run->domain.collect("height").at(5, 4), 200);
}

TEST(Prepare, an_exact_size_arrives_to_the_bit) {
    const ScratchDirectory directory;
    const Raster raster = map_of(6, 5);
    write_raster(directory / "m.exr", raster);
    const auto run = run_recipe(image_recipe("file = \"m.exr\"\n"), in(directory));
    EXPECT_EQ(run->domain.collect("height").samples, raster.samples);
}

TEST(Prepare, more_memory_than_the_budget_is_refused_before_work) {
    const auto run = prepare_recipe(head_text(64, 64) + "[[stage]]\nop = \"flat\"\n");
    RunOptions options;
    options.memory_budget = 1000;
    Observer silent;
    EXPECT_THROW(prepare_run(run->plan, options, silent), Error);
}

TEST(Prepare, a_link_that_leads_an_output_outside_is_refused) {
    const ScratchDirectory directory;
    std::filesystem::create_directory(directory / "out");
    std::filesystem::create_directory(directory / "other");
    std::filesystem::create_directory_symlink(directory / "other", directory / "out" / "link");
    RunSetup setup;
    setup.out = directory / "out";
    const std::string head =
        head_text(4, 4) + "[[stage]]\nop = \"flat\"\n[[output]]\nfield = \"height\"\n";
    EXPECT_THROW(prepare_recipe(head + "file = \"link/h.npy\"\n", setup), Error);
    EXPECT_NO_THROW(prepare_recipe(head + "file = \"in/h.npy\"\n", setup));
}

TEST(Prepare, an_output_directory_below_a_file_is_an_error_that_names_it) {
    const ScratchDirectory directory;
    put_file(directory / "file", "x");
    RunSetup setup;
    setup.out = directory / "file" / "below";
    EXPECT_THROW(prepare_recipe(head_text(4, 4) + "[[stage]]\nop = \"flat\"\n", setup), Error);
}

}  // namespace
}  // namespace cuesta::test
