// SPDX-License-Identifier: Apache-2.0
// What others ask of the run's thread: tasks in their order, and calls of those who look at the
// land. While a step is under way whoever gives a task decides whether it is worth leaving it.
//
// Holds   next(), begin_step() and end_step() belong to the run's thread, all others to any.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>

namespace cuesta::studio {

class RunInbox {
public:
    using Clock = std::chrono::steady_clock;
    // Asked while a step is under way: whether the task is worth leaving it.
    using Leaves = std::function<bool()>;

    // A plan is outdated by a later one: only the last of those that wait is taken.
    void give(std::function<void()> act, const Leaves& leaves = {}, bool plan = false);
    // Somebody looks elsewhere; somebody is ready for another frame.
    void wish() { call(wished_); }
    void ready() { call(readied_); }
    // From now on next() gives nothing but the end; `leaves` as above.
    void stop(const Leaves& leaves);
    bool stopped() const { return stop_; }

    struct Call {
        std::function<void()> act;  // empty if the task is outdated
        bool task = false, wished = false, readied = false, stopped = false;
    };
    // The first of what was asked for; nothing if there is nothing at present.
    std::optional<Call> next();
    // Waits until something is asked for, until `time` at most; whether it was.
    bool wait(std::optional<Clock::time_point> time = {});

    // A step is about to be made; the flag is set when it shall be left.
    const std::atomic<bool>& begin_step();
    void end_step();
    // Tasks came since the step was begun.
    bool asked() const;
    bool leaving() const { return leave_; }
    // Seconds since the step under way began.
    double step_seconds() const;

private:
    struct Task {
        std::function<void()> act;
        bool plan = false;
    };
    void call(bool& flag);
    bool called() const { return stop_ || wished_ || readied_ || !tasks_.empty(); }

    mutable std::mutex guard_;
    std::condition_variable news_;
    std::deque<Task> tasks_;
    bool wished_ = false, readied_ = false, in_step_ = false;
    std::atomic<Clock::rep> step_began_ = 0;
    std::atomic<bool> stop_ = false, leave_ = false;
};

}  // namespace cuesta::studio
