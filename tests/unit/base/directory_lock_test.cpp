// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/directory_lock.h"

#include <gtest/gtest.h>
#include <sys/file.h>
#include <unistd.h>

#include <fcntl.h>

#include <memory>

#include "support/scratch_directory.h"

namespace cuesta {
namespace {

using State = DirectoryLock::State;

// Whether another process would get the lock; that is a descriptor of its own.
bool free_for_others(const std::filesystem::path& directory) {
    const int descriptor = ::open(directory.c_str(), O_RDONLY | O_DIRECTORY);
    const bool got = ::flock(descriptor, LOCK_EX | LOCK_NB) == 0;
    ::close(descriptor);
    return got;
}

TEST(DirectoryLock, shuts_others_out_as_long_as_one_of_its_process_lives) {
    const ScratchDirectory directory;
    auto first = std::make_unique<DirectoryLock>(directory.path());
    EXPECT_EQ(first->state(), State::held);
    EXPECT_FALSE(free_for_others(directory.path()));
    auto second = std::make_unique<DirectoryLock>(directory.path());
    EXPECT_EQ(second->state(), State::held);
    first.reset();
    EXPECT_FALSE(free_for_others(directory.path()));
    second.reset();
    EXPECT_TRUE(free_for_others(directory.path()));
    EXPECT_TRUE(std::filesystem::is_empty(directory.path()));
}

TEST(DirectoryLock, another_process_keeps_it_and_its_end_frees_it) {
    const ScratchDirectory directory;
    const int other = ::open(directory.path().c_str(), O_RDONLY | O_DIRECTORY);
    ASSERT_EQ(::flock(other, LOCK_EX | LOCK_NB), 0);
    EXPECT_EQ(DirectoryLock(directory.path()).state(), State::taken);
    EXPECT_EQ(DirectoryLock(directory.path()).state(), State::taken);  // a look takes nothing
    ::close(other);
    EXPECT_EQ(DirectoryLock(directory.path()).state(), State::held);
}

TEST(DirectoryLock, a_directory_that_is_not_there_cannot_be_locked) {
    const ScratchDirectory directory;
    EXPECT_EQ(DirectoryLock(directory / "none").state(), State::unavailable);
}

}  // namespace
}  // namespace cuesta
