// SPDX-License-Identifier: Apache-2.0
#include "apps/studio/studio.h"

#include <gtest/gtest.h>

#include "apps/studio/session.h"
#include "cuesta/base/error.h"
#include "cuesta/io/format.h"
#include "support/scratch_directory.h"
#include "support/studio_plan.h"

namespace cuesta::studio {
namespace {

namespace fs = std::filesystem;

StudioOptions options_in(const ScratchDirectory& scratch, const std::string& given) {
    StudioOptions options;
    options.given = given;
    options.project = scratch / "p";
    options.server.port = 0;
    return options;
}

TEST(studio, opens_a_recipe_with_the_files_it_reads) {
    const ScratchDirectory scratch;
    Raster raster;
    raster.columns = raster.rows = 8;
    raster.samples.assign(64, 3);
    write_raster(scratch / "dem.exr", raster);
    put_file(
        scratch / "r.toml",
        "name = \"r\"\n[grid]\nsize = [8, 8]\n[[stage]]\nop = \"image\"\nfile = \"dem.exr\"\n");
    Studio studio(builtin_registry(), options_in(scratch, (scratch / "r.toml").string()));
    EXPECT_TRUE(studio.address().starts_with("http://127.0.0.1:"));
    EXPECT_NE(studio.address().find("/#token="), std::string::npos);
    EXPECT_TRUE(fs::exists(scratch / "p/dem.exr"));
    EXPECT_TRUE(fs::exists(scratch / "p/recipe.toml"));
    EXPECT_TRUE(studio.stop(std::chrono::seconds(10)));
}

TEST(studio, opens_a_height_map) {
    const ScratchDirectory scratch;
    Raster raster;
    raster.columns = 12, raster.rows = 8;
    raster.samples.assign(96, 3);
    write_raster(scratch / "dem.npy", raster);
    const Studio studio(builtin_registry(), options_in(scratch, (scratch / "dem.npy").string()));
    EXPECT_TRUE(fs::exists(scratch / "p/files/dem.npy"));
}

TEST(studio, r33_another_address_is_warned_of_and_never_shares_an_old_token) {
    const ScratchDirectory scratch;
    put_file(scratch / "r.toml", small_recipe());
    StudioOptions options = options_in(scratch, (scratch / "r.toml").string());
    std::string first, again;
    {
        Studio studio(builtin_registry(), options);
        first = studio.address().substr(studio.address().find('#'));
        EXPECT_EQ(first.size(), std::string("#token=").size() + 64);
    }
    {
        Studio studio(builtin_registry(), options);
        again = studio.address().substr(studio.address().find('#'));
        EXPECT_EQ(first, again);  // an open page finds its server
    }
    std::vector<std::string> warnings;
    options.warn = [&](const std::string& sentence) { warnings.push_back(sentence); };
    options.server.address = "0.0.0.0";
    Studio studio(builtin_registry(), options);
    EXPECT_NE(studio.address().substr(studio.address().find('#')), first);
    ASSERT_EQ(warnings.size(), 1u);
    EXPECT_NE(warnings[0].find("0.0.0.0"), std::string::npos);
}

TEST(studio, what_cannot_be_opened_is_said) {
    const ScratchDirectory scratch;
    EXPECT_THROW(Studio(builtin_registry(), options_in(scratch, "none.toml")), UsageError);
    put_file(scratch / "bad.toml", "name = \"bad\"\nfoo = 1\n");
    EXPECT_THROW(Studio(builtin_registry(), options_in(scratch, (scratch / "bad.toml").string())),
                 Refused);
}

}  // namespace
}  // namespace cuesta::studio
