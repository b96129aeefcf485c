// SPDX-License-Identifier: Apache-2.0
// Whether a sketch stands in for the run. Every call of show() has a number; until the run of that
// number has come to the tick of its sketch, what it makes on the way is not shown.
//
// Holds   every function may be called from any thread.
#pragma once

#include <atomic>
#include <cstdint>

namespace cuesta::studio {

class SketchCover {
public:
    // Another plan is to be shown; its number.
    std::uint64_t next_show() { return ++shows_; }
    std::uint64_t shows() const { return shows_; }
    // The run belongs to this show now and stands at a tick.
    void adopted(std::uint64_t show, std::int64_t tick) { at_tick_ = tick, adopted_ = show; }
    void came_to(std::int64_t tick) { at_tick_ = tick; }
    // A sketch of this tick is up.
    void sketched(std::uint64_t show, std::int64_t tick) { sketch_tick_ = tick, sketch_ = show; }

    // The run of this show, or a later one, has come to a tick: no sketch is needed.
    bool caught_up(std::uint64_t show, std::int64_t tick) const {
        return adopted_ > show || (adopted_ == show && at_tick_ >= tick);
    }
    // A sketch shows a later tick already.
    bool hides(std::int64_t tick) const { return sketch_ == adopted_ && tick < sketch_tick_; }

private:
    std::atomic<std::uint64_t> shows_ = 0, adopted_ = 0, sketch_ = 0;
    std::atomic<std::int64_t> at_tick_ = 0, sketch_tick_ = 0;
};

}  // namespace cuesta::studio
