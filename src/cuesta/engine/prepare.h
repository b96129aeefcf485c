// SPDX-License-Identifier: Apache-2.0
// From a checked plan to a run: everything that can fail because of the machine fails here, before
// an hour of work rather than after it.
//
// Reads the input files, refuses when the estimate exceeds the memory budget or the free disk
// space, makes sure the output directory can be written, and lays out the blocks.
#pragma once

#include <memory>

#include "cuesta/engine/observer.h"
#include "cuesta/engine/run.h"

namespace cuesta {

std::unique_ptr<Run> prepare_run(Plan plan, const RunOptions& options, Observer& observer);

}  // namespace cuesta
