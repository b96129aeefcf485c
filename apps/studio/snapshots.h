// SPDX-License-Identifier: Apache-2.0
// The bounded store of recorded states: files TICK-NAME.cuesta of one folder, NAME as in
// engine/snapshot.h. It holds moments of every text that was tried; which of them belong to a plan
// follows from their names, so undo, seek, branches and slider edits all find their way back here.
//
// Limits  `most_bytes` on disk and 400 moments. Too many: those that do not belong to the plan go
//         first, the one least lately used before others; then every plan keeps its ends of stages
//         and loses the moment whose neighbours are nearest.
// Holds   one thread uses it. A damaged file is removed and counts as never recorded.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cuesta/engine/observer.h"
#include "cuesta/engine/run.h"

namespace cuesta::studio {

class Snapshots {
public:
    // Takes in what is in the folder. 0: 2 GiB, or a quarter of the free disk if that is less.
    explicit Snapshots(std::filesystem::path folder, std::uint64_t most_bytes = 0);

    // Saves the state of a run unless it is there already; returns whether it saved.
    bool record(const Run& run);
    // Loads the latest moment of the run's plan after `after` and at or before `tick` into it;
    // false (and the run untouched) if there is none.
    bool load_latest(Run& run, std::int64_t tick, std::int64_t after, Observer& observer);
    // The ticks of the plan that are recorded, rising.
    std::vector<std::int64_t> recorded(const Plan& plan,
                                       const std::vector<std::string>& input_sha256);

    std::uint64_t bytes() const { return bytes_; }
    std::size_t size() const { return entries_.size(); }
    std::uint64_t most_bytes() const { return most_bytes_; }

private:
    struct Entry {
        std::int64_t tick = 0;
        std::uint64_t bytes = 0;
        std::uint64_t used = 0;  // counts up
    };
    std::filesystem::path file_of(const std::string& name, const Entry& entry) const;
    const std::string& name_at(const Plan& plan, const std::vector<std::string>& inputs,
                               std::int64_t tick);
    void drop(const std::string& name);
    void trim(const Run& run);

    std::filesystem::path folder_;
    std::uint64_t most_bytes_, bytes_ = 0, clock_ = 0;
    std::map<std::string, Entry> entries_;  // by name
    // Names of one plan by tick, found anew when the plan changes.
    std::string known_plan_;
    std::map<std::int64_t, std::string> known_names_;
};

}  // namespace cuesta::studio
