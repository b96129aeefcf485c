// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/atomic_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <fstream>
#include <string>
#include <vector>

#include "cuesta/base/error.h"
#include "support/scratch_directory.h"

namespace cuesta {
namespace {

namespace fs = std::filesystem;
using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

void put(const fs::path& path, const std::string& text) {
    std::ofstream(path) << text;
}

std::string text_of(const fs::path& path) {
    return read_file(path, 1 << 20);
}

std::vector<std::string> names_in(const fs::path& directory) {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(directory))
        names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    return names;
}

template <class Call>
std::string complaint(Call&& call) {
    try {
        call();
    } catch (const Error& error) {
        return error.what();
    }
    return "";
}

// While it lives no file may grow beyond `bytes`: the way in which even root meets a full disk.
class FileSizeLimit {
public:
    explicit FileSizeLimit(rlim_t bytes) : previous_handler_(std::signal(SIGXFSZ, SIG_IGN)) {
        getrlimit(RLIMIT_FSIZE, &previous_);
        const rlimit now{bytes, previous_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &now);
    }
    ~FileSizeLimit() {
        setrlimit(RLIMIT_FSIZE, &previous_);
        std::signal(SIGXFSZ, previous_handler_);
    }

private:
    rlimit previous_{};
    void (*previous_handler_)(int);
};

// The id of a process that has ended.
pid_t dead_process() {
    const pid_t child = ::fork();
    if (child == 0) ::_exit(0);
    int status = 0;
    ::waitpid(child, &status, 0);
    return child;
}

TEST(AtomicFile, a_committed_file_holds_what_was_written) {
    const ScratchDirectory scratch;
    AtomicFile file(scratch / "a.txt");
    file.write("one ");
    file.write("two", 3);
    EXPECT_FALSE(fs::exists(scratch / "a.txt"));
    file.commit();
    EXPECT_EQ(text_of(scratch / "a.txt"), "one two");
    EXPECT_THAT(names_in(scratch.path()), ElementsAre("a.txt"));
}

TEST(AtomicFile, an_uncommitted_write_leaves_the_earlier_file_and_no_temporary) {
    const ScratchDirectory scratch;
    put(scratch / "a.txt", "earlier");
    {
        AtomicFile file(scratch / "a.txt");
        file.write("half of the new");
        EXPECT_EQ(names_in(scratch.path()).size(), 2u);
    }
    EXPECT_EQ(text_of(scratch / "a.txt"), "earlier");
    EXPECT_THAT(names_in(scratch.path()), ElementsAre("a.txt"));
}

TEST(AtomicFile, a_failed_write_leaves_the_earlier_file_and_names_path_and_reason) {
    const ScratchDirectory scratch;
    put(scratch / "a.txt", "earlier");
    const std::string text = complaint([&] {
        const FileSizeLimit limit(4096);
        write_file_atomically(scratch / "a.txt", std::string(100'000, 'x'));
    });
    EXPECT_THAT(text, AllOf(HasSubstr("cannot write"), HasSubstr((scratch / "a.txt").string()),
                            HasSubstr("File too large")));
    EXPECT_EQ(text_of(scratch / "a.txt"), "earlier");
    EXPECT_THAT(names_in(scratch.path()), ElementsAre("a.txt"));
}

TEST(AtomicFile, a_failed_write_at_an_offset_is_noticed) {
    const ScratchDirectory scratch;
    const std::string text = complaint([&] {
        const FileSizeLimit limit(4096);
        AtomicFile file(scratch / "a.txt");
        file.write_at(1 << 20, "x", 1);
    });
    EXPECT_THAT(text, HasSubstr("cannot write"));
    EXPECT_TRUE(names_in(scratch.path()).empty());
}

TEST(AtomicFile, missing_directories_are_created) {
    const ScratchDirectory scratch;
    write_file_atomically(scratch / "frames/water/1.txt", "x");
    EXPECT_EQ(text_of(scratch / "frames/water/1.txt"), "x");
}

TEST(AtomicFile, a_directory_that_cannot_be_made_is_named_with_the_reason) {
    const ScratchDirectory scratch;
    put(scratch / "plain", "a file, no directory");
    const std::string text = complaint([&] { AtomicFile file(scratch / "plain/below/a.txt"); });
    EXPECT_THAT(text, AllOf(HasSubstr("cannot create directory"),
                            HasSubstr((scratch / "plain").string()), HasSubstr("Not a directory")));
    EXPECT_EQ(text_of(scratch / "plain"), "a file, no directory");
}

TEST(AtomicFile, a_directory_that_takes_no_files_is_an_error) {
    // /proc/self refuses new files to everybody, root included.
    if (!fs::exists("/proc/self")) GTEST_SKIP() << "no /proc";
    const std::string text = complaint([] { AtomicFile file("/proc/self/cuesta_probe.txt"); });
    EXPECT_THAT(text, AllOf(HasSubstr("cannot create"), HasSubstr("/proc/self/cuesta_probe.txt")));
}

TEST(AtomicFile, a_directory_in_the_place_of_the_target_stays) {
    const ScratchDirectory scratch;
    fs::create_directories(scratch / "a.txt/inside");
    const std::string text = complaint([&] { write_file_atomically(scratch / "a.txt", "x"); });
    EXPECT_THAT(text, AllOf(HasSubstr("cannot replace"), HasSubstr((scratch / "a.txt").string())));
    EXPECT_THAT(names_in(scratch.path()), ElementsAre("a.txt"));
    EXPECT_TRUE(fs::exists(scratch / "a.txt/inside"));
}

TEST(AtomicFile, write_at_places_pieces_in_any_order) {
    const ScratchDirectory scratch;
    AtomicFile file(scratch / "a.bin");
    file.write_at(6, "world", 5);
    file.write_at(0, "hello ", 6);
    file.commit();
    EXPECT_EQ(text_of(scratch / "a.bin"), "hello world");
}

TEST(AtomicFile, a_library_may_write_the_temporary_by_its_name) {
    const ScratchDirectory scratch;
    AtomicFile file(scratch / "a.exr");
    file.close_for_library();
    put(file.temporary(), "written elsewhere");
    file.commit();
    EXPECT_EQ(text_of(scratch / "a.exr"), "written elsewhere");
    EXPECT_THAT(names_in(scratch.path()), ElementsAre("a.exr"));
}

TEST(AtomicFile, two_writers_of_one_target_do_not_mix) {
    const ScratchDirectory scratch;
    AtomicFile first(scratch / "a.txt"), second(scratch / "a.txt");
    first.write("first");
    second.write("second");
    second.commit();
    first.commit();
    EXPECT_EQ(text_of(scratch / "a.txt"), "first");
    EXPECT_THAT(names_in(scratch.path()), ElementsAre("a.txt"));
}

TEST(AtomicFile, the_longest_file_name_can_be_written) {
    const ScratchDirectory scratch;
    const std::string name(255, 'n');
    write_file_atomically(scratch / name, "x");
    EXPECT_THAT(names_in(scratch.path()), ElementsAre(name));
}

TEST(AtomicFile, an_empty_file_is_a_file) {
    const ScratchDirectory scratch;
    write_file_atomically(scratch / "empty", "");
    EXPECT_EQ(text_of(scratch / "empty"), "");
}

TEST(AtomicFile, moving_into_place_replaces_what_was_there) {
    const ScratchDirectory scratch;
    put(scratch / "new", "new");
    put(scratch / "old", "old");
    move_into_place(scratch / "new", scratch / "old");
    EXPECT_EQ(text_of(scratch / "old"), "new");
    EXPECT_THAT(names_in(scratch.path()), ElementsAre("old"));
    move_into_place(scratch / "old", scratch / "deep/er/x");
    EXPECT_EQ(text_of(scratch / "deep/er/x"), "new");
}

TEST(AtomicFile, moving_what_is_not_there_leaves_the_target) {
    const ScratchDirectory scratch;
    put(scratch / "old", "old");
    const std::string text = complaint([&] { move_into_place(scratch / "no", scratch / "old"); });
    EXPECT_THAT(text, AllOf(HasSubstr("cannot replace"), HasSubstr((scratch / "old").string()),
                            HasSubstr("No such file")));
    EXPECT_EQ(text_of(scratch / "old"), "old");
}

TEST(AtomicFile, reading_stops_at_the_limit) {
    const ScratchDirectory scratch;
    put(scratch / "a", std::string(1000, 'a'));
    EXPECT_EQ(read_file(scratch / "a", 1000).size(), 1000u);
    EXPECT_THAT(complaint([&] { read_file(scratch / "a", 999); }),
                AllOf(HasSubstr((scratch / "a").string()), HasSubstr("limit of 999 bytes")));
    // An endless file ends at the limit as well.
    EXPECT_THAT(complaint([] { read_file("/dev/zero", 1 << 20); }), HasSubstr("/dev/zero"));
}

TEST(AtomicFile, unreadable_files_are_named_with_the_reason) {
    const ScratchDirectory scratch;
    EXPECT_THAT(complaint([&] { read_file(scratch / "no", 10); }),
                AllOf(HasSubstr((scratch / "no").string()), HasSubstr("No such file")));
    EXPECT_THAT(complaint([&] { read_file(scratch.path(), 10); }),
                AllOf(HasSubstr(scratch.path().string()), HasSubstr("Is a directory")));
}

TEST(AtomicFile, only_temporaries_of_dead_processes_are_removed) {
    const ScratchDirectory scratch;
    const std::string dead = std::to_string(dead_process());
    const std::string self = std::to_string(::getpid()), parent = std::to_string(::getppid());
    put(scratch / (".a.exr.0.cuesta-" + dead + ".tmp"), "stale");
    // The same process number, on this machine and on another.
    const std::string here = temporary_ending().substr(temporary_ending().rfind('-'));
    put(scratch / (".b.exr.0.cuesta-" + dead + here), "stale");
    fs::create_directories(scratch / (".frames.cuesta-" + dead + ".tmp/below"));
    const std::vector<std::string> kept = {
        ".a.exr.0.cuesta-" + self + ".tmp",    // this process
        ".a.exr.0.cuesta-" + parent + ".tmp",  // another that lives
        ".a.exr.0.cuesta-.tmp",                // no number
        ".a.exr.0.cuesta-" + dead + "x.tmp",   // not quite one
        ".a.exr.0.cuesta--1.tmp",              // kill(-1) would ask everybody
        ".a.exr.0.cuesta-99999999999999.tmp",  // beyond a process id
        ".a.exr.0.cuesta-" + dead,             // another ending
        "a.exr.0.cuesta-" + dead + ".tmp",     // not hidden
        ".b.exr.0.cuesta-" + dead + "-0123abcd.tmp",
        "height.exr"};
    for (const std::string& name : kept) put(scratch / name, name);
    EXPECT_EQ(remove_stale_temporaries(scratch.path()), 3);
    std::vector<std::string> sorted = kept;
    std::sort(sorted.begin(), sorted.end());
    EXPECT_EQ(names_in(scratch.path()), sorted);
}

TEST(AtomicFile, a_killed_writer_leaves_what_the_next_run_removes) {
    const ScratchDirectory scratch;
    put(scratch / "a.txt", "earlier");
    const pid_t child = ::fork();
    if (child == 0) {
        AtomicFile file(scratch / "a.txt");
        file.write("half");
        ::kill(::getpid(), SIGKILL);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    ASSERT_TRUE(WIFSIGNALED(status));
    EXPECT_EQ(text_of(scratch / "a.txt"), "earlier");
    EXPECT_EQ(names_in(scratch.path()).size(), 2u);
    EXPECT_EQ(remove_stale_temporaries(scratch.path()), 1);
    EXPECT_THAT(names_in(scratch.path()), ElementsAre("a.txt"));
}

TEST(AtomicFile, what_an_ended_process_left_goes_before_anybody_has_waited_for_it) {
    const ScratchDirectory scratch;
    const pid_t child = ::fork();
    if (child == 0) ::_exit(0);
    siginfo_t info{};
    ASSERT_EQ(::waitid(P_PID, static_cast<id_t>(child), &info, WEXITED | WNOWAIT), 0);
    put(scratch / (".a.exr.0.cuesta-" + std::to_string(child) + ".tmp"), "stale");
    EXPECT_EQ(remove_stale_temporaries(scratch.path()), 1);
    ::waitpid(child, nullptr, 0);
}

TEST(AtomicFile, a_missing_directory_has_no_stale_temporaries) {
    EXPECT_EQ(remove_stale_temporaries("/nowhere/at/all"), 0);
}

}  // namespace
}  // namespace cuesta
