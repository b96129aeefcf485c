// SPDX-License-Identifier: Apache-2.0
// Ranks that are watched: every call is counted, calls that diverge are named, and a job that does
// not move is ended with a sentence instead of waiting for ever.
//
// A thread beside the work looks at how long this rank has been waiting in one call. After the time
// set it asks all others where they are, over a line of its own (the same thread answers there, so
// a rank that computes does answer). Then:
//   - one that does not answer is stopped, swapped out or cut off: it and the call are named and
//     the job is ended;
//   - one that answers that it is at work is waited for, with a warning;
//   - all wait, in different calls, and were where they are one round before: a mistake of ours,
//     named with two ranks, and the job is ended;
//   - all wait in the same kind of call: a slow transfer; nothing.
// Of several that wait the lowest rank speaks. Without a line (an MPI that lets one thread call
// alone) a rank can name its own call only, and ends the job.
#pragma once

#include <array>
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "cuesta/grid/ranks.h"

namespace cuesta {

// Words between the watching threads; none of it waits.
class WatchLine {
public:
    struct Word {
        std::int32_t rank = 0;  // from whom, or to whom
        std::int32_t asks = 0;  // 1: where are you? 0: the answer
        std::int32_t kind = 0, inside = 0;
        std::uint64_t call = 0;
    };
    virtual ~WatchLine() = default;
    virtual void tell(const Word& word) = 0;
    virtual bool heard(Word& word) = 0;
};

struct WatchSettings {
    double seconds = 600;          // in one call before anybody asks; 0: never
    double grace = 30;             // then, for answers
    bool check_calls = false;      // compare every common call before it is made
    std::filesystem::path report;  // what was sent, written at the end; empty: nothing
};
// CUESTA_WATCHDOG_SECONDS, CUESTA_RANKS_CHECK=1, CUESTA_RANKS_REPORT=FILE; a value that makes no
// sense is a UsageError.
WatchSettings watch_settings();

class WatchedRanks final : public Ranks {
public:
    using Say = std::function<void(const std::string& sentence)>;
    // `line` may be null. `say` is called by the watching thread.
    WatchedRanks(std::unique_ptr<Ranks> inner, std::unique_ptr<WatchLine> line,
                 WatchSettings settings, Say say);
    ~WatchedRanks() override;

    int rank() const override { return inner_->rank(); }
    int size() const override { return inner_->size(); }
    int on_this_host() const override { return inner_->on_this_host(); }
    std::string library() const override { return inner_->library(); }
    void exchange(std::span<const Outgoing> send, std::span<const Incoming> receive) override;
    void sum(std::span<std::int64_t> values) override;
    void largest(std::span<double> values) override;
    std::vector<std::vector<std::byte>> gather(std::span<const std::byte> mine) override;
    void broadcast(std::span<std::byte> bytes) override;
    [[noreturn]] void abort(int code) override {
        inner_->abort(code);
        std::_Exit(code);
    }

private:
    enum Kind : std::int32_t { exchanges, sums, extremes, gathers, broadcasts, kinds };
    static const std::array<const char*, kinds> names;
    using Clock = std::chrono::steady_clock;
    struct Call {
        Kind kind = exchanges;
        std::uint64_t number = 0;
        bool inside = false;
        Clock::time_point since;
    };
    struct Count {
        std::uint64_t calls = 0, messages = 0, bytes = 0;
        double seconds = 0;
        double processor = 0;  // seconds of this process meanwhile, waiting included
    };
    class Inside;  // one call, from its beginning to its end

    void check_alike(Kind kind, std::uint64_t count);
    void write_report();

    // Of the watching thread.
    void watch(const std::stop_token& stop);
    void listen(const Call& own);
    void look(const Call& own);
    void ask(const Call& own);
    void judge(const Call& own);
    [[noreturn]] void end_job(const std::string& sentence);

    std::unique_ptr<Ranks> inner_;
    std::unique_ptr<WatchLine> line_;
    WatchSettings settings_;
    Say say_;
    std::array<Count, kinds> counts_;
    std::mutex mutex_;
    std::condition_variable_any wake_;
    Call now_;  // guarded by mutex_
    std::uint64_t asked_in_ = 0;
    Clock::time_point asked_at_;
    int rounds_ = 0;  // of asking, about one call
    bool judged_ = false;
    std::vector<WatchLine::Word> answers_, earlier_;  // by rank; `rank` is -1 where there is none
    std::jthread thread_;
};

}  // namespace cuesta
