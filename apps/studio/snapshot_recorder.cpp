// SPDX-License-Identifier: Apache-2.0
#include "snapshot_recorder.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

namespace cuesta::studio {

bool SnapshotRecorder::stepped(double seconds, bool stage_ended) {
    fresh_ = false;
    work_ += seconds;
    return stage_ended ? work_ > cost() : work_ > std::max(0.5, 20 * cost());
}

void SnapshotRecorder::renew() {
    work_ = 0;
    fresh_ = true;
}

void SnapshotRecorder::record_idle(const Run& run) {
    fresh_ = true;
    if (work_ >= cost() / 4) record(run);
}

void SnapshotRecorder::record(const Run& run) {
    fresh_ = true;
    const auto start = std::chrono::steady_clock::now();
    try {
        if (snapshots_.record(run)) {
            const double took =
                std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
            save_cost_ = save_cost_ < 0 ? took : 0.5 * (save_cost_ + took);
        }
    } catch (const std::exception& e) {
        // The disk may be full: one can still watch and shape.
        warn_(fmt::format("this moment could not be recorded: {}", e.what()));
        save_cost_ = std::max(save_cost_, 0.02) * 2;
    }
    work_ = 0;
}

bool SnapshotRecorder::load_latest(Run& run, std::int64_t tick, std::int64_t after,
                                   Observer& observer) {
    if (!snapshots_.load_latest(run, tick, after, observer)) return false;
    fresh_ = true;
    return true;
}

std::vector<std::int64_t> SnapshotRecorder::recorded(const Run& run) {
    return snapshots_.recorded(run.plan, run.input_sha256);
}

}  // namespace cuesta::studio
