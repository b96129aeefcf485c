// SPDX-License-Identifier: Apache-2.0
// From a checked plan to a run: everything that can fail because of the machine fails here, before
// an hour of work rather than after it.
//
// Looks at the input files, refuses when the estimate exceeds the memory budget or the free disk
// space, makes sure the output directory can be written, and lays out the blocks.
#pragma once

#include <memory>

#include "cuesta/engine/observer.h"
#include "cuesta/engine/run.h"

namespace cuesta {

// Why a recipe's input cannot be read, as far as its head tells; empty if it can.
std::string input_problem(const std::filesystem::path& file, const std::filesystem::path& recipe);

// Fills in plan.input_facts, for the memory plan. No Error: a file that cannot be opened has none.
void look_at_inputs(Plan& plan);

std::unique_ptr<Run> prepare_run(Plan plan, const RunOptions& options, Observer& observer);

}  // namespace cuesta
