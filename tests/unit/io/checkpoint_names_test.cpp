// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/checkpoint_names.h"

#include <gtest/gtest.h>

#include "cuesta/base/error.h"
#include "cuesta/io/checkpoint_file.h"
#include "support/scratch_directory.h"

namespace cuesta::checkpoint {
namespace {

TEST(CheckpointNames, the_word_stands_before_the_ending) {
    EXPECT_EQ(next_name("out/checkpoint.cuesta"), "out/checkpoint.next.cuesta");
    EXPECT_EQ(previous_name("checkpoint.cuesta"), "checkpoint.previous.cuesta");
    EXPECT_EQ(all_names("a.cuesta")[1], "a.cuesta");
}

TEST(CheckpointNames, parts_are_known_by_their_names) {
    const auto part = part_name("out/checkpoint.cuesta", 0xabc, 12);
    EXPECT_EQ(part, "out/checkpoint.0000000000000abc.12.part");
    EXPECT_TRUE(is_part_name("out/checkpoint.cuesta", part.filename().string()));
    for (const char* other : {"checkpoint.cuesta", "checkpoint.0000000000000abc.12.part.tmp",
                              "a.0000000000000abc.1.part", "checkpoint.000000000000zabc.1.part",
                              "checkpoint.0000000000000abc..part", "checkpoint.abc.1.part",
                              "checkpoint.0000000000000abc.1x.part", "checkpoint.part"})
        EXPECT_FALSE(is_part_name("out/checkpoint.cuesta", other)) << other;
}

TEST(CheckpointNames, any_of_the_three_counts_and_all_are_removed) {
    ScratchDirectory scratch;
    const auto target = scratch / "c.cuesta";
    EXPECT_FALSE(any_checkpoint(target));
    for (const auto& name : all_names(target)) {
        put_file(name, "x");
        EXPECT_TRUE(any_checkpoint(target));
        remove_checkpoints(target);
        EXPECT_FALSE(std::filesystem::exists(name));
    }
    EXPECT_NO_THROW(remove_checkpoints(target));
}

TEST(CheckpointNames, a_directory_that_is_not_there_cannot_be_flushed) {
    ScratchDirectory scratch;
    EXPECT_NO_THROW(sync_parent_directory(scratch / "c.cuesta"));
    EXPECT_THROW(sync_parent_directory(scratch / "none/c.cuesta"), Error);
}

}  // namespace
}  // namespace cuesta::checkpoint
