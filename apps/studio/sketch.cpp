// SPDX-License-Identifier: Apache-2.0
#include "sketch.h"

#include "cuesta/engine/advance.h"
#include "cuesta/engine/prepare.h"
#include "cuesta/engine/snapshot.h"
#include "land_view.h"

namespace cuesta::studio {

void Sketch::draw(Plan plan, std::int64_t target, Run run) {
    {
        const std::lock_guard lock(guard_);
        order_ = Order{std::move(plan), target, std::move(run)};
        ++news_count_;
    }
    news_.notify_one();
}

void Sketch::stop() {
    {
        const std::lock_guard lock(guard_);
        stop_ = true;
    }
    news_.notify_one();
    if (thread_.joinable()) thread_.join();
}

void Sketch::work() {
    std::unique_lock lock(guard_);
    while (true) {
        news_.wait(lock, [&] { return stop_ || order_; });
        if (stop_) return;
        const Order order = std::move(*order_);
        order_.reset();
        drawing_ = news_count_;
        lock.unlock();
        try {
            make(order);
        } catch (const std::exception&) {
            // The run itself meets the same trouble and says so.
        }
        done_ = drawing_;
        lock.lock();
    }
}

void Sketch::make(const Order& order) {
    RunOptions options;
    options.preview = false;
    const std::unique_ptr<cuesta::Run> run = prepare_run(order.plan, options, *this);
    MapCache cache;
    const auto start = FramePublisher::Clock::now();
    auto shown = start;
    std::uint64_t state = 0;
    while (!run->done() && tick_of(run->plan, run->position) < order.target) {
        const std::size_t stage = run->position.stage;
        if (advance(*run, *this, 1) == AdvanceEnd::stopped) return;
        ++state;
        const bool last = run->done() || tick_of(run->plan, run->position) >= order.target;
        const auto now = FramePublisher::Clock::now();
        // Stages that are gone in a blink are not shown one by one.
        if (!last &&
            (run->position.stage == stage || now - start < std::chrono::milliseconds(60)) &&
            now - shown < std::chrono::milliseconds(100))
            continue;
        shown = now;
        const auto too_late = [&] { return outdated() || order.run.arrived(); };
        if (too_late()) return;
        const auto wishes = frames_.wishes(true);
        if (wishes.empty()) continue;
        LandFrame land = view_of(*run, wishes, cache, state, frames_.next_version());
        land.preview = true;
        const std::int64_t tick = land.tick;
        if (frames_.publish_unless(std::move(land), too_late)) order.run.shown(tick);
    }
}

}  // namespace cuesta::studio
