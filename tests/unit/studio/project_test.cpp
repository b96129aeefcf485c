// SPDX-License-Identifier: Apache-2.0
#include "apps/studio/project.h"

#include <gtest/gtest.h>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/error.h"
#include "support/scratch_directory.h"

namespace cuesta::studio {
namespace {

namespace fs = std::filesystem;

TEST(project, what_was_saved_is_found_again) {
    const ScratchDirectory scratch;
    {
        Project project(scratch / "p");
        EXPECT_EQ(project.text(), "");
        project.here().head = project.history.add(0, "began", "name = \"a\"\n");
        project.here().tick = 17;
        project.branches["other"] = {1, {}, 3};
        project.view = R"({"camera":[1,2,3]})";
        project.save();
        EXPECT_EQ(read_file(project.recipe_path(), 100), "name = \"a\"\n");
    }
    Project again(scratch / "p");
    EXPECT_EQ(again.text(), "name = \"a\"\n");
    EXPECT_EQ(again.here().tick, 17);
    EXPECT_EQ(again.branches.at("other").tick, 3);
    EXPECT_EQ(again.view, R"({"camera":[1,2,3]})");
}

TEST(project, an_edition_that_only_the_journal_knows_counts) {
    const ScratchDirectory scratch;
    {
        Project project(scratch / "p");
        project.here().head = project.history.add(0, "began", "1");
        project.save();
        project.history.add(1, "killed before studio.json was written", "2");
    }
    Project again(scratch / "p");
    EXPECT_EQ(again.text(), "2");
}

TEST(project, an_undone_edition_stays_undone) {
    const ScratchDirectory scratch;
    {
        Project project(scratch / "p");
        project.history.add(0, "began", "1");
        project.history.add(1, "undone", "2");
        project.here() = {1, {2}, 0};
        project.save();
    }
    Project again(scratch / "p");
    EXPECT_EQ(again.text(), "1");
    EXPECT_EQ(again.here().redo, std::vector<std::int64_t>{2});
}

TEST(project, two_studios_cannot_have_one_folder) {
    const ScratchDirectory scratch;
    const Project project(scratch / "p");
    EXPECT_THROW(Project(scratch / "p"), Error);
}

TEST(project, a_broken_studio_file_leaves_the_newest_text) {
    const ScratchDirectory scratch;
    {
        Project project(scratch / "p");
        project.history.add(0, "began", "text");
    }
    for (const char* broken : {"", "{", "[]", "{\"branches\": {\"main\": 3}}", "{\"branch\": 7}"}) {
        write_file_atomically(scratch / "p/studio.json", broken);
        const Project project(scratch / "p");
        EXPECT_EQ(project.text(), "text") << broken;
        ASSERT_EQ(project.remarks.size(), 1u) << broken;
        EXPECT_NE(project.remarks[0].find("set aside as studio.damaged.json"), std::string::npos);
        EXPECT_EQ(read_file(scratch / "p/studio.damaged.json", 100), broken);
    }
}

TEST(project, a_studio_file_too_large_or_too_deep_does_not_lock_anybody_out) {
    const ScratchDirectory scratch;
    {
        Project project(scratch / "p");
        project.here().head = project.history.add(0, "began", "text");
        project.branches["other"] = {1, {}, 3};
        project.save();
    }
    const std::string deep = std::string(6000, '[') + std::string(6000, ']');
    for (const std::string& broken :
         {R"({"view": )" + deep + "}", R"({"view": ")" + std::string(17 << 20, ' ') + "\"}"}) {
        write_file_atomically(scratch / "p/studio.json", broken);
        Project project(scratch / "p");
        EXPECT_EQ(project.text(), "text");
        EXPECT_EQ(project.remarks.size(), 1u);
        project.save();
        EXPECT_TRUE(fs::exists(scratch / "p/studio.damaged.json"));
    }
    EXPECT_TRUE(Project(scratch / "p").remarks.empty());
    write_file_atomically(scratch / "p/recipe.toml", std::string((1 << 20) + 1, '#'));
    EXPECT_EQ(Project(scratch / "p").text(), "text");
}

TEST(project, the_token_is_for_its_owner_alone) {
    const ScratchDirectory scratch;
    Project project(scratch / "p");
    project.token = "secret";
    project.save();
    EXPECT_EQ(fs::status(scratch / "p/studio.json").permissions() & fs::perms::mask,
              fs::perms::owner_read | fs::perms::owner_write);
}

TEST(project, folder_names_are_plain) {
    EXPECT_EQ(folder_name("alpine_2"), "alpine_2");
    EXPECT_EQ(folder_name("../../etc"), "______etc");
    EXPECT_EQ(folder_name(""), "land");
    EXPECT_EQ(folder_name(std::string(500, 'a')).size(), 100u);
}

}  // namespace
}  // namespace cuesta::studio
