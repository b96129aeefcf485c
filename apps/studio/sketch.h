// SPDX-License-Identifier: Apache-2.0
// A coarse and quick look at a large recipe after an edit, on a thread of its own while the real
// run still works on its stages. Its frames carry "preview": true, and it ends as soon as another
// plan comes or the run itself has come as far.
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

#include "cuesta/engine/observer.h"
#include "cuesta/recipe/plan.h"
#include "frame_publisher.h"

namespace cuesta::studio {

class Sketch final : private Observer {
public:
    explicit Sketch(FramePublisher& frames) : frames_(frames), thread_([this] { work(); }) {}
    ~Sketch() override { stop(); }

    struct Run {
        std::function<bool()> arrived;  // the run itself has come as far: no sketch is needed
        std::function<void(std::int64_t tick)> shown;  // a sketch of this tick is up
    };
    // Draws the plan up to a tick in the place of whatever it draws now.
    void draw(Plan plan, std::int64_t target, Run run);
    // Something is drawn or waits to be drawn.
    bool drawing() const { return news_count_ != done_; }
    void stop();

private:
    struct Order {
        Plan plan;
        std::int64_t target;
        Run run;
    };
    ExitCode wants_stop() override { return outdated() ? ExitCode::interrupted : ExitCode::done; }
    bool outdated() const { return stop_ || news_count_ != drawing_; }
    void work();
    void make(const Order& order);

    FramePublisher& frames_;
    std::mutex guard_;
    std::condition_variable news_;
    std::optional<Order> order_;
    std::atomic<std::uint64_t> news_count_ = 0;
    std::uint64_t drawing_ = 0;
    std::atomic<std::uint64_t> done_ = 0;
    std::atomic<bool> stop_ = false;
    std::thread thread_;
};

}  // namespace cuesta::studio
