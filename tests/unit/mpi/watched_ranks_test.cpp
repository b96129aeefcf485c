// SPDX-License-Identifier: Apache-2.0
#include "cuesta/mpi/watched_ranks.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <deque>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/check.h"
#include "cuesta/base/error.h"
#include "cuesta/base/json.h"
#include "cuesta/grid/block_team.h"
#include "support/scratch_directory.h"
#include "support/team_ranks.h"

namespace cuesta {
namespace {

using test::TeamRanks;

// Rank 1 of four, whose calls never return; the end of the job is the end of the process.
class StuckRanks final : public Ranks {
public:
    int rank() const override { return 1; }
    int size() const override { return 4; }
    int on_this_host() const override { return 4; }
    std::string library() const override { return "stuck"; }
    void exchange(std::span<const Outgoing>, std::span<const Incoming>) override { wait(); }
    void sum(std::span<std::int64_t>) override { wait(); }
    void largest(std::span<double>) override { wait(); }
    std::vector<std::vector<std::byte>> gather(std::span<const std::byte>) override {
        wait();
        return {};
    }
    void broadcast(std::span<std::byte>) override { wait(); }
    [[noreturn]] void abort(int code) override { std::_Exit(code); }

private:
    static void wait() {
        for (;;) ::pause();
    }
};

// Answers at once with what a rank is given; one that has no answer is silent.
class FakeLine final : public WatchLine {
public:
    explicit FakeLine(std::vector<Word> answers) : answers_(std::move(answers)) {}
    void tell(const Word& word) override {
        for (const Word& answer : answers_)
            if (answer.rank == word.rank) waiting_.push_back(answer);
    }
    bool heard(Word& word) override {
        if (waiting_.empty()) return false;
        word = waiting_.front();
        waiting_.pop_front();
        return true;
    }

private:
    std::vector<Word> answers_;
    std::deque<Word> waiting_;
};

constexpr int in_exchange = 0, in_sum = 1;

// Waits in a sum while the others answer so; ends with what the watch says.
[[noreturn]] void wait_in_sum(std::unique_ptr<WatchLine> line, bool end_at_warning = false) {
    WatchSettings settings;
    settings.seconds = 0.05, settings.grace = 0.1;
    WatchedRanks ranks(std::make_unique<StuckRanks>(), std::move(line), settings,
                       [&](const std::string& sentence) {
                           std::fprintf(stderr, "%s\n", sentence.c_str());
                           if (end_at_warning) std::_Exit(7);
                       });
    std::int64_t value = 0;
    ranks.sum({&value, 1});
    std::abort();
}

TEST(WatchedRanksDeathTest, a_rank_that_does_not_answer_is_named_with_the_call) {
    ::testing::GTEST_FLAG(death_test_style) = "threadsafe";
    EXPECT_EXIT(wait_in_sum(std::make_unique<FakeLine>(
                    std::vector<WatchLine::Word>{{2, 0, in_sum, 1, 1}, {3, 0, in_sum, 1, 1}})),
                ::testing::ExitedWithCode(1), "rank 0 did not answer while rank 1 waited in sum");
}

TEST(WatchedRanksDeathTest, a_lower_rank_speaks_first_and_the_next_if_it_does_not) {
    ::testing::GTEST_FLAG(death_test_style) = "threadsafe";
    EXPECT_EXIT(wait_in_sum(std::make_unique<FakeLine>(
                    std::vector<WatchLine::Word>{{0, 0, in_sum, 1, 1}, {2, 0, in_sum, 1, 1}})),
                ::testing::ExitedWithCode(1), "rank 3 did not answer");
}

TEST(WatchedRanksDeathTest, a_rank_at_work_is_waited_for) {
    ::testing::GTEST_FLAG(death_test_style) = "threadsafe";
    EXPECT_EXIT(wait_in_sum(std::make_unique<FakeLine>(std::vector<WatchLine::Word>{
                                {0, 0, in_sum, 0, 1}, {2, 0, in_sum, 1, 1}, {3, 0, in_sum, 0, 1}}),
                            true),
                ::testing::ExitedWithCode(7), "warning: ranks 0 and 3 at work while rank 1");
}

TEST(WatchedRanksDeathTest, calls_that_never_meet_are_named) {
    ::testing::GTEST_FLAG(death_test_style) = "threadsafe";
    EXPECT_EXIT(wait_in_sum(std::make_unique<FakeLine>(std::vector<WatchLine::Word>{
                    {0, 0, in_sum, 1, 1}, {2, 0, in_exchange, 1, 9}, {3, 0, in_sum, 1, 1}})),
                ::testing::ExitedWithCode(1),
                "nothing moves: rank 1 waits in sum .its call 1., rank 2 in exchange .its call 9.");
}

TEST(WatchedRanksDeathTest, without_a_line_a_rank_names_its_own_call) {
    ::testing::GTEST_FLAG(death_test_style) = "threadsafe";
    EXPECT_EXIT(wait_in_sum(nullptr), ::testing::ExitedWithCode(1),
                "rank 1 has been waiting in sum");
}

// Four threads as ranks; body(ranks).
template <class Body>
void over_ranks(const WatchSettings& settings, Body&& body) {
    BlockTeam team(Decomposition(Grid{.columns = 4, .rows = 4}, 2, 2));
    team.run([&](int, Communicator& member) {
        WatchedRanks ranks(std::make_unique<TeamRanks>(member), nullptr, settings,
                           [](const std::string&) {});
        body(ranks);
    });
}

WatchSettings quiet() {
    WatchSettings settings;
    settings.seconds = 0;
    return settings;
}

TEST(WatchedRanks, calls_that_diverge_are_named_with_both_ranks) {
    WatchSettings settings = quiet();
    settings.check_calls = true;
    try {
        over_ranks(settings, [](Ranks& ranks) {
            std::int64_t values[2] = {};
            double value = 0;
            if (ranks.rank() == 2)
                ranks.largest({&value, 1});
            else
                ranks.sum(values);
        });
        FAIL() << "nothing was found";
    } catch (const BrokenInvariant& found) {
        const std::string text = found.what();
        EXPECT_NE(text.find("rank 0 calls sum(2) while rank 2 calls largest(1)"), text.npos)
            << text;
    }
}

TEST(WatchedRanks, answers_pass_and_are_counted) {
    const ScratchDirectory scratch;
    WatchSettings settings = quiet();
    settings.report = scratch / "report.json";
    over_ranks(settings, [](Ranks& ranks) {
        std::int64_t values[] = {1, ranks.rank()};
        ranks.sum(values);
        EXPECT_EQ(values[0], 4);
        EXPECT_EQ(values[1], 6);
        double high = ranks.rank();
        ranks.largest({&high, 1});
        EXPECT_EQ(high, 3);
        EXPECT_EQ(ranks.agree(ranks.rank() + 5), 5);
        // A ring of three bytes.
        const std::byte mine[3] = {std::byte(ranks.rank())};
        std::byte theirs[3] = {};
        const Ranks::Outgoing send[] = {{(ranks.rank() + 1) % 4, mine}};
        const Ranks::Incoming receive[] = {{(ranks.rank() + 3) % 4, theirs}};
        ranks.exchange(send, receive);
        EXPECT_EQ(theirs[0], std::byte((ranks.rank() + 3) % 4));
    });
    const Json report = Json::parse(read_file(scratch / "report.json", 1 << 20));
    ASSERT_EQ(report.size(), 4u);
    for (const Json& rank : report) {
        EXPECT_EQ(rank.at("calls").at("exchange").at("messages").get<int>(), 1);
        EXPECT_EQ(rank.at("calls").at("exchange").at("bytes").get<int>(), 3);
        EXPECT_EQ(rank.at("calls").at("sum").at("bytes").get<int>(), 16);
        EXPECT_EQ(rank.at("calls").at("largest").at("calls").get<int>(), 1);
        EXPECT_EQ(rank.at("calls").at("broadcast").at("calls").get<int>(), 1);
        EXPECT_GT(rank.at("peak_memory_bytes").get<double>(), 0);
    }
}

TEST(WatchedRanks, settings_come_from_the_environment) {
    ::setenv("CUESTA_WATCHDOG_SECONDS", "7.5", 1);
    ::setenv("CUESTA_RANKS_CHECK", "1", 1);
    EXPECT_EQ(watch_settings().seconds, 7.5);
    EXPECT_TRUE(watch_settings().check_calls);
    for (const char* wrong : {"", "x", "-1", "3s", "nan", "inf"}) {
        ::setenv("CUESTA_WATCHDOG_SECONDS", wrong, 1);
        EXPECT_THROW(watch_settings(), UsageError) << wrong;
    }
    ::unsetenv("CUESTA_WATCHDOG_SECONDS");
    ::unsetenv("CUESTA_RANKS_CHECK");
    EXPECT_EQ(watch_settings().seconds, 600);
}

}  // namespace
}  // namespace cuesta
