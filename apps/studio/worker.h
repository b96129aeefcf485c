// SPDX-License-Identifier: Apache-2.0
// A thread that does one task after the other; tasks beyond `most` are refused.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace cuesta::studio {

class Worker {
public:
    explicit Worker(std::size_t most) : most_(most), thread_([this] { work(); }) {}
    ~Worker() { stop(); }
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    // False if too many wait or the worker has stopped; a task must not throw.
    bool give(std::function<void()> task) {
        {
            const std::lock_guard lock(guard_);
            if (stopped_ || tasks_.size() >= most_) return false;
            tasks_.push_back(std::move(task));
        }
        news_.notify_one();
        return true;
    }

    // Finishes the task under way and forgets the rest.
    void stop() {
        {
            const std::lock_guard lock(guard_);
            stopped_ = true;
            tasks_.clear();
        }
        news_.notify_one();
        if (thread_.joinable()) thread_.join();
    }

private:
    void work() {
        std::unique_lock lock(guard_);
        while (true) {
            news_.wait(lock, [&] { return stopped_ || !tasks_.empty(); });
            if (stopped_) return;
            const std::function<void()> task = std::move(tasks_.front());
            tasks_.pop_front();
            lock.unlock();
            task();
            lock.lock();
        }
    }

    std::size_t most_;
    std::mutex guard_;
    std::condition_variable news_;
    std::deque<std::function<void()>> tasks_;
    bool stopped_ = false;
    std::thread thread_;
};

}  // namespace cuesta::studio
