// SPDX-License-Identifier: Apache-2.0
// Publishes the land of a run as frames: all that is wished for, a quarter of the time at most.
//
// Holds   publish() and stepped() belong to the run's thread, publish_copy() to any.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <mutex>

#include "cuesta/engine/run.h"
#include "land_view.h"

namespace cuesta::studio {

class LandPublisher {
public:
    explicit LandPublisher(FramePublisher& frames) : frames_(frames) {}

    // The land is another one now.
    void changed() { ++state_; }
    // Somebody waits for a frame, and the last one is long enough ago.
    bool due() const;
    // What ready clients wish for, `all` however lately they had a frame. What cannot be shown is
    // no reason to lose the run, let alone the server: it is the sentence of an Error.
    void publish(Run& run, bool all);
    // The land before the step under way, unless `outdated` says that it has ended meanwhile.
    void publish_copy(Run& copy, const std::function<bool()>& outdated);
    // Somebody who looks was not ready when the land was last published.
    bool owed() const { return owed_; }

private:
    using Clock = std::chrono::steady_clock;

    FramePublisher& frames_;
    std::mutex guard_;  // the cache, and what is published from it
    MapCache cache_;
    std::atomic<std::uint64_t> state_ = 0;  // number of the land
    Clock::time_point next_;
    bool owed_ = false;
};

}  // namespace cuesta::studio
