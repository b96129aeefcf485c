// SPDX-License-Identifier: Apache-2.0
#include "land_publisher.h"

#include <set>

namespace cuesta::studio {

bool LandPublisher::due() const {
    return frames_.due() && Clock::now() > next_;
}

void LandPublisher::publish(Run& run, bool all) {
    const std::lock_guard lock(guard_);
    const std::set<FramePublisher::Wish> wishes = frames_.wishes(all);
    owed_ = wishes != frames_.looked_at();
    if (wishes.empty()) return;
    const Clock::time_point start = Clock::now();
    struct Pause {
        Clock::time_point start, &next;
        ~Pause() { next = Clock::now() + 3 * (Clock::now() - start); }
    } const pause{start, next_};
    frames_.publish(view_of(run, wishes, cache_, state_, frames_.next_version()));
}

void LandPublisher::publish_copy(Run& copy, const std::function<bool()>& outdated) {
    const std::lock_guard lock(guard_);
    const std::uint64_t state = state_;
    if (outdated()) return;
    const std::set<FramePublisher::Wish> wishes = frames_.wishes(true);
    if (!wishes.empty())
        frames_.publish(view_of(copy, wishes, cache_, state, frames_.next_version()));
}

}  // namespace cuesta::studio
