// SPDX-License-Identifier: Apache-2.0
// Snapshots of a run, named by what made them.
//
// A snapshot is the state after some steps of a plan. Its name is a hash of everything that led to
// it: grid, seed, materials, input files, the stages before it and, inside a stage, its processes
// and the events that have happened. What comes later is no part of the name, so a plan that
// differs only after a snapshot can go on from it: seeking, undoing and branching are the same
// operation.
//
// Holds   the run goes on from a snapshot with the same bits as if it had never stopped.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "cuesta/engine/observer.h"
#include "cuesta/engine/run.h"

namespace cuesta {

// Steps of one stage: a generator or filter is one.
std::int64_t ticks_of(const StagePlan& stage);
// Steps of the whole plan.
std::int64_t ticks_of(const Plan& plan);
// Steps done before a position, and back. A tick beyond the end is the end.
std::int64_t tick_of(const Plan& plan, const RunPosition& position);
RunPosition position_of(const Plan& plan, std::int64_t tick);

// The name of the state at a position of a plan; 64 hexadecimal digits. `input_sha256` as in Run.
std::string snapshot_name(const Plan& plan, const std::vector<std::string>& input_sha256,
                          const RunPosition& position);

// Whether the state may be recorded. It may not where everything has come to rest inside a stage:
// whether the stage ends there depends on the events to come.
bool can_record(const Run& run);
// Writes the state of `run` to `file` (atomically). The run must stand between steps.
void save_snapshot(const Run& run, const std::filesystem::path& file);

// Puts the state of `file` into `run`, which has done nothing yet and whose plan must give the
// snapshot the same name; Error if the file is damaged or belongs to another past.
void load_snapshot(Run& run, const std::filesystem::path& file, Observer& observer);

}  // namespace cuesta
