// SPDX-License-Identifier: Apache-2.0
// Where a run stands, as others may read it at any time.
#pragma once

#include <atomic>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "cuesta/recipe/plan.h"

namespace cuesta::studio {

struct LiveState {
    std::int64_t tick = 0, ticks = 0;
    std::int64_t target = 0;  // the tick it is on its way to
    std::size_t stage = 0;    // that comes next, counted from 1; past the last when all are done
    std::string label, op;
    std::int64_t step = 0, steps = 0;  // of the stage
    bool running = false, busy = false;
    double rate = 0;  // steps a second
    double fraction = 0, seconds = 0;
    double speed = 0;
    std::vector<std::int64_t> recorded;
    std::vector<std::string> fields;
    std::int64_t columns = 0, rows = 0;
    double spacing_m = 1, origin_x_m = 0, origin_y_m = 0;
    std::string edges, projection, error;
    std::optional<LatitudeRange> latitudes;  // that the rows lie between, where that is known
    std::uint64_t seed = 0;
    std::optional<double> sea_level_m;
    std::uint64_t recorded_bytes = 0;

    // The grid, the seed and the sea of a plan.
    void take_ground(const Plan& plan);
};

// Holds   every function may be called from any thread.
class StatePublisher {
public:
    LiveState get() const;
    std::uint64_t changes() const { return changes_; }  // counts what get() gives
    void publish(LiveState state);
    // Whoever asks before the run's thread has come to a task shall not think that all is done.
    void publish_busy();
    // The same for a plan that is to be shown at a tick. Whoever asks before there is any land
    // learns how large it will be.
    void publish_coming(const Plan& plan, std::int64_t target);

private:
    mutable std::mutex guard_;
    LiveState state_;
    std::atomic<std::uint64_t> changes_ = 0;
};

}  // namespace cuesta::studio
