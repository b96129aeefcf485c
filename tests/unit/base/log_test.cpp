// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/log.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

namespace cuesta {
namespace {

// What a call writes to standard error.
template <class Call>
std::string written_by(Call&& call) {
    ::testing::internal::CaptureStderr();
    call();
    return ::testing::internal::GetCapturedStderr();
}

TEST(Log, notes_and_warnings_are_one_line_each) {
    TerminalLog log(false, false);
    EXPECT_EQ(written_by([&] { log.note("two stages"); }), "two stages\n");
    EXPECT_EQ(written_by([&] { log.warn("little memory"); }), "warning: little memory\n");
}

TEST(Log, quiet_keeps_warnings_only) {
    TerminalLog log(true, false);
    EXPECT_EQ(written_by([&] { log.note("two stages"); }), "");
    EXPECT_EQ(written_by([&] { log.warn("little memory"); }), "warning: little memory\n");
}

TEST(Log, only_the_word_warning_is_coloured) {
    TerminalLog log(false, true);
    EXPECT_EQ(written_by([&] { log.warn("x"); }), "\033[33mwarning:\033[0m x\n");
    EXPECT_EQ(written_by([&] { log.note("x"); }), "x\n");
}

TEST(Log, braces_and_percent_signs_are_plain_text) {
    TerminalLog log(false, false);
    EXPECT_EQ(written_by([&] { log.warn("100 %s {}"); }), "warning: 100 %s {}\n");
}

TEST(Log, what_cannot_be_written_is_lost_and_nothing_else) {
    // In a child, whose standard error is a disk that is full.
    const pid_t child = ::fork();
    if (child == 0) {
        ::dup2(::open("/dev/full", O_WRONLY), STDERR_FILENO);
        TerminalLog log(false, false);
        log.note("a");
        log.warn("b");
        write_to_stderr("c");
        ::close(STDERR_FILENO);
        log.warn("d");
        ::_exit(7);
    }
    int status = -1;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    EXPECT_EQ(WEXITSTATUS(status), 7);
}

TEST(Log, a_collecting_log_keeps_the_order) {
    CollectingLog log;
    Log& plain = log;
    plain.warn("a");
    plain.note("b");
    plain.warn("c");
    EXPECT_EQ(log.warnings, (std::vector<std::string>{"a", "c"}));
    EXPECT_EQ(log.notes, (std::vector<std::string>{"b"}));
    EXPECT_EQ(written_by([&] { plain.warn("silent"); }), "");
}

}  // namespace
}  // namespace cuesta
