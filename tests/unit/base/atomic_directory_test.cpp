// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/atomic_directory.h"

#include <gtest/gtest.h>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/error.h"
#include "cuesta/base/sha256.h"
#include "support/scratch_directory.h"

namespace cuesta {
namespace {

namespace fs = std::filesystem;

auto entries_of(const fs::path& directory) {
    return std::distance(fs::directory_iterator(directory), {});
}

TEST(AtomicDirectory, has_its_name_when_it_is_whole) {
    const ScratchDirectory scratch;
    {
        AtomicDirectory made(scratch / "deep/d");
        put_file(made.temporary() / "a", "1");
        EXPECT_FALSE(fs::exists(scratch / "deep/d"));
        made.commit();
    }
    EXPECT_EQ(read_file(scratch / "deep/d/a", 10), "1");
    EXPECT_EQ(entries_of(scratch / "deep"), 1);
}

TEST(AtomicDirectory, takes_the_place_of_an_earlier_one_or_of_a_file) {
    const ScratchDirectory scratch;
    fs::create_directories(scratch / "d/sub");
    put_file(scratch / "d/sub/old", "0");
    put_file(scratch / "f", "0");
    for (const char* name : {"d", "f"}) {
        AtomicDirectory made(scratch / name);
        put_file(made.temporary() / "new", "1");
        made.commit();
        EXPECT_EQ(entries_of(scratch / name), 1) << name;
        EXPECT_EQ(read_file(scratch / name / "new", 10), "1");
    }
    EXPECT_EQ(entries_of(scratch.path()), 2);
}

TEST(AtomicDirectory, left_without_commit_nothing_has_changed) {
    const ScratchDirectory scratch;
    fs::create_directories(scratch / "d");
    put_file(scratch / "d/old", "0");
    {
        AtomicDirectory made(scratch / "d");
        put_file(made.temporary() / "new", "1");
    }
    EXPECT_EQ(read_file(scratch / "d/old", 10), "0");
    EXPECT_EQ(entries_of(scratch.path()), 1);
    EXPECT_THROW(AtomicDirectory("/proc/none/d"), Error);
}

TEST(AtomicDirectory, its_hash_is_that_of_the_lines_of_sha256sum) {
    const ScratchDirectory scratch;
    fs::create_directories(scratch / "d/sub");
    put_file(scratch / "d/b", "two");
    put_file(scratch / "d/sub/.a", "one");
    const DirectoryFacts facts = facts_of_directory(scratch / "d");
    EXPECT_EQ(facts.bytes, 6u);
    EXPECT_EQ(facts.sha256,
              sha256_hex(sha256_hex("two") + "  ./b\n" + sha256_hex("one") + "  ./sub/.a\n"));
}

}  // namespace
}  // namespace cuesta
