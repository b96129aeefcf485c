// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/spare_threads.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/sanitized.h"

namespace cuesta {
namespace {

TEST(SpareThreads, as_many_start_as_are_wanted_where_nothing_limits_them) {
    EXPECT_EQ(threads_that_start(0), 0);
    EXPECT_EQ(threads_that_start(-1), 0);
    EXPECT_EQ(threads_that_start(3), 3);
}

TEST(SpareThreads, a_limit_is_counted_not_an_end) {
#ifdef CUESTA_SANITIZED
    GTEST_SKIP() << "a sanitizer needs the memory that is taken away here";
#endif
    // In a child, which alone loses its room for stacks. Those of earlier threads of this process
    // are used again, so more are wanted than there have ever been.
    constexpr int wanted = 200;
    const pid_t child = ::fork();
    if (child == 0) {
        const rlimit room{std::size_t{1} << 20, std::size_t{1} << 20};
        ::setrlimit(RLIMIT_AS, &room);
        ::_exit(threads_that_start(wanted));
    }
    int status = -1;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFEXITED(status));
    EXPECT_LT(WEXITSTATUS(status), wanted);
}

}  // namespace
}  // namespace cuesta
