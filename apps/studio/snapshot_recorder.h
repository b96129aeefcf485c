// SPDX-License-Identifier: Apache-2.0
// When a snapshot of the run is worth its time, and the way back to one. Recording takes about a
// twentieth of the time at most; where one stops to look it is made at leisure.
//
// Holds   one thread uses it. What cannot be recorded is said and the run goes on.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "snapshots.h"

namespace cuesta::studio {

class SnapshotRecorder {
public:
    using Warn = std::function<void(const std::string& sentence)>;
    SnapshotRecorder(std::filesystem::path folder, Warn warn)
        : snapshots_(std::move(folder)), warn_(std::move(warn)) {}

    // A step of so many seconds was made; whether it shall be recorded at once.
    bool stepped(double seconds, bool stage_ended);
    // Another land is there, which needs no recording: it was loaded, or there is none.
    void renew();
    // There is something that was not looked at for recording yet.
    bool stale() const { return !fresh_; }
    void record(const Run& run);
    // The same where one rests: what was quickly made need not be kept.
    void record_idle(const Run& run);

    // As of Snapshots; the run counts as recorded then.
    bool load_latest(Run& run, std::int64_t tick, std::int64_t after, Observer& observer);
    std::vector<std::int64_t> recorded(const Run& run);
    std::uint64_t bytes() const { return snapshots_.bytes(); }

private:
    double cost() const { return save_cost_ >= 0 ? save_cost_ : 0.02; }

    Snapshots snapshots_;
    Warn warn_;
    double work_ = 0;        // seconds of steps since the last snapshot
    double save_cost_ = -1;  // seconds that recording takes; below 0: not known yet
    bool fresh_ = true;
};

}  // namespace cuesta::studio
