// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/outputs.h"

#include <gtest/gtest.h>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/json.h"
#include "cuesta/engine/advance.h"
#include "cuesta/io/format.h"
#include "support/run_recipe.h"
#include "support/scratch_directory.h"

namespace cuesta::test {
namespace {

namespace fs = std::filesystem;

const std::string recipe =
    head_text(12, 8) +
    "[[stage]]\nop = \"spectral\"\nrelief = 300\n"
    "[[stage]]\nop = \"simulate\"\nsteps = 4\n[[stage.process]]\nop = \"thermal\"\nangle = 20\n"
    "[[output]]\nfield = \"height\"\nfile = \"a/height.npy\"\n"
    "[[output]]\nfield = \"slope\"\nfile = \"slope.r32\"\n"
    "[[output]]\nfield = \"height\"\nfile = \"f/{step}.r32\"\nevery = 2\n";

std::unique_ptr<Run> finished(const fs::path& out) {
    RunSetup setup;
    setup.out = out;
    return run_recipe(recipe, setup);
}

TEST(Outputs, what_was_derived_for_a_file_is_not_kept) {
    const ScratchDirectory directory;
    const auto run = finished(directory.path());
    write_outputs(*run);
    EXPECT_FALSE(run->domain.has("slope"));
    EXPECT_TRUE(run->domain.has("height"));
}

TEST(Outputs, the_manifest_describes_every_file_truthfully) {
    const ScratchDirectory directory;
    const auto run = finished(directory.path());
    const Manifest manifest = write_outputs(*run);
    ASSERT_EQ(manifest.outputs.size(), 4u);
    for (const OutputRecord& output : manifest.outputs) {
        const Raster raster = read_raster(directory.path() / output.file);
        EXPECT_EQ(data_sha256(raster), output.data_sha256) << output.file;
        EXPECT_EQ(fs::file_size(directory.path() / output.file), output.bytes);
        const auto [low, high] = std::minmax_element(raster.samples.begin(), raster.samples.end());
        EXPECT_EQ(static_cast<double>(*low), output.min);
        EXPECT_EQ(static_cast<double>(*high), output.max);
    }
    const auto json =
        Json::parse(read_file(directory.path() / "manifest.json", std::size_t{1} << 20));
    EXPECT_EQ(json["outputs"].size(), 4u);
    EXPECT_EQ(json["ledger"].size(), 1u);
    EXPECT_EQ(json["stages"][1]["steps"], 4);
    EXPECT_TRUE(fs::exists(directory.path() / "preview.png"));
}

TEST(Outputs, nothing_hidden_is_left_behind) {
    const ScratchDirectory directory;
    write_outputs(*finished(directory.path()));
    for (const auto& entry : fs::recursive_directory_iterator(directory.path()))
        EXPECT_NE(entry.path().filename().string()[0], '.') << entry.path();
}

TEST(Outputs, a_failure_before_publishing_leaves_the_earlier_files) {
    const ScratchDirectory directory;
    write_outputs(*finished(directory.path()));
    const std::string before = field_hash(*finished(directory.path()), "height");
    RunSetup setup;
    setup.out = directory.path();
    setup.sets = {"seed=8"};
    auto run = run_recipe(recipe, setup);
    // The second writer fails: a file stands where it wants a folder.
    run->plan.outputs[1].file = "a/height.npy/below.npy";
    EXPECT_ANY_THROW(write_outputs(*run));
    EXPECT_EQ(data_sha256(read_raster(directory.path() / "a/height.npy")), before);
    EXPECT_TRUE(fs::exists(directory.path() / "manifest.json"));
}

TEST(Outputs, an_open_ledger_is_refused) {
    const ScratchDirectory directory;
    const auto run = finished(directory.path());
    run->booked.account(0).in.add(1e6);  // something came from nowhere
    EXPECT_THROW(write_outputs(*run), Error);
    EXPECT_FALSE(fs::exists(directory.path() / "manifest.json"));
}

}  // namespace
}  // namespace cuesta::test
