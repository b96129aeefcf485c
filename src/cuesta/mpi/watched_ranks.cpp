// SPDX-License-Identifier: Apache-2.0
#include "cuesta/mpi/watched_ranks.h"

#include <fmt/format.h>
#include <sys/resource.h>
#include <time.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/check.h"
#include "cuesta/base/error.h"
#include "cuesta/base/json.h"

namespace cuesta {
namespace {

using Seconds = std::chrono::duration<double>;

std::string list_of(const std::vector<int>& ranks) {
    std::string text = ranks.size() == 1 ? "rank " : "ranks ";
    for (std::size_t i = 0; i < ranks.size(); ++i)
        text += fmt::format("{}{}", i == 0 ? "" : i + 1 == ranks.size() ? " and " : ", ", ranks[i]);
    return text;
}

double processor_seconds() {
    timespec now{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

}  // namespace

WatchSettings watch_settings() {
    WatchSettings settings;
#ifndef NDEBUG
    settings.check_calls = true;
#endif
    if (const char* text = std::getenv("CUESTA_WATCHDOG_SECONDS"); text != nullptr) {
        char* end = nullptr;
        settings.seconds = std::strtod(text, &end);
        if (end == text || *end != '\0' || !(settings.seconds >= 0) ||
            !std::isfinite(settings.seconds))
            throw UsageError(fmt::format(
                "CUESTA_WATCHDOG_SECONDS={}: a number of seconds is needed, 0 for never", text));
    }
    // Long enough for a thread on a busy machine to answer, short against what a queue waits.
    settings.grace = std::clamp(settings.seconds / 2, 2.0, 30.0);
    if (const char* text = std::getenv("CUESTA_RANKS_CHECK"); text != nullptr)
        settings.check_calls = std::strcmp(text, "0") != 0 && *text != '\0';
    if (const char* text = std::getenv("CUESTA_RANKS_REPORT"); text != nullptr)
        settings.report = text;
    return settings;
}

const std::array<const char*, WatchedRanks::kinds> WatchedRanks::names = {
    "exchange", "sum", "largest", "gather", "broadcast"};

class WatchedRanks::Inside {
public:
    Inside(WatchedRanks& all, Kind kind, std::uint64_t messages, std::uint64_t bytes)
        : all_(all), kind_(kind), start_(Clock::now()) {
        Count& count = all_.counts_[kind];
        ++count.calls;
        count.messages += messages;
        count.bytes += bytes;
        if (!all_.settings_.report.empty()) count.processor -= processor_seconds();
        const std::lock_guard lock(all_.mutex_);
        all_.now_ = {kind, all_.now_.number + 1, true, start_};
    }
    ~Inside() {
        const Clock::time_point end = Clock::now();
        all_.counts_[kind_].seconds += Seconds(end - start_).count();
        if (!all_.settings_.report.empty()) all_.counts_[kind_].processor += processor_seconds();
        const std::lock_guard lock(all_.mutex_);
        all_.now_.inside = false;
        all_.now_.since = end;
    }
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;

private:
    WatchedRanks& all_;
    Kind kind_;
    Clock::time_point start_;
};

WatchedRanks::WatchedRanks(std::unique_ptr<Ranks> inner, std::unique_ptr<WatchLine> line,
                           WatchSettings settings, Say say)
    : inner_(std::move(inner)),
      line_(std::move(line)),
      settings_(std::move(settings)),
      say_(std::move(say)),
      answers_(static_cast<std::size_t>(inner_->size())) {
    if (settings_.seconds > 0)
        thread_ = std::jthread([this](const std::stop_token& stop) { watch(stop); });
}

WatchedRanks::~WatchedRanks() {
    if (!settings_.report.empty()) write_report();
}

void WatchedRanks::exchange(std::span<const Outgoing> send, std::span<const Incoming> receive) {
    std::uint64_t messages = 0, bytes = 0;
    for (const Outgoing& one : send) {
        messages += one.bytes.empty() ? 0 : 1;
        bytes += one.bytes.size();
    }
    const Inside call(*this, exchanges, messages, bytes);
    inner_->exchange(send, receive);
}

void WatchedRanks::sum(std::span<std::int64_t> values) {
    check_alike(sums, values.size());
    const Inside call(*this, sums, 1, values.size_bytes());
    inner_->sum(values);
}

void WatchedRanks::largest(std::span<double> values) {
    check_alike(extremes, values.size());
    const Inside call(*this, extremes, 1, values.size_bytes());
    inner_->largest(values);
}

std::vector<std::vector<std::byte>> WatchedRanks::gather(std::span<const std::byte> mine) {
    check_alike(gathers, 0);
    const Inside call(*this, gathers, 1, mine.size());
    return inner_->gather(mine);
}

void WatchedRanks::broadcast(std::span<std::byte> bytes) {
    check_alike(broadcasts, bytes.size());
    const Inside call(*this, broadcasts, 1, bytes.size());
    inner_->broadcast(bytes);
}

void WatchedRanks::check_alike(Kind kind, std::uint64_t count) {
    if (!settings_.check_calls) return;
    const std::uint64_t mine[] = {static_cast<std::uint64_t>(kind), count};
    std::vector<std::vector<std::byte>> all;
    {
        const Inside call(*this, gathers, 0, 0);
        all = inner_->gather(std::as_bytes(std::span(mine)));
    }
    for (std::size_t other = 0; other < all.size(); ++other) {
        std::uint64_t theirs[2] = {};
        CUESTA_CHECK(all[other].size() == sizeof theirs, "rank {} makes another call than rank {}",
                     other, rank());
        std::memcpy(theirs, all[other].data(), sizeof theirs);
        CUESTA_CHECK(std::equal(mine, mine + 2, theirs),
                     "rank {} calls {}({}) while rank {} calls {}({})", rank(), names[kind], count,
                     other, names[std::min<std::uint64_t>(theirs[0], kinds - 1)], theirs[1]);
    }
}

void WatchedRanks::write_report() {
    rusage used{};
    ::getrusage(RUSAGE_SELF, &used);
    const auto seconds = [](const timeval& t) {
        return static_cast<double>(t.tv_sec) + 1e-6 * static_cast<double>(t.tv_usec);
    };
    Json mine;
    mine["user_seconds"] = seconds(used.ru_utime);
    mine["system_seconds"] = seconds(used.ru_stime);
    mine["peak_memory_bytes"] = static_cast<std::int64_t>(used.ru_maxrss) * 1024;
    for (std::size_t kind = 0; kind < kinds; ++kind)
        mine["calls"][names[kind]] = {{"calls", counts_[kind].calls},
                                      {"messages", counts_[kind].messages},
                                      {"bytes", counts_[kind].bytes},
                                      {"seconds", counts_[kind].seconds},
                                      {"processor_seconds", counts_[kind].processor}};
    const std::string text = mine.dump();
    const auto all = inner_->gather(std::as_bytes(std::span(text)));
    if (!first()) return;
    std::string list = "[";
    for (const auto& one : all)
        list += (list.size() > 1 ? ",\n" : "\n") +
                std::string(reinterpret_cast<const char*>(one.data()), one.size());
    try {
        write_file_atomically(settings_.report, list + "\n]\n");
    } catch (const Error& error) {
        say_(error.what());
    }
}

void WatchedRanks::watch(const std::stop_token& stop) {
    const Seconds pause(std::clamp(settings_.seconds / 8, 0.05, 1.0));
    std::unique_lock lock(mutex_);
    while (!wake_.wait_for(lock, stop, pause, [&] { return stop.stop_requested(); })) {
        const Call own = now_;
        lock.unlock();
        if (line_) listen(own);
        look(own);
        lock.lock();
    }
}

void WatchedRanks::listen(const Call& own) {
    WatchLine::Word word;
    while (line_->heard(word)) {
        if (word.asks != 0)
            line_->tell({word.rank, 0, own.kind, own.inside ? 1 : 0, own.number});
        else if (word.rank >= 0 && word.rank < size())
            answers_[static_cast<std::size_t>(word.rank)] = word;
    }
}

void WatchedRanks::look(const Call& own) {
    const Clock::time_point now = Clock::now();
    if (!own.inside || Seconds(now - own.since).count() < settings_.seconds) {
        rounds_ = 0;
        return;
    }
    if (!line_)
        end_job(fmt::format("rank {} has been waiting in {} for {:.0f} s", rank(), names[own.kind],
                            Seconds(now - own.since).count()));
    const Seconds grace(settings_.grace), asked(now - asked_at_);
    if (rounds_ > 0 && asked_in_ == own.number) {
        if (asked < grace) return;
        if (!std::exchange(judged_, true)) judge(own);
        if (asked.count() < std::max(settings_.seconds, 2 * grace.count())) return;
        ++rounds_;
    } else {
        rounds_ = 1;
    }
    ask(own);
}

void WatchedRanks::ask(const Call& own) {
    earlier_ = answers_;
    asked_in_ = own.number;
    asked_at_ = Clock::now();
    judged_ = false;
    for (WatchLine::Word& answer : answers_) answer.rank = -1;
    answers_[static_cast<std::size_t>(rank())] = {rank(), 0, own.kind, 1, own.number};
    for (int other = 0; other < size(); ++other)
        if (other != rank()) line_->tell({.rank = other, .asks = 1});
}

void WatchedRanks::judge(const Call& own) {
    const double waited = Seconds(Clock::now() - own.since).count();
    std::vector<int> silent, at_work;
    int speaker = rank(), elsewhere = -1;  // the lowest that waits; one in another kind of call
    bool moved = rounds_ < 2;
    for (int r = 0; r < size(); ++r) {
        const WatchLine::Word& answer = answers_[static_cast<std::size_t>(r)];
        if (answer.rank < 0) {
            silent.push_back(r);
            continue;
        }
        if (answer.inside != 0)
            speaker = std::min(speaker, r);
        else
            at_work.push_back(r);
        if (answer.inside != 0 && answer.kind != own.kind) elsewhere = r;
        moved = moved || earlier_[static_cast<std::size_t>(r)].call != answer.call;
    }
    // The others speak where the first of them has not ended the job a round later.
    if (speaker != rank() && rounds_ < 2) return;
    if (!silent.empty())
        end_job(
            fmt::format("{} did not answer while rank {} waited in {} (its call {}) for {:.0f} s",
                        list_of(silent), rank(), names[own.kind], own.number, waited));
    if (!at_work.empty()) {
        if (rounds_ == 1)
            say_(
                fmt::format("warning: {} at work while rank {} has been waiting in {} for {:.0f} s",
                            list_of(at_work), rank(), names[own.kind], waited));
        return;
    }
    if (moved || elsewhere < 0) return;
    const WatchLine::Word& theirs = answers_[static_cast<std::size_t>(elsewhere)];
    end_job(
        fmt::format("nothing moves: rank {} waits in {} (its call {}), rank {} in {} (its call {})",
                    rank(), names[own.kind], own.number, elsewhere,
                    names[static_cast<std::size_t>(theirs.kind)], theirs.call));
}

void WatchedRanks::end_job(const std::string& sentence) {
    say_(
        fmt::format("error: {}. The job is ended; go on with --resume "
                    "(CUESTA_WATCHDOG_SECONDS sets the time, 0 waits for ever)",
                    sentence));
    abort(static_cast<int>(ExitCode::failed));
}

}  // namespace cuesta
