// SPDX-License-Identifier: Apache-2.0
#include "run_inbox.h"

#include <algorithm>
#include <utility>

namespace cuesta::studio {

void RunInbox::give(std::function<void()> act, const Leaves& leaves, bool plan) {
    {
        const std::lock_guard lock(guard_);
        tasks_.push_back({std::move(act), plan});
        if (in_step_ && leaves && leaves()) leave_ = true;
    }
    news_.notify_one();
}

void RunInbox::call(bool& flag) {
    {
        const std::lock_guard lock(guard_);
        flag = true;
    }
    news_.notify_one();
}

void RunInbox::stop(const Leaves& leaves) {
    {
        const std::lock_guard lock(guard_);
        stop_ = true;
        if (in_step_ && leaves()) leave_ = true;
    }
    news_.notify_one();
}

std::optional<RunInbox::Call> RunInbox::next() {
    const std::lock_guard lock(guard_);
    Call call;
    if (stop_) {
        call.stopped = true;
    } else if (!tasks_.empty()) {
        Task task = std::move(tasks_.front());
        tasks_.pop_front();
        const bool outdated =
            task.plan &&
            std::any_of(tasks_.begin(), tasks_.end(), [](const Task& later) { return later.plan; });
        call.task = true;
        if (!outdated) call.act = std::move(task.act);
    } else if (wished_) {
        call.wished = std::exchange(wished_, false);
    } else if (readied_) {
        call.readied = std::exchange(readied_, false);
    } else {
        return std::nullopt;
    }
    return call;
}

bool RunInbox::wait(std::optional<Clock::time_point> time) {
    std::unique_lock lock(guard_);
    const auto ask = [this] { return called(); };
    if (time) return news_.wait_until(lock, *time, ask);
    news_.wait(lock, ask);
    return true;
}

const std::atomic<bool>& RunInbox::begin_step() {
    const std::lock_guard lock(guard_);
    in_step_ = true;
    leave_ = false;
    step_began_ = Clock::now().time_since_epoch().count();
    return leave_;
}

void RunInbox::end_step() {
    const std::lock_guard lock(guard_);
    in_step_ = false;
}

bool RunInbox::asked() const {
    const std::lock_guard lock(guard_);
    return stop_ || !tasks_.empty();
}

double RunInbox::step_seconds() const {
    const Clock::time_point began{Clock::duration(step_began_)};
    return std::chrono::duration<double>(Clock::now() - began).count();
}

}  // namespace cuesta::studio
