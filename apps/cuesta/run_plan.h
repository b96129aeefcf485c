// SPDX-License-Identifier: Apache-2.0
// What `run` and `refine` share: carrying a checked plan through to its files.
#pragma once

#include <functional>
#include <vector>

#include "command.h"
#include "cuesta/engine/run.h"

namespace cuesta::app {

// Options of a run beside those of its recipe.
std::vector<OptionRow> run_plan_options();

// Prepares, carries out and writes; `begin` is called with the run before its first step, or before
// a checkpoint is loaded into it. RecipeRefused passes through.
ExitCode run_plan(const Arguments& arguments, Plan plan, const std::function<void(Run&)>& begin);

}  // namespace cuesta::app
