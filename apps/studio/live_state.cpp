// SPDX-License-Identifier: Apache-2.0
#include "live_state.h"

#include <algorithm>

#include "cuesta/engine/snapshot.h"

namespace cuesta::studio {

void LiveState::take_ground(const Plan& plan) {
    ticks = ticks_of(plan);
    columns = plan.grid.columns, rows = plan.grid.rows;
    spacing_m = plan.grid.spacing_m;
    origin_x_m = plan.grid.origin_x_m, origin_y_m = plan.grid.origin_y_m;
    edges = to_text(plan.grid.edges);
    const bool world = plan.grid.projection == Projection::latlon;
    projection = choice_words(Projection{})[world ? 1 : 0];
    latitudes = world ? plan.grid.latitude_range() : plan.grid.latitudes;
    seed = plan.seed;
    sea_level_m = plan.sea_level_m;
}

LiveState StatePublisher::get() const {
    const std::lock_guard lock(guard_);
    return state_;
}

void StatePublisher::publish(LiveState state) {
    {
        const std::lock_guard lock(guard_);
        state_ = std::move(state);
    }
    ++changes_;
}

void StatePublisher::publish_busy() {
    {
        const std::lock_guard lock(guard_);
        state_.busy = true;
    }
    ++changes_;
}

void StatePublisher::publish_coming(const Plan& plan, std::int64_t target) {
    {
        const std::lock_guard lock(guard_);
        if (state_.ticks == 0) {
            state_.take_ground(plan);
            state_.tick = state_.target = std::clamp<std::int64_t>(target, 0, state_.ticks);
        }
        state_.busy = true;
    }
    ++changes_;
}

}  // namespace cuesta::studio
