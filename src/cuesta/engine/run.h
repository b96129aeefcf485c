// SPDX-License-Identifier: Apache-2.0
// A run under way: the plan, the land, the position, and what has been counted so far.
#pragma once

#include <chrono>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cuesta/base/directory_lock.h"
#include "cuesta/engine/domain.h"
#include "cuesta/grid/stored_map.h"
#include "cuesta/recipe/plan.h"

namespace cuesta {

struct RunOptions {
    std::filesystem::path out;        // empty: nothing is written (library and tests)
    int threads = 0;                  // 0: one per core
    std::uint64_t memory_budget = 0;  // 0: default_memory_budget()
    int blocks_across = 1, blocks_down = 1;
    std::shared_ptr<Ranks> ranks;       // processes that share the work, a block each; none: alone
    std::int64_t checkpoint_steps = 0;  // save every so many steps of a stage; 0: never by steps
    double checkpoint_seconds = 60;     // save when this much time went by; 0: never by time
    bool allow_outside = false;         // input files may lie outside the recipe's directory
    bool preview = true;
};

// How far it is: `step` steps of stage `stage` are done, its events up to then included except
// those that belong before the next step.
struct RunPosition {
    std::size_t stage = 0;
    std::int64_t step = 0;
    bool operator==(const RunPosition&) const = default;
};

struct StageRecord {
    double seconds = 0;
    std::int64_t steps = 0;
    std::int64_t operator_steps = 0;  // calls of operators, for the rate
    bool at_rest = false;             // ended before its last step: nothing moves any more
    bool resting = false;             // nothing moved in the last step; an event may still come
    StepReport report;
};

// A file that a run has written.
struct OutputRecord {
    std::string file, field;
    std::uint64_t bytes = 0;
    std::string sha256, data_sha256;
    std::string tiles_sha256;  // of a map (io/map_facts.h)
    double min = 0, max = 0;
    std::int64_t step = -1;  // of a frame during simulate; -1 at the end
};

class Run {
public:
    Run(Plan plan_, RunOptions options_);

    Plan plan;
    RunOptions options;
    std::vector<StoredMap> inputs;
    std::vector<std::string> input_sha256;
    Domain domain;
    RunPosition position;
    std::optional<RunPosition> saved;     // of the newest checkpoint of this run
    std::vector<StageRecord> records;     // one per stage
    std::vector<OutputRecord> frames;     // outputs written during simulate
    Ledger booked;                        // what stages and masks made or took, beside processes
    std::unique_ptr<DirectoryLock> lock;  // of the output directory; none without one, or in a copy
    double seconds_before = 0;            // of the runs this one resumes
    std::chrono::steady_clock::time_point started = std::chrono::steady_clock::now();

    bool done() const { return position.stage >= plan.stages.size(); }
    double seconds() const;
    // start, in, out, end of every material now.
    std::vector<LedgerRow> ledger() const;

    // Operators ready to run: those of the current stage, rebuilt when the stage changes.
    struct Instantiated {
        std::size_t stage = static_cast<std::size_t>(-1);
        std::unique_ptr<Operator> op;
        std::vector<std::unique_ptr<Operator>> processes;
        std::vector<ParamValues> process_values;
    } instantiated;
};

}  // namespace cuesta
